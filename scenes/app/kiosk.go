package app

import (
	"slices"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/search/memo"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/table"
)

// stand turns the app into a kiosk with that configuration; now is its clock.
func (h *App) stand(c kiosk.Config, now func() time.Time) {
	h.kiosk = stand.New(c, now, h.kioskDeps())
	h.Stack.Home()
	h.Stack.Replace(h.Hall())
	h.kiosk.Start()
}

// kioskDeps returns the parts and functions of the app that a kiosk uses.
func (h *App) kioskDeps() stand.Deps {
	return stand.Deps{
		Stack: h.Stack, Sound: h.sound, Live: h.live,
		Games: games.Games(),
		Board: func(g *rules.Game) *table.Board {
			memo.Age()
			return faces.For(g).Board()
		},
		Level: levelOf,
		Seed:  newSeed,
		Sit: func(s *session.Session) {
			t := h.table(s, s.Len())
			h.Stack.Replace(t)
			h.keep(t, 0, 0)
		},
		Heed:  h.heed,
		Prefs: func(unset prefs.Prefs) prefs.Prefs { p, _ := loadPrefs(unset); return p },
		Saves: h.saved,
		Play:  h.played,
		Wrong: h.Refused,
		Lang:  h.spokenHere,
		Speak: h.choose,
		Usual: func() { h.fetch(h.usualLanguage()) },
		Clear: func() {
			h.hall.Forget()
			memo.ClearAll()
			h.keeper, h.known, h.evening = nil, nil, nil
			h.dropPhone()
			h.ahead.finish()
			h.ahead.drop()
		},
		Erase: h.erase,
	}
}

// spokenHere returns the languages that a visitor can choose, the usual one first.
func (h *App) spokenHere() (list []attract.Language) {
	for _, l := range h.languages() {
		list = append(list, attract.Language{Code: l.Code, Name: l.Name, Chosen: l.Chosen})
	}
	return list
}

// saved returns the games and evenings that are saved, the one played last first.
func (h *App) saved() (list []stand.Save) {
	for _, w := range h.saves.list {
		list = append(list, stand.Save{
			Game: func() string { return w.game.ID }, Number: w.n, When: time.UnixMilli(w.when),
			Text: w.text, Resume: func() bool { return h.resume(w) },
		})
	}
	for _, e := range h.evenings.waiting {
		list = append(list, stand.Save{
			Game: e.playing, Number: h.saves.free, When: time.UnixMilli(e.when),
			Text: e.text, Resume: func() bool { return h.resumeEvening(e) },
		})
	}
	slices.SortStableFunc(list, func(a, b stand.Save) int { return b.When.Compare(a.When) })
	return list
}

// played returns the game that is being played and the number it is saved under, or
// nil. The number of a game of an evening only tells it from others.
func (h *App) played() (s *session.Session, n int) {
	switch {
	case h.keeper != nil:
		return h.keeper.s, h.keeper.n
	case h.evening != nil && h.evening.s != nil:
		return h.evening.s, h.evening.number
	}
	return nil, 0
}

// erase erases all that is saved. What cannot be erased is not shown, either.
func (h *App) erase() error {
	err := (files{h}).Erase()
	h.saves.list, h.evenings = nil, evenings{}
	host.SetPlaying("")
	return err
}

// admits reports whether a game may begin now, and shows why if not: a kiosk must have
// time for it before it closes.
func (h *App) admits(g *rules.Game) bool {
	return h.kiosk == nil || h.passes(h.kiosk.Late(g))
}

// admitsEvening reports whether an evening may begin now, and shows why if not.
func (h *App) admitsEvening() bool {
	return h.kiosk == nil || h.passes(h.kiosk.LateEvening())
}

// passes shows the refusal why, and reports whether it is empty.
func (h *App) passes(why text.Text) bool {
	if why != "" {
		h.Stack.ShowRefusal(why)
	}
	return why == ""
}

// takes returns the minutes for which a game that begins occupies a kiosk, with the
// rest of its evening.
func (h *App) takes(g *rules.Game) int {
	if h.evening == nil {
		return g.Minutes
	}
	return max(g.Minutes, int((h.evening.limit()-h.evening.took)/time.Minute))
}

// openKiosk opens a screen of a kiosk, by its name, for a picture.
func (h *App) openKiosk(name string, sh Show) error {
	switch {
	case h.live: // a kiosk clears what the last visitor has kept
		return text.Errorf("the kiosk's scenes can only be used for pictures, with -shot")
	case name == "attract" && h.kiosk == nil:
		h.stand(kiosk.Usual(), time.Now)
		return nil
	case name == "asking":
		if err := h.openGame("table", sh); err != nil {
			return err
		}
	}
	if h.kiosk == nil {
		h.kiosk = stand.Still(h.kioskDeps())
	}
	h.kiosk.Page(name)
	return nil
}
