package app

import (
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/fairplay"
)

// fairPlay returns the screen with the seal of a game. Once the game is over it also
// has the key, and whether all throws follow from it.
func (h *App) fairPlay(s *session.Session) scenes.Scene {
	if c := h.apartOf(s); c != nil {
		return fairplay.NewApart(h.Stack, c.fairPlay())
	}
	seed := record.Seed(s.Seed())
	d := fairplay.Data{Game: s.Game().Title, Seal: seed.Seal()}
	if s.Over() {
		d.Key, d.Proof = seed.String(), s.Prove()
	}
	if h.live && h.kiosk == nil {
		if s.Over() {
			d.Page = func() { h.saveCheck(s) }
		}
		d.Copy = func(digits string) { host.Copy(digits, h.copiedDigits) }
	}
	return fairplay.New(h.Stack, d)
}

// copiedDigits says whether a seal or a key was copied.
func (h *App) copiedDigits(ok bool) {
	if ok {
		h.Stack.Toast("Copied", true)
		return
	}
	h.Stack.ShowRefusal("This can’t be copied here.")
}
