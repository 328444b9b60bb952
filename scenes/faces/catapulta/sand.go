package catapulta

import (
	"cmp"
	"image/color"
	"maps"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// The colours of sand: dry is thrown up, damp is laid open below, dark is in shade.
var (
	dry  = color.RGBA{222, 200, 146, 255}
	damp = color.RGBA{166, 138, 86, 255}
	dark = color.RGBA{112, 88, 52, 255}
)

// A mark is a point at which a bone ploughs the sand, with its time in seconds from the
// start of the flight.
type mark struct {
	bone.Spot
	at float64
}

// drawFurrows draws the furrows of the bones that lie in the sand, and of the one in
// flight up to its current place.
func (s *shore) drawFurrows(dst *ebiten.Image, sc *snapshot) {
	if sc.Page.High {
		return
	}
	maps.DeleteFunc(s.furrows, func(t *bone.Tape, _ []mark) bool { return !slices.Contains(sc.Air.Ways, t) })
	s.spots = s.spots[:0]
	for _, l := range [...]struct {
		off, part float64
		col       rgba
	}{{0.08, 1, dry}, {-0.05, 0.9, dark}, {0.02, 0.84, damp}} {
		for _, tape := range sc.Air.Ways {
			for _, at := range sc.ploughed(tape, s.furrow(tape)) {
				s.spot(sc, bone.Spot{X: at.X + l.off, Y: at.Y - l.off}, 0, l.part*sc.cam.Size(at.X, at.Y, 0), l.col)
			}
		}
	}
	thing.Spots(dst, 0.46*sc.layout.above.Scale, s.spots)
}

// spot adds a disc to those to be drawn: z units above the point at, and one unit of
// its picture is size pixels.
func (s *shore) spot(sc *snapshot, at bone.Spot, z, size float64, c rgba) {
	x, y := sc.cam.Project(at.X, at.Y, z)
	s.spots = append(s.spots, picture.Stamp{X: x, Y: y, Scale: size / sc.layout.above.Scale, Color: c})
}

// furrow returns the marks of a flight, computed once.
func (s *shore) furrow(tape *bone.Tape) []mark {
	if f, ok := s.furrows[tape]; ok {
		return f
	}
	if s.furrows == nil {
		s.furrows = map[*bone.Tape][]mark{}
	}
	s.furrows[tape] = plough(tape)
	return s.furrows[tape]
}

// plough returns the marks of all bones in a flight, in order of time.
func plough(tape *bone.Tape) (list []mark) {
	const low, apart = 1.12, 0.22
	last := tape.Poses(0, nil)
	var buf []bone.Pose
	for at := 0.0; at <= tape.Length(); at += 1.0 / 120 {
		buf = tape.Poses(at, buf[:0])
		for i, p := range buf {
			if p.Z < low && math.Hypot(float64(p.X-last[i].X), float64(p.Y-last[i].Y)) > apart {
				last[i] = p
				list = append(list, mark{bone.Spot{X: float64(p.X), Y: float64(p.Y)}, at})
			}
		}
	}
	return list
}

// ploughed returns the marks of a flight made so far.
func (s *snapshot) ploughed(tape *bone.Tape, list []mark) []mark {
	if tape != s.Air.Tape || s.T >= 1 {
		return list
	}
	n, _ := slices.BinarySearchFunc(list, s.seconds, func(m mark, now float64) int { return cmp.Compare(m.at, now) })
	return list[:n]
}

// since returns the progress, 0 to 1, of an effect that starts with an impact and lasts
// while seconds; 1 if the impact is of another kind or still to come.
func (s *snapshot) since(hit *bone.Impact, kind bone.Kind, while float64) float64 {
	t := (s.seconds - hit.Time) / while
	if hit.Kind != kind || t < 0 {
		return 1
	}
	return math.Min(t, 1)
}

// drawSpray draws sand that jumps where a bone has just come down hard.
func (s *shore) drawSpray(dst *ebiten.Image, sc *snapshot) {
	const jumps, hard, grains = 0.2, 7.0, 17
	if !sc.flying || sc.Air.Tape == nil {
		return
	}
	s.spots = s.spots[:0]
	hits := sc.Air.Tape.Impacts()
	for k := range hits {
		hit := &hits[k]
		t := sc.since(hit, bone.OnSand, jumps)
		if t == 1 || hit.Speed < hard {
			continue
		}
		s.track = sc.Air.Tape.Poses(hit.Time, s.track[:0])
		p := s.track[hit.Bone]
		strong := math.Min(1, hit.Speed/20)
		for i := range grains {
			f := math.Mod(float64(i)*0.618034, 1)
			dy, dx := math.Sincos(2 * math.Pi * float64(i) / grains)
			far := 0.4 + (0.5+f)*t*strong
			col := dry
			if i%3 == 0 {
				col = dark
			}
			at := bone.Spot{X: float64(p.X) + dx*far, Y: float64(p.Y) + dy*far}
			s.spot(sc, at, (1.5+2*f)*strong*4*t*(1-t), (0.5+0.5*f)*sc.cam.Scale, col)
		}
	}
	thing.Spots(dst, 0.24*sc.layout.above.Scale, s.spots)
}

// shiver returns the offset of the top of the stake, in units, as it shakes after being
// struck.
func (s *snapshot) shiver() (lean float64) {
	const shivers = 0.3
	if s.T >= 1 || s.Air.Tape == nil {
		return 0
	}
	hits := s.Air.Tape.Impacts()
	for k := range hits {
		t := s.since(&hits[k], bone.OnWood, shivers)
		lean += 0.3 * math.Min(1, hits[k].Speed/15) * (1 - t) * math.Sin(6*math.Pi*t)
	}
	return lean
}
