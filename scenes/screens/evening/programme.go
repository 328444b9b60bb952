package evening

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Programme is the screen on which an evening is put together.
type Programme struct {
	st      *scenes.Stack
	d       Deps
	plan    Plan
	kept    Plan // as it was when the page was listed last
	company company.List
	before  []record.Seat // who sat before a change by which a ticket no longer fits, or nil
	sits    bool          // on a narrow page: who sits is shown, and nothing else
	table   sheet.Table
	seating sheet.Sheet
	pics    compartment.Pictures
	ask     *sheet.Question
	drag    drag

	page, panel, chips, strip, drawer ui.Scroll
}

// NewProgramme returns the screen with the plan of d laid out.
func NewProgramme(st *scenes.Stack, d Deps) *Programme {
	m := &Programme{st: st, d: d, seating: sheet.Sheet{Most: 120}, chips: ui.Scroll{Across: true}, strip: ui.Scroll{Across: true}}
	m.company = company.List{
		Seats: &m.plan.Seats, Kinds: d.Kinds, Least: fewestSeats, Most: MostSeats, Added: record.Person, Narrow: 56,
		Ask: m.Ask, Changing: m.remember, Renewed: st.Invalidate,
	}
	if len(d.Kinds) > 0 {
		m.company.Added = d.Kinds[0].ID
	}
	m.take(d.Plan)
	m.kept = m.plan.copy()
	return m
}

// take shows a plan, without games that aren't on offer.
func (m *Programme) take(plan Plan) {
	m.plan, m.before = plan.copy(), nil
	m.plan.Games = slices.DeleteFunc(m.plan.Games, func(id string) bool { return m.game(id) == nil })
}

// copy returns a plan that shares nothing with p.
func (p Plan) copy() Plan {
	p.Games, p.Seats = slices.Clone(p.Games), slices.Clone(p.Seats)
	return p
}

// same reports whether two plans are equal.
func (p *Plan) same(o *Plan) bool {
	return slices.Equal(p.Games, o.Games) && slices.Equal(p.Seats, o.Seats) && p.Purse == o.Purse && p.Bets == o.Bets
}

// game returns the game on offer with that id, or nil.
func (m *Programme) game(id string) *Game {
	if i := m.place(id); i >= 0 {
		return &m.d.Drawer[i]
	}
	return nil
}

// place returns the index of a game in the drawer, or −1.
func (m *Programme) place(id string) int {
	return slices.IndexFunc(m.d.Drawer, func(g Game) bool { return g.ID == id })
}

// minutes returns the length of a game for those who sit.
func (m *Programme) minutes(id string) int { return m.d.Minutes(id, len(m.plan.Seats)) }

// all returns the length of the whole programme in minutes.
func (m *Programme) all() int { return m.lasts(len(m.plan.Seats)) }

// lasts returns the length of the whole programme in minutes with so many players.
func (m *Programme) lasts(seats int) (sum int) {
	for _, id := range m.plan.Games {
		sum += m.d.Minutes(id, seats)
	}
	return sum
}

// fullest returns the largest company that can play the whole programme.
func (m *Programme) fullest() int {
	seats := MostSeats
	for _, id := range m.plan.Games {
		seats = min(seats, m.game(id).Seats[1])
	}
	return seats
}

// fault returns a sentence about the first game that the present company can't play, or
// "".
func (m *Programme) fault() text.Text {
	for _, id := range m.plan.Games {
		if g := m.game(id); !g.fits(len(m.plan.Seats)) {
			return g.why(len(m.plan.Seats))
		}
	}
	return ""
}

// barred returns the reason why the evening cannot begin yet, or "".
func (m *Programme) barred() text.Text {
	if n := len(m.plan.Games); n < Fewest {
		return text.Of("Pick {0} more games.", text.Spelled(Fewest-n))
	}
	if !slices.ContainsFunc(m.plan.Seats, func(s record.Seat) bool { return s.Kind == record.Person }) {
		return "Give at least one seat to a person."
	}
	if n := m.all(); m.d.Most > 0 && n > m.d.Most {
		return text.Of("These games take {0} minutes, and an evening here has {1}.", n, m.d.Most)
	}
	return m.fault()
}

// change calls do, which changes the plan, and lays the page out again.
func (m *Programme) change(do func()) {
	m.company.Finish()
	do()
	m.st.Invalidate()
}

// keep calls Changed if the plan differs from the one it was last called with.
func (m *Programme) keep() {
	if m.plan.same(&m.kept) {
		return
	}
	m.kept = m.plan.copy()
	if m.d.Changed != nil {
		m.d.Changed(m.kept)
	}
}

// remember stores the present company, so that undo can restore it if the change makes
// a game impossible.
func (m *Programme) remember() {
	if m.fault() == "" {
		m.before = slices.Clone(m.plan.Seats)
	}
}

// undo restores the company that remember stored.
func (m *Programme) undo() {
	m.change(func() { m.plan.Seats, m.before = m.before, nil })
}

// pick adds a game to the programme, or takes it out.
func (m *Programme) pick(id string) {
	if slices.Contains(m.plan.Games, id) {
		m.remove(id)
		return
	}
	m.change(func() { m.plan.Games = append(m.plan.Games, id) })
	m.strip.Pos = 1 << 20 // the ticket is at the end
}

func (m *Programme) remove(id string) {
	m.change(func() {
		m.plan.Games = slices.DeleteFunc(m.plan.Games, func(other string) bool { return other == id })
	})
}

// move moves a ticket to another place.
func (m *Programme) move(id string, to int) {
	m.change(func() {
		from := slices.Index(m.plan.Games, id)
		m.plan.Games = slices.Insert(slices.Delete(m.plan.Games, from, from+1), to, id)
	})
}

// told announces the new place of a ticket.
func (m *Programme) told(id string) {
	m.st.Announce(text.Of("{0} is game {1}.", m.game(id).Title, 1+slices.Index(m.plan.Games, id)))
}

// suggest fills the programme with a suggestion.
func (m *Programme) suggest(s Suggestion) {
	list := s.Games(len(m.plan.Seats))
	if len(list) < Fewest {
		m.st.ShowRefusal(text.Of("There are not enough such games for {0} players.", text.Spelled(len(m.plan.Seats))))
		return
	}
	m.change(func() { m.plan.Games = list })
	m.strip.Pos = 0
	m.st.Announce(m.length())
}

// again sets the plan of the last evening as the plan of this one, and announces how
// long it takes.
func (m *Programme) again() {
	m.change(func() { m.take(*m.d.Last) })
	m.st.Announce(m.length())
}

// start begins the evening.
func (m *Programme) start() {
	m.company.Finish()
	m.d.Start(m.plan.copy())
}

// openTicket opens the question what to do with a ticket: to move, replace or remove
// it.
func (m *Programme) openTicket(id string) {
	i, g := slices.Index(m.plan.Games, id), m.game(id)
	q := &sheet.Question{Title: g.Title, Note: text.Of("Game {0} of {1}", i+1, len(m.plan.Games)), Close: func() { m.Ask(nil) }}
	if i > 0 {
		q.Offer("Move earlier", "", false, func() { m.move(id, i-1); m.told(id) })
	}
	if i < len(m.plan.Games)-1 {
		q.Offer("Move later", "", false, func() { m.move(id, i+1); m.told(id) })
	}
	q.Offer("Take it out", "", false, func() { m.remove(id) })
	m.Ask(q)
}

// explain opens a note about how an evening works.
func (m *Programme) explain() {
	m.Ask(&sheet.Question{
		Title: "How an evening goes", Close: func() { m.Ask(nil) },
		Lines: []text.Text{
			"You play the games one after another. Everyone keeps one purse for all of them.",
			m.antes(),
			"If you can’t pay, the house lends you coins, or you sit a game out. Loans are paid back at the end.",
			"Whoever has the fewest coins may choose the game after next from two.",
			"Whoever has the most coins at the end wins.",
		},
	})
}

// antes returns the sentence about what games cost that have no coins of their own.
func (m *Programme) antes() text.Text {
	return text.Of("Games without a pot cost {0} each. The winner takes them.", text.Coins(m.d.Ante))
}

// Ask opens a question over the screen; nil closes it.
func (m *Programme) Ask(q *sheet.Question) {
	m.ask = q
	m.st.Invalidate()
}

// Tick handles a held ticket, continues painting pictures, and reports whether the
// picture changed.
func (m *Programme) Tick() bool {
	return m.hold() || unpainted(m.st, &m.pics)
}

// Leave frees the cached pictures.
func (m *Programme) Leave() {
	m.pics.Drop()
	m.seating.Leave()
}

// Draw draws the page.
func (m *Programme) Draw(dst *ebiten.Image, p *ui.Page) {
	paint(m.st, &m.pics, func(i int) *Game { return &m.d.Drawer[i] })
	if m.seats(p) {
		m.seating.Draw(dst, p)
	} else {
		m.table.Draw(dst, p)
	}
	p.DrawItems(dst)
}
