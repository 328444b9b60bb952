package throwing

import (
	"testing"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/flight"
)

// The measure of a pull lies beside the bone, whole and within the field, and its numbers
// are far enough apart to be read, wherever the bone is drawn to.
func TestMeasureLiesBesideTheBone(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}, {390, 664}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.NewFrame(&p, 2)
		in := &table.Instant{Page: &p, Frame: &f}
		bone := 6 * p.U
		for _, across := range []float64{0.1, 0.5, 0.9} {
			x, y := f.Field.X+f.Field.W*across, f.Field.Y+f.Field.H*0.85
			m := measureAt(in, x, y, bone)
			end := m.at(flight.Knots * flight.Fine)
			if far := (m.x - x) * m.out; far < bone+2*p.U || m.x < f.Field.X || m.x+m.out*6*p.U > f.Field.X+f.Field.W {
				t.Errorf("%v: a bone at %.0f has its measure at %.0f", size, x, m.x)
			}
			if m.y < f.Field.Y || end > f.Field.Y+f.Field.H || m.at(flight.Fine)-m.at(0) < 14 {
				t.Errorf("%v: the measure reaches from %.0f to %.0f of %.0f", size, m.y, end, f.Field)
			}
		}
	}
}
