//go:build !js

package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	room "knucklebones/scenes/screens/evening"
	"knucklebones/scenes/screens/results"
)

// fiveGames is an evening of a person and a computer: games with and without coins, with
// hands that are hidden, and one of skill.
func fiveGames() evening.Plan {
	p := evening.Plan{Purse: 40, Company: usualCompany()[:2]}
	for _, id := range []string{"tropa", "circus", "boneace", "mendax-single", "catapulta"} {
		p.Games = append(p.Games, evening.TicketFor(games.Find(id)))
	}
	return p
}

// sitsDown begins an evening from its programme.
func sitsDown(t *testing.T, h *App, p evening.Plan) {
	t.Helper()
	h.Stack.Prefs.Motion = prefs.None
	h.Stack.Push(h.programme(nil))
	h.Stack.Step()
	h.startEvening(p)
	h.Stack.Step()
	at(t, h)
}

// finishes plays the game at the table to its end and goes on to what comes after it.
func finishes(t *testing.T, h *App) {
	t.Helper()
	tab := at(t, h)
	if err := playOn(tab.Session(), tab.Session().Game().Longest); err != nil {
		t.Fatal(err)
	}
	leaves(t, h)
}

// leaves goes on from the table at which a game is over.
func leaves(t *testing.T, h *App) {
	t.Helper()
	tab := at(t, h)
	for tick := 0; h.Stack.Top() == tab; tick++ {
		h.Stack.Step()
		h.Stack.Use(what(h.Stack.Page()))
		if tick > 5000 {
			t.Fatalf("%s is never left: %s", tab.Session().Game().ID, ids(h.Stack.Page()))
		}
	}
	h.Stack.Step()
	h.Tick(false)
	h.Stack.Step()
}

// reloaded is the program on the page that is loaded again, without motion.
func reloaded(t *testing.T, h *App) *App {
	t.Helper()
	h.Stack.KeepPrefs()
	return load(t, Show{})
}

// resumed goes to the hall, where the evening waits as told, and on with it.
func resumed(t *testing.T, stands string) *App {
	t.Helper()
	host.SetPlaying("")
	h := load(t, Show{})
	if got := text.Plain(h.eveningSlip().Line); got != stands {
		t.Fatalf("in the hall stands %q, not %q", got, stands)
	}
	h.eveningSlip().Open()
	h.Stack.Step()
	return h
}

// coins is the sum of all coins on the tablet, without those that are lent.
func coins(d room.Standing) (n int) {
	for _, r := range d.Rows {
		n += r.Coins - r.Loan
	}
	return n
}

// A whole evening goes on from each kind of moment at which it can be left: by a page that
// is loaded again, and from the hall another day. No coin is lost on the way.
func TestEvening(t *testing.T) {
	device(t)
	h := start(t, Show{})
	sitsDown(t, h, fiveGames())
	moments := 0 // games of which something is said on the tablet
	for game := 1; game <= 5; game++ {
		stands := "Game " + itoa(game) + " of 5"
		for range 2 {
			throws(t, h, at(t, h).Session().Casts()+1)
			for n := 0; at(t, h).Session().Turn() < 0 && n < 2000; n++ {
				h.Stack.Step() // one throw of the hand can be two casts
			}
			was := at(t, h).Session().ShortText()
			h = reloaded(t, h)
			if at(t, h).Session().ShortText() != was {
				t.Fatalf("%s: loaded again the table is another:\n%s\nnot\n%s", stands, at(t, h).Session().ShortText(), was)
			}
			h = resumed(t, stands)
			if at(t, h).Session().ShortText() != was {
				t.Fatalf("%s: from the hall it goes on otherwise", stands)
			}
		}
		if len(h.saves.list) != 0 {
			t.Fatal("the game waits beside its evening, too")
		}
		if err := playOn(at(t, h).Session(), 1<<20); err != nil {
			t.Fatal(err)
		}
		h = reloaded(t, h) // the result is not seen yet
		leaves(t, h)
		if err := h.evening.e.Check(); err != nil {
			t.Fatal(err)
		}
		if game == 5 {
			break
		}
		if _, ok := h.Stack.Top().(*room.Between); !ok {
			t.Fatalf("after game %d there is %T", game, h.Stack.Top())
		}
		if got := coins(h.evening.standing()) + h.evening.e.Pot(); got > 80 {
			t.Fatalf("%d coins of 80", got)
		}
		looksBack(t, h)
		moments += min(1, len(h.evening.moment))
		was := h.evening.e.Text()
		reloaded(t, h)
		h = resumed(t, "Game "+itoa(game+1)+" of 5")
		if h.evening.e.Text() != was || text.Plain(h.evening.choiceName()) == "" && game < 4 {
			t.Fatalf("it goes on otherwise between two games:\n%s", h.evening.e.Text())
		}
		answerDebts(t, h)
		h.evening.standing().Play()
		h.Stack.Step()
	}
	end, ok := h.Stack.Top().(*room.End)
	if !ok {
		t.Fatalf("at the end there is %T", h.Stack.Top())
	}
	if moments == 0 {
		t.Error("nothing is ever said of a game")
	}
	was := h.evening.finale()
	h = reloaded(t, h)
	if _, ok := h.Stack.Top().(*room.End); !ok || end == nil || len(h.evening.finale().Rows) != len(was.Rows) {
		t.Fatalf("loaded again at the end there is %T", h.Stack.Top())
	}
	looksBack(t, h)
	if len(h.evening.finale().Honours) == 0 {
		t.Error("there are no honours")
	}
	for _, o := range h.evening.finale().Honours {
		o.Watch()
		h.Stack.Step()
		if h.Stack.Top() == h.evening.screen {
			t.Errorf("%s shows nothing", text.Plain(o.Head))
		}
		h.Stack.Pop()
	}
	h.Stack.Home()
	h.Stack.Step()
	if got := text.Plain(h.eveningSlip().Line); got != "3–7 games, one purse" {
		t.Errorf("after the evening the hall says %q", got)
	}
	keys, _ := host.Keys()
	if n := len(slices.DeleteFunc(keys, func(k string) bool { return !strings.HasPrefix(k, eveningPrefix) })); n != 1 {
		t.Errorf("of the evening %d entries are kept", n)
	}
}

// looksBack waits until the last game, or the evening, has been looked back on.
func looksBack(t *testing.T, h *App) {
	t.Helper()
	for tick := 0; h.evening.work != nil; tick++ {
		h.lookBack()
		if tick > 1_000_000 {
			t.Fatal("the look back never ends")
		}
	}
}

// choiceName is the name of whoever may choose, or empty.
func (v *sitting) choiceName() text.Text {
	if c := v.choice(); c != nil {
		return c.Name
	}
	return ""
}

// answerDebts lends to everybody who cannot pay.
func answerDebts(t *testing.T, h *App) {
	t.Helper()
	for n := 0; h.evening.loan() != nil; n++ {
		h.evening.loan().Lend()
		if n > 8 {
			t.Fatal("somebody never can pay")
		}
	}
}

// Between two games the last result can be seen and watched, and leads back.
func TestResultsOfAnEvening(t *testing.T) {
	device(t)
	h := start(t, Show{})
	sitsDown(t, h, fiveGames())
	finishes(t, h)
	tablet := h.Stack.Top()
	h.evening.standing().Results()
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*results.Results); !ok {
		t.Fatalf("there is %T", h.Stack.Top())
	}
	if h.Stack.Page().Find("again") != nil {
		t.Error("the results of a game in an evening offer to play it again; only the whole evening can be repeated")
	}
	h.Stack.Use("watch")
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*watcher); !ok {
		t.Fatalf("there is %T", h.Stack.Top())
	}
	h.Stack.Top().(*watcher).result()
	h.Stack.Step()
	h.Stack.Use("evening")
	h.Stack.Step()
	if h.Stack.Top() != tablet {
		t.Errorf("it leads to %T", h.Stack.Top())
	}
}

// An evening ended from the menu of a table has no honours, and another can begin.
func TestEveningIsEnded(t *testing.T) {
	device(t)
	h := start(t, Show{})
	sitsDown(t, h, fiveGames())
	finishes(t, h)
	h.evening.standing().Play()
	h.Stack.Step()
	h.menu(at(t, h))
	h.Stack.Step()
	p := h.Stack.Page()
	for _, it := range p.Items {
		switch text.Plain(it.Text) {
		case "Practise", "Set the table again":
			t.Errorf("in an evening there is %q", text.Plain(it.Text))
		case "End the evening":
			h.Stack.Use(it.ID)
		}
	}
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*room.End); !ok {
		t.Fatalf("there is %T", h.Stack.Top())
	}
	f := h.evening.finale()
	if f.Games != 1 || f.Planned != 5 || len(f.Honours) != 0 {
		t.Errorf("%+v", f)
	}
	f.Again()
	h.Stack.Step()
	if s := at(t, h).Session(); s.Game().ID != "tropa" || h.evening.e.Standing()[0].Purse != 40 {
		t.Errorf("again begins with %s", s.Game().ID)
	}
	if h = reloaded(t, h); len(h.evenings.past) != 1 || len(h.evenings.waiting) != 1 {
		t.Errorf("kept are %v", h.evenings)
	}
}

// What is loaded adds the evenings of another device, once, with the game that was being
// played; erasing takes all but what is at the table.
func TestEveningsAreLoaded(t *testing.T) {
	downloads(t)
	device(t)
	h := start(t, Show{})
	sitsDown(t, h, fiveGames())
	finishes(t, h)
	h.evening.standing().Play()
	h.Stack.Step()
	throws(t, h, 2)
	was := at(t, h).Session().ShortText()
	if _, err := (files{h}).Save(); err != nil {
		t.Fatal(err)
	}
	device(t)
	h = start(t, Show{})
	sitsDown(t, h, fiveGames())
	for range 2 {
		loadFile(t, h)
		if n := len(h.evenings.waiting); n != 2 {
			t.Fatalf("there are %d evenings", n)
		}
	}
	h = start(t, Show{})
	h.eveningSlip().Open()
	h.Stack.Step()
	for _, it := range h.Stack.Page().Items {
		if text.Plain(it.Text) == "Game 2 of 5" {
			h.Stack.Use(it.ID)
		}
	}
	h.Stack.Step()
	if at(t, h).Session().ShortText() != was {
		t.Error("another game is loaded")
	}
	if err := (files{h}).Erase(); err != nil {
		t.Fatal(err)
	}
	h = reloaded(t, h)
	if at(t, h).Session().ShortText() != was || len(h.evenings.waiting) != 1 {
		t.Errorf("after erasing there are %v", h.evenings)
	}
}

// An evening in a file of its own is opened, and refused in words if it is damaged.
func TestEveningInAFile(t *testing.T) {
	dir := downloads(t)
	device(t)
	h := start(t, Show{})
	sitsDown(t, h, fiveGames())
	finishes(t, h)
	h.saveEvening()
	said, err := os.ReadFile(filepath.Join(dir, "evening.txt"))
	if err != nil {
		t.Fatal(err)
	}
	device(t)
	h = start(t, Show{})
	if err := h.takeAny(strings.Replace(string(said), "purse 40", "purse 41", 1)); err == nil || h.evening != nil {
		t.Errorf("a damaged evening is opened, %v", err)
	}
	if err := h.takeAny(string(said)); err != nil {
		t.Fatal(err)
	}
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*room.Between); !ok || len(h.evenings.waiting) != 1 {
		t.Errorf("there is %T, and kept are %v", h.Stack.Top(), h.evenings)
	}
}

// Where nothing can be stored the evening is played all the same, and that is said.
func TestEveningWithoutStorage(t *testing.T) {
	device(t)
	h := start(t, Show{})
	t.Setenv("XDG_CONFIG_HOME", filepath.Join("/dev/null", "nowhere"))
	if h.keepable() {
		t.Fatal("something can be stored")
	}
	sitsDown(t, h, fiveGames())
	if !h.evening.unkept {
		t.Error("it is not said that the evening can’t be paused")
	}
	finishes(t, h)
	if _, ok := h.Stack.Top().(*room.Between); !ok {
		t.Errorf("there is %T", h.Stack.Top())
	}
}

// Damaged evenings are in nobody's way.
func TestDamagedEvenings(t *testing.T) {
	device(t)
	for k, said := range map[string]string{
		"evening 1": "", "evening 2": "at x took 1\nknucklebones evening 1\n", "evening 3": "at 5 took 1\nknucklebones evening 1\nplay circus\n\n",
		"evening 4 0": "knucklebones 1\n",
	} {
		if err := host.Save(k, []byte(said)); err != nil {
			t.Fatal(err)
		}
	}
	h := start(t, Show{})
	h.eveningSlip().Open()
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*room.Programme); !ok {
		t.Errorf("there is %T", h.Stack.Top())
	}
}

// The most players, one of whom sits out, and all people: names and seats of the tablet are
// those of the company.
func TestSittingOut(t *testing.T) {
	device(t)
	h := start(t, Show{})
	p := fiveGames()
	p.Purse = evening.LeastPurse
	p.Company = nil
	for i, who := range usual {
		kind := "easy"
		if i < 2 {
			kind = record.Person
		}
		p.Company = append(p.Company, record.Seat{Name: who.name, Kind: kind, Colour: who.colour})
	}
	p.Games = nil
	for range 7 {
		p.Games = append(p.Games, evening.TicketFor(games.Find("skiffs")))
	}
	sitsDown(t, h, p)
	finishes(t, h)
	l := h.evening.loan()
	if l == nil || l.SitOut == nil {
		t.Skip("after this game everybody can pay")
	}
	out := l.Seat
	l.SitOut()
	for h.evening.loan() != nil {
		h.evening.loan().Lend()
	}
	for _, r := range h.evening.standing().Rows {
		if r.Out != (r.Seat == out) {
			t.Errorf("seat %d sits out: %v", r.Seat, r.Out)
		}
	}
	h.evening.standing().Play()
	h.Stack.Step()
	if n := len(at(t, h).Session().Seats()); n != 7 {
		t.Errorf("%d play", n)
	}
}

// While a computer throws four bones a coin is laid with one touch; it stays when the page is
// loaded again, it is told what became of it, and it is paid when the game is over. Without
// side bets, and while a person is asked, there is nothing to lay.
func TestSideBets(t *testing.T) {
	device(t)
	h := start(t, Show{})
	p := fiveGames()
	p.Bets = true
	p.Games = slices.Repeat([]evening.Ticket{evening.TicketFor(games.Find("circus"))}, 3)
	sitsDown(t, h, p)
	lays := func() {
		t.Helper()
		for tick := 0; h.Stack.Page().Find("bet 0") == nil; tick++ {
			h.Stack.Step()
			if h.Stack.Page().Find("bet 0") == nil {
				h.Stack.Use(what(h.Stack.Page()))
			} else if at(t, h).Asks() {
				t.Fatal("somebody who is asked can lay a coin")
			}
			if tick > 5000 {
				t.Fatal("a coin can never be laid")
			}
		}
	}
	lays()
	h.Stack.Use("bet 3")
	h.Stack.Step()
	if bets := h.evening.e.Bets(); len(bets) != 1 || bets[0].On != evening.OnNoName || !h.Stack.Page().Find("bet 3").Selected {
		t.Fatalf("laid are %v", bets)
	}
	h = reloaded(t, h)
	if len(h.evening.e.Bets()) != 1 {
		t.Fatal("loaded again the coin is gone")
	}
	heard := ""
	h.Stack.Listen(func(said string) { heard += said + "; " }, func() {})
	for tick := 0; h.evening.told == 0; tick++ {
		h.Stack.Step()
		h.lookBack()
		h.Stack.Use(what(h.Stack.Page()))
		if tick > 5000 {
			t.Fatal("it is never told what became of the coin")
		}
	}
	if !strings.Contains(heard, "No name: ") {
		t.Errorf("told is %q", heard)
	}
	finishes(t, h)
	if err := h.evening.e.Check(); err != nil {
		t.Error(err)
	}
}
