package app

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/screens/hall"
)

// Run opens the window, or takes over the page, and returns when it is closed.
func Run(sh Show) error {
	kiosk, err := stand.ReadFile(sh.Kiosk, games.Games())
	if err != nil {
		return err // nobody who stands before it is to mend that
	}
	var watchdog *stand.Watchdog
	if kiosk != nil {
		host.SetFolder("kiosk")
		watchdog = stand.NewWatchdog(kiosk)
	}
	host.Start()
	h := New()
	asked, chosen := []string{sh.Lang}, h.Stack.Prefs.Language
	if kiosk != nil {
		asked, chosen = append(asked, kiosk.Languages...), ""
	}
	unspoken := h.speak(asked, chosen, host.SystemPreferences().Languages)
	if unspoken != nil {
		fmt.Fprintln(os.Stderr, "knucklebones: "+unspoken.Error())
	}
	if kiosk != nil {
		h.stand(*kiosk, time.Now)
	} else if err := h.begin(sh); err != nil {
		return err
	} else if unspoken != nil {
		h.Stack.ShowRefusal(text.OfError(unspoken))
	}
	h.tested()
	w, hgt := 1280, 800
	if sh.W > 0 {
		w, hgt = sh.W, sh.H
	}
	ebiten.SetWindowSize(w, hgt)
	ebiten.SetWindowTitle("Knucklebones")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if kiosk != nil {
		return h.kiosk.Run(watchdog)
	}
	return ebiten.RunGame(&game{h.Stack, h, sh})
}

// tested obeys the commands by which tests and measurements drive the page.
func (h *App) tested() {
	if on, frames := host.Measuring(); on {
		h.Stack.Measure(frames)
	}
	h.Stack.SpeedUp(host.Speed())
	if host.Undrawn() {
		h.Stack.Undraw()
	}
	if host.Unheard() {
		h.sound = nil
	}
}

// A game is the program that the engine runs: the app, or the replacement that a
// test of the page starts.
type game struct {
	*scenes.Stack
	app  *App
	show Show
}

// Update runs a tick. The one in which another app begins does nothing else: its stack
// does not know the size of the window yet.
func (g *game) Update() error {
	args, ok := host.Begun()
	if !ok {
		return g.Stack.Update()
	}
	sh := g.show.Again(args)
	g.app = newApp(g.app.sound)
	g.Stack = g.app.Stack
	g.app.tested()
	if c, ok := text.BuiltIn(cmp.Or(sh.Lang, text.English.Code())); ok {
		g.app.say(c)
	} else {
		g.app.fetch(sh.Lang)
	}
	return g.app.begin(sh)
}

// Wrong handles flags that cannot be parsed. In a browser, where the address holds
// the flags, it opens the hall with the error shown; elsewhere it returns err. Only
// the Address of sh is used.
func Wrong(sh Show, err error) error {
	if !host.FlagsFromAddress() {
		return err
	}
	return Run(sh.Failed(err))
}

// begin shows the first screen: what was open in this tab, or else what the flags ask
// for.
func (h *App) begin(sh Show) error {
	if h.reload() {
		return nil
	}
	err := sh.wrong
	if err == nil {
		err = h.open(sh)
	}
	switch {
	case err != nil && !host.FlagsFromAddress():
		return err
	case err != nil:
		h.misled(sh.Address, err)
	}
	if h.odd != "" {
		h.Stack.Toast(h.odd, false)
	}
	if h.unwritten = h.kiosk == nil && !h.keepable(); h.unwritten {
		h.Stack.Toast(unsavedBook, false)
	}
	h.tellOdd()
	return nil
}

// misled shows in the hall what is wrong with the flags in the address, and removes
// them.
func (h *App) misled(flags []string, err error) {
	host.ClearAddress(flags)
	h.Stack.Home()
	h.hall.Ask(&sheet.Question{
		Title: "This address doesn’t work", Note: text.Complaint(err),
		Leave: "Go to the hall", Close: func() { h.hall.Ask(nil) },
	})
}

// offer asks once, in the hall, whether to load the newer version of the page now.
// Otherwise it loads on another day, and on a kiosk when nobody is there.
func (h *App) offer() {
	if h.kiosk != nil {
		if !h.newer && h.kiosk.Deserted() && host.Newer() {
			h.newer = true
			host.LoadNewer()
		}
		return
	}
	if h.newer || !host.Newer() || h.Stack.Top() != h.hall {
		return
	}
	h.newer = true
	q := &sheet.Question{
		Title: "A newer version is available", Note: "The page will reload, which takes a moment. Your games are kept.",
		Leave: "Later", Close: func() { h.hall.Ask(nil) },
	}
	q.Offer("Update now", "", false, host.LoadNewer)
	h.hall.Ask(q)
}

// open shows what the flags ask for, above the hall.
func (h *App) open(sh Show) error {
	if sh.Play != "" {
		return h.play(sh.Play)
	}
	name := sh.Scene
	if name == "" && sh.Game != "" {
		name = "table"
	}
	if h.Stack.Top() == nil {
		h.Stack.Push(h.Hall())
	}
	switch name {
	case "", "hall":
		return nil
	case "shelf":
		return h.openShelf()
	case "attract", "asking", "pin", "operator", "cleaning", "card", "closed":
		return h.openKiosk(name, sh)
	case "waiting":
		return h.openWaiting()
	case "language":
		h.Stack.Push(h.chooseLanguage())
		return nil
	case "settings":
		h.Stack.Push(h.Settings())
		return nil
	case "today":
		return h.openToday(sh)
	case "apart-setup", "apart-send", "apart-arrived", "apart-invited", "apart-waiting", "apart-paste", "apart-meet", "apart-answer", "apart-fair-play", "phone-setup", "phone-code", "phone-answer":
		return h.openApartScene(name, sh)
	case "measure":
		h.Stack.Push(h.measure(func(tali.Weights) {}))
		return nil
	case "setup", "rulebook", "table", "results", "fair-play", "lesson":
		return h.openGame(name, sh)
	case "album", "book-games", "game-page", "honours", "book-evenings":
		return h.openBook(name, sh)
	}
	if slices.Contains(rooms, name) {
		return h.openRoom(name, sh)
	}
	return text.Errorf("there is no scene {0}; the scenes are hall, waiting, language, setup, table, rulebook, lesson, results, fair-play, settings, measure, today, apart-setup, apart-send, apart-arrived, apart-invited, apart-waiting, apart-paste, apart-meet, apart-answer, apart-fair-play, phone-setup, phone-code, phone-answer, album, book-games, game-page, honours, book-evenings, attract, asking, pin, operator, cleaning, card and closed", strconv.Quote(name))
}

// openShelf shows the pictures of all compartments on one sheet, for a picture.
func (h *App) openShelf() error {
	if h.live {
		return text.Errorf("the scene shelf can only be used for pictures, with -shot")
	}
	h.Stack.Push(&hall.Sheet{Shelf: games.Games(), Motif: motif})
	return nil
}

// openWaiting shows the hall's list with some made-up games that wait, for a picture.
func (h *App) openWaiting() error {
	if h.live {
		return text.Errorf("the scene waiting can only be used for pictures, with -shot")
	}
	for i, g := range games.Games()[:4] {
		s, err := Show{Game: g.ID, Seed: itoa(i)}.session()
		for err == nil && (s.Len() < 12 || i == 0 && !mine(s)) {
			err = playOn(s, 1)
		}
		if err != nil {
			return err
		}
		m := h.mark(s)
		m.when -= int64(i) * 24 * 60 * 60 * 1000
		h.saves.list = append(h.saves.list, save{n: i + 1, game: g, mark: m})
	}
	h.hall.ListWaiting()
	return nil
}

// openGame opens the screen with that name for the game of sh, as the flag -scene asks
// for.
func (h *App) openGame(name string, sh Show) error {
	if name == "lesson" {
		return h.openLesson(sh)
	}
	s, err := sh.session()
	if err != nil {
		return err
	}
	switch name {
	case "setup":
		h.Stack.Push(h.Setup(s.Game()))
	case "rulebook":
		h.Stack.Push(h.Rulebook(s.Game()))
	case "table":
		return h.sitDown(s, sh)
	case "results":
		if err := playOn(s, s.Game().Longest); err != nil {
			return err
		}
		h.Stack.Push(h.results(s, nil, nil))
	case "fair-play":
		if err := playOn(s, sh.Steps); err != nil {
			return err
		}
		h.Stack.Push(h.fairPlay(s))
	}
	return nil
}

// sitDown opens the game that the flags name, or resumes it if it is saved. It is saved
// only after the first move.
func (h *App) sitDown(s *session.Session, sh Show) error {
	if w, ok := h.saves.like(s.ShortText()); ok && h.resume(w) {
		return nil
	}
	if err := playOn(s, sh.Steps); err != nil {
		return err
	}
	t := h.table(s, s.Len())
	h.Stack.Push(t)
	h.keep(t, 0, s.Len()+1)
	return nil
}

// playOn lets computers play n steps of a game, or to its end.
func playOn(s *session.Session, n int) error {
	for range n {
		switch turn := s.Turn(); {
		case turn == rules.Nobody:
			return nil
		case turn == rules.Chance:
			s.Draw()
			continue
		case s.IsLocal(turn):
			s.Drive(turn, session.Computer(levelOf(s.Game(), int(turn))))
			defer s.Drive(turn, nil)
		}
		m, done := s.Decide(1 << 20)
		for !done {
			m, done = s.Decide(1 << 20)
		}
		if err := s.Play(m); err != nil {
			return err
		}
	}
	return nil
}

// play opens the record in a file, to be watched from its beginning.
func (h *App) play(file string) error {
	b, err := host.ReadFile(file)
	if err != nil {
		return text.Errorf("the record cannot be read: {0}", text.OfError(err))
	}
	s, err := session.Resume(string(b), games.Find)
	if err != nil {
		return text.Errorf("{0}: {1}", file, text.OfError(err))
	}
	if h.Stack.Top() == nil {
		h.Stack.Push(h.Hall())
	}
	h.Stack.Push(h.watch(s))
	return nil
}
