package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Stepper is a number on paper between a button for less and one for more; holding one
// goes on.
type Stepper struct {
	ID                 string // of the buttons, before "less" and "more"
	Title              text.Text
	Value, Least, Most int
	Less, More         func()
}

// Lay lists the stepper in a box 11 units high.
func (s *Stepper) Lay(p *ui.Page, box ui.Rect) {
	u, v := p.U, text.Figure(s.Value)
	p.Ink(box, p.Stepper)
	less := ui.Item{ID: s.ID + " less", Style: ui.InkIconStyle, Icon: "minus", Label: text.Of("{0}: less", s.Title), Value: v, Repeats: true, Do: s.Less,
		Rect: ui.Rect{X: box.X, Y: box.Y, W: 11 * u, H: 11 * u}}
	more := ui.Item{ID: s.ID + " more", Style: ui.InkIconStyle, Icon: "plus", Label: text.Of("{0}: more", s.Title), Value: v, Repeats: true, Do: s.More,
		Rect: ui.Rect{X: box.X + box.W - 11*u, Y: box.Y, W: 11 * u, H: 11 * u}}
	if s.Value <= s.Least {
		less.Disabled, less.Why = true, text.Of("{0} can’t be lower than {1}.", s.Title, s.Least)
	}
	if s.Value >= s.Most {
		more.Disabled, more.Why = true, text.Of("{0} can’t be higher than {1}.", s.Title, s.Most)
	}
	figure := ui.Rect{X: box.X + 11*u, Y: box.Y, W: box.W - 22*u, H: box.H}
	p.Ink(figure, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, v, ui.FigureType.Mid()) })
	p.Add(less)
	p.Add(more)
}
