package thing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/picture"
)

// A Stone is the colour of a pebble.
type Stone int

const (
	GreyStone Stone = iota
	WhiteStone
	DarkStone
)

// A Stance is the way a cup stands.
type Stance int

const (
	Standing Stance = iota // mouth up
	Turned                 // mouth down, over hidden bones
	Lying                  // on its side
)

type solidKey struct {
	kind, look, size, turn int
}

var solids = picture.Cache[solidKey]{Limit: 60}

var stones = [3][3]float32{{0.40, 0.42, 0.45}, {0.72, 0.69, 0.65}, {0.16, 0.155, 0.16}}

// Pebble draws a pebble about d wide centred on cx, cy. Turn, any number,
// varies its shape.
func Pebble(dst *ebiten.Image, s Stone, cx, cy, d float64, turn int) {
	PebbleUp(dst, s, cx, cy, d, turn, 0)
}

// PebbleUp is like Pebble for one that stands on its end, by the fraction up, 0
// … 1.
func PebbleUp(dst *ebiten.Image, s Stone, cx, cy, d float64, turn int, up float64) {
	k := solidKey{0, int(s), int(math.Round(d)), (turn%6 + 6) % 6}
	if up == 0 || k.size < 2 {
		solid(dst, k, cx, cy)
		return
	}
	img := solids.Get(k, paintSolid)
	op := picture.Copying()
	op.Filter = ebiten.FilterLinear
	op.GeoM.Translate(-math.Round(d)*0.8, -math.Round(d)*1.2)
	op.GeoM.Scale(1-0.22*up, 1+0.5*up)
	op.GeoM.Translate(cx, cy+math.Round(d)*0.4)
	picture.Draw(dst, img, op)
}

// Cup draws a cup of terracotta h high centred on cx, cy. A lying one has its
// mouth at the right, a little towards the viewer.
func Cup(dst *ebiten.Image, s Stance, cx, cy, h float64) { CupTowards(dst, s, 2, 1, cx, cy, h) }

// bearings is the number of directions in which a cup can lie.
const bearings = 16

// CupTowards is like Cup for one that may lie with its mouth towards dx, dy on
// the screen.
func CupTowards(dst *ebiten.Image, s Stance, dx, dy, cx, cy, h float64) {
	turn := 0
	if s == Lying {
		turn = int(math.Round(math.Atan2(dy, dx)/(2*math.Pi)*bearings)) & (bearings - 1)
	}
	solid(dst, solidKey{1, int(s), int(math.Round(h)), turn}, cx, cy)
}

// solid copies the picture of a solid, with its middle at cx, cy.
func solid(dst *ebiten.Image, k solidKey, cx, cy float64) {
	if k.size < 2 {
		return
	}
	s := float64(k.size)
	picture.At(dst, solids.Get(k, paintSolid), cx-s*0.8, cy-s*0.8, 1)
}

// paintSolid paints a solid into a picture twice its size, with its middle at
// 0.8, so that there is room for the shadow.
func paintSolid(k solidKey) *ebiten.Image {
	s := float32(k.size)
	turn, lift := posture(k)
	color := [3]float32{0.66, 0.37, 0.20}
	if k.kind == 0 {
		color = stones[k.look]
	}
	img := picture.Blank(2*k.size, 2*k.size)
	img.DrawRectShader(2*k.size, 2*k.size, picture.Shader(kage.Solid), &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"Kind": k.kind, "Scale": s, "At": []float32{0.8 * s, 0.8*s + lift*s*0.47},
		"Turn": turn[:], "Lift": lift, "Color": color[:], "Seed": float32(k.turn)*13.7 + float32(k.look)*3.1,
	}})
	return img
}

// posture returns how a solid lies: the matrix of the rotation from the table's axes to
// its own, by columns, and the height of its middle.
func posture(k solidKey) (turn [9]float32, lift float32) {
	if k.kind == 0 {
		a := float64(k.turn) * 1.05
		return about(a, 0), 0.27
	}
	switch Stance(k.look) {
	case Turned:
		return about(0, math.Pi), 0.5
	case Lying:
		return about(heading(k.turn), math.Pi/2-0.11), 0.375
	}
	return about(0, 0), 0.5
}

// heading returns the yaw of a cup whose mouth points to a bearing, clockwise
// from the right.
func heading(bearing int) float64 { return -2 * math.Pi * float64(bearing) / bearings }

// about returns the matrix of a rotation by yaw around the vertical, followed
// by tipping by tilt.
func about(yaw, tilt float64) [9]float32 {
	cy, sy := float32(math.Cos(yaw)), float32(math.Sin(yaw))
	ct, st := float32(math.Cos(tilt)), float32(math.Sin(tilt))
	return [9]float32{
		cy * ct, -sy, cy * st,
		sy * ct, cy, sy * st,
		-st, 0, ct,
	}
}
