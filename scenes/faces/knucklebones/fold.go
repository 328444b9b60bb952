package knucklebones

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// The linen is folded in thirds with all its pebbles in it: the left third over the
// middle, the right one over that, then the upper and the lower third, until a square a
// third as wide lies in the middle.

// drawFolded draws the linen, whose bounds unfolded are sq, with the first of its four
// folds done; folds says how many, with a fraction for the one in progress.
func (b *linen) drawFolded(dst *ebiten.Image, in *table.Instant, sq ui.Rect, folds float64) {
	if folds < 2 {
		b.paintFront(in, sq)
	}
	done, part := int(folds), folds-math.Floor(folds)
	lies := sq
	for i := range done {
		lies, _ = crease(lies, i, sq.W/3)
	}
	flap := ui.Rect{}
	if part > 0 {
		lies, flap = crease(lies, done, sq.W/3)
	}
	drop := 0.6 * in.Page.U * (folds + 1)
	picture.Fill(dst, lies.X+drop, lies.Y+drop, lies.W, lies.H, palette.Fade(palette.Black, 0.35))
	switch {
	case done == 0:
		b.drawPart(dst, b.front, sq, lies, lies, 0)
	case done == 1 && part == 0:
		left, right := lies.CutLeft(sq.W / 3)
		b.drawPart(dst, b.back, sq, left, left, 0)
		b.drawPart(dst, b.front, sq, right, right, 0)
	default:
		b.drawPart(dst, b.back, sq, lies, lies, 0)
	}
	if part > 0 {
		b.drawFlap(dst, sq, lies, flap, done, part)
	}
}

// crease divides the bounds of the linen at the crease of fold i, 0 to 3, into the part
// that stays and the flap that is folded over it; third is a third of the linen's side.
func crease(r ui.Rect, i int, third float64) (stays, flap ui.Rect) {
	switch i {
	case 0:
		flap, stays = r.CutLeft(third)
	case 1:
		stays, flap = r.CutLeft(r.W - third)
	case 2:
		flap, stays = r.Cut(third)
	default:
		stays, flap = r.Cut(r.H - third)
	}
	return stays, flap
}

// drawFlap draws the flap of fold i while it turns over what stays, at the progress
// part, 0 to 1: first the side that was up, ever narrower, then its back on the other
// side of the crease.
func (b *linen) drawFlap(dst *ebiten.Image, sq, stays, flap ui.Rect, i int, part float64) {
	far := math.Cos(part * math.Pi)
	img, to := b.back, flap
	if far > 0 && i < 2 {
		img = b.front
	}
	k := math.Abs(far)
	switch over := far < 0; {
	case i == 0 && over:
		to.X, to.W = stays.X, flap.W*k
	case i == 0:
		to.X, to.W = stays.X-flap.W*k, flap.W*k
	case i == 1 && over:
		to.X, to.W = flap.X-flap.W*k, flap.W*k
	case i == 1:
		to.W = flap.W * k
	case i == 2 && over:
		to.Y, to.H = stays.Y, flap.H*k
	case i == 2:
		to.Y, to.H = stays.Y-flap.H*k, flap.H*k
	case over:
		to.Y, to.H = flap.Y-flap.H*k, flap.H*k
	default:
		to.H = flap.H * k
	}
	b.drawPart(dst, img, sq, flap, to, 0.35*math.Sin(part*math.Pi))
}

// drawPart draws the part of a picture of the square sq at from, stretched to the bounds
// to and darkened by dark, 0 to 1.
func (b *linen) drawPart(dst, img *ebiten.Image, sq, from, to ui.Rect, dark float64) {
	x, y := int(from.X-sq.X), int(from.Y-sq.Y)
	part := img.SubImage(image.Rect(x, y, x+int(from.W), y+int(from.H))).(*ebiten.Image)
	op := picture.Copying()
	size := part.Bounds()
	op.GeoM.Scale(to.W/float64(size.Dx()), to.H/float64(size.Dy()))
	op.GeoM.Translate(to.X, to.Y)
	light := float32(1 - dark)
	op.ColorScale.Scale(light, light, light, 1)
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, part, op)
}

// paintFront paints the square with all its boxes covered, as it is before it is folded.
func (b *linen) paintFront(in *table.Instant, sq ui.Rect) {
	_, fringe := square(in.Frame)
	at, f := *in, *in.Frame
	f.Board.X, f.Board.Y = f.Board.X-sq.X, f.Board.Y-sq.Y
	at.Frame, at.T, at.Asks = &f, 1, false
	b.front.Clear()
	picture.At(b.front, b.cloth, 0, -fringe, 1)
	v := boardOf(&in.Now)
	for n := 1; n <= 9; n++ {
		b.drawBox(b.front, &at, &v, n)
	}
	b.drawPebbles(b.front, &at, &v)
}

// paintBack paints the back of the linen, with a seam round its middle, which is what is
// seen once it is folded.
func paintBack(side float64) *ebiten.Image {
	dst := picture.New(side, side)
	weave := picture.New(side, side)
	defer weave.Deallocate()
	surface.Paint(weave, surface.Linen, surface.Options{U: side / 116})
	op := &ebiten.DrawImageOptions{}
	op.ColorScale.Scale(0.98, 0.94, 0.86, 1)
	dst.DrawImage(weave, op)
	c := outline.NewCanvas(side, side, side)
	red := thread{on: c, width: 0.006, color: madder}
	red.frame(1.0/3+0.022, 1.0/3-0.044, 0.02, 0.012)
	red.sew()
	picture.Over(dst, c.RGBA)
	return dst
}
