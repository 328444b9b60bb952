package app

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/play/today"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
)

func itoa(n int) string { return strconv.Itoa(n) }

// over shows what follows a finished game: its result, or the next screen of its
// evening. The game is no longer saved. The button that led here is passed over where it is
// pressed once more.
func (h *App) over(s *session.Session) {
	defer h.Stack.Settle()
	if h.isOfEvening(s) {
		h.finishGame(s)
		return
	}
	if c := h.apartOf(s); c != nil {
		c.finish()
		return
	}
	var day today.Day
	var news text.Text
	var known func(review.Account)
	try := false
	if k := h.keeper; k != nil && k.s == s {
		news = h.enterAlbum(s, k.aided())
		known = h.enterOwn(s, k.aided())
		day, try = h.countDay(k)
		h.saves.drop(k.n)
		h.keeper = nil
	}
	h.ended(s)
	bests := h.enter(s)
	if try {
		h.Stack.Home()
		h.showDay(&dayPage{app: h, day: day, s: s, known: known})
		return
	}
	r := h.results(s, bests, known)
	r.Tell(news)
	h.Stack.Replace(r)
}

// enterOwn enters a finished game into the book, if it counts, and returns the function
// that takes its account later; nil if it doesn't count.
func (h *App) enterOwn(s *session.Session, lens bool) func(review.Account) {
	if !h.counts(s) {
		return nil
	}
	e, own := h.enterBook(s, lens), ownSeat(s)
	return func(a review.Account) {
		if a.Seat == own {
			h.enterAccount(s.Game().ID, e, a)
		}
	}
}

// results returns the screen with the result of a game. known gets the account of each
// person at this device.
func (h *App) results(s *session.Session, bests []results.List, known func(review.Account)) (r *results.Results) {
	reader := h.Stack.Reader(s.Names(), s.You())
	v := s.View(rules.Nobody)
	d := results.Data{
		Game:    s.Game().Title,
		Verdict: v.Prompt, Reason: v.Aside,
		Reader: reader, Coins: s.Game().Coined(s.Setup()), Unit: unit(v.Seats), Bests: bests, Wreath: crowned(s, bests),
		Again: func() { h.again(s) },
		Watch: func() { h.replay(h.watch(h.recorded(s))) },
		Hall:  h.Stack.Home,
		Log:   func() { r.Ask(table.Happened(s.Log(table.MostLines), func() { r.Ask(nil) })) },
		Share: func() { r.Ask(h.send(s, r.Ask)) },
		Fair:  func() { h.Stack.Push(h.fairPlay(s)) },
	}
	if h.kiosk != nil {
		d.Share = nil // a visitor takes no file home
	}
	if h.evening != nil {
		d.Again, d.Back = nil, h.Stack.Pop
	}
	if c := h.apartOf(s); c != nil {
		d.Again = c.again
		if c.note.Table { // the table invites
			d.Again = nil
		}
	}
	net := s.Position().Scores()
	for _, i := range order(v.Seats) {
		seat := v.Seats[i]
		row := results.Row{
			Name: reader.Called(i), Colour: s.Seats()[i].Colour, Figure: seat.Figure,
			Gain: net[i], Purse: seat.Purse, Won: seat.Won, Place: seat.Place,
		}
		if d.Coins && row.Figure == purse.Net(row.Gain) {
			row.Figure, seat.Unit = "", "" // the coins say it
		}
		if d.Unit == "" {
			row.Unit = seat.Unit
		}
		d.Rows = append(d.Rows, row)
	}
	d.Beside = h.beside(s)
	d.Sides = sides(s)
	look, part, luck, came, worst := h.look(s, known)
	d.Look, d.Part, d.Luck, d.Came = look, part, luck, came
	d.Costly = func() func() {
		step := worst()
		if step < 0 {
			return nil
		}
		return func() { h.replay(h.watchAt(h.recorded(s), step)) }
	}
	if s.Practice() {
		d.Reason = text.Sentences(d.Reason, "This was a practice game.")
	}
	r = results.New(h.Stack, d)
	return r
}

// replay shows a game over its result, to which it leads back.
func (h *App) replay(w *watcher) {
	w.result = h.Stack.Pop
	h.Stack.Push(w)
}

// lookNodes is the number of nodes for which a look back goes on between two looks at the
// clock.
const lookNodes = 100

// mostLook is the longest time for which luck and decisions of others than the person to whom
// the device belongs are worked out: where many play it would go on for minutes.
const mostLook = time.Minute

// look looks back on a game: first on luck and decisions of the person to whom the device
// belongs, then on how the game came, then on luck and decisions of all others. Luck and came
// say what is known, part which part of the look goes on, worst the step of that person's choice that cost most, or -1. Whoever
// leaves the result sooner has the first in the book all the same.
func (h *App) look(s *session.Session, known func(review.Account)) (look func() bool, part func() int, luck func() []text.Text, came func() []results.Line, worst func() int) {
	ledgers := ledgersOf(s)
	r := review.New(s, ledgers...)
	var lines []results.Line
	var begun time.Time // to look at the others
	first, reviewed := true, false
	own, costliest := ownSeat(s), -1
	account, luck := accounts(ledgers, func(a review.Account) {
		first = false
		if a.Seat == own {
			costliest = a.Worst.Step
		}
		if known != nil {
			known(a)
		}
	})
	if known != nil {
		h.ledger = func() bool { return !first || look() }
	}
	look = func() bool {
		switch {
		case first && !account(lookNodes):
		case !reviewed:
			if first, reviewed = false, r.Step(lookNodes); reviewed {
				lines, begun = linesOf(r), h.now()
			}
		case h.now().Sub(begun) > mostLook:
			return true
		default:
			return account(lookNodes)
		}
		return false
	}
	part = func() int {
		switch {
		case first:
			return 1
		case !reviewed:
			return 2
		}
		return results.Parts
	}
	return look, part, luck, func() []results.Line { return lines }, func() int { return costliest }
}

// workLedger goes on with luck and decisions of the game that was played last, until they are in
// the book, after its result was left. It reports whether it wants another tick.
func (h *App) workLedger() (more bool) {
	if _, ok := h.Stack.Top().(*results.Results); ok || h.ledger == nil { // the result does it
		return false
	}
	if h.Stack.WorkInFrame(h.ledger) {
		h.ledger = nil
		return false
	}
	return true
}

// linesOf returns what a review that is done says of how a game came.
func linesOf(r *review.Review) (list []results.Line) {
	for _, line := range r.Lines() {
		list = append(list, results.Line{Head: line.Head, Text: text.Sentences(line.Texts...)})
	}
	return list
}

// crowned reports whether the result shows a wreath: somebody has won. A game for one
// that anybody can finish counts as won if it was quicker than most, or than ever
// before here.
func crowned(s *session.Session, bests []results.List) bool {
	seats := s.View(rules.Nobody).Seats
	if len(seats) > 1 {
		return slices.ContainsFunc(seats, func(seat rules.SeatView) bool { return seat.Won })
	}
	best := func(l results.List) bool { return len(l.Bests) > 0 && l.Bests[0].New }
	won := func(e rules.Event) bool { return e.Mark == rules.Won || e.Mark == rules.Venus }
	return slices.ContainsFunc(bests, best) || s.Len() > 0 && slices.ContainsFunc(s.Events(s.Len()-1, rules.Nobody), won)
}

// unit returns the common unit of the figures of all seats, or "" if they differ.
func unit(seats []rules.SeatView) (all text.Text) {
	for _, s := range seats {
		one := cmp.Or(s.Units, s.Unit)
		if one != "" && all != "" && one != all {
			return ""
		}
		all = cmp.Or(all, one)
	}
	return all
}

// order returns the seats in the order of their places.
func order(seats []rules.SeatView) []int {
	list := make([]int, len(seats))
	for i := range list {
		list[i] = i
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(seats[a].Place, seats[b].Place) })
	return list
}

// counted is the number of last steps of a game that are searched for the sides its
// bones showed; only the longest games have more.
const counted = 10000

// sides counts what the bones of a game showed to those who cast them, and what
// to expect of them.
func sides(s *session.Session) []results.Side {
	var fell [4]int // by tali.Sides
	for i := max(0, s.Len()-counted); i < s.Len(); i++ {
		if s.Step(i).Move.Verb != rules.Cast {
			continue
		}
		_, h := tali.Fallen(s.At(i), s.At(i+1))
		for k, side := range tali.Sides {
			fell[k] += h.Count(side)
		}
	}
	weights, err := tali.WeightsOf(s.Setup().Options)
	if err != nil || fell == [4]int{} {
		return nil
	}
	var out []results.Side
	for k, side := range tali.Sides {
		if s.Game().Numbered {
			side = k + 1
		}
		out = append(out, results.Side{Label: text.Figure(side), Fell: fell[k], Share: float64(weights[k]) / 100})
	}
	return out
}

// again begins the next game with the same players.
func (h *App) again(s *session.Session) {
	h.sit(s.Game(), next(s), s.Seats(), manner{s.Practice(), s.Real()})
}

// next returns the setup of the game that follows a finished one: the purses and the
// pot as they are, and the next seat begins. A seat that can't pay gets a new purse.
func next(s *session.Session) rules.Setup {
	set := s.Setup()
	v := s.View(rules.Nobody)
	next := rules.Setup{Seats: set.Seats, Ruleset: set.Ruleset, Options: set.Options, First: (set.First + 1) % set.Seats}
	for _, seat := range v.Seats {
		purse := seat.Purse
		if purse < max(1, set.Options["ante"]) {
			purse = set.Options["purse"]
		}
		next.Purses = append(next.Purses, min(purse, rules.MaxPurse))
	}
	if set.Options["ante"] > 0 {
		next.Pot = left(s.Position().Coins(), v.Seats)
	}
	return next
}

// left returns the number of coins of a finished game that are in no purse, because
// they stay in the pot; at most rules.MaxPurse.
func left(coins int, seats []rules.SeatView) int {
	for _, seat := range seats {
		coins -= seat.Purse
	}
	return min(coins, rules.MaxPurse)
}

// save saves the record of a game as a file.
func (h *App) save(s *session.Session) {
	said, err := s.Export()
	if err != nil {
		h.Stack.ShowRefusal(text.Complaint(err))
		return
	}
	if err := host.SaveFile(s.Game().ID+".txt", "text/plain", []byte(said)); err != nil {
		h.Stack.ShowRefusal("The record can’t be saved here.")
		return
	}
	h.Stack.Toast("The record has been saved to a file.", true)
}

// offerSave adds to a question the choice to save the record of a game as a file.
func (h *App) offerSave(q *sheet.Question, s *session.Session) {
	q.Offer("Save the record", "The game as text, to keep or send", false, func() { h.save(s) })
}

// resetting returns the setup screen of a game as this one was set up.
func (h *App) resetting(s *session.Session) scenes.Scene {
	sc := h.Setup(s.Game())
	set, ok := sc.(*setup.Setup)
	if !ok || len(s.Seats()) < s.Game().Seats[0] { // a table for several is not set for one
		return sc
	}
	t := setup.Usual(s.Game())
	t.Seats, t.Ruleset = slices.Clone(s.Seats()), s.Setup().Ruleset
	t.Practice, t.Real = s.Practice(), s.Real()
	for i := range s.Game().Options {
		o := &s.Game().Options[i]
		t.Set(s.Game(), o, s.Setup().Options[o.ID])
	}
	*set.Table() = t
	return sc
}

// menu opens the menu over a table.
func (h *App) menu(t *table.Table) {
	s := t.Session()
	q := &sheet.Question{Title: s.Game().Title, Close: func() { t.Ask(nil) }}
	q.Offer("Rules", "", false, func() { h.Stack.Push(h.Rulebook(s.Game())) })
	q.Offer("What happened", "", false, t.ShowLog)
	if s.CanRedo() {
		q.Offer("Redo", "Repeat what you took back", false, t.Redo)
	}
	q.Offer("Settings", "", false, func() { h.Stack.Push(h.Settings()) })
	q.Offer("Fair play", "Check that nobody changes a throw", false, func() { h.Stack.Push(h.fairPlay(s)) })
	if h.kiosk == nil && h.apartOf(s) == nil {
		h.offerSave(q, s)
	}
	if s.Over() && h.kiosk == nil {
		q.Offer("Send this game", "As a link that contains the whole game", false, func() { t.Ask(h.send(s, t.Ask)) })
	}
	if !s.Practice() && !h.firm() && !h.isOfEvening(s) && h.apartOf(s) == nil {
		q.Offer("Practise", "You can take back throws; the record says so", false, func() { s.StartPractice(); h.Stack.Toast("From now on you can take back throws.", true) })
	}
	if host.CanFullscreen() && h.kiosk == nil {
		q.Offer("Full screen", "", host.Fullscreen(), func() { host.SetFullscreen(!host.Fullscreen()) })
	}
	switch {
	case h.isOfEvening(s):
		h.offerStop(q)
	case h.apartOf(s) != nil && h.apart.atTable():
		q.Offer("Leave the game", "It ends for everybody", false, func() { h.leaveTable(h.apart) })
	case h.apartOf(s) != nil:
		h.offerAtOnce(q, h.apartOf(s))
		q.Offer("Back to the hall", "This game will wait for you", false, h.Stack.Home)
	default:
		h.offerLeave(q, t)
	}
	t.Ask(q)
}

// offerLeave adds to the menu the choices to set up the table again or to leave it.
func (h *App) offerLeave(q *sheet.Question, t *table.Table) {
	waits := text.Text("This game will wait for you")
	if !h.keeps(t) {
		waits = "This game isn’t saved"
	}
	q.Offer("Set the table again", waits, false, func() { h.Stack.Replace(h.resetting(t.Session())) })
	q.Offer("Back to the hall", waits, false, h.Stack.Home)
}
