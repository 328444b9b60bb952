//go:build !js

package app

import (
	"strings"
	"testing"
	"time"

	"knucklebones/rules/play/today"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/results"
	screen "knucklebones/scenes/screens/today"
)

// A testClock is the program on a device, by a clock that a test moves.
type testClock struct {
	*App
	t   *testing.T
	now time.Time
}

// atNoon starts the program at noon of a day of November 2026.
func atNoon(t *testing.T, day int) *testClock {
	t.Helper()
	c := &testClock{t: t, now: time.Date(2026, 11, day, 12, 0, 0, 0, time.UTC)}
	c.restart()
	return c
}

// restart starts the program anew on the same device.
func (c *testClock) restart() {
	c.t.Helper()
	c.App = start(c.t, Show{})
	c.clock = func() time.Time { return c.now }
}

// open shows the day that it is, from the hall.
func (c *testClock) open() {
	c.Stack.Home()
	c.Stack.Step()
	c.slip().Open()
	c.Stack.Step()
}

func (c *testClock) slip() hall.Slip { return c.slips()[0] }

// use uses an item of the page, which must be there.
func (c *testClock) use(id string) {
	c.t.Helper()
	if c.Stack.Page().Find(id) == nil {
		c.t.Fatalf("on %v there is no %q, but %s", c.now, id, ids(c.Stack.Page()))
	}
	c.Stack.Use(id)
	c.Stack.Step()
}

// finish plays the game at the table to its end and asks for its result.
func (c *testClock) finish() {
	c.t.Helper()
	s := at(c.t, c.App).Session()
	if err := playOn(s, s.Game().Longest); err != nil {
		c.t.Fatal(err)
	}
	c.over(s)
	c.Stack.Step()
}

// A month of days: each has one try that counts, what is missed stays empty, and a clock
// that is set back gains nothing.
func TestMonthOfDays(t *testing.T) {
	device(t)
	c := atNoon(t, 1)
	played := 0
	for day := 1; day <= 30; day++ {
		c.now = time.Date(2026, 11, day, 7+day%15, 0, 0, 0, time.UTC)
		d := c.day()
		if s := c.slip(); s.Mark != hall.Due || s.Day != day {
			t.Errorf("on day %d the slip is %+v", day, s)
		}
		if day%9 == 4 {
			continue // missed
		}
		c.open()
		c.use("throw")
		c.finish()
		if _, ok := c.Stack.Top().(*screen.Today); !ok {
			t.Fatalf("day %d ends with %T", day, c.Stack.Top())
		}
		first, ok := c.days.On(d)
		if played++; !ok || first.When != c.now.Unix() || c.slip().Mark != hall.Done {
			t.Fatalf("day %d is not kept: %+v, %+v", day, first, c.slip())
		}
		if c.Stack.Page().Find("throw") != nil {
			t.Errorf("day %d can be thrown twice", day)
		}
		if day%6 == 0 {
			c.use("practise")
			c.finish()
			if again, _ := c.days.On(d); again != first {
				t.Errorf("practice counts: %+v", again)
			}
		}
		if day%5 == 0 {
			c.restart()
		}
	}
	if run, longest := c.days.Run(c.day()); len(c.days.Days) != played || run != 8 || longest != 8 {
		t.Errorf("%d days of %d are kept, %d in a row, longest %d", len(c.days.Days), played, run, longest)
	}
	c.open()
	c.use("results")
	if p := c.Stack.Page(); text.Plain(p.Find("answer 2").Text) != "29 Nov 2026" || p.Find("answer "+itoa(played)) == nil || p.Find("answer "+itoa(played+1)) != nil {
		t.Errorf("the days that were played are listed as %s", ids(p))
	}
	c.use("answer 2")
	if c.Stack.Page().Find("result") == nil || !c.Stack.Page().Find("day 2026-11-29").Selected {
		t.Error("a day in the list does not open")
	}
	c.now = c.now.AddDate(0, 0, -10)
	c.open()
	if p := c.Stack.Page(); p.Find("throw") != nil || !strings.Contains(said(c.App), "clock was ahead") {
		t.Error("a day that was played can be played again when the clock is set back")
	}
	c.use("day 2026-11-13")
	if got := said(c.App); !strings.Contains(got, "You didn’t play this day.") || c.Stack.Page().Find("throw") != nil {
		t.Errorf("a missed day says %q", got)
	}
	c.use("day 2026-11-12")
	if c.Stack.Page().Find("result") == nil {
		t.Error("a day that was played shows no result")
	}
	if c.Stack.Page().Find("day 2026-11-21").Do != nil {
		t.Error("a day that hasn't come can be opened")
	}
}

// Each of the day's games is played on its table by a plain player, at a phone's size, and
// ends with its result.
func TestDaysArePlayedAtTheTable(t *testing.T) {
	device(t)
	c := atNoon(t, 1)
	c.Stack.Prefs.Motion = prefs.None
	c.Stack.Resize(390, 844, 1)
	for day := 1; day <= 11; day++ {
		c.now = time.Date(2026, 11, day, 12, 0, 0, 0, time.UTC)
		c.open()
		c.use("throw")
		for tick := 0; ; tick++ {
			c.Stack.Step()
			if _, ok := c.Stack.Top().(*screen.Today); ok {
				break
			}
			if tick%3 == 0 {
				c.Stack.Use(what(c.Stack.Page()))
			}
			if tick > 40000 {
				t.Fatalf("the game of day %d does not end: %s", day, ids(c.Stack.Page()))
			}
		}
		if _, ok := c.days.On(c.day()); !ok {
			t.Errorf("day %d does not count", day)
		}
	}
}

// A try that was begun waits and is gone on with; after midnight it does not count.
func TestTryWaits(t *testing.T) {
	device(t)
	c := atNoon(t, 5)
	d := c.day()
	c.open()
	c.use("throw")
	was := at(t, c.App).Session()
	playOn(was, 2)
	text := was.Text()
	c.restart()
	if s := c.slip(); s.Mark != hall.Due || !strings.Contains(string(s.Line), "waits") {
		t.Errorf("the slip is %+v", s)
	}
	c.open()
	c.use("throw")
	if got := at(t, c.App).Session().Text(); got != text {
		t.Errorf("it goes on with\n%s\nnot\n%s", got, text)
	}
	c.now = c.now.AddDate(0, 0, 1)
	c.finish()
	if _, ok := c.days.On(d); ok || len(c.days.Days) > 0 {
		t.Errorf("after midnight it counts: %+v", c.days.Days)
	}
}

// A try that waits and cannot be read is set aside, and another can be begun.
func TestDamagedTry(t *testing.T) {
	device(t)
	c := atNoon(t, 5)
	c.open()
	c.use("throw")
	playOn(at(t, c.App).Session(), 2)
	w, ok := c.waitingTry(c.day())
	if !ok {
		t.Fatal("no try waits")
	}
	page, err := host.Load(key(w.n, 0))
	if err != nil {
		t.Fatal(err)
	}
	host.Save(key(w.n, 0), append(page, "nonsense\n"...))
	c.open()
	c.use("throw")
	if _, ok := c.Stack.Top().(*screen.Today); !ok {
		t.Fatalf("%T is seen", c.Stack.Top())
	}
	c.use("throw")
	if n := at(t, c.App).Session().Len(); n != 0 {
		t.Errorf("the new try has %d steps", n)
	}
}

// The odds and the hand that throws are marked; the odds also if the game was left between.
func TestTryIsMarked(t *testing.T) {
	device(t)
	c := atNoon(t, 7)
	d := c.day()
	c.open()
	c.use("throw")
	c.keeper.lens = true
	playOn(at(t, c.App).Session(), 1)
	c.restart()
	c.open()
	c.use("throw")
	c.finish()
	if r, ok := c.days.On(d); !ok || !r.Lens || r.Hand {
		t.Errorf("it is marked as %+v", r)
	}
	if got := said(c.App); !strings.Contains(got, "with the odds shown") {
		t.Errorf("the screen says %q", got)
	}
}

// In games of the hand it is marked, too, who threw; in others only a throw by hand is.
func TestHowIsMarked(t *testing.T) {
	for d := today.Day(20000); d < 20011; d++ {
		g := d.Game()
		by, odds := text.Plain(how(g, today.Result{})), text.Plain(how(g, today.Result{Lens: true}))
		if strings.Contains(by, "thrown for you") != g.Skilled() || strings.Contains(odds, "thrown for you") != g.Skilled() || !strings.Contains(odds, "odds shown") {
			t.Errorf("%s, by the button: %q, with the odds: %q", g.ID, by, odds)
		}
		if got := text.Plain(how(g, today.Result{Hand: true})); got != "Thrown by hand." {
			t.Errorf("%s, by hand: %q", g.ID, got)
		}
	}
}

// Two devices are joined: days come beside each other, never twice, and of two tries the
// one that was finished first stands. All can be erased.
func TestDaysOfTwoDevices(t *testing.T) {
	downloads(t)
	device(t)
	c := atNoon(t, 1)
	for day := 1; day <= 2; day++ {
		c.now = time.Date(2026, 11, day, 8, 0, 0, 0, time.UTC)
		c.open()
		c.use("throw")
		c.finish()
	}
	first := c.days.Days
	if _, err := (files{c.App}).Save(); err != nil {
		t.Fatal(err)
	}
	device(t)
	c = atNoon(t, 2)
	for day := 2; day <= 3; day++ {
		c.now = time.Date(2026, 11, day, 20, 0, 0, 0, time.UTC)
		c.open()
		c.use("throw")
		c.finish()
	}
	for range 2 {
		loadFile(t, c.App)
		if len(c.days.Days) != 3 || c.days.Days[0] != first[0] || c.days.Days[1] != first[1] {
			t.Errorf("together they have %+v", c.days.Days)
		}
	}
	c.restart()
	if len(c.days.Days) != 3 {
		t.Errorf("of the days %+v are kept", c.days.Days)
	}
	if err := (files{c.App}).Erase(); err != nil || len(c.days.Days) != 0 {
		t.Errorf("%v is left, %v", c.days.Days, err)
	}
}

// Days that cannot be read stay where they are, and the others count.
func TestDamagedDays(t *testing.T) {
	device(t)
	host.Save(daysKey, []byte("2026-11-01 2 509 - 1 -\nsomething newer\n"))
	c := atNoon(t, 2)
	c.open()
	c.use("throw")
	c.finish()
	kept, err := host.Load(daysKey)
	if err != nil || !strings.Contains(string(kept), "something newer\n") || len(c.days.Days) != 2 {
		t.Errorf("kept is %q, %v", kept, err)
	}
}

// What Share sends tells the result and no more.
func TestShareText(t *testing.T) {
	h := quiet(t)
	d, _ := today.Parse("2026-11-24")
	for range 11 {
		d++
		g := d.Game()
		o := &dayPage{app: h, day: d}
		r := today.Result{Day: d, Figure: 3, Detail: 0b111111011, When: 1}
		h.days.Days = today.Days{r}
		data := o.data()
		m := data.Result.Message
		link := "knucklebones.example/#today=" + d.String()
		lines := strings.Split(h.letter(m, g.Letters(r.Figure, r.Detail), link), "\n")
		if len(lines) != 3 || !strings.HasPrefix(lines[0], "Knucklebones, today’s throw, ") || !strings.HasSuffix(lines[0], text.Plain(g.Title)) ||
			!strings.Contains(lines[1], " averages ") || lines[2] != link || m.Address != "knucklebones.example/today" {
			t.Errorf("%v: it sends %q", d, lines)
		}
		if strings.Contains(lines[1], "□■") {
			t.Errorf("%v: the squares of %q are not sorted", d, lines[1])
		}
	}
}

// Links to a day open it; one to a day to come, or to none, says so.
func TestDayLinks(t *testing.T) {
	for hash, want := range map[string]string{"today": "2026-11-24", "today=2026-11-20": "2026-11-20", "today=2020-02-29": "2020-02-29"} {
		h := quiet(t)
		if err := h.follow(hash); err != nil {
			t.Fatal(err)
		}
		h.Stack.Step()
		if it := h.Stack.Page().Find("day " + want); it == nil || !it.Selected {
			t.Errorf("%s shows %s", hash, ids(h.Stack.Page()))
		}
	}
	for _, bad := range []string{"today=2026-11-25", "today=2026-02-30", "today=", "todays", "today=1969-01-01"} {
		h := quiet(t)
		if err := h.follow(bad); err == nil || h.Stack.Top() != h.hall {
			t.Errorf("%s is followed", bad)
		}
	}
}

// The strongest computer's game with the day's bones can be watched.
func TestBestPlayIsWatched(t *testing.T) {
	device(t)
	c := atNoon(t, 2)
	c.open()
	c.use("throw")
	c.finish()
	c.use("best")
	for range 2000 {
		if c.Tick(false); c.best == nil {
			break
		}
	}
	w, ok := c.Stack.Top().(*watcher)
	if !ok || !w.s.Over() || w.s.Seed() != c.day().Seed() {
		t.Fatalf("%T is seen", c.Stack.Top())
	}
	before := len(c.days.Days)
	c.over(w.s)
	if len(c.days.Days) != before {
		t.Error("a game that was watched counts")
	}
}

// A challenge begins the sender's game with the same bones, in their seat, and ends with
// both results side by side.
func TestChallenge(t *testing.T) {
	device(t)
	of := seatedGame(t, "oneandtwenty")
	link, err := of.Link()
	if err != nil {
		t.Fatal(err)
	}
	h := start(t, Show{})
	if err := h.follow(challenged + link); err != nil {
		t.Fatal(err)
	}
	h.Stack.Step()
	if got := said(h); !strings.HasPrefix(got, "Your friend challenges you\n") {
		t.Errorf("it says %q", got)
	}
	h.Stack.Use("answer 1")
	h.Stack.Step()
	s := at(t, h).Session()
	if s.Seed() != of.Seed() || s.You() != 0 || s.Seats()[1] != of.Seats()[1] {
		t.Errorf("there sit %+v", s.Seats())
	}
	playOn(s, 3)
	h = start(t, Show{}) // it waits
	h.follow(challenged + link)
	h.Stack.Step()
	h.Stack.Use("answer 1")
	h.Stack.Step()
	if s = at(t, h).Session(); s.Len() < 3 {
		t.Error("it is not gone on with")
	}
	playOn(s, s.Game().Longest)
	h.over(s)
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*results.Results); !ok || h.Stack.Page().Find("beside 2") == nil {
		t.Errorf("the result shows %s", ids(h.Stack.Page()))
	}
	other := start(t, Show{Game: "oneandtwenty", Players: []string{"person", "easy"}})
	s = at(t, other).Session()
	playOn(s, s.Game().Longest)
	if other.beside(s) != nil {
		t.Error("another game answers the challenge")
	}
}

// Only a finished game of one person, on the screen and not for practice, is a challenge.
func TestNoChallenge(t *testing.T) {
	h := quiet(t)
	for name, s := range map[string]func() string{
		"several people": func() string { l, _ := played(t, "tropa", 2).Link(); return l },
		"practice": func() string {
			s := seatedGame(t, "tropa")
			s.StartPractice()
			l, _ := s.Link()
			return l
		},
		"nonsense": func() string { return "AAAA" },
	} {
		if err := h.follow(challenged + s()); err == nil {
			t.Errorf("%s can be a challenge", name)
		}
	}
}

// A kiosk has nothing of it.
func TestNoTodayAtKiosk(t *testing.T) {
	s := standing(t, kiosk.Usual())
	link, _ := seatedGame(t, "tropa").Link()
	if len(s.h.slips()) > 0 || s.h.follow("today") == nil || s.h.follow(challenged+link) == nil {
		t.Error("a visitor finds Today's throw or a challenge")
	}
}
