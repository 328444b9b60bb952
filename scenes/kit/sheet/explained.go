package sheet

import (
	"math"
	"strings"

	"knucklebones/scenes/kit/ui"
)

// Explained lists a text for the ear, as long as none of its words is explained;
// else as something to be used, for then ask explains them.
func Explained(p *ui.Page, id, text string, at ui.Rect, words []string, ask func()) {
	if len(words) == 0 {
		p.Say(id, ui.Words, text, at)
		return
	}
	grow := math.Max(0, (11*p.U-at.H)/2)
	p.Add(ui.Item{
		ID: id, Look: ui.Bare, Label: text + " What it means: " + strings.Join(words, ", ") + ".", Do: ask,
		Rect: ui.Rect{X: at.X, Y: at.Y - grow, W: at.W, H: at.H + 2*grow},
	})
}
