package evening

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/scenestest"
	"knucklebones/sprites/palette"
)

func nothing() {}

// game is a game for so many.
func game(id string, least, most int) Game {
	return Game{ID: id, Title: text.Raw("The Game of " + id), Short: text.Raw(id), Seats: [2]int{least, most}, Paint: func(*ebiten.Image, float64, float64, float64, float64) {}}
}

// deps returns the dependencies of a programme with five games and four players.
func deps() Deps {
	d := Deps{
		Minutes: func(id string, seats int) int { return len(id) + seats },
		Kinds:   []company.Kind{{ID: "easy", Word: "Easy", About: "plays at random"}, {ID: "hard", Word: "Sly", About: "bluffs"}},
		Suggestions: []Suggestion{
			{"Half an hour", func(int) []string { return []string{"ludus", "tali", "senate"} }},
			{"Liars’ night", func(int) []string { return nil }},
		},
		Purse: Range{10, 200, 10}, Ante: 3, Bets: true, Start: func(Plan) {},
	}
	for _, id := range strings.Fields("ludus tali senate circus augustus tropa vultures skiffs oneandtwenty par olympus hounds odds boneace") {
		d.Drawer = append(d.Drawer, game(id, 2, 8))
	}
	d.Drawer[3].Seats, d.Drawer[4].Seats, d.Drawer[5].Seats, d.Drawer[6].Seats = [2]int{2, 4}, [2]int{1, 1}, [2]int{2, 2}, [2]int{5, 8}
	d.Plan = Plan{Games: strings.Fields("ludus tali circus par boneace"), Seats: seats(4), Purse: 40}
	return d
}

func seats(n int) (list []record.Seat) {
	for i := range n {
		list = append(list, record.Seat{Name: []string{"", "Livia", "Maximilianus"}[min(i, 2)], Kind: []string{record.Person, "hard"}[i%2], Colour: palette.Players[i].Name})
	}
	return list
}

func laid(size [3]float64, letters int, open func(st *scenes.Stack) scenes.Scene) *scenes.Stack {
	st := scenestest.Stack(size, letters)
	st.Push(open(st))
	st.Step()
	return st
}

func programme(d Deps) (*Programme, *scenes.Stack) {
	var m *Programme
	st := laid([3]float64{1280, 800, 1}, 0, func(st *scenes.Stack) scenes.Scene { m = NewProgramme(st, d); return m })
	return m, st
}

func TestLayProgramme(t *testing.T) {
	for _, n := range []int{2, 4, 8} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
			d := deps()
			d.Plan.Seats, d.Unkept, d.Last = seats(n), true, &d.Plan
			return NewProgramme(st, d)
		}, "book", "close", "ticket tali", "answer 1", "ticket tali", "close", "suggestion 1", "purse more", "bets")
	}
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
		d := deps()
		d.Plan.Games, d.Suggestions = nil, nil
		return NewProgramme(st, d)
	}, "ludus")
}

// On a narrow page who sits is a page of its own.
func TestLaySeats(t *testing.T) {
	for _, size := range [][3]float64{{390, 844, 2}, {390, 664, 2}, {844, 390, 2}, {320, 480, 1}} {
		for _, letters := range []int{0, 3} {
			st := laid(size, letters, func(st *scenes.Stack) scenes.Scene { return NewProgramme(st, deps()) })
			for _, id := range []string{"seats", "add", "seat 5 kind", "answer 2", "seat 1 name", "done", "seats", "undo"} {
				if st.Page().Find(id) == nil {
					t.Errorf("%v: there is no %q", size, id)
				}
				st.Use(id)
				st.Step()
				for _, f := range st.Page().Faults() {
					t.Errorf("%v, letters %d, after %s: %s", size, letters, id, f)
				}
			}
		}
	}
}

func TestDraw(t *testing.T) {
	for _, open := range []func(st *scenes.Stack) scenes.Scene{
		func(st *scenes.Stack) scenes.Scene { return NewProgramme(st, deps()) },
		func(st *scenes.Stack) scenes.Scene { return NewBetween(st, standing(4)) },
		func(st *scenes.Stack) scenes.Scene { return NewBetween(st, standing(8)) },
		func(st *scenes.Stack) scenes.Scene { return NewEnd(st, finale(4)) },
	} {
		scenestest.Draw(t, open)
	}
}

// Once all pictures are painted and the celebration is over nothing is drawn.
func TestRest(t *testing.T) {
	for name, open := range map[string]func(st *scenes.Stack) scenes.Scene{
		"programme": func(st *scenes.Stack) scenes.Scene { return NewProgramme(st, deps()) },
		"between":   func(st *scenes.Stack) scenes.Scene { return NewBetween(st, standing(4)) },
		"end":       func(st *scenes.Stack) scenes.Scene { return NewEnd(st, finale(4)) },
	} {
		st := laid([3]float64{1280, 800, 1}, 0, open)
		dst := ebiten.NewImage(1280, 800)
		for range 240 {
			st.Step()
		}
		st.Draw(dst)
		for range 3 {
			if st.Top().Tick() {
				t.Errorf("%s: it never rests", name)
			}
		}
		dst.Deallocate()
	}
}

// ids are the names of the items in their order.
func ids(p *ui.Page) (list []string) {
	for _, it := range p.Items {
		list = append(list, it.ID)
	}
	return list
}

// inOrder reports whether these items are on the page in this order.
func inOrder(p *ui.Page, want ...string) error {
	at := -1
	for _, id := range want {
		next := slices.Index(ids(p), id)
		if next <= at {
			return fmt.Errorf("%q is at %d, after %d, in %q", id, next, at, ids(p))
		}
		at = next
	}
	return nil
}

// spoken returns the name of an item as a screen reader says it.
func spoken(p *ui.Page, id string) string {
	if it := p.Find(id); it != nil {
		return p.Spoken(it.Label)
	}
	return "nothing"
}

// What matters comes first, and the rest in the order in which it is done.
func TestProgrammeIsRead(t *testing.T) {
	d := deps()
	d.Last = &d.Plan
	_, st := programme(d)
	p := st.Page()
	if err := inOrder(p, "summary", "suggestion 1", "ticket ludus", "remove ludus", "ticket boneace", "ludus", "boneace", "seat 1 name", "seat 4 kind", "add", "purse", "purse less", "purse more", "bets", "length", "start", "last", "back", "book"); err != nil {
		t.Error(err)
	}
	for id, want := range map[string]string{
		"summary":      "An evening. 5 games, about 45 minutes, four seats.",
		"ticket tali":  "2. The Game of tali, 8 minutes. Move it or take it out",
		"remove tali":  "Take The Game of tali out",
		"tali":         "The Game of tali, 8 minutes",
		"purse":        "The purse: 40 coins for each player",
		"length":       "5 games, about 45 min with four players",
		"suggestion 1": "Half an hour",
	} {
		if got := spoken(p, id); got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
	for id, want := range map[string]string{"tali": "game 2", "senate": "not picked", "augustus": "for one", "tropa": "for two", "vultures": "from five"} {
		if it := p.Find(id); p.Spoken(it.Value) != want || it.Disabled == (want == "game 2" || want == "not picked") {
			t.Errorf("%s is %q, disabled %v", id, p.Spoken(it.Value), it.Disabled)
		}
	}
}

// Too few games bar the evening and say how many are missing; too many cannot be picked.
func TestPick(t *testing.T) {
	d := deps()
	d.Plan.Games = nil
	var begun *Plan
	d.Start = func(p Plan) { begun = &p }
	m, st := programme(d)
	for i, id := range []string{"ludus", "tali", "senate", "circus", "skiffs", "par", "olympus"} {
		why := []string{"Pick three more games.", "Pick two more games.", "Pick one more game."}
		it := st.Page().Find("start")
		if barred := i < Fewest; it.Disabled != barred || barred && st.Page().Spoken(it.Why) != why[i] {
			t.Errorf("with %d games the way on is %+v", i, it)
		}
		st.Use("start")
		if (begun != nil) != (i >= Fewest) {
			t.Errorf("with %d games the evening begins: %v", i, begun != nil)
		}
		st.Use(id)
		st.Step()
	}
	if it := st.Page().Find("hounds"); !it.Disabled || it.Why == "" || len(m.plan.Games) != Most {
		t.Errorf("with %d games an eighth is %+v", len(m.plan.Games), it)
	}
	st.Use("ludus")
	st.Step()
	st.Use("remove tali")
	st.Step()
	if want := strings.Fields("senate circus skiffs par olympus"); !slices.Equal(m.plan.Games, want) {
		t.Errorf("left are %q", m.plan.Games)
	}
	st.Use("start")
	if !slices.Equal(begun.Games, m.plan.Games) {
		t.Errorf("%q begin", begun.Games)
	}
}

// Tickets are moved by their dialog.
func TestMove(t *testing.T) {
	m, st := programme(deps())
	said := ""
	st.Listen(func(s string) { said = s }, nothing)
	for _, c := range []struct{ use, want, said string }{
		{"ticket tali,answer 1", "tali ludus circus par boneace", "The Game of tali is game 1."},
		{"ticket tali,answer 1", "ludus tali circus par boneace", "The Game of tali is game 2."},
		{"ticket boneace,answer 1", "ludus tali circus boneace par", "The Game of boneace is game 4."},
		{"ticket circus,answer 3", "ludus tali boneace par", ""},
	} {
		said = ""
		for _, id := range strings.Split(c.use, ",") {
			st.Use(id)
			st.Step()
		}
		if got := strings.Join(m.plan.Games, " "); got != c.want || said != c.said {
			t.Errorf("after %s: %s, and %q is heard", c.use, got, said)
		}
	}
}

// A drag is a way of the pointer from the middle of a ticket, in pixels, after so many
// ticks.
func pull(st *scenes.Stack, id string, dx, dy float64, wait int) {
	it := st.Page().Find("ticket " + id)
	x, y := it.Rect.Center()
	it.Drag(ui.Drag{X: x, Y: y, Phase: ui.Take})
	for range wait {
		st.Step()
	}
	for i := range 10 {
		k := float64(i+1) / 10
		st.Page().Find("ticket " + id).Drag(ui.Drag{X: x + k*dx, Y: y + k*dy, Phase: ui.Move})
		st.Step()
	}
	st.Page().Find("ticket " + id).Drag(ui.Drag{X: x + dx, Y: y + dy, Phase: ui.Release})
	st.Step()
}

// A ticket that is dragged takes the place where it is let go; a press without moving
// opens its dialog.
func TestDrag(t *testing.T) {
	m, st := programme(deps())
	pitch := m.drag.pitch
	pull(st, "ludus", 2.1*pitch, 5, 0)
	if got := strings.Join(m.plan.Games, " "); got != "tali circus ludus par boneace" {
		t.Errorf("the first was dragged to the third place: %s", got)
	}
	pull(st, "boneace", -9*pitch, 0, 0)
	if got := strings.Join(m.plan.Games, " "); got != "boneace tali circus ludus par" {
		t.Errorf("the last was dragged to the left: %s", got)
	}
	pull(st, "par", 1, 0, 0)
	if p := st.Page(); p.Spoken(p.Dialog) != "The Game of par" {
		t.Errorf("a press opens %q", p.Spoken(p.Dialog))
	}
}

// Where the tickets scroll a drag scrolls them, unless the ticket was held for a moment.
func TestDragOnAPhone(t *testing.T) {
	var m *Programme
	st := laid([3]float64{390, 844, 2}, 0, func(st *scenes.Stack) scenes.Scene { m = NewProgramme(st, deps()); return m })
	pitch := m.drag.pitch
	pull(st, "tali", -pitch, 0, 0)
	if got := strings.Join(m.plan.Games, " "); got != "ludus tali circus par boneace" || m.strip.Pos < 0.8*pitch {
		t.Errorf("after a stroke the order is %s, scrolled by %.0f", got, m.strip.Pos)
	}
	pull(st, "tali", 0, -300, 0)
	if m.page.Pos < 100 {
		t.Errorf("after a stroke upwards the page is scrolled by %.0f", m.page.Pos)
	}
	m.page.Pos, m.strip.Pos = 0, 0
	st.Invalidate()
	st.Step()
	pull(st, "ludus", 1.1*pitch, 0, holdTicks+1)
	if got := strings.Join(m.plan.Games, " "); got != "tali ludus circus par boneace" {
		t.Errorf("after holding and dragging the order is %s", got)
	}
}

// A seat that makes a ticket impossible says so, bars the evening, and can be taken back.
func TestSeatThatDoesNotFit(t *testing.T) {
	m, st := programme(deps())
	st.Use("add")
	st.Step()
	p := st.Page()
	const why = "The Game of circus is for up to four players."
	if it := p.Find("start"); !it.Disabled || p.Spoken(it.Why) != why || !strings.Contains(spoken(p, "length"), why) || !strings.Contains(spoken(p, "ticket circus"), "up to four") {
		t.Errorf("the way on is %+v", it)
	}
	if it := p.Find("circus"); it.Disabled {
		t.Error("the ticket cannot be taken out at the drawer")
	}
	st.Use("undo")
	st.Step()
	if st.Page().Find("undo") != nil || st.Page().Find("start").Disabled || len(m.plan.Seats) != 4 {
		t.Errorf("after Undo there are %d seats", len(m.plan.Seats))
	}
	st.Use("add")
	st.Step()
	st.Use("circus")
	st.Step()
	if st.Page().Find("undo") != nil || st.Page().Find("start").Disabled || len(m.plan.Seats) != 5 {
		t.Error("without the ticket the evening is still barred")
	}
}

// Somebody has to be there.
func TestOnlyComputers(t *testing.T) {
	d := deps()
	d.Plan.Seats = seats(2)
	_, st := programme(d)
	for _, id := range []string{"seat 1 kind", "answer 2"} {
		st.Use(id)
		st.Step()
	}
	if it := st.Page().Find("start"); !it.Disabled || st.Page().Spoken(it.Why) != "Give at least one seat to a person." {
		t.Errorf("two computers begin: %+v", it)
	}
}

// A suggestion fills all tickets; one that is not to be had with these seats says so.
func TestSuggest(t *testing.T) {
	m, st := programme(deps())
	st.Use("suggestion 1")
	if got := strings.Join(m.plan.Games, " "); got != "ludus tali senate" {
		t.Errorf("the suggestion lays out %s", got)
	}
	said := ""
	st.Listen(func(s string) { said = s }, nothing)
	st.Use("suggestion 2")
	if len(m.plan.Games) != 3 || said != "There are not enough such games for four players." {
		t.Errorf("after one that is not to be had there are %q, and %q is heard", m.plan.Games, said)
	}
}

// Whatever is changed is told once; the last evening is laid out again whole, without
// games that are gone.
func TestKept(t *testing.T) {
	d := deps()
	var kept []Plan
	d.Changed = func(p Plan) { kept = append(kept, p) }
	d.Last = &Plan{Games: []string{"tali", "gone", "par", "senate"}, Seats: seats(2), Purse: 90, Bets: true}
	m, st := programme(d)
	for _, id := range []string{"purse more", "bets", "senate", "seat 2 colour", "add", "last"} {
		n := len(kept)
		st.Use(id)
		st.Step()
		st.Step()
		if len(kept) != n+1 || !kept[n].same(&m.plan) {
			t.Errorf("%s is told %d times", id, len(kept)-n)
		}
	}
	if want := (Plan{[]string{"tali", "par", "senate"}, seats(2), 90, true}); !m.plan.same(&want) {
		t.Errorf("the last evening is %+v", m.plan)
	}
}

// standing is after two games of five, for so many.
func standing(n int) Standing {
	s := Standing{
		You: 0, Last: "Liar’s Tali", Played: 2, Games: 5, Moment: "Somebody doubted five threes, and there were four: the pot is theirs.",
		Next: Ticket{game("boneace", 2, 8), 8}, Track: [][]string{{palette.Players[0].Name}, {palette.Players[1].Name, palette.Players[0].Name}},
		Play: nothing, Stop: nothing, Results: nothing,
	}
	names := make([]string, n)
	for i, seat := range seats(n) {
		names[i] = seat.Name
	}
	s.Reader = text.NewReader(text.English, names, func(seat int) bool { return seat == 0 })
	for i := range n {
		s.Rows = append(s.Rows, Purse{Seat: (i + 1) % n, Name: s.Reader.Called((i + 1) % n), Colour: palette.Players[(i+1)%n].Name, Place: i + 1, Coins: 52 - 4*i, Change: 12 - 6*i})
	}
	last := s.Rows[n-1]
	s.Choice = &Choice{Seat: last.Seat, Colour: last.Colour, Name: last.Name, Person: true, Number: 4, Choose: func(int) {},
		Tickets: [2]Ticket{{game("circus", 2, 4), 10}, {game("skiffs", 2, 8), 9}}}
	return s
}

func TestLayBetween(t *testing.T) {
	for _, n := range []int{2, 4, 8} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewBetween(st, standing(n)) }, "choose 2")
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
			s := standing(n)
			s.Loan = &Loan{Seat: 0, Coins: 10, Lend: nothing, SitOut: nothing}
			s.Rows[0].Coins, s.Rows[0].Loan, s.Rows[n-1].Out = 9999, 20, true
			return NewBetween(st, s)
		})
	}
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
		s := standing(2)
		s.Choice, s.Moment, s.Results = nil, "", nil
		return NewBetween(st, s)
	})
}

// The standing is heard first, then each purse, what happened and what is asked.
func TestBetweenIsRead(t *testing.T) {
	s := standing(4)
	st := laid([3]float64{1280, 800, 1}, 0, func(st *scenes.Stack) scenes.Scene { return NewBetween(st, s) })
	p := st.Page()
	if err := inOrder(p, "standing", "row 1", "row 4", "moment", "next", "choice", "choose 1", "choose 2", "track", "play", "stop", "back", "results"); err != nil {
		t.Error(err)
	}
	for id, want := range map[string]string{
		"standing": "After game 2 of 5. Livia leads with 52 coins, +12. You are fourth with 40.",
		"row 1":    "Place 1: Livia, 52 coins, +12 in Liar’s Tali",
		"next":     "Game 3, next: The Game of boneace, about 8 min",
		"choice":   "You have the fewest coins, so you may choose game 4. If not, The Game of circus stays.",
		"choose 1": "The Game of circus, 10 minutes, as planned",
		"choose 2": "The Game of skiffs, 9 minutes",
		"track":    "Game 1: won by you. Game 2: won by Livia and you. Next is game 3 of 5.",
		"play":     "Play The Game of boneace",
	} {
		if got := spoken(p, id); got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
	s.Rows[1].Place, s.Rows[1].Coins, s.Choice.Person = 1, 52, false
	st = laid([3]float64{390, 844, 2}, 0, func(st *scenes.Stack) scenes.Scene { return NewBetween(st, s) })
	if got := spoken(st.Page(), "standing"); got != "After game 2 of 5. Livia and Maximilianus lead with 52 coins each. You are fourth with 40." {
		t.Errorf("two who lead are %q", got)
	}
	if st.Page().Find("choose 1") != nil || spoken(st.Page(), "chosen") != "The Game of circus, 10 minutes, as planned" {
		t.Error("what a computer has chosen can be changed")
	}
}

// The one with the fewest coins chooses; the game goes on only when whoever lacks coins
// has been asked.
func TestChooseAndLend(t *testing.T) {
	s := standing(4)
	played, chosen, lent := 0, -1, 0
	s.Play = func() { played++ }
	s.Loan = &Loan{Seat: 3, Coins: 10, Lend: func() { lent++ }}
	s.Rows[slices.IndexFunc(s.Rows, func(r Purse) bool { return r.Seat == 3 })].Coins = 0
	var b *Between
	s.Choice.Choose = func(i int) { chosen = i; s.Choice.Chosen = i; b.Show(s) }
	st := laid([3]float64{1280, 800, 1}, 0, func(st *scenes.Stack) scenes.Scene { b = NewBetween(st, s); return b })
	p := st.Page()
	if got := spoken(p, "loan"); got != "Maximilianus is out of coins. Lend 10?" || p.Find("sit out") != nil {
		t.Errorf("%q is asked", got)
	}
	st.Use("play")
	st.Use("lend")
	s.Loan = nil
	b.Show(s)
	st.Step()
	if played != 0 || lent != 1 {
		t.Errorf("played %d times, lent %d times", played, lent)
	}
	st.Use("choose 2")
	st.Step()
	if chosen != 1 || !st.Page().Find("choose 2").Selected || st.Page().Find("choose 1").Selected {
		t.Errorf("chosen is %d", chosen)
	}
	if st.Use("play"); played != 1 {
		t.Error("the next game does not begin")
	}
}

func finale(n int) Finale {
	f := Finale{You: 0, Games: 5, Planned: 5, Minutes: 48, Rows: standing(n).Rows, Reader: standing(n).Reader, Again: nothing, Share: nothing, Hall: nothing, Results: nothing}
	for i, head := range []text.Text{"Biggest pot", "Luckiest", "Best decision", "Unluckiest"} {
		f.Honours = append(f.Honours, Honour{Head: head, Name: f.Rows[0].Name, Colour: f.Rows[0].Colour, Line: "24 in a game with a rather long name", Luck: i == 1, Watch: []func(){nothing, nil}[i%2]})
	}
	return f
}

func TestLayEnd(t *testing.T) {
	for _, n := range []int{2, 4, 8} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewEnd(st, finale(n)) }, "honour 1")
	}
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
		f := finale(4)
		f.Games, f.Honours, f.Again, f.Share = 2, nil, nil, nil
		f.Rows[0].Loan, f.Rows[0].Coins = 30, 9999
		return NewEnd(st, f)
	})
}

// The verdict says who won, with how much, and how much more than the one who cares most.
func TestVerdict(t *testing.T) {
	for want, change := range map[string]func(f *Finale){
		"Livia wins the evening with 52 coins, 12 more than you.":                              func(f *Finale) {},
		"Livia wins the evening with 52 coins, 4 more than Maximilianus.":                      func(f *Finale) { f.You = -1 },
		"You win the evening with 52 coins, 4 more than Maximilianus.":                         func(f *Finale) { f.Rows[0].Seat = 0; f.Rows[3].Seat = 1 },
		"Livia and Maximilianus share the evening with 52 coins each, 12 more than you.":       func(f *Finale) { f.Rows[1].Place, f.Rows[1].Coins = 1, 52 },
		"Livia leads the evening with 52 coins, 12 more than you. Stopped after 3 of 5 games.": func(f *Finale) { f.Games = 3 },
		"Livia, Maximilianus, Maximilianus and you share the evening with 40 coins each.": func(f *Finale) {
			for i := range f.Rows {
				f.Rows[i].Place, f.Rows[i].Coins = 1, 40
			}
		},
	} {
		f := finale(4)
		change(&f)
		st := laid([3]float64{1280, 800, 1}, 0, func(st *scenes.Stack) scenes.Scene { return NewEnd(st, f) })
		if got := spoken(st.Page(), "verdict"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestEndIsRead(t *testing.T) {
	st := laid([3]float64{1280, 800, 1}, 0, func(st *scenes.Stack) scenes.Scene { return NewEnd(st, finale(4)) })
	p := st.Page()
	if err := inOrder(p, "verdict", "row 1", "row 4", "honour 1", "honour 4", "again", "hall", "share", "back", "results"); err != nil {
		t.Error(err)
	}
	if got := spoken(p, "honour 1"); got != "Biggest pot: Livia. 24 in a game with a rather long name. Watch it" {
		t.Errorf("the first honour is %q", got)
	}
	if spokenLuck := slices.ContainsFunc(p.Items, func(it ui.Item) bool { return strings.HasPrefix(p.Spoken(it.Label), "Luck is ") }); !spokenLuck {
		t.Error("luck is not explained")
	}
	if got := spoken(p, "row 4"); got != "Place 4: You, 40 coins, −6 in the evening" {
		t.Errorf("the last row is %q", got)
	}
}

// The end is celebrated once: not where there is less motion, not after an evening that
// was stopped, and no longer than until something is used.
func TestCelebrate(t *testing.T) {
	ticks := func(m prefs.Motion, f Finale, use string) (n int) {
		st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
		st.Prefs.Motion = m
		e := NewEnd(st, f)
		st.Push(e)
		st.Step()
		for e.at < celebrated {
			if n++; n == 30 && use != "" {
				st.Use(use)
			}
			st.Step()
		}
		return n
	}
	early := finale(4)
	early.Games = 3
	if n := ticks(prefs.Full, finale(4), ""); n < 150 || n > 160 {
		t.Errorf("it lasts %d ticks", n)
	}
	if n := ticks(prefs.Full, finale(4), "honour 1"); n > 31 {
		t.Errorf("after something was used it lasts %d ticks", n)
	}
	if n := ticks(prefs.Calm, finale(4), "") + ticks(prefs.None, finale(4), "") + ticks(prefs.Full, early, ""); n > 0 {
		t.Errorf("it lasts %d ticks where it must not", n)
	}
}
