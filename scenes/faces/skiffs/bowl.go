package skiffs

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawBowl draws the bowl with its contents, and the racers drawn.
func drawBowl(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	x, y, d := bowl(in)
	picture.Middle(dst, bowls.Get(bowlKey{d, in.Page.High}, paintBowl), x, y, palette.White)
	if s.storm > 0 {
		drawStorm(dst, in, s, x, y, d)
		drawRound(dst, in, "The storm")
		return
	}
	if s.End != game.Open {
		drawWinners(dst, in, s, x, y, d)
		return
	}
	var left []int
	for seat := range in.Now.Seats {
		if s.Bowl[seat] {
			left = append(left, seat)
		}
	}
	for i, seat := range left {
		cx, cy, size := heap(i, len(left), x, y, d)
		in.Emblem(dst, seat, cx, cy, size, 1)
	}
	drawRound(dst, in, text.Of("Round {0}", s.Round))
	drawShore(dst, in, s)
}

// drawWinners draws the emblems of the seats that took the rest of the bowl, and a
// wreath round them.
func drawWinners(dst *ebiten.Image, in *table.Instant, s *snapshot, x, y, d float64) {
	var won []int
	for seat := range in.Now.Seats {
		if s.Won[seat] {
			won = append(won, seat)
		}
	}
	grown := animation.Progress(in.Festive, acts, acts+wreathed)
	if in.Calm {
		grown = 1
	}
	for i, seat := range won {
		cx, cy, size := heap(i, len(won), x, y, d*0.8)
		if len(won) == 1 {
			size *= 1.4
		}
		in.Emblem(dst, seat, cx, cy, size, grown)
	}
	if len(won) > 0 {
		thing.Wreath(dst, x, y, d*0.84, grown, true)
	}
	drawShore(dst, in, s)
}

// heap returns the center and the width of disc i of n in a bowl with center (x, y) and
// width d, in pixels.
func heap(i, n int, x, y, d float64) (cx, cy, size float64) {
	size = math.Min(d*0.3, d*0.9/math.Sqrt(float64(n)+1))
	if n == 1 {
		return x, y, size
	}
	r := d * 0.25
	if n > 6 && i == 0 {
		return x, y, size
	}
	if n > 6 {
		i, n = i-1, n-1
	}
	sin, cos := math.Sincos(2*math.Pi*float64(i)/float64(n) - math.Pi/2)
	return x + r*cos, y + r*sin, size
}

// A bowlKey holds everything that the picture of the bowl depends on; d is its width in
// pixels.
type bowlKey struct {
	d    float64
	high bool
}

var bowls = picture.Cache[bowlKey]{Limit: 2}

// The layers of a bowl turned of wood and lit from the upper left, 1 wide.
var (
	turned = []outline.Layer{
		{Drawing: "O 0.04 0.05 0.51", Color: color.RGBA{A: 115}},
		{Drawing: "O 0 0 0.5", Color: color.RGBA{0x3A, 0x22, 0x12, 255}},
		{Drawing: "O -0.008 -0.008 0.49", Color: color.RGBA{0x94, 0x62, 0x34, 255}},
		{Drawing: "O 0.006 0.006 0.465", Color: color.RGBA{0x6B, 0x43, 0x22, 255}},
		{Drawing: "O 0 0 0.43", Color: color.RGBA{0x24, 0x15, 0x0B, 255}},
		{Drawing: "O 0.025 0.03 0.395", Color: color.RGBA{0x3B, 0x25, 0x14, 255}},
		{Drawing: "O 0.05 0.06 0.3", Color: color.RGBA{0x4A, 0x30, 0x1B, 255}},
	}
	bright = []outline.Layer{
		{Drawing: "O 0 0 0.5", Color: color.RGBA{255, 255, 255, 255}},
		{Drawing: "O 0 0 0.475", Color: color.RGBA{A: 255}},
	}
)

// paintBowl paints the empty bowl.
func paintBowl(k bowlKey) *ebiten.Image {
	c := outline.NewCanvas(k.d*1.12, k.d*1.12, k.d)
	c.X = float64(c.Rect.Dx()) / 2
	c.Y = c.X
	if k.high {
		c.Lay(bright)
	} else {
		c.Lay(turned)
	}
	return picture.From(c.RGBA)
}

// drawStorm draws the rest of the storm in the bowl.
func drawStorm(dst *ebiten.Image, in *table.Instant, s *snapshot, x, y, d float64) {
	const most = 26
	n := int(math.Ceil(most * s.storm))
	size := d * 0.22
	for k := range n {
		sin, cos := math.Sincos(float64(k) * 2.39996)
		r := d * 0.33 * math.Sqrt((float64(k)+0.5)/most)
		in.Emblem(dst, (k*5)%len(in.Now.Seats), x+r*cos, y+r*sin, size, 1)
	}
}

// drawRound writes text, such as the round, on a slip over the racers.
func drawRound(dst *ebiten.Image, in *table.Instant, said text.Text) {
	head, _ := shore(in)
	if head.H == 0 {
		return
	}
	u, wording := in.Page.U, in.Page.Words(said)
	st := lettering.Style{Face: lettering.Text, Size: in.Page.T(2), Color: palette.Ink, Align: lettering.Center}
	st = lettering.Shrink(wording, st, head.W-4*u, 3.5*u)
	w := lettering.Width(wording, st) + 5*u
	x, y := head.Center()
	thing.Label(dst, x-w/2, head.Y, w, head.H, u, in.Page.Things())
	lettering.Draw(dst, wording, x, y+st.Cap()/2, st)
}

// drawShore draws the racers in the order they were drawn, with a ring round the one
// that acts, and the places of those still in the bowl.
func drawShore(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	u := in.Page.U
	for k := range in.Now.Seats {
		x, y, d := slot(in, k)
		if k >= len(s.Order) {
			thing.Ring(dst, x, y, d-0.4*u, math.Max(1, 0.4*u), 10, palette.Fade(palette.Bone, 0.6))
			continue
		}
		in.Emblem(dst, int(s.Order[k]), x, y, d, 1)
		if k == len(s.Order)-1 && in.Now.Turn != rules.Nobody && in.T >= 1 {
			thing.Ring(dst, x, y, d+2*u, 0.8*u, 0, palette.Brass)
		}
	}
}
