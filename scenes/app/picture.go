package app

import (
	"image"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/picture"
)

// Picture runs the app to the show's instant and returns its image. Call it while the
// engine runs.
func Picture(h *App, sh Show) image.Image {
	w, hgt := float64(sh.W), float64(sh.H)
	ratio := 1.0
	if h.kiosk != nil {
		ratio = h.kiosk.Zoom(w, hgt)
	}
	h.Stack.Resize(w, hgt, ratio)
	for range sh.Tick {
		h.Stack.Step()
	}
	for _, id := range sh.Use {
		h.Stack.Step()
		h.Stack.Use(id)
	}
	h.Stack.Step()
	screen := picture.Blank(sh.W, sh.H)
	defer screen.Deallocate()
	h.Stack.Draw(screen)
	img := image.NewRGBA(image.Rect(0, 0, sh.W, sh.H))
	screen.ReadPixels(img.Pix)
	return img
}

// Usual returns an app without a window, and the usual table of a game in it, at which
// a newcomer begins a game with that seed.
func Usual(g *rules.Game, seed uint64) (*App, *table.Table, error) {
	h := &App{Stack: scenes.NewStack(prefs.Default())}
	h.Stack.Headless()
	h.Stack.Screens = h
	u := setup.Usual(g)
	var from record.Seed
	for i := range 8 {
		from[15-i] = byte(seed >> (8 * i))
	}
	s, err := session.Begin(g, u.Setup(), u.Seats, from)
	if err != nil {
		return nil, nil, err
	}
	t := h.opened(s)
	t.Unwatched()
	h.Stack.Push(t)
	return h, t, nil
}
