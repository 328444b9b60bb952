// Package setup is the screen on which a table is set before a game: who
// sits, with which emblem, person or computer, and which rules hold.
package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// Deps holds the dependencies of the setup screen.
type Deps struct {
	Sit func(g *rules.Game, t Table)
	// Load and Save keep the last table of each game; host.Load and host.Save,
	// or nil where nothing is kept.
	Load  func(key string) ([]byte, error)
	Save  func(key string, data []byte) error
	Real  record.RealBones // for whom real bones are thrown, where the game can be played so and the table was not set before
	Firm  bool             // no move is taken back, so there is no practice
	Purse int              // coins of a seat, where the table was not set before; 0 for the game's usual
	// Own is how bones of one's own fall, and in a few words how that is known; empty
	// if it is not. Measure finds out, and calls use if they are to be played with.
	Own     func() (w tali.Weights, how text.Text)
	Measure func(use func(w tali.Weights))
	// Apart returns an error, in words for players, if the game cannot be played with people
	// on other devices as the table is set; nil where that is not offered. NotApart is why the
	// game can never be played so; empty if it can.
	Apart    func(g *rules.Game, t *Table) error
	NotApart text.Text
	// Phone says that one person can play on a phone that this screen's camera sees, and
	// nobody else on another device.
	Phone bool
	// Lesson opens the lesson of the game; nil if there is none, or the people here need
	// none.
	Lesson func()
	New    bool // the game is new to the people here: they are not asked what only regulars want
}

// A Setup is the screen.
type Setup struct {
	st       *scenes.Stack
	g        *rules.Game
	deps     Deps
	t        Table
	sheet    sheet.Sheet
	ask      *sheet.Question
	unfolded bool // the rules are shown
	reveal   bool // and have just been unfolded: they are to come into sight
	company  company.List
	marks    [rules.Provenances]bool // those that stand beside rules on the page
}

// New returns the setup screen of a game, with the table of last time or the usual one.
func New(st *scenes.Stack, g *rules.Game, d Deps) *Setup {
	s := &Setup{st: st, g: g, deps: d, t: Usual(g), sheet: sheet.Sheet{Full: true}}
	s.company = s.seatList()
	s.t.Fill(g, d.Purse)
	s.t.Throw(g, d.Real)
	if d.Load == nil {
		return s
	}
	if b, err := d.Load(s.key()); err == nil {
		if t, err := Read(b, g); err == nil {
			s.t = t
		}
	}
	if d.Apart == nil || d.NotApart != "" {
		company.Gather(s.t.Seats)
	}
	return s
}

func (s *Setup) key() string { return "table " + s.g.ID }

// Game returns the game the table is set for.
func (s *Setup) Game() *rules.Game { return s.g }

// Table returns the table as it is set now.
func (s *Setup) Table() *Table { return &s.t }

// Lay lays out the page: who sits, the rules, and the way on.
func (s *Setup) Lay(p *ui.Page) {
	p.Title = text.Of("Set the table: {0}", s.g.Title)
	left, right := s.sheet.Begin(p, s.rail())
	if s.sheet.Wide() {
		s.sheet.Title(p, s.g.Title, s.g.Line, true)
	} else {
		left.Title(s.g.Title, s.g.Line, p.Shape == ui.Portrait)
	}
	s.laySeats(p, left)
	switch {
	case s.sheet.Wide():
		s.layManner(p, left)
		s.layRules(p, right, left)
	case s.t.Apart():
		s.layManner(p, left)
		s.layRules(p, left, left)
	default:
		left.Gap(5)
		s.layRules(p, left, left)
		s.layManner(p, left)
	}
	s.sheet.End(p, "Set the table", s.st.Pop, ui.Item{ID: "book", Label: "Rules", Icon: "book", Do: s.book})
	if s.ask != nil {
		s.ask.Lay(p)
	}
}

func (s *Setup) book() { s.st.Push(s.st.Screens.Rulebook(s.g)) }

func (s *Setup) rail() *sheet.Rail {
	r := &sheet.Rail{Aside: s.t.summary(s.g)}
	r.Primary = ui.Item{ID: "sit", Text: "Sit down", Do: s.sit}
	if s.deps.Lesson != nil {
		r.Seconds = []ui.Item{{ID: "lesson", Text: "Learn it: 1 minute", Do: s.deps.Lesson}}
	}
	if s.t.Apart() {
		r.Seconds, r.Aside = nil, text.Of("First you send {0} an invitation", s.elsewhere())
		if s.g.Skilled() || s.deps.Phone {
			r.Aside = text.Of("First you connect with {0}", s.elsewhere())
		}
	}
	if why := s.fault(); why != "" {
		r.Primary.Disabled, r.Primary.Why, r.Aside = true, why, why
	}
	return r
}

// copy returns a table that shares nothing with t.
func (t *Table) copy() Table {
	c := *t
	c.Options = map[string]int{}
	for id, v := range t.Options {
		c.Options[id] = v
	}
	c.Seats = append([]record.Seat(nil), t.Seats...)
	return c
}

// Sit begins the game as it is set up, if it can be played so.
func (s *Setup) Sit() {
	if s.fault() == "" {
		s.sit()
	}
}

// fault returns a sentence that says why the game cannot start yet; empty if it can.
func (s *Setup) fault() text.Text {
	if why := s.t.Fault(s.g); why != "" || !s.t.Apart() || s.deps.Apart == nil {
		return why
	}
	if err := s.deps.Apart(s.g, &s.t); err != nil {
		return text.Complaint(err)
	}
	return ""
}

// elsewhere returns the names of the players on other devices.
func (s *Setup) elsewhere() text.Text {
	var list []text.Text
	_, of := s.t.Split()
	for i, d := range of {
		if d > 0 {
			list = append(list, text.Raw(s.t.Seats[i].Name))
		}
	}
	return text.And(list...)
}

// sit stores the table for next time and begins the game.
func (s *Setup) sit() {
	s.company.Finish()
	if s.deps.Save != nil {
		if err := s.deps.Save(s.key(), s.t.Write()); err != nil {
			s.st.Toast("This table can’t be saved for next time.", false)
		}
	}
	if s.deps.Sit != nil {
		s.deps.Sit(s.g, s.t.copy())
	}
}

// Tick returns false, since nothing on the screen moves.
func (s *Setup) Tick() bool { return false }

// Leave frees the cached pictures.
func (s *Setup) Leave() { s.sheet.Leave() }

// Draw draws the page.
func (s *Setup) Draw(dst *ebiten.Image, p *ui.Page) {
	s.sheet.Draw(dst, p)
	p.DrawItems(dst)
}

// changed returns words for the number of options that differ from the usual.
func (s *Setup) changed() text.Text {
	if n := len(s.t.Options); n > 0 {
		return text.Of("{0} changed", n)
	}
	return "as usual"
}
