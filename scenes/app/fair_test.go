//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/scenes/table"
)

// A testKiosk is a kiosk that a test runs, a tenth of a second at a time.
type testKiosk struct {
	h   *App
	now time.Time
}

func standing(t *testing.T, c kiosk.Config) *testKiosk {
	t.Helper()
	device(t)
	return kept(t, c)
}

// kept is a testKiosk on the device that there is.
func kept(t *testing.T, c kiosk.Config) *testKiosk {
	t.Helper()
	s := &testKiosk{h: New(), now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	s.h.Stack.Headless()
	s.h.stand(c, func() time.Time { return s.now })
	s.h.Stack.Resize(1280, 800, s.h.Stack.Zoom(1280, 800))
	s.run(time.Second)
	return s
}

// run lets time pass untouched.
func (s *testKiosk) run(d time.Duration) {
	for end := s.now.Add(d); s.now.Before(end); {
		s.step(false)
	}
}

// idle lets minutes pass untouched, half a second a tick: nobody looks at what is shown
// meanwhile.
func (s *testKiosk) idle(d time.Duration) {
	for end := s.now.Add(d); s.now.Before(end); {
		s.pass(500*time.Millisecond, false)
	}
}

// step is one tick of its tables, for which its guard counts a tenth of a second.
func (s *testKiosk) step(touched bool) { s.pass(100*time.Millisecond, touched) }

// pass is a tick for which its guard counts d.
func (s *testKiosk) pass(d time.Duration, touched bool) {
	s.now = s.now.Add(d)
	s.h.Stack.Step()
	s.h.Tick(touched)
}

// use touches what has that id.
func (s *testKiosk) use(id string) {
	s.h.Stack.Use(id)
	s.step(true)
}

// sit takes the seat of the game that is shown, as soon as one is to be had.
func (s *testKiosk) sit(t *testing.T) {
	t.Helper()
	for range 1200 {
		if it := s.h.Stack.Page().Find("table"); it != nil && strings.Contains(text.Plain(it.Label), "Touch the screen to play in") {
			s.use("play")
			return
		}
		s.step(false)
	}
	t.Fatal("for two minutes no seat is to be had")
}

func (s *testKiosk) shows() bool {
	_, ok := s.h.Stack.Top().(*attract.Attract)
	return ok
}

// Somebody who comes sits down in the game that is seen, and needs one touch more
// to throw; when they have gone, after a question, nothing is left of them.
func TestVisitorComesAndGoes(t *testing.T) {
	c := kiosk.Usual()
	c.Games = []string{"century"}
	s := standing(t, c)
	if !s.shows() {
		t.Fatal("no game is shown")
	}
	s.sit(t)
	tb, ok := s.h.Stack.Top().(*table.Table)
	if !ok || !tb.Asks() {
		t.Fatalf("a touch leads to %T", s.h.Stack.Top())
	}
	s.use("primary")
	s.run(100 * time.Second)
	if n := len(s.h.saves.list); n != 1 {
		t.Errorf("%d games are kept while somebody plays", n)
	}
	if s.h.Stack.Page().Dialog != "" {
		t.Error("it asks too soon")
	}
	s.run(30 * time.Second)
	if text.Plain(s.h.Stack.Page().Dialog) != "Still there?" {
		t.Fatalf("it asks %q", text.Plain(s.h.Stack.Page().Dialog))
	}
	s.use("close")
	if s.h.Stack.Top() != tb || s.h.Stack.Page().Dialog != "" {
		t.Error("the answer does not go on with the game")
	}
	s.h.Stack.Prefs.Letters = 3
	s.run(145 * time.Second)
	if !s.shows() || len(s.h.saves.list) != 0 || s.h.Stack.Prefs.Letters != 1 {
		t.Errorf("left are %T, %d games, letters %d", s.h.Stack.Top(), len(s.h.saves.list), s.h.Stack.Prefs.Letters)
	}
	if s.h.ahead.board != nil {
		t.Error("the pictures of their table are kept")
	}
}

// speaks lets time pass, at most that long, until a language is spoken.
func (s *testKiosk) speaks(t *testing.T, code string, d time.Duration) {
	t.Helper()
	for end := s.now.Add(d); s.h.wanted != code; s.step(false) {
		if s.now.After(end) {
			t.Fatalf("after %v it is to speak %s, not %s", d, s.h.wanted, code)
		}
	}
	settled(t, s.h, code) // by its own clock no time passes until the catalogue is there
}

// A visitor chooses one of the owner's languages before the games that play themselves, which
// begins no game, and in the hall. When they have gone the usual one is back.
func TestVisitorChoosesLanguage(t *testing.T) {
	c := kiosk.Usual()
	c.Games, c.Languages = []string{"century"}, []string{"de-AT", "tlh", "en", "fr"}
	s := standing(t, c)
	if err := s.h.speak(c.Languages, "", []string{"it"}); err != nil || s.h.Stack.Language().Code() != "de" {
		t.Fatalf("at first it speaks %s: %v", s.h.Stack.Language().Code(), err)
	}
	s.run(time.Second)
	var ids []string
	for _, it := range s.h.Stack.Page().Items {
		if strings.HasPrefix(it.ID, "language ") {
			ids = append(ids, it.ID)
		}
	}
	if want := []string{"language de", "language en", "language fr"}; !slices.Equal(ids, want) {
		t.Fatalf("there are %q to choose from, not %q", ids, want)
	}
	s.use("language fr")
	s.speaks(t, "fr", 20*time.Second)
	s.step(false) // it is laid out in the new language
	if !s.shows() || !s.h.Stack.Page().Find("language fr").Selected {
		t.Error("to choose a language begins a game, or is not seen")
	}
	s.speaks(t, "de", c.Attract+5*time.Second)
	if !s.shows() || s.h.Stack.Prefs.Language != "" {
		t.Errorf("then %T is shown, and %q kept", s.h.Stack.Top(), s.h.Stack.Prefs.Language)
	}
	s.use("language en")
	s.speaks(t, "en", 20*time.Second)
	s.sit(t)
	s.run(30 * time.Second)
	if s.h.Stack.Language().Code() != "en" || s.shows() {
		t.Errorf("in the game it speaks %s", s.h.Stack.Language().Code())
	}
	s.speaks(t, "de", c.Idle+c.Warning)
	if !s.shows() {
		t.Errorf("left is %T", s.h.Stack.Top())
	}
	s.h.Stack.Home()
	s.run(time.Second)
	s.use("language")
	s.run(time.Second)
	s.use("language fr")
	s.use("done")
	s.speaks(t, "fr", 20*time.Second)
	s.speaks(t, "de", c.Attract+5*time.Second) // nobody is asked: nothing is lost
	if !s.shows() {
		t.Errorf("left is %T", s.h.Stack.Top())
	}
}

// Who looks about in the hall while his game waits there is asked before it is
// cleared away, and so is who has changed the settings.
func TestHallAsksBeforeItClears(t *testing.T) {
	asked := func(s *testKiosk) string {
		s.h.Stack.Home()
		s.step(true)
		s.run(50 * time.Second)
		return text.Plain(s.h.Stack.Page().Dialog)
	}
	s := standing(t, kiosk.Usual())
	if q := asked(s); q != "" || !s.shows() {
		t.Errorf("where nothing is lost it asks %q", q)
	}
	s.sit(t)
	s.use("primary")
	if q := asked(s); q != "Still there?" {
		t.Fatalf("where a game waits it asks %q", q)
	}
	s.use("close")
	if s.h.Stack.Page().Find("resume") == nil {
		t.Error("the answer does not lead back to the game that waits")
	}
	s.run(70 * time.Second)
	if !s.shows() || len(s.h.saves.list) != 0 {
		t.Errorf("nobody answers, and left are %T and %d games", s.h.Stack.Top(), len(s.h.saves.list))
	}
	s.h.Stack.Prefs.Letters = 3
	if q := asked(s); q != "Still there?" {
		t.Errorf("where the letters are large it asks %q", q)
	}
}

// The hall is as new when a visitor has gone: nothing of his games is asked there,
// no game is dimmed, and the drawer is where it begins.
func TestHallForgetsVisitor(t *testing.T) {
	s := standing(t, kiosk.Usual())
	s.h.Stack.Resize(390, 844, 1)
	s.h.Stack.Home()
	s.step(true)
	first := ids(s.h.Stack.Page())
	place := s.h.Stack.Page().Find("century").Rect
	for range 2 {
		s.h.Stack.Push(s.h.Setup(games.Find("century")))
		s.step(true)
		s.use("sit")
		s.use("primary")
		s.run(time.Second)
		s.h.Stack.Home()
		s.step(true)
	}
	s.use("filter 2")
	s.h.Stack.Page().Scrolls[0].Move(300)
	s.step(true)
	s.use("waiting")
	if p := s.h.Stack.Page(); text.Plain(p.Dialog) != "Waiting games" {
		t.Fatalf("it asks %q", text.Plain(p.Dialog))
	}
	s.run(50*time.Second + s.h.kiosk.Guard.Config.Warning)
	if !s.shows() {
		t.Fatalf("left alone it shows %T", s.h.Stack.Top())
	}
	s.h.Stack.Home()
	s.step(true)
	p := s.h.Stack.Page()
	if p.Dialog != "" || ids(p) != first {
		t.Fatalf("the next is asked %q and finds %s", text.Plain(p.Dialog), ids(p))
	}
	if at := p.Find("century").Rect; at != place || !p.Find("filter 0").Selected {
		t.Errorf("the drawer is moved on to %v, or dimmed: not all games are chosen", at)
	}
}

// In the hall of a kiosk lie the games that are offered; after a while they play
// themselves, each before any comes again.
func TestShowGoesRound(t *testing.T) {
	c := kiosk.Usual()
	c.Minutes = 3
	s := standing(t, c)
	offered := s.h.kiosk.Offered()
	if len(offered) < 3 || len(offered) == len(games.Games()) {
		t.Fatalf("%d games are offered", len(offered))
	}
	seen := map[*rules.Game]int{s.title(t): 1}
	for range 2*len(offered) - 1 {
		s.h.kiosk.Show()
		seen[s.title(t)]++
	}
	for _, g := range offered {
		if seen[g] != 2 {
			t.Errorf("%s is seen %d times in two rounds", g.ID, seen[g])
		}
	}
	s.h.Stack.Home()
	s.step(true)
	if _, ok := s.h.Stack.Top().(*hall.Hall); !ok || s.h.Stack.Page().Find("mendax-common") != nil {
		t.Errorf("the hall offers more: %T", s.h.Stack.Top())
	}
	s.run(50 * time.Second)
	if !s.shows() {
		t.Error("the hall is left alone and nothing plays")
	}
}

// title is the game that is shown.
func (s *testKiosk) title(t *testing.T) *rules.Game {
	t.Helper()
	s.step(false)
	line := s.h.Stack.Page().Find("table").Label
	for _, g := range games.Games() {
		if strings.Contains(text.Plain(line), ": "+text.Plain(g.Title)+".") {
			return g
		}
	}
	t.Fatalf("%q names no game", text.Plain(line))
	return nil
}

// Every game plays itself, and its seat can be taken while somebody acts.
func TestEveryGameShowsItself(t *testing.T) {
	for _, g := range games.Games() {
		t.Run(g.ID, func(t *testing.T) {
			c := kiosk.Usual()
			c.Games = []string{g.ID}
			s := standing(t, c)
			s.run(8 * time.Second)
			was := s.h.Stack.Top()
			s.sit(t)
			if s.h.Stack.Top() == was {
				t.Error("a touch does nothing")
			}
		})
	}
}

// Every game is shown to its end, the long ones from later on, and goes on from there
// as it was rehearsed.
func TestEveryGameShowsItsEnd(t *testing.T) {
	for i, g := range games.Games() {
		t.Run(g.ID, func(t *testing.T) {
			if i%4 > 0 {
				short.Skip(t, "TestEveryGameShowsItself, and the ends of other games")
			}
			c := kiosk.Usual()
			c.Games = []string{g.ID}
			s := standing(t, c)
			f := s.h.kiosk
			whole := f.Rehearsed()
			p, shown := f.Next()
			left := false
			p.Behind = func() {}
			a := attract.New(p, func() {}, func() { left = true })
			s.h.Stack.Replace(a)
			s.step(false)
			for !left {
				a.Tick()
			}
			if !p.Over() {
				t.Fatalf("after %d of %d steps another is shown", shown.Len(), whole.Len())
			}
			if faces.For(g).Board().Bones.Hand == nil && !(begins(shown, whole) && begins(whole, shown)) {
				t.Errorf("it ends otherwise than in its rehearsal:\n%s\n%s", shown.ShortText(), whole.ShortText())
			}
		})
	}
}

// While it is closed it is dark and says when it opens.
func TestClosedIsDark(t *testing.T) {
	c, err := stand.Parse("f", "open = mo 12:01-12:10, tu 9:30-18:00", games.Games())
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	if d, ok := s.h.Stack.Top().(attract.Dark); !ok || text.Plain(d.Until) != "Opens again at 12:01." {
		t.Errorf("it shows %T %v", s.h.Stack.Top(), s.h.Stack.Top())
	}
	s.run(time.Minute)
	if !s.shows() {
		t.Error("it does not open")
	}
	s.idle(10 * time.Minute)
	if d, ok := s.h.Stack.Top().(attract.Dark); !ok || text.Plain(d.Until) != "Opens again on Tuesday at 09:30." {
		t.Errorf("it shows %T %v", s.h.Stack.Top(), s.h.Stack.Top())
	}
}

// passing are files with nothing wrong: of each game alone, and of each setting of
// which tables are set at its ends.
func passing() (files []string) {
	for _, g := range games.Games() {
		files = append(files, "games = "+g.ID, fmt.Sprintf("games = %s\nminutes = %d\npurse = 10", g.ID, g.Minutes))
	}
	return append(files, "evening = 3", "evening = 240", "minutes = 1", "minutes = 600", "purse = 10", "purse = 20", "purse = 200", "real = persons", "real = all\nsides = 97 1 1 1",
		"takebacks = no\nqueue = yes", "letters = 3\nlow = yes", "opposite = yes\nplain = yes", "open = 12:00-12:05", "volume = 0", "monitor = none", "scale = 400", "attract = 5\nidle = 5\nwarning = 5")
}

// What is wrong with none of its lines runs: each game that is offered shows itself,
// and one sits down to it as its table is laid. With -short a third of the files are read.
func TestWhatPassesRuns(t *testing.T) {
	for i, said := range passing() {
		if !short.Some(i, 3) {
			continue
		}
		c, err := stand.Parse("fair.conf", said, games.Games())
		if err != nil {
			t.Fatal(err)
		}
		s := standing(t, c)
		for _, g := range s.h.kiosk.Offered() {
			s.h.kiosk.Coming = []*rules.Game{g}
			s.h.kiosk.Show()
			if shown := s.title(t); shown != g {
				t.Errorf("%q shows %s, not %s", said, shown.ID, g.ID)
			}
			s.h.Stack.Home()
			s.h.Stack.Push(s.h.Setup(g))
			s.step(true)
			barred := s.h.kiosk.Late(g) != ""
			s.use("sit")
			if _, sits := s.h.Stack.Top().(*table.Table); sits == barred {
				t.Errorf("%q: sitting down to %s leads to %T", said, g.ID, s.h.Stack.Top())
			}
		}
	}
}

// What cannot run is told of by its line.
func TestWhatCannotRunIsTold(t *testing.T) {
	for said, says := range map[string]string{
		"games = mendax-common\nminutes = 5":   "line 2 of fair.conf: minutes cannot be 5; use 0 or at least 7",
		"\npurse = 2":                          "line 2 of fair.conf: purse cannot be \"2\"; use 0, 10, 20, 30",
		"games = century, skiffs\nevening = 9": "line 2 of fair.conf: evening cannot be 9; use 0, since an evening needs at least three games",
		"purse = 25":                           "line 1 of fair.conf: purse cannot be \"25\"; use 0, 10, 20, 30",
	} {
		if _, err := stand.Parse("fair.conf", said, games.Games()); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%q: %v, want %q", said, err, says)
		}
	}
}

// At a fair with bones of its own visitors throw them, and may play by how those
// fall; what a visitor measures is forgotten with him.
func TestBonesOfTheFair(t *testing.T) {
	c, err := stand.Parse("fair.conf", "games = century\nreal = persons\nsides = 12 35 41 12\n", games.Games())
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	s.sit(t)
	for range 4 {
		if s.h.Stack.Page().Find("side 1") != nil {
			break
		}
		if s.h.Stack.Page().Find("act build") != nil { // or it is a day of delay
			s.use("primary")
		}
		s.run(3 * time.Second)
	}
	if s.h.Stack.Page().Find("side 1") == nil {
		t.Errorf("who takes over is not asked what fell: %s", ids(s.h.Stack.Page()))
	}
	s.h.Stack.Home()
	s.h.Stack.Push(s.h.Setup(games.Find("century")))
	s.step(true)
	s.use("real")
	if p := s.h.Stack.Page(); !p.Find("answer 2").Selected || !strings.HasSuffix(text.Plain(p.Find("answer 4").Small), "measured for this table") {
		t.Errorf("setup offers %s", ids(p))
	}
	s.use("answer 5")
	s.use("side 6")
	if w, how := s.h.own(); text.Plain(how) != "from one throw" {
		t.Errorf("measured is %v %q", w, how)
	}
	s.h.kiosk.Clean()
	if w, how := s.h.own(); w != c.Sides || how != "measured for this table" {
		t.Errorf("after a visitor there is %v %q", w, how)
	}
}

// Where nothing is taken back nothing offers to: no practice and no Undo, be it seen,
// a key, or only heard. What is said of a move part by part may still be said anew.
func TestNoTakebacks(t *testing.T) {
	for _, takebacks := range []bool{true, false} {
		c := kiosk.Usual()
		c.Takebacks = takebacks
		var s *testKiosk
		undo, back := 0, 0
		for _, g := range games.Games() {
			s = standing(t, c)
			s.begin(g.ID)
			s.h.Stack.Prefs.Motion = prefs.None
			for i := range 600 {
				if i >= 30 && (g.Parts == nil || back > 0) {
					break // a game whose moves are made part by part goes on until one is begun
				}
				for _, it := range s.h.Stack.Page().Items {
					switch {
					case text.Plain(it.Label) == "Back":
						back++
					case it.ID == "undo", it.Key == 'u', text.Plain(it.Label) == "Undo", text.Plain(it.Text) == "Undo":
						undo++
					}
				}
				s.use(what(s.h.Stack.Page()))
				s.run(time.Second)
			}
		}
		if back == 0 || undo > 0 != takebacks {
			t.Errorf("takebacks %v: %d times there is Undo, and %d times Back", takebacks, undo, back)
		}
		s.begin("century")
		s.h.menu(s.h.Stack.Top().(*table.Table))
		s.step(false)
		offered := false
		for _, it := range s.h.Stack.Page().Items {
			offered = offered || text.Plain(it.Text) == "Practise"
		}
		s.h.know(games.Find("century"), listing.Played) // newcomers are not asked
		s.h.Stack.Push(s.h.Setup(games.Find("century")))
		s.step(true)
		if set := s.h.Stack.Page().Find("practice") != nil; offered != takebacks || set != takebacks {
			t.Errorf("takebacks %v: the menu offers practice: %v, setup: %v", takebacks, offered, set)
		}
	}
}

// Every seat has the purse that the file says, as far as the game allows: in the game
// that is seen, in one that is begun from the hall, and in the next.
func TestPurseOfTheFair(t *testing.T) {
	for _, coins := range []int{10, 50, 200} {
		c := kiosk.Usual()
		c.Purse = coins
		s := standing(t, c)
		for _, g := range games.Games() {
			i := slices.IndexFunc(g.Options, func(o rules.Option) bool { return o.ID == "purse" })
			if i < 0 {
				continue
			}
			want := max(g.Options[i].Min, min(coins, g.Options[i].Max))
			s.h.kiosk.Coming = []*rules.Game{g}
			_, shown := s.h.kiosk.Next()
			s.begin(g.ID)
			begun := s.h.Stack.Top().(*table.Table).Session()
			for _, sess := range []*session.Session{shown, begun} {
				if set := sess.Setup(); set.Options["purse"] != want || sess.Position().Coins() != want*set.Seats {
					t.Errorf("purse = %d: in %s there are %d coins for %d seats, and each is to have %d", coins, g.ID, sess.Position().Coins(), set.Seats, want)
				}
			}
		}
	}
}

// A visitor finds letters, light and loudness as the file says, and so does the next
// whatever the first has set. Nobody makes it louder than that.
func TestSettingsOfTheFair(t *testing.T) {
	for _, said := range []string{"volume = 0", "volume = 30\nletters = 2\nplain = yes", "volume = 100\nletters = 3"} {
		c, err := stand.Parse("fair.conf", said, games.Games())
		if err != nil {
			t.Fatal(err)
		}
		s := standing(t, c)
		for visitor := range 2 {
			s.h.Stack.Home()
			s.step(true)
			if light := s.h.Stack.Prefs.Light; (light == prefs.Plain) != c.Plain || s.h.Stack.Page().Text != (prefs.Prefs{Letters: c.Size(1280, 800)}).Text() {
				t.Errorf("%q: visitor %d finds light %v, and letters %v times the usual", said, visitor+1, light, s.h.Stack.Page().Text)
			}
			if loud, want := s.loud(), loudness(prefs.Default().Volume*c.Volume); loud != want {
				t.Errorf("%q: for visitor %d it is %v loud, want %v", said, visitor+1, loud, want)
			}
			s.h.Stack.Prefs.Light, s.h.Stack.Prefs.Letters, s.h.Stack.Prefs.Volume = prefs.Fine, 0, 1
			s.h.heed()
			s.step(true)
			if loud, most := s.loud(), loudness(c.Volume); loud != most {
				t.Errorf("%q: at its loudest it is %v loud, want %v", said, loud, most)
			}
			s.run(70 * time.Second)
			if !s.shows() {
				t.Fatalf("left alone it shows %T", s.h.Stack.Top())
			}
		}
	}
}

// Before it closes only games are begun that will be over, and it says so; one that
// has begun is played on.
func TestEveningEnds(t *testing.T) {
	c, err := stand.Parse("fair.conf", "open = 09:00-12:40\nqueue = yes\ngames = century, mendax-common\n", games.Games())
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	hallOf := func() {
		s.h.Stack.Home()
		s.step(true)
	}
	hallOf()
	if p := s.h.Stack.Page(); strings.Contains(text.Plain(p.Find("line").Label), "closes") || p.Find("mendax-common").Disabled {
		t.Errorf("at noon it says %q; mendax-common is barred: %v", text.Plain(p.Find("line").Label), p.Find("mendax-common").Disabled)
	}
	s.now = s.now.Add(34 * time.Minute)
	s.step(true)
	s.step(true)
	p := s.h.Stack.Page()
	if line, it := p.Find("line").Label, p.Find("mendax-common"); text.Plain(line) != "The table closes at 12:40." || text.Plain(it.Why) != "The table closes at 12:40, and this game takes seven minutes." || p.Find("century").Disabled {
		t.Errorf("six minutes before it says %q, of mendax-common %q, and century is barred: %v", text.Plain(line), text.Plain(it.Why), p.Find("century").Disabled)
	}
	s.h.sit(games.Find("mendax-common"), rules.Setup{}, nil, manner{})
	if _, ok := s.h.Stack.Top().(*hall.Hall); !ok {
		t.Errorf("a game is begun that is too long: %T", s.h.Stack.Top())
	}
	s.use("century")
	s.use("sit")
	tb, ok := s.h.Stack.Top().(*table.Table)
	if !ok {
		t.Fatalf("no game is begun that is short enough: %T", s.h.Stack.Top())
	}
	s.now = s.now.Add(10 * time.Minute)
	s.step(true)
	s.step(true)
	if s.h.Stack.Top() != tb || text.Plain(s.h.Stack.Page().Find("notice").Label) != "Closed. No new games can be started." {
		t.Errorf("a game that has begun is not played on: %T", s.h.Stack.Top())
	}
	hallOf()
	if p := s.h.Stack.Page(); !p.Find("century").Disabled {
		t.Error("a game is offered after the end")
	}
	s.run(70 * time.Second)
	if _, ok := s.h.Stack.Top().(attract.Dark); !ok {
		t.Errorf("it does not grow dark: %T", s.h.Stack.Top())
	}
}

// Who looks at a game again when it has closed does not begin it from there.
func TestNobodyPlaysOnAfterClosing(t *testing.T) {
	c, err := stand.Parse("fair.conf", "open = 09:00-12:40\ngames = century", games.Games())
	if err != nil {
		t.Fatal(err)
	}
	for _, later := range []time.Duration{30 * time.Minute, 41 * time.Minute} {
		s := standing(t, c)
		s.sit(t)
		w := s.h.watch(s.h.Stack.Top().(*table.Table).Session())
		s.h.Stack.Replace(w)
		s.now = s.now.Add(later)
		s.step(true)
		w.playOn()
		if _, plays := s.h.Stack.Top().(*table.Table); plays == (later > 40*time.Minute) {
			t.Errorf("%v after noon it leads to %T", later, s.h.Stack.Top())
		}
	}
}

// While somebody plays, those who wait are told about how long; while nobody does,
// before and after, nothing is said of waiting.
func TestQueueIsTold(t *testing.T) {
	c := kiosk.Usual()
	c.Queue, c.Games = true, []string{"mendax-common"}
	s := standing(t, c)
	quiet := func() {
		t.Helper()
		for range 600 {
			s.step(false)
			for _, it := range s.h.Stack.Page().Items {
				if strings.Contains(text.Plain(it.Label)+text.Plain(it.Text), "comes next") {
					t.Fatalf("while nobody plays it says %q", text.Plain(it.Label)+text.Plain(it.Text))
				}
			}
		}
	}
	quiet()
	s.sit(t)
	for _, want := range []string{"about seven minutes.", "about two minutes.", "won’t have to wait long."} {
		s.step(true)
		s.step(true)
		if n := s.h.Stack.Page().Find("notice"); n == nil || !strings.HasSuffix(text.Plain(n.Label), want) {
			t.Fatalf("it says %+v, want %q", n, want)
		}
		s.now = s.now.Add(5 * time.Minute)
	}
	s.h.Stack.Home()
	quiet()
	s.run(10 * time.Second)
	if !s.shows() {
		t.Fatalf("left alone it shows %T", s.h.Stack.Top())
	}
	quiet()
}
