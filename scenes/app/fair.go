package app

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/operator"
	"knucklebones/scenes/table"
)

// A fair is what the app does besides on a table that stands for weeks.
type fair struct {
	app       *App
	guard     kiosk.Guard
	now       func() time.Time
	mood      kiosk.Mood
	letters   int           // their usual size on this screen
	asked     int           // seconds left when the question was last laid
	round     []*rules.Game // that play themselves, in their order
	coming    []*rules.Game // that are still to be seen before any is seen again
	rehearsal rehearsal
	desk      desk
	queue     queue
	renew     renewal

	stained bool // the last visitor has left behind what cannot be erased
}

// stand makes the app a kiosk of that configuration, by a clock.
func (h *App) stand(c kiosk.Config, now func() time.Time) {
	h.fair = &fair{app: h, guard: kiosk.Guard{Config: c}, now: now}
	h.fair.open()
	h.Stack.Zoom = h.fair.zoom
	h.Stack.Home()
	h.Stack.Replace(h.Hall())
	if h.live && h.fair.goOn() {
		return
	}
	h.fair.clear()
	h.fair.show()
}

// restart is how long the machine takes to be there again.
const restart = time.Minute

// recent is how old a game may be that is gone on with: whoever played it may stand
// there still, and would not have been cleared away.
func (f *fair) recent() time.Duration {
	return f.guard.Config.Idle + f.guard.Config.Warning + restart
}

// againKey is where it lies which game was gone on with after a start, as it stood
// then.
const againKey = "again"

// goOn goes on with the game that was being played when the program ended, as in a
// crash, and tells whether there is one. One that has come no further since it was
// gone on with before may be what crashes, and is let go.
func (f *fair) goOn() bool {
	h := f.app
	if len(h.saves.list) == 0 {
		return false
	}
	w := h.saves.list[0]
	text, err := w.text()
	stands := []byte(itoa(w.n) + "\n" + text) // its length tells nothing: "on 4" becomes "on 5"
	last, _ := host.Load(againKey)
	if err != nil || bytes.Equal(last, stands) || f.now().Sub(time.UnixMilli(w.when)).Abs() > f.recent() {
		return false
	}
	if host.Save(againKey, stands) != nil {
		return false
	}
	f.desk.counter.Again(w.game.ID, w.n)
	his, _ := loadPrefs(f.usual())
	f.settle(his)
	return h.resume(w)
}

// zoom is how large all is on a screen of so many logical pixels. If it has changed
// its letters are as on the new one, but for who has set them.
func (f *fair) zoom(w, h float64) float64 {
	c, letters := &f.guard.Config, &f.app.Stack.Prefs.Letters
	size := c.Size(w, h)
	if *letters == f.letters {
		*letters = size
	}
	f.letters = size
	return c.Zoom(w, h)
}

// usual are the settings that a visitor finds.
func (f *fair) usual() prefs.Prefs {
	c, p := &f.guard.Config, prefs.Default()
	p.Letters, p.Low, p.Opposite = f.letters, c.Low, c.Opposite
	if c.Plain {
		p.Light = prefs.Plain
	}
	return p
}

// real is for whom real bones are thrown at a table that a visitor finds.
func (f *fair) real() record.Real {
	r, _ := record.ParseReal(f.guard.Config.Real) // the file was read
	return r
}

// offered are the games that a visitor may play.
func (f *fair) offered() []*rules.Game {
	c := &f.guard.Config
	return slices.DeleteFunc(slices.Clone(games.Games()), func(g *rules.Game) bool { return !c.Offers(brief(g)) })
}

// tick moves the fair on.
func (f *fair) tick(touched bool) {
	now := f.now()
	f.press(now)
	f.desk.tick(now)
	f.queue.tick(f, now)
	mood := f.guard.Tick(now, touched, f.place())
	f.count(now, mood)
	f.hear(now)
	if mood != f.mood {
		f.mood = mood
		f.turn()
	}
	if left := int((f.guard.Left() + time.Second - 1) / time.Second); mood == kiosk.Asking && left != f.asked {
		f.asked = left
		f.app.Stack.Stale()
	}
}

// place is what is on the screen.
func (f *fair) place() kiosk.Place {
	switch f.app.Stack.Top().(type) {
	case *hall.Hall:
		if f.keeps() {
			return kiosk.AtKept
		}
		return kiosk.AtHall
	case *attract.Attract, attract.Dark:
		return kiosk.AtShow
	case *operator.Pad, *operator.Desk, *operator.Clean, *operator.Card:
		return kiosk.AtDesk
	}
	return kiosk.AtGame
}

// keeps tells whether anything of a visitor would be lost if the table was cleared.
func (f *fair) keeps() bool { return len(f.app.saves.list) > 0 || f.app.Stack.Prefs != f.usual() }

// turn does what a new mood asks for.
func (f *fair) turn() {
	st := f.app.Stack
	st.Interrupt(nil)
	switch f.mood {
	case kiosk.Asking:
		st.Interrupt(f.question().Lay)
	case kiosk.Showing:
		if _, shown := st.Top().(*attract.Attract); !shown {
			f.clear()
			f.show()
		}
	case kiosk.Dark:
		f.clear()
		st.Push(attract.Dark{Until: f.guard.Opens(f.now())})
	}
}

// question asks whether somebody is still there. Any touch is an answer.
func (f *fair) question() *attract.Asking {
	return &attract.Asking{
		Left: func() int { return f.asked }, Whole: f.guard.Config.Warning.Seconds(),
		Play: func() { f.app.Stack.Interrupt(nil) }, Clear: f.guard.Clear,
	}
}

// clear forgets the last visitor: games, tables, settings, and what was said.
func (f *fair) clear() {
	h := f.app
	f.desk.counter.Leave()
	h.Stack.Home()
	h.hall.Forget()
	h.Stack.Hush()
	h.keeper = nil
	if h.live {
		err := (files{h}).Erase()
		f.desk.heed("What a visitor leaves behind cannot be erased.", err)
		h.saves.list, f.stained = nil, err != nil // what cannot be erased is not shown, either
		f.remember()
		host.SetPlaying("")
	}
	f.settle(f.usual())
}

// settle puts settings in the place of the last ones.
func (f *fair) settle(p prefs.Prefs) {
	f.app.Stack.Prefs = p
	f.app.heed()
	f.app.Stack.Stale()
}

// show shows the next game that plays itself, in place of the last one.
func (f *fair) show() {
	p, s := f.play()
	a := attract.New(p, func() { f.take(s) }, func() { f.show() })
	if _, shown := f.app.Stack.Top().(*attract.Attract); shown {
		f.app.Stack.Replace(a)
		return
	}
	f.app.Stack.Push(a)
}

// play is the next game that plays itself: none is seen again before all others
// that are offered. The order stays, so that nothing comes soon again where one round
// meets the next.
func (f *fair) play() (attract.Play, *session.Session) {
	if f.round == nil {
		f.round = f.offered()
		rand.Shuffle(len(f.round), func(i, j int) { f.round[i], f.round[j] = f.round[j], f.round[i] })
	}
	s := f.next()
	g := s.Game()
	t := table.New(f.app.Stack, s, faces.For(g).Board(), s.Len(), table.Deps{})
	return attract.Play{
		Scene: t, Title: g.Title, Panel: t.Panel,
		Seat:   func() string { return seatName(s) },
		Notice: f.notice,
		Over:   func() bool { return s.Over() && t.Shown() },
		Behind: f.rehearse,
	}, s
}

// taken is the seat that somebody takes who comes to a game that plays itself: the
// one that acts, or -1 if none does.
func taken(s *session.Session) rules.Actor {
	seat := s.Turn()
	if seat == rules.Chance {
		seat = s.Caster()
	}
	if seat < 0 || s.Over() {
		return -1
	}
	return seat
}

func seatName(s *session.Session) string {
	if seat := taken(s); seat >= 0 {
		return s.Seats()[seat].Name
	}
	return ""
}

// take sits somebody down on the seat that acts, or opens the hall.
func (f *fair) take(s *session.Session) {
	h := f.app
	seat := taken(s)
	if seat < 0 || f.late(s.Game()) != "" {
		h.Stack.Home()
		return
	}
	seats := slices.Clone(s.Seats())
	seats[seat].Name, seats[seat].Kind = "You", record.Person
	if s.Seat(seats) != nil {
		h.Stack.Home()
		return
	}
	s.Toss(f.real()) // where it can be
	t := h.table(s, s.Len())
	h.Stack.Replace(t)
	h.keep(t, 0, 0)
}
