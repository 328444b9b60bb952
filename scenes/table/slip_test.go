package table

import (
	"slices"
	"testing"

	"knucklebones/scenes/kit/ui"
)

// A paper is never written on beyond its foot, however much a board has to say and however
// large the letters are.
func TestPapersEndAtTheirFoot(t *testing.T) {
	for _, letters := range []float64{1, 1.5} {
		p := ui.NewPage(1280, 800, 1)
		p.Text = letters
		for lines := range 40 {
			s := newPaper(&p, 60*p.U, "Pot 1 of 5", slices.Repeat([]string{"Marcus paid 0"}, lines), "No one leaves a pot")
			s.fit(&p, 100*p.U)
			foot := 2*padding*p.U + p.T(4) + float64(len(s.lines))*paperType(&p).Leading()
			if s.high > 100*p.U || foot > s.high {
				t.Errorf("letters %v, %d lines: the paper is %.0f high and written on down to %.0f", letters, lines, s.high, foot)
			}
			if lines < 8 && len(s.lines) < lines {
				t.Errorf("letters %v: %d of %d lines are left out", letters, lines-len(s.lines), lines)
			}
		}
	}
}
