package scenes

import "knucklebones/scenes/kit/ui"

// settling is the number of ticks, half a second, for which presses and keys pass over the
// buttons of a screen after Settle.
const settling = 30

// Settle lets presses and keys pass over the buttons of the screen that has just opened for half
// a second: who presses once more in haste means a button of the screen before. Hidden controls
// count at once.
func (s *Stack) Settle() {
	s.unsettled = settling
	s.Invalidate()
}

// delay marks the buttons of the page as late as long as its screen is unsettled.
func (s *Stack) delay() {
	for i := range s.page.Items {
		switch it := &s.page.Items[i]; {
		case s.unsettled == 0:
			return
		case it.Style == ui.PrimaryStyle, it.Style == ui.SecondStyle:
			it.Late = true
		}
	}
}

// settle counts a tick since Settle.
func (s *Stack) settle() {
	if s.unsettled == 0 {
		return
	}
	s.KeepAwake()
	if s.unsettled--; s.unsettled == 0 {
		s.page.Stale = true
	}
}
