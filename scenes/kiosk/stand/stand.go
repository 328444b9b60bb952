// Package stand runs the game as a kiosk: games that play themselves while
// nobody is there, a visitor's games and settings erased once they have gone,
// the operator's pages behind a PIN, and a program that ends only when the
// operator or the machine says so. What may be set, and when what is due, is
// reckoned in package kiosk; the games and screens are handed in as Deps.
package stand

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/operator"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Deps holds what a kiosk needs of the program that it runs in.
type Deps struct {
	Stack *scenes.Stack
	Sound *sound.Box // nil for pictures
	Live  bool       // what a visitor plays and sets is saved, until they have gone

	Games []*rules.Game                        // all games, of which the configuration offers some
	Board func(g *rules.Game) *table.Board     // a new board for a game
	Level func(g *rules.Game, seat int) string // the computer player that sits there where nobody has chosen
	Seed  func() record.Seed                   // a seed that nobody can foretell
	Sit   func(s *session.Session)             // replaces the screen by the table of a game, which is saved from now on
	Heed  func()                               // applies the settings of the stack
	Prefs func(unset prefs.Prefs) prefs.Prefs  // the settings that are saved; without any those given
	Saves func() []Save                        // the games that are saved, the one played last first
	Play  func() (s *session.Session, n int)   // the game that is being played, and the number it is saved under; nil if there is none
	Wrong func()                               // sounds a refusal
	Lang  func() []attract.Language            // the languages that a visitor can choose, the usual one first
	Speak func(code string)                    // chooses one for the visitor
	Usual func()                               // returns to the usual one
	Clear func()                               // forgets what the hall shows and which game is played
	Erase func() error                         // erases everything that is saved of a visitor
}

// A Save is a game or an evening that is saved.
type Save struct {
	Game   func() string          // id of the game that is being played; empty if an evening is between two
	Number int                    // under which it is saved
	When   time.Time              // of its last move
	Text   func() (string, error) // its record
	Resume func() bool            // opens it, and reports whether its record could be read
}

// A Kiosk runs the program on a public device for weeks.
type Kiosk struct {
	Deps
	Guard  kiosk.Guard
	Desk   Desk
	Renew  Renewal
	Coming []*rules.Game // games still to be shown before any is shown again

	now       func() time.Time
	mood      kiosk.Mood
	letters   int           // the size of letters that is usual on this screen
	asked     int           // seconds left when the question was last laid out
	round     []*rules.Game // games that are shown, in their order
	rehearsal rehearsal
	queue     queue
	stained   bool // what the last visitor saved cannot be erased
}

// New returns a kiosk with the configuration c, whose clock is now. Start shows its
// first screen.
func New(c kiosk.Config, now func() time.Time, d Deps) *Kiosk {
	k := &Kiosk{Deps: d, Guard: kiosk.Guard{Config: c}, now: now}
	k.open()
	k.Stack.Zoom = k.Zoom
	return k
}

// Start resumes the game that a crash interrupted, or else shows a game that plays
// itself.
func (k *Kiosk) Start() {
	if k.Live && k.resume() {
		return
	}
	k.Clean()
	k.Show()
}

// restart is the longest that the machine takes to start again after a crash.
const restart = time.Minute

// recent returns the age up to which an interrupted game is resumed: for so long its
// player may still be waiting there.
func (k *Kiosk) recent() time.Duration {
	return k.Guard.Config.Idle + k.Guard.Config.Warning + restart
}

// againKey is the key under which the game that was resumed last is kept, as it
// stood then.
const againKey = "again"

// resume opens the game that was being played when the program ended, as in a crash,
// and reports whether it did. It does not if the game has come no further since it was
// last resumed: the game may be what crashes.
func (k *Kiosk) resume() bool {
	saves := k.Saves()
	if len(saves) == 0 {
		return false
	}
	w := saves[0]
	said, err := w.Text()
	stands := []byte(strconv.Itoa(w.Number) + "\n" + said) // its length tells nothing: "on 4" becomes "on 5"
	last, _ := host.Load(againKey)
	if err != nil || bytes.Equal(last, stands) || k.now().Sub(w.When).Abs() > k.recent() {
		return false
	}
	if host.Save(againKey, stands) != nil {
		return false
	}
	k.Desk.counter.Again(w.Game(), w.Number)
	k.set(k.Prefs(k.usual()))
	if code := k.Stack.Prefs.Language; code != "" {
		k.Speak(code)
	}
	return w.Resume()
}

// Zoom returns the scale of the whole screen, which is w by h logical pixels. If the
// screen's size calls for other letters it also changes those, unless a visitor has
// chosen their size.
func (k *Kiosk) Zoom(w, h float64) float64 {
	c, letters := &k.Guard.Config, &k.Stack.Prefs.Letters
	size := c.Size(w, h)
	if *letters == k.letters {
		*letters = size
	}
	k.letters = size
	return c.Zoom(w, h)
}

// usual returns the settings with which each visitor begins.
func (k *Kiosk) usual() prefs.Prefs {
	c, p := &k.Guard.Config, prefs.Default()
	p.Letters, p.Low, p.Opposite = k.letters, c.Low, c.Opposite
	if c.Plain {
		p.Light = prefs.Plain
	}
	return p
}

// Real returns for whom real bones are thrown at a visitor's table, by the
// configuration.
func (k *Kiosk) Real() record.RealBones {
	r, _ := record.ParseReal(k.Guard.Config.Real) // the file was read
	return r
}

// Offered returns the games that a visitor may play, by the configuration.
func (k *Kiosk) Offered() []*rules.Game {
	c := &k.Guard.Config
	return slices.DeleteFunc(slices.Clone(k.Games), func(g *rules.Game) bool { return !c.Offers(kiosk.Game{ID: g.ID, Minutes: g.Minutes}) })
}

// Now returns the time by the kiosk's clock.
func (k *Kiosk) Now() time.Time { return k.now() }

// Stained reports whether something of the last visitor could not be erased.
func (k *Kiosk) Stained() bool { return k.stained }

// Tick advances the kiosk by a tick: the operator's corner, the mood, the counts and
// the sound. Touched says whether a person has used anything since the last tick.
func (k *Kiosk) Tick(touched bool) {
	now := k.now()
	k.press(now)
	k.Desk.tick(now)
	k.queue.tick(k, now)
	mood := k.Guard.Tick(now, touched, k.place())
	k.count(now, mood)
	k.hear(now)
	if mood != k.mood {
		k.mood = mood
		k.turn()
	}
	if k.foreign() {
		k.Clean()
		k.Show()
	}
	if left := int((k.Guard.Left() + time.Second - 1) / time.Second); mood == kiosk.Asking && left != k.asked {
		k.asked = left
		k.Stack.Invalidate()
	}
}

// place returns which kind of screen is shown.
func (k *Kiosk) place() kiosk.Place {
	switch k.Stack.Top().(type) {
	case *hall.Hall:
		if k.keeps() {
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

// keeps reports whether a visitor has saves or has changed settings other than the
// language, which clearing the table would erase.
func (k *Kiosk) keeps() bool {
	p := k.Stack.Prefs
	p.Language = ""
	return len(k.Saves()) > 0 || p != k.usual()
}

// foreign reports whether a visitor chose a language while the games play themselves
// and then left, so that the usual one has to be restored.
func (k *Kiosk) foreign() bool {
	return k.mood == kiosk.Showing && k.Stack.Prefs.Language != "" && k.Guard.Rest() >= k.Guard.Config.Attract
}

// turn shows what the mood k.mood, which has just changed, calls for: the question, the
// games that play themselves, or the dark table.
func (k *Kiosk) turn() {
	st := k.Stack
	st.SetOverlay(nil)
	switch k.mood {
	case kiosk.Asking:
		st.SetOverlay(k.Question().Lay)
	case kiosk.Showing:
		if _, shown := st.Top().(*attract.Attract); !shown {
			k.Clean()
			k.Show()
		}
	case kiosk.Dark:
		k.Clean()
		st.Push(attract.Dark{Until: k.Guard.Opens(k.now())})
	}
}

// Question returns the overlay that asks whether somebody is still there. Any touch is
// an answer.
func (k *Kiosk) Question() *attract.Asking {
	return &attract.Asking{
		Left: func() int { return k.asked }, Whole: k.Guard.Config.Warning.Seconds(),
		Play: func() { k.Stack.SetOverlay(nil) }, Clear: k.Guard.Clear,
	}
}

// Clean removes everything of the last visitor: screens, games and tables, saves,
// settings, and announcements. It also stores the operator's settings again, in case
// they were erased.
func (k *Kiosk) Clean() {
	k.Desk.counter.Leave()
	k.Stack.Home()
	k.Clear()
	k.Stack.ClearAnnouncements()
	if k.Live {
		err := k.Erase()
		k.Desk.Trouble("A visitor’s data can’t be erased.", err)
		k.stained = err != nil
		k.remember()
	}
	if k.Stack.Prefs.Language != "" {
		k.Usual()
	}
	k.set(k.usual())
}

// set replaces the settings and applies them.
func (k *Kiosk) set(p prefs.Prefs) {
	k.Stack.Prefs = p
	k.Heed()
	k.Stack.Invalidate()
}

// Show shows the next game that plays itself, in place of the last one.
func (k *Kiosk) Show() {
	p, s := k.Next()
	a := attract.New(p, func() { k.take(s) }, func() { k.Show() })
	if _, shown := k.Stack.Top().(*attract.Attract); shown {
		k.Stack.Replace(a)
		return
	}
	k.Stack.Push(a)
}

// Next returns the next game that plays itself, ready to be shown, and its session. No
// game is shown again before all others that are offered, and every round has the same
// order.
func (k *Kiosk) Next() (attract.Play, *session.Session) {
	if k.round == nil {
		k.round = k.Offered()
		rand.Shuffle(len(k.round), func(i, j int) { k.round[i], k.round[j] = k.round[j], k.round[i] })
	}
	s := k.next()
	g := s.Game()
	t := table.New(k.Stack, s, k.Board(g), s.Len(), table.Deps{})
	return attract.Play{
		Scene: t, Title: g.Title, Panel: t.Panel,
		Seat:   func() string { return seatName(s) },
		Notice: k.Notice,
		Over:   func() bool { return s.Over() && t.Shown() },
		Behind: k.rehearse,
		Tidy:   k.Stack.Reclaim,
		Lang:   k.Lang, Speak: k.Speak,
	}, s
}

// taken returns the seat that a visitor takes over in a game that plays itself: the one
// that acts, or -1 if none does.
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

// seatName returns the name of the player whose seat a visitor takes over, or "".
func seatName(s *session.Session) string {
	if seat := taken(s); seat >= 0 {
		return s.Seats()[seat].Name
	}
	return ""
}

// take puts a visitor on the seat that acts in s and opens the table. If no seat acts,
// or the table closes too soon for the game, it opens the hall.
func (k *Kiosk) take(s *session.Session) {
	seat := taken(s)
	if seat < 0 || k.Late(s.Game()) != "" {
		k.Stack.Home()
		return
	}
	seats := slices.Clone(s.Seats())
	seats[seat].Name, seats[seat].Kind = "", record.Person
	if s.Seat(seats) != nil {
		k.Stack.Home()
		return
	}
	s.SetReal(k.Real()) // where it can be
	k.Sit(s)
}
