package setup

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/scenestest"
)

func TestLay(t *testing.T) {
	for _, g := range games.Games() {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
			s := New(st, g, Deps{Lesson: func() {}})
			s.unfolded = true
			for len(s.t.Seats) < g.Seats[1] {
				s.t.Add(g)
			}
			for i := range s.t.Seats {
				s.t.Seats[i].Name = "Maximilianus"
			}
			return s
		}, "seat 1 name", "seat 1 colour", "seat 1 kind", "answer 1")
	}
}

// The rules are folded under one line; unfolded, a mark says where a rule comes
// from, and a word that is not known to all is explained.
func TestFolded(t *testing.T) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	g := games.Find("augustus")
	st.Push(New(st, g, Deps{}))
	st.Step()
	if st.Page().Find("option fine") != nil || st.Page().Find("rules") == nil {
		t.Error("the rules are not folded")
	}
	st.Use("rules")
	st.Step()
	if it := st.Page().Find("mark fine"); it == nil || !strings.Contains(text.Plain(it.Label), ": ") {
		t.Errorf("the mark of the fine says %+v", it)
	}
	st.Use("about fine 1")
	st.Step()
	if p := st.Page(); text.Plain(p.Dialog) != "What it means" {
		t.Errorf("after a touch on the word the page asks %q", text.Plain(p.Dialog))
	}
	st.Use("close")
	st.Step()
	if st.Page().Dialog != "" {
		t.Error("the note does not close")
	}
}

// On a phone the rules come into sight when they are unfolded.
func TestUnfoldedRulesAreSeen(t *testing.T) {
	st := scenestest.Stack([3]float64{390, 664, 2}, 0)
	st.Push(New(st, games.Find("augustus"), Deps{}))
	st.Step()
	st.Use("rules")
	st.Step()
	if it := st.Page().Find("rules"); it.Rect.Y < 0 || it.Rect.Y > 0.3*st.Page().H {
		t.Errorf("the line under which they were folded lies at %+v", it.Rect)
	}
}

// TestUsual: every game can be sat down to as its table is first laid.
func TestUsual(t *testing.T) {
	for _, g := range games.Games() {
		u := Usual(g)
		if why := u.Fault(g); why != "" {
			t.Errorf("%s: %s", g.ID, text.Plain(why))
		}
		again, err := Read(u.Write(), g)
		if err != nil || again.summary(g) != u.summary(g) {
			t.Errorf("%s: the table does not come back: %v", g.ID, err)
		}
		for _, seat := range u.Seats {
			if seat.Kind == "random" && len(g.Levels) > 1 {
				t.Errorf("%s: %s, who plays at random, sits at the usual table", g.ID, seat.Name)
			}
		}
	}
}

// An option is shown as long as the one on which it depends has the right value.
func TestShown(t *testing.T) {
	g := games.Find("augustus")
	for _, c := range []struct {
		set   string
		to    int
		id    string
		shown bool
	}{
		{"willing", 0, "pots", true}, {"willing", 1, "pots", false},
		{"weights", tali.Sheep, "w1", false}, {"weights", tali.Custom, "w1", true},
	} {
		u := Usual(g)
		u.Set(g, option(g, c.set), c.to)
		if u.shown(g, option(g, c.id)) != c.shown {
			t.Errorf("with %s=%d %s is shown: %v", c.set, c.to, c.id, !c.shown)
		}
	}
}

// What is wrong with a table is said in a sentence.
func TestFault(t *testing.T) {
	g := games.Find("century")
	for want, change := range map[string]func(u *Table){
		"": func(*Table) {},
		"The chances of the four sides must add up to 100 percent, not 95.": func(u *Table) { u.Options["weights"], u.Options["w1"] = tali.Custom, 5 },
		"Seat 1: a name can have at most 24 letters.":                       func(u *Table) { u.Seats[0].Name = strings.Repeat("a", 25) },
	} {
		u := Usual(g)
		change(&u)
		if got := text.Plain(u.Fault(g)); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestSitDown(t *testing.T) {
	g := games.Find("knucklebones")
	var kept []byte
	var seats []record.Seat
	var setup rules.Setup
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	d := Deps{
		Sit:  func(_ *rules.Game, t Table) { setup, seats = t.Setup(), t.Seats },
		Save: func(_ string, data []byte) error { kept = data; return nil },
		Load: func(string) ([]byte, error) { return kept, nil },
	}
	st.Push(New(st, g, d))
	for _, id := range []string{"rules", "add", "seat 4 kind", "answer 1", "ante more", "option split", "sit"} {
		st.Step()
		st.Use(id)
	}
	if setup.Seats != 4 || setup.Options["ante"] != 4 || setup.Options["split"] != 1 || len(setup.Options) != 2 {
		t.Errorf("sat down to %+v", setup)
	}
	if len(seats) != 4 || seats[3].Kind != record.Person {
		t.Errorf("with %+v", seats)
	}
	again := New(st, g, d)
	if len(again.t.Seats) != 4 || len(again.t.Options) != 2 {
		t.Errorf("the next time it is set as %+v", again.t)
	}
	st.Push(again)
	for _, id := range []string{"rules", "usual"} {
		st.Step()
		st.Use(id)
	}
	if st.Step(); len(again.t.Options) != 0 || st.Page().Find("usual") != nil {
		t.Errorf("back to the usual rules there are %v", again.t.Options)
	}
}

// desks are sizes of a page with two columns.
var desks = [][3]float64{{1280, 800, 1}, {1920, 1080, 1}, {1280, 720, 1}}

// The way to the lesson is a large button in sight at every size, and when it is gone
// nothing else has moved.
func TestLessonIsInSight(t *testing.T) {
	g := games.Find("augustus")
	for _, size := range append(desks, [3]float64{390, 844, 2}, [3]float64{390, 664, 2}, [3]float64{844, 390, 2}, [3]float64{768, 1024, 1}) {
		for letters := range 4 {
			laid := func(d Deps) *ui.Page {
				st := scenestest.Stack(size, letters)
				s := New(st, g, d)
				for len(s.t.Seats) < g.Seats[1] {
					s.t.Add(g)
				}
				st.Push(s)
				st.Step()
				return st.Page()
			}
			p := laid(Deps{Lesson: func() {}})
			it := p.Find("lesson")
			if it == nil || it.Rect.X < 0 || it.Rect.Y < 0 || it.Rect.X+it.Rect.W > p.W+0.1 || it.Rect.Y+it.Rect.H > p.H+0.1 || it.Rect.H < 11*p.U || it.Rect.W < 30*p.U {
				t.Errorf("%v, letters %d: the lesson is %+v", size, letters, it)
				continue
			}
			after := laid(Deps{})
			for _, it := range p.Items {
				now := after.Find(it.ID)
				switch {
				case it.ID == "lesson" && now != nil:
					t.Errorf("%v: the lesson is still offered", size)
				case it.ID == "lesson" || it.ID == "sit" || it.ID == "aside":
				case now == nil || now.Rect != it.Rect:
					t.Errorf("%v, letters %d: without the lesson %s is at %v, not %v", size, letters, it.ID, now, it.Rect)
				}
			}
		}
	}
}

// On a desk both columns are used, and nothing moves when a seat is added.
func TestSheetStays(t *testing.T) {
	for _, size := range desks {
		st := scenestest.Stack(size, 0)
		s := New(st, games.Find("knucklebones"), Deps{})
		st.Push(s)
		st.Step()
		before := map[string]ui.Rect{}
		for _, it := range st.Page().Items {
			before[it.ID] = it.Rect
		}
		seat, option := before["seat 1 name"], before["option bets"]
		if option.X < seat.X+seat.W || option.Y > before["seat 3 name"].Y {
			t.Errorf("%v: the options begin at %v, the seats at %v", size, option, seat)
		}
		st.Use("add")
		st.Step()
		for _, id := range []string{"seat 1 name", "seat 3 kind", "option bets", "back", "sit"} {
			if now := st.Page().Find(id); now == nil || now.Rect != before[id] {
				t.Errorf("%v: %s was at %v and is at %+v", size, id, before[id], now)
			}
		}
	}
}

// A newcomer is not asked whether to practise.
func TestNewcomer(t *testing.T) {
	for _, fresh := range []bool{false, true} {
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		st.Push(New(st, games.Find("augustus"), Deps{New: fresh}))
		st.Step()
		if asked := st.Page().Find("practice") != nil; asked == fresh {
			t.Errorf("new %v: asked %v", fresh, asked)
		}
	}
}

// A seat that is taken away twice before the next frame is gone once.
func TestTakenAwayTwice(t *testing.T) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	s := New(st, games.Find("knucklebones"), Deps{})
	st.Push(s)
	st.Step()
	for range 2 {
		st.Use("seat 3 remove")
	}
	if len(s.t.Seats) != 2 {
		t.Errorf("%d sit", len(s.t.Seats))
	}
}

// FuzzRead: a table from outside is refused or can be laid.
func FuzzRead(f *testing.F) {
	g := games.Find("knucklebones")
	u := Usual(g)
	f.Add(u.Write())
	f.Add([]byte(`{"Seats":[{"Kind":"person"}],"Options":{"ante":-1}}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		table, err := Read(b, g)
		if err != nil {
			return
		}
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		s := New(st, g, Deps{})
		s.t = table
		st.Push(s)
		st.Step()
	})
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, games.Find("knucklebones"), Deps{}) })
}

// Bones of one's own are chosen for the throws, and for what they weigh.
func TestOwnBones(t *testing.T) {
	g := games.Find("century")
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	var use func(tali.Weights)
	seen := tali.Weights{12, 35, 41, 12}
	s := New(st, g, Deps{
		Own:     func() (tali.Weights, text.Text) { return seen, "from 100 throws" },
		Measure: func(u func(tali.Weights)) { use = u },
	})
	st.Push(s)
	for _, id := range []string{"real", "answer 2", "real", "answer 4"} {
		st.Step()
		st.Use(id)
	}
	if w, err := tali.WeightsOf(full(t, s)); err != nil || w != seen || s.t.Real != record.Persons {
		t.Errorf("the table is %+v, its bones weigh %v, %v", s.t, w, err)
	}
	for _, id := range []string{"rules", "option weights", "answer 5"} {
		st.Step()
		st.Use(id)
	}
	use(tali.Weights{25, 25, 25, 25})
	if w, _ := tali.WeightsOf(full(t, s)); w != (tali.Weights{25, 25, 25, 25}) {
		t.Errorf("measured anew they weigh %v", w)
	}
	again, err := Read(s.t.Write(), g)
	if err != nil || again.Real != record.Persons {
		t.Errorf("the table does not come back: %+v, %v", again, err)
	}
	bold := New(st, games.Find("tropa"), Deps{Real: record.All})
	if bold.t.Real != record.OnScreen {
		t.Error("real bones are thrown in a game of the hand")
	}
}

// full are all options of a table.
func full(t *testing.T, s *Setup) map[string]int {
	t.Helper()
	full, err := s.g.Check(s.t.Setup())
	if err != nil {
		t.Fatal(err)
	}
	return full.Options
}

// A person without a name is one in tables that were kept before, too.
func TestWithoutAName(t *testing.T) {
	g := games.Find("century")
	kept, err := Read([]byte(`{"Options":{},"Seats":[{"Name":"You","Kind":"person","Colour":"woad"}]}`), g)
	if err != nil || kept.Seats[0].Name != "" {
		t.Errorf("it is read as %+v, %v", kept, err)
	}
	if kept.Ruleset != "century" {
		t.Errorf("a table kept without a ruleset is played by %q", kept.Ruleset)
	}
}

// A table with somebody somewhere else says how it goes in place of practice and real bones.
func TestLayApart(t *testing.T) {
	may := func(*rules.Game, *Table) error { return nil }
	for _, id := range []string{"knucklebones", "mendax-single"} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
			s := New(st, games.Find(id), Deps{Apart: may})
			for i := range s.t.Seats[1:] {
				s.t.Play(i+1, company.Elsewhere)
			}
			return s
		}, "single", "limit", "answer 4", "seat 2 kind", "answer 2", "seat 3 kind", "answer 3")
	}
}

// A table with somebody somewhere else is kept, and where that is not offered all sit here.
func TestApartIsKept(t *testing.T) {
	st, g := scenestest.Stack(scenestest.Sizes[0], 0), games.Find("knucklebones")
	var kept []byte
	sat := Table{}
	d := Deps{
		Apart: func(*rules.Game, *Table) error { return nil }, Sit: func(_ *rules.Game, t Table) { sat = t },
		Save: func(_ string, b []byte) error { kept = b; return nil }, Load: func(string) ([]byte, error) { return kept, nil },
	}
	s := New(st, g, d)
	s.t.Play(1, company.Elsewhere)
	s.t.Limit, s.t.Single = 1, true
	s.Sit()
	if players, of := sat.Split(); !sat.Apart() || of[1] != 1 || players[1].Kind != record.Person || sat.Days() != 1 || !sat.Single {
		t.Errorf("they sit at %+v", sat)
	}
	if again := New(st, g, d); !again.t.Apart() || again.t.Days() != 1 {
		t.Errorf("kept is %+v", again.t)
	}
	d.Apart = nil
	if again := New(st, g, d); again.t.Apart() || again.t.Seats[1].Kind != record.Person {
		t.Errorf("where it is not offered there sit %+v", again.t.Seats)
	}
}

// What keeps a game from being played apart keeps all from sitting down.
func TestFaultApart(t *testing.T) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	s := New(st, games.Find("knucklebones"), Deps{Apart: func(*rules.Game, *Table) error { return text.Errorf("it cannot be") }})
	if s.fault() != "" {
		t.Error("a table at one device is at fault")
	}
	s.t.Play(1, company.Elsewhere)
	st.Push(s)
	st.Step()
	if it := st.Page().Find("sit"); !it.Disabled || text.Plain(it.Why) != "It cannot be." {
		t.Errorf("it says %+v", it)
	}
}
