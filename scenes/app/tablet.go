package app

import (
	"slices"
	"strings"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/sheet"
	room "knucklebones/scenes/screens/evening"
	"knucklebones/scenes/table"
)

// roomGame converts a game for the screens of an evening.
func roomGame(g *rules.Game) room.Game {
	return room.Game{ID: g.ID, Title: g.Title, Short: g.Short, Seats: g.Seats, Paint: motif(g).Draw}
}

// ticket converts a game of the evening for the tablet.
func (v *sitting) ticket(t evening.Ticket) room.Ticket {
	return room.Ticket{Game: roomGame(t.Game), Minutes: t.Minutes(len(v.e.Plan().Company))}
}

// A draft holds the rulesets of the games in a programme that are not played as usual: the
// screen knows only the games.
type draft struct{ rulesets map[string]string }

// ids converts the games of a programme to the strings by which the screen knows them.
func (d *draft) ids(list []evening.Ticket) (ids []string) {
	d.rulesets = map[string]string{}
	for _, t := range list {
		ids = append(ids, t.Game.ID)
		d.rulesets[t.Game.ID] = t.Ruleset
	}
	return ids
}

// tickets converts the screen's strings back to games; see ids.
func (d *draft) tickets(ids []string) (list []evening.Ticket) {
	for _, id := range ids {
		t := evening.TicketFor(games.Find(id))
		if r, ok := d.rulesets[id]; ok {
			t.Ruleset = r
		}
		list = append(list, t)
	}
	return list
}

// programme returns the screen on which an evening is planned, with these players or,
// if seats is nil, those of the last evening.
func (h *App) programme(seats []record.Seat) scenes.Scene {
	var d draft
	shelf := h.offered()
	deps := room.Deps{
		Minutes: func(id string, seats int) int { return evening.TicketFor(games.Find(id)).Minutes(seats) },
		Purse:   room.Range{Least: evening.LeastPurse, Most: evening.MostPurse, Step: evening.Loan}, Ante: evening.Ante,
		Plan:   room.Plan{Seats: usualCompany(), Purse: evening.UsualPurse},
		Unkept: h.kiosk == nil && !h.keepable(),
		Kinds:  computers(),
		Bets:   h.kiosk == nil,
		Start: func(p room.Plan) {
			h.startEvening(evening.Plan{Purse: p.Purse, Company: p.Seats, Games: d.tickets(p.Games), Bets: p.Bets})
		},
	}
	for _, g := range shelf {
		deps.Drawer = append(deps.Drawer, roomGame(g))
	}
	suggest := func(m evening.Mood, seats int) []string {
		list := evening.Suggest(m, shelf, seats, newSeed())
		if h.kiosk != nil {
			list = evening.Shorten(list, seats, h.kiosk.Guard.Config.Evening)
		}
		return d.ids(list)
	}
	for m := range evening.Mood(evening.Moods) {
		s := room.Suggestion{Name: m.Name(), Games: func(seats int) []string { return suggest(m, seats) }}
		if m == evening.HalfHour && h.kiosk != nil {
			s.Name = "As usual"
		}
		deps.Suggestions = append(deps.Suggestions, s)
	}
	if last, ok := h.lastPlan(); ok {
		deps.Plan.Seats, deps.Plan.Purse, deps.Plan.Bets = last.Company, last.Purse, last.Bets
		var was draft
		deps.Last = &room.Plan{Games: was.ids(last.Games), Seats: last.Company, Purse: last.Purse, Bets: last.Bets}
		deps.Changed = func(p room.Plan) {
			if slices.Equal(p.Games, deps.Last.Games) {
				d = was
			}
		}
	}
	if seats != nil {
		deps.Plan.Seats = seats
	}
	if h.kiosk != nil {
		deps.Most = h.kiosk.Guard.Config.Evening
	}
	deps.Plan.Games = suggest(evening.HalfHour, len(deps.Plan.Seats))
	for h.kiosk != nil && deps.Plan.Games == nil && len(deps.Plan.Seats) > evening.FewestSeats { // fewer are quicker
		deps.Plan.Seats = deps.Plan.Seats[:len(deps.Plan.Seats)-1]
		deps.Plan.Games = suggest(evening.HalfHour, len(deps.Plan.Seats))
	}
	return room.NewProgramme(h.Stack, deps)
}

// usualCompany returns the players that are suggested for a first evening.
func usualCompany() (seats []record.Seat) {
	for i, kind := range []string{record.Person, "hard", "medium", "easy"} {
		seats = append(seats, record.Seat{Name: usual[i].name, Kind: kind, Colour: usual[i].colour})
	}
	return seats
}

// computers returns the levels that a computer player can have for a whole evening.
func computers() (list []seating.Kind) {
	for id, about := range map[string]text.Text{
		"easy": "plays simply", "medium": "plays well", "hard": "plays very well", "master": "plays as well as it can",
	} {
		list = append(list, seating.Kind{ID: id, Word: rules.Level{ID: id}.Word(), About: about})
	}
	strength := func(k seating.Kind) int { return slices.Index([]string{"easy", "medium", "hard", "master"}, k.ID) }
	slices.SortFunc(list, func(a, b seating.Kind) int { return strength(a) - strength(b) })
	return list
}

// lastPlan returns the plan of the evening played last; ok is false if there is none.
func (h *App) lastPlan() (p evening.Plan, ok bool) {
	id := h.evenings.last()
	if id == "" || h.kiosk != nil { // a visitor finds nothing of the last
		return p, false
	}
	e, err := keptEvening{id: id}.read()
	if err != nil {
		return p, false
	}
	return e.Plan(), true
}

// you returns the seat of the only person in the company, if it has no name; else Nobody.
func (v *sitting) you() rules.Actor { return youIn(v.e.Plan().Company) }

// reader returns the reader that formats texts in which seats are those of the company.
func (v *sitting) reader() *text.Reader {
	return v.app.Stack.Reader(namesOf(v.e.Plan().Company), v.you())
}

// rows returns the rows of the tablet: the players by place, with their purses.
func (v *sitting) rows() (rows []room.Purse) {
	reader := v.reader()
	out := v.e.Out()
	for _, s := range v.e.Standing() {
		rows = append(rows, room.Purse{
			Seat: s.Seat, Name: reader.Called(s.Seat), Colour: v.e.Plan().Company[s.Seat].Colour,
			Place: s.Place, Coins: s.Purse, Change: s.Change, Loan: s.Loan, Out: out[s.Seat],
		})
	}
	return rows
}

// between returns the screen between two games of the evening, the tablet.
func (h *App) between() scenes.Scene {
	v := h.evening
	v.moment = ""
	b := room.NewBetween(h.Stack, v.standing())
	v.screen = b
	if s, err := v.playedGame(len(v.e.Played()) - 1); err == nil {
		r := review.New(s)
		v.work = func() bool {
			if !r.Step(lookNodes) {
				return false
			}
			if v.moment == "" {
				v.moment = h.moment(s, r)
				b.Show(v.standing())
			}
			return v.all.Step(lookNodes)
		}
		v.known = func() {}
	}
	return b
}

// standing returns the state of the evening as the tablet shows it.
func (v *sitting) standing() room.Standing {
	h, played := v.app, v.e.Played()
	last := len(played) - 1
	d := room.Standing{
		Reader: v.reader(), You: max(-1, int(v.you())), Last: played[last].Ticket.Game.Title,
		Played: len(played), Games: len(v.e.Games()), Rows: v.rows(), Moment: v.moment,
		Next: v.ticket(v.e.Next()), Choice: v.choice(), Loan: v.loan(),
		Play:    func() { h.playNext(h.Stack.Replace) },
		Stop:    func() { h.askStop() },
		Results: func() { h.showGame(last, 0) },
	}
	for _, p := range played {
		var colours []string
		for _, seat := range p.Winners {
			colours = append(colours, v.e.Plan().Company[seat].Colour)
		}
		d.Track = append(d.Track, colours)
	}
	return d
}

// choice returns the choice of the game after next for the tablet; nil if there is
// none.
func (v *sitting) choice() *room.Choice {
	seat, spare, ok := v.e.Choice()
	if !ok {
		return nil
	}
	at := len(v.e.Played()) + 1
	c := &room.Choice{
		Seat: seat, Colour: v.e.Plan().Company[seat].Colour, Name: v.reader().Called(seat), Person: v.e.IsPerson(seat),
		Number: at + 1, Tickets: [2]room.Ticket{v.ticket(v.e.Games()[at]), v.ticket(spare)},
		Choose: func(i int) { v.act(v.e.Choose(i == 1)) },
	}
	if v.e.Chosen() {
		c.Chosen = 1
	}
	return c
}

// loan returns the loan, for the tablet, that the first player needs who can't pay for
// the next game; nil if nobody does.
func (v *sitting) loan() *room.Loan {
	list := v.e.Debtors()
	if len(list) == 0 {
		return nil
	}
	d := list[0]
	l := &room.Loan{Seat: d.Seat, Coins: d.Lend, Lend: func() { v.act(v.e.Lend(d.Seat)) }}
	if d.MaySitOut {
		l.SitOut = func() { v.act(v.e.SitOut(d.Seat)) }
	}
	return l
}

// act stores and shows the result of an action between two games, or its error.
func (v *sitting) act(err error) {
	if err != nil {
		v.app.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	v.keep()
	if b, ok := v.screen.(*room.Between); ok {
		b.Show(v.standing())
	}
}

// mostMoment is the most letters of what is said of the biggest moment.
const mostMoment = 90

// moment returns short sentences about what turned a game.
func (h *App) moment(s *session.Session, r *review.Review) (said text.Text) {
	reader := h.Stack.Reader(s.Names(), s.You())
	lines := r.Lines()
	if len(lines) == 0 {
		return ""
	}
	letters := 0
	for _, sentence := range lines[0].Texts {
		words := reader.Format(sentence)
		if letters += utf8.RuneCountInString(words) + 1; letters > mostMoment+1 {
			break
		}
		said = text.Sentences(said, text.Raw(words))
	}
	return said
}

// eveningEnd returns the screen at the end of the evening.
func (h *App) eveningEnd() scenes.Scene {
	v := h.evening
	for range v.e.Played() { // of each game what is seen at a glance
		v.all.Step(1)
	}
	v.honours = v.all.List()
	v.screen = room.NewEnd(h.Stack, v.finale())
	v.work = func() bool { return v.all.Step(lookNodes) }
	v.known = func() {
		v.honours = v.all.List()
		v.screen.(*room.End).Show(v.finale())
	}
	return v.screen
}

// finale returns the content of the end of the evening, with the honours known so far.
func (v *sitting) finale() room.Finale {
	h := v.app
	f := room.Finale{
		Reader: v.reader(), You: max(-1, int(v.you())), Games: len(v.e.Played()), Planned: len(v.e.Games()), Minutes: int(v.took.Minutes() + 0.5),
		Rows: v.rows(), Again: func() { h.startEvening(v.e.Plan()) }, Share: h.shareEvening, Hall: h.Stack.Home,
		Results: func() { h.askGames() },
	}
	if v.past {
		f.Back = h.Stack.Pop
	}
	if h.kiosk != nil { // it ends when the time is up, and nobody takes a file home
		f.Planned, f.Share = f.Games, nil
	}
	for i := range f.Rows {
		r := &f.Rows[i]
		r.Coins -= r.Loan
		r.Change = r.Coins - v.e.Plan().Purse
	}
	reader := v.reader()
	for _, o := range v.honours {
		f.Honours = append(f.Honours, room.Honour{
			Head: o.Merit.Head(), Name: reader.Called(o.Seat), Colour: v.e.Plan().Company[o.Seat].Colour,
			Line: o.Line, Luck: o.Merit == evening.Luckiest || o.Merit == evening.Unluckiest, Watch: func() { h.showGame(o.Game, o.Step) },
		})
	}
	return f
}

// askGames opens the list of the evening's games with their results.
func (h *App) askGames() {
	over, ok := h.Stack.Top().(asker)
	if !ok {
		return
	}
	q := &sheet.Question{Title: "The games", Close: func() { over.Ask(nil) }}
	for i, p := range h.evening.e.Played() {
		q.Offer(text.Of("{0}. {1}", i+1, p.Ticket.Game.Title), "", false, func() { h.showGame(i, 0) })
	}
	over.Ask(q)
}

// lookBack continues reviewing the last game or the evening while its screen is shown,
// and computing the honours while a table is animated. It reports whether it wants
// another tick.
func (h *App) lookBack() (more bool) {
	v := h.evening
	if v == nil {
		return false
	}
	v.tellBets()
	if t, ok := h.Stack.Top().(*table.Table); ok && t.Session() == v.s && h.Stack.Moving() {
		h.Stack.WorkInFrame(func() bool { return v.all.Step(lookNodes) })
	}
	if v.work == nil || h.Stack.Top() != v.screen {
		return false
	}
	if !h.Stack.WorkInPause(v.work) {
		return true
	}
	known := v.known
	v.work, v.known = nil, nil
	known()
	return false
}

// reloadEvening reopens the evening that was open when the page was loaded again, and
// reports whether there was one.
func (h *App) reloadEvening() bool {
	id, ok := strings.CutPrefix(host.Playing(), eveningPrefix)
	if !ok {
		return false
	}
	e, ok := glanceAt(id)
	return ok && h.resumeEvening(e)
}
