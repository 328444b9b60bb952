// Package house joins the rooms: from the hall to a table that is set, from
// the table to its result and to the next game; and it keeps the game that is
// being played, so that it can be gone on with after a pause or a crash.
package app

import (
	"crypto/rand"
	"errors"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/rulebook"
	"knucklebones/scenes/screens/settings"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/sound"
)

// A App is the whole program: its stack of screens and what they share.
type App struct {
	Stack *scenes.Stack
	sound *sound.Box // nil for pictures
	live  bool       // saves are kept, sounds sound
}

// saveKey is where the game that is being played is kept; asideKey where one
// is put that could not be read.
const saveKey, asideKey = "game", "game set aside"

// New is a house that keeps what is to be kept.
func New() *App {
	h := &App{sound: sound.New(), live: true}
	p, problem := loadPrefs()
	h.Stack = scenes.NewStack(p)
	h.Stack.Screens = h
	h.heed()
	h.Stack.Push(h.Hall())
	if problem != "" {
		h.Stack.Toast(problem, false)
	}
	return h
}

// loadPrefs reads the settings, taking from the machine what was never set.
func loadPrefs() (prefs.Prefs, string) {
	b, err := host.Load("settings")
	if err != nil {
		p := prefs.Default()
		if w := host.Wished(); w.Calm {
			p.Motion = prefs.Calm
		}
		p.High = host.Wished().Contrast
		return p, ""
	}
	p, err := prefs.Read(b)
	if err != nil {
		return p, "The settings could not be read; they are as new."
	}
	return p, ""
}

// Quiet is a house for one picture: no device, no saves, no sound.
func Quiet(sh Show) (*App, error) {
	p := prefs.Default()
	if err := applyPrefs(&p, sh.Prefs); err != nil {
		return nil, err
	}
	h := &App{Stack: scenes.NewStack(p)}
	h.Stack.Headless()
	h.Stack.Screens = h
	return h, h.open(sh)
}

// Hall is the first room.
func (h *App) Hall() scenes.Scene {
	return hall.New(h.Stack, hall.Deps{
		Shelf:  games.Games(),
		Motif:  func(g *rules.Game) shelf.Motif { return faces.For(g).Motif },
		Saved:  h.saved,
		Resume: h.resume,
		Open:   func(id string) { h.Stack.Push(h.Setup(games.Find(id))) },
	})
}

// Setup sets the table for a game.
func (h *App) Setup(g *rules.Game) scenes.Scene {
	d := setup.Deps{Sit: func(g *rules.Game, t setup.Table) { h.sit(g, t.Setup(), t.Seats, t.Practice) }, Lesson: h.teach(g)}
	if h.live {
		d.Load, d.Save = host.Load, host.Save
	}
	return setup.New(h.Stack, g, d)
}

// Rulebook is the page of a game.
func (h *App) Rulebook(g *rules.Game) scenes.Scene {
	b := rulebook.New(h.Stack, g)
	b.Lesson = h.teach(g)
	return b
}

// Settings is what a person may set.
func (h *App) Settings() scenes.Scene {
	d := settings.Deps{Changed: h.heed, Keep: settings.Nowhere{}}
	if h.live {
		d.Keep = settings.Machine{}
	}
	return settings.New(h.Stack, d)
}

// Refused sounds of dull wood.
func (h *App) Refused() { h.sound.Play(sound.Barred) }

// heed does what the settings say.
func (h *App) heed() {
	h.sound.SetVolume(h.Stack.Prefs.Volume)
	h.sound.Mute(h.Stack.Prefs.Mute)
}

// Tick keeps the sound going. Touched is whether a person used anything: a
// browser allows sound only then. It tells whether it wants another tick.
func (h *App) Tick(touched bool) bool {
	if !h.live {
		return false
	}
	if touched {
		h.sound.Open()
	}
	busy := h.sound.Step()
	if h.sound.Active() {
		host.SoundUntil(1000)
	}
	return busy
}

// sit begins a game at a table that was set.
func (h *App) sit(g *rules.Game, s rules.Setup, seats []record.Seat, practice bool) {
	sess, err := session.Begin(g, s, seats, newSeed())
	if err != nil {
		h.Stack.Refuse(err.Error())
		return
	}
	if practice {
		sess.Practise()
	}
	h.Stack.Replace(h.table(sess, 0))
}

// table is the screen of a session whose first steps have been seen.
func (h *App) table(s *session.Session, from int) *table.Table {
	if h.live {
		s.Keep(store{})
	}
	return table.New(h.Stack, s, faces.For(s.Game()).Board(), from, table.Deps{Sound: h.sound, Over: h.over, Menu: h.menu})
}

// A store keeps the game that is being played.
type store struct{}

func (store) Save(text []byte) error { return host.Save(saveKey, text) }

// saved is what the hall says of the game that waits.
func (h *App) saved() (id, line string, ok bool) {
	if !h.live {
		return "", "", false
	}
	s, err := h.load()
	if err != nil || s == nil {
		return "", "", false
	}
	return s.Game().ID, s.Game().Title + ", throw " + itoa(s.Casts()+1), true
}

// load is the game that waits; nil if there is none. One that cannot be read
// is set aside, not lost.
func (h *App) load() (*session.Session, error) {
	b, err := host.Load(saveKey)
	if errors.Is(err, host.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	s, err := session.Resume(string(b), games.Find)
	if err != nil {
		h.setAside(b)
		return nil, err
	}
	if s.Over() {
		return nil, nil
	}
	return s, nil
}

// setAside moves a save that cannot be read out of the way and says so.
func (h *App) setAside(b []byte) {
	if host.Save(asideKey, b) == nil {
		host.Remove(saveKey)
	}
	h.Stack.Toast("The kept game could not be read. It is set aside; Settings can save it to a file.", false)
}

// resume goes on with the game that waits.
func (h *App) resume() {
	s, err := h.load()
	switch {
	case err != nil:
		h.Stack.Stale()
	case s != nil:
		h.Stack.Push(h.table(s, s.Len()))
	}
}

// newSeed is a seed nobody can foretell.
func newSeed() (seed record.Seed) {
	if _, err := rand.Read(seed[:]); err != nil {
		t := time.Now().UnixNano() // no machine without randomness is known; the game must go on
		for i := range 8 {
			seed[i] = byte(t >> (8 * i))
		}
	}
	return seed
}
