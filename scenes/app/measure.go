package app

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/measure"
)

// seen returns the throws of people's own bones that were measured on this device;
// empty if there are none.
func (h *App) seen() tali.Tally {
	if !h.live {
		return h.tally
	}
	b, err := host.Load(measure.Key)
	if err != nil {
		return tali.Tally{}
	}
	return measure.Read(b)
}

// keepSeen stores the recorded throws and reports whether that worked.
func (h *App) keepSeen(c tali.Tally) bool {
	h.tally = c
	return !h.live || host.Save(measure.Key, measure.Write(c)) == nil
}

// own returns the weights of the sides of people's own bones, and a text that says
// where they come from; that is empty if they are unknown.
func (h *App) own() (w tali.Weights, how text.Text) {
	if c := h.seen(); c.Len() > 0 {
		return c.Weights(), text.Of("from {0} throws", c.Len())
	}
	if h.kiosk != nil && h.kiosk.Guard.Config.Sides != [4]int{} {
		return h.kiosk.Guard.Config.Sides, "measured for this table"
	}
	return w, ""
}

// measures opens the screen on which bones are measured; use gets the weights when the
// person uses them.
func (h *App) measures(use func(w tali.Weights)) { h.Stack.Push(h.measure(use)) }

// measure returns the screen that measures real bones; it calls use with the result.
func (h *App) measure(use func(w tali.Weights)) scenes.Scene {
	return measure.New(h.Stack, measure.Deps{Seen: h.seen(), Keep: h.keepSeen, Use: func(w tali.Weights) {
		h.Stack.Pop()
		use(w)
	}})
}
