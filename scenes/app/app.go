// Package app joins the screens: from the hall to a table that is set, from
// the table to its result and to the next game; and it keeps the game that is
// being played, so that it can be gone on with after a pause or a crash.
package app

import (
	"crypto/rand"
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/album"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/play/today"
	"knucklebones/rules/search/memo"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/scenes/screens/rulebook"
	"knucklebones/scenes/screens/settings"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/sound"
)

// An App is the whole program: its stack of screens and what they share.
type App struct {
	Stack  *scenes.Stack
	hall   *hall.Hall
	sound  *sound.Box // nil for pictures
	live   bool       // saves are kept, sounds sound
	saves  saves
	keeper *keeper      // of the game that is being played, or nil
	unkept bool         // it was told that a game cannot be kept
	told   []string     // keys of what was said to be set aside
	kiosk  *stand.Kiosk // or nil
	newer  bool         // it was asked whether to take the newer version
	tally  tali.Tally   // of people's own bones, where nothing is kept
	known  known
	days   dayLog               // what was made of Today's throw
	clock  func() time.Time     // or nil for the device's
	best   *session.Session     // that is played by computers, to be watched then; or nil
	taken  []string             // links of challenges that cannot be kept
	books  map[string]book.List // what is known of the book, by the ids of games
	album  *album.Album         // of the casts and honours of this device, made up for pictures of it; nil where there is no hall

	unwritten bool // the album could not be kept
	offline   bool // it was said that there is no network

	slipsNoted slipsNoted
	dayHead    dayHead
	arrivals   chan arrival
	wanted     string // code of the language that was chosen last
	draft      string // code of the language that the hall offers, or empty
	evenings   evenings
	evening    *sitting // the evening that is being played, or nil

	letters letterbox                  // games with other devices
	apart   *correspondence            // the one that is being played, or nil
	unsaved map[string]*correspondence // those that could not be saved, by their ids
	wire    wire
	meeting *meeting // the connection with another device, or nil
	acted   bool     // another device has played since the last tick

	ahead     ahead
	ledger    func() (done bool) // works out for the book what luck gave in the last game, or nil
	preparing bool               // sounds are yet to be made, or pictures
	odd       text.Text          // what is to be told of the settings, or empty
}

// New returns the app of the window or page, which stores what it has to keep.
func New() *App { return newApp(sound.New()) }

// newApp returns an app that stores settings and games, and sounds through b.
func newApp(b *sound.Box) *App {
	h := &App{sound: b, live: true, arrivals: make(chan arrival, 1), wire: pageWire{}}
	p, problem := loadPrefs(wished())
	h.Stack, h.odd = scenes.NewStack(p), problem
	h.Stack.Screens = h
	h.heed()
	h.saves.look()
	h.known.look()
	h.evenings.look()
	h.letters.look()
	h.days.look()
	h.album = loadAlbum()
	h.adopt()
	h.Stack.Push(h.Hall())
	return h
}

// wished returns the default settings on this machine, with reduced motion and high
// contrast as the system wishes.
func wished() prefs.Prefs {
	p := prefs.Default()
	if host.SystemPreferences().Calm {
		p.Motion = prefs.Calm
	}
	p.High = host.SystemPreferences().Contrast
	return p
}

// loadPrefs returns the stored settings; unset if there are none or they can't be read,
// with a sentence for the person in the latter case.
func loadPrefs(unset prefs.Prefs) (prefs.Prefs, text.Text) {
	b, err := host.Load("settings")
	if err != nil {
		return unset, ""
	}
	p, err := prefs.Read(b)
	if err != nil {
		return unset, "Your settings couldn’t be read, so the default settings are used."
	}
	return p, ""
}

// Quiet returns an app for taking one picture: without device, storage and sound.
func Quiet(sh Show) (*App, error) {
	p := prefs.Default()
	if err := applyPrefs(&p, sh.Prefs); err != nil {
		return nil, err
	}
	h := &App{Stack: scenes.NewStack(p), arrivals: make(chan arrival, 1), clock: pictured, album: album.Read(""), wire: pageWire{}}
	h.Stack.Headless()
	h.Stack.Screens = h
	if err := h.speak([]string{sh.Lang}, "", nil); err != nil {
		return nil, err
	}
	kiosk, err := stand.ReadFile(sh.Kiosk, games.Games())
	if err != nil {
		return nil, err
	}
	if kiosk != nil {
		h.stand(*kiosk, time.Now)
		h.Stack.Home()
	}
	return h, h.open(sh)
}

// Hall returns the first screen.
func (h *App) Hall() scenes.Scene {
	d := hall.Deps{
		Shelf:   h.offered(),
		Motif:   motif,
		Waiting: h.waiting,
		Slips:   h.shownSlips,
		Open:    func(id string) { h.Stack.Push(h.Setup(games.Find(id))) },
		Known:   func(id string) listing.Known { return h.known[id] },
		New:     func() bool { return len(h.known) == 0 },
	}
	if h.kiosk == nil {
		d.Paste = func() { h.Stack.Push(h.pasting()) }
	}
	if len(h.choosable()) > 1 {
		d.Language = h.Stack.Language
		d.Languages = func() { h.Stack.Push(h.chooseLanguage()) }
	}
	if h.kiosk == nil {
		d.Also, d.Notice = h.alsoIn, h.notice
	} else {
		d.Barred, d.Notice = h.kiosk.Late, h.kiosk.Notice
	}
	if h.live {
		d.Scrolled, d.Sheet, d.Printed = host.Scrolled, pageSheet, games.Games()
	}
	h.hall = hall.New(h.Stack, d)
	return h.hall
}

// notice says in the hall that there is no network, and is else empty.
func (h *App) notice() text.Text {
	if !h.offline {
		return ""
	}
	return "You’re offline. Everything here still works."
}

// heedNetwork says that there is no network any more.
func (h *App) heedNetwork() {
	if h.offline == host.Offline() || h.kiosk != nil {
		return
	}
	if h.offline = host.Offline(); h.offline {
		h.Stack.Toast(h.notice(), true)
	}
	h.Stack.Invalidate()
}

// pageSheet calls done with the pictures that the page's own hall shows, once they are
// painted.
func pageSheet(square bool, done func(*ebiten.Image)) {
	name := "shelf"
	if square {
		name = "shelf-square"
	}
	host.Picture(name, func(w, h int, rgba []byte) {
		if w*h == 0 || len(rgba) != 4*w*h {
			done(nil)
			return
		}
		img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
		img.WritePixels(rgba)
		done(img)
	})
}

func motif(g *rules.Game) shelf.Motif { return faces.For(g).Motif }

// offered returns the games that may be played here.
func (h *App) offered() []*rules.Game {
	if h.kiosk != nil {
		return h.kiosk.Offered()
	}
	return games.Games()
}

// Setup sets the table for a game.
func (h *App) Setup(g *rules.Game) scenes.Scene {
	d := setup.Deps{Sit: h.sitTable, Own: h.own, Measure: h.measures}
	if h.learner(g) {
		d.Lesson, d.New = h.teach(g), true
	}
	if h.kiosk != nil {
		d.Purse, d.Real, d.Firm = h.kiosk.Guard.Config.Purse, h.kiosk.Real(), h.firm()
		if h.phones() && g.Seats[1] > 1 && h.notApart(g) == "" {
			d.Apart, d.Phone = h.mayApart, true
		}
	} else if g.Seats[1] > 1 {
		d.Apart, d.NotApart = h.mayApart, h.notApart(g)
	}
	if h.live && (h.kiosk == nil || !h.kiosk.Stained()) {
		d.Load, d.Save = host.Load, host.Save
	}
	return setup.New(h.Stack, g, d)
}

// Rulebook returns the page of a game.
func (h *App) Rulebook(g *rules.Game) scenes.Scene {
	b := rulebook.New(h.Stack, g)
	b.Lesson = h.teach(g)
	if h.kiosk == nil { // who passes by is offered no page
		b.Print, b.Paper = func() { h.print(g.ID) }, papers[usualPaper()]
	}
	return b
}

// Settings returns the settings screen.
func (h *App) Settings() scenes.Scene {
	d := settings.Deps{Changed: h.heed, Keep: settings.Nowhere{}, Silent: h.sound.Silent}
	if h.live {
		d.Keep, d.Version, d.Sharpens = files{h}, host.Version(), host.Sharpens
	}
	d.Paste = func() { h.Stack.Push(h.pasting()) }
	if h.kiosk != nil {
		d.Keep, d.Paste = nil, nil
	} else {
		d.Print = func() { h.print(Booklet) }
	}
	if len(h.choosable()) > 1 {
		d.Languages = func() { h.Stack.Push(h.chooseLanguage()) }
	}
	return settings.New(h.Stack, d)
}

// Refused sounds of dull wood.
func (h *App) Refused() { h.sound.Play(sound.Barred) }

// heed applies the settings: volume, mute and sharpness.
func (h *App) heed() {
	volume := h.Stack.Prefs.Volume
	if h.kiosk != nil {
		volume *= h.kiosk.Desk.Memory.Volume
	}
	h.sound.SetVolume(volume)
	h.sound.Mute(h.Stack.Prefs.Mute)
	if h.live {
		host.Sharpen(h.Stack.Prefs.Sharp)
	}
}

// kioskNap is the longest sleep of a page in kiosk mode, in milliseconds: it has to notice
// that nobody is there any more.
const kioskNap = 500

// Tick handles what the machine brings in one tick: files, links, connections, sounds
// and new versions. touched says that a person used anything, without which browsers
// play no sound. It reports whether it wants another tick.
func (h *App) Tick(touched bool) bool {
	h.speakWanted()
	if !h.live {
		return false
	}
	for f, ok := host.Opened(); ok; f, ok = host.Opened() {
		if h.kiosk == nil { // the public brings no files
			h.take(f)
		}
	}
	if h.kiosk != nil {
		h.kiosk.Tick(touched || h.acted)
		h.acted = false
		h.tendPhone()
		host.WakeAfter(kioskNap)
	}
	h.heedLink()
	h.heedWire()
	h.heedNetwork()
	h.offer()
	if silent := h.sound.Silent(); touched {
		if h.sound.Open(); h.sound.Silent() != silent {
			h.Stack.Invalidate() // the settings say so
		}
	}
	playing := h.sound.Step()
	if h.Stack.First() {
		if h.sound.NeedsWork() {
			h.Stack.WorkInTick(h.makeSounds)
		}
		h.preparing = h.lookAhead() || h.lookBack() || h.workLedger() || h.sound.NeedsWork()
		if h.sound.Active() {
			host.SoundUntil(1000)
		}
	}
	return h.playBest() || playing || h.preparing
}

// makeSounds synthesizes some of the sounds that are still missing.
func (h *App) makeSounds() (enough bool) {
	h.sound.Prepare(h.Stack.Moving())
	return true
}

// A manner is the way a game is played apart from its rules: for practice or not,
// and with or without real bones.
type manner struct {
	practice bool
	real     record.RealBones // for whom real bones are thrown
}

// sit begins a game as it was set up, at this device, and shows its table.
func (h *App) sit(g *rules.Game, s rules.Setup, seats []record.Seat, how manner) {
	if !h.admits(g) {
		return
	}
	sess, err := session.Begin(g, s, seats, newSeed())
	if err == nil {
		err = sess.SetReal(how.real)
	}
	if err != nil {
		h.Stack.ShowRefusal(text.OfError(err))
		return
	}
	if how.practice {
		sess.StartPractice()
	}
	h.sitAt(sess, h.Stack.Replace)
}

// sitAt shows the table of a session that begins, tells who begins, and saves it.
func (h *App) sitAt(s *session.Session, show func(scenes.Scene)) {
	t := h.opened(s)
	show(t)
	h.introduce(t)
	h.know(s.Game(), listing.Begun)
	t.ShowBegins()
	h.keep(t, 0, 0)
}

// opened returns the table of a session that begins. The casts for who begins are made
// at once if the person prefers that.
func (h *App) opened(s *session.Session) *table.Table {
	if h.Stack.Prefs.Begun {
		s.CastOff()
	}
	return h.table(s, s.Len())
}

// table returns the table of a session; its first from steps count as shown.
func (h *App) table(s *session.Session, from int) *table.Table {
	memo.Age()
	d := table.Deps{Sound: h.sound, Over: h.over, Menu: h.menu, Best: h.ghost, Firm: h.firm()}
	if c := h.apartOf(s); c != nil {
		d.Firm = true
		if c.byHand() {
			d.Away = c
		}
	}
	if v := h.evening; v != nil && v.e.Plan().Bets {
		d.Wagers = v.wagers
	}
	if line := today.LineOf(s); line != "" && h.kiosk == nil {
		d.Notice = func() text.Text { return line }
	}
	if h.kiosk != nil {
		d.Notice = h.kiosk.Wait
		h.kiosk.Begins(h.takes(s.Game()))
	}
	return table.New(h.Stack, s, h.ahead.take(s.Game()), from, d)
}

// firm reports whether moves can't be taken back, as on a kiosk so configured.
func (h *App) firm() bool { return h.kiosk != nil && !h.kiosk.Guard.Config.Takebacks }

// newSeed returns a random seed that nobody can predict.
func newSeed() (seed record.Seed) {
	if _, err := rand.Read(seed[:]); err != nil {
		t := time.Now().UnixNano() // no machine without randomness is known; the game must go on
		for i := range 8 {
			seed[i] = byte(t >> (8 * i))
		}
	}
	return seed
}
