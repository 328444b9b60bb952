package hounds

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the frieze at an instant.
func (v *vase) draw(dst *ebiten.Image, in *table.Instant) {
	f := layoutOf(in)
	v.prepare(f, in.Page)
	picture.At(dst, v.lines, f.X, f.Y, 1)
	b := boardOf(&in.Now)
	was := boardOf(&in.Was)
	for step := range b.Steps {
		v.drawFigures(dst, in, f, step, b.Steps[step])
		for seat := range b.Made {
			v.drawPanel(dst, in, f, &was, &b, seat, step)
		}
	}
	v.drawFoot(dst, in, f, &b)
}

// drawFigures writes the hand that a step asks for, in two rows of two where there is
// room.
func (v *vase) drawFigures(dst *ebiten.Image, in *table.Instant, f layout, step int, h tali.Hand) {
	r := f.panel(0, step)
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(math.Min(f.gutter*0.36, r.H*0.26), math.Min(in.Page.T(1), r.H*0.36)), Color: glaze, Align: lettering.Center}
	row, mid := in.Page.Words(rowOf(in, h)), 0.48
	if row != "" {
		mid, st.Size = 0.36, math.Min(st.Size, r.H*0.27)
	}
	flat := r.H < 13*in.Page.U // too low for two rows
	if flat {
		st.Size = math.Min(4.4*in.Page.U, f.gutter*0.42)
	}
	for i, s := range h.Sides(nil) {
		if flat {
			lettering.Draw(dst, words.Int(s), f.X+f.gutter*(0.2+0.2*float64(i)), r.Y+r.H*mid+st.Cap()/2, st)
			continue
		}
		x := f.X + f.gutter*(0.3+0.4*float64(i%2))
		y := r.Y + r.H*mid + st.Size*1.05*(float64(i/2)-0.5) + st.Cap()/2
		lettering.Draw(dst, words.Int(s), x, y, st)
	}
	small := lettering.Style{Face: lettering.Strong, Size: math.Min(in.Page.T(1), math.Max(r.H*0.28, 3.5*in.Page.U)), Color: glaze, Align: lettering.Center}
	lettering.Draw(dst, row, f.X+f.gutter/2, r.Y+r.H*0.86, lettering.Fit(row, small, f.gutter*0.95))
}

// rowOf returns the chance that one cast makes a step, or "" while the odds are hidden.
func rowOf(in *table.Instant, h tali.Hand) text.Text {
	b := boardOf(&in.Now)
	if !in.Lens {
		return ""
	}
	for i, s := range b.Steps {
		if s == h && b.Chances[i] > 0 {
			return perCent(b.Chances[i])
		}
	}
	return ""
}

// perCent returns a chance, with one decimal place below ten percent.
func perCent(p float64) text.Text {
	if n := int(math.Round(1000 * p)); n < 100 {
		return text.Of("{0} %", text.Decimal(float64(n)/10))
	}
	return purse.ShortPerCent(p)
}

// drawPanel draws one animal: pale, black, or being flooded with black.
func (v *vase) drawPanel(dst *ebiten.Image, in *table.Instant, f layout, was, b *climb.Board, seat, step int) {
	r := f.panel(seat, step)
	x, y := r.Center()
	y -= r.H * 0.02
	wanted := b.Wanted != 0 && int(b.Seat) == seat && step == b.Made[seat] && !b.Over
	if wanted {
		v.light(dst, in, r)
	}
	pips := wanted || b.Hold && step == b.Made[seat] && b.Held[seat] != 0 && !b.Over
	if pips {
		y -= r.H * 0.1
	}
	if in.Told == keeping.StepID(step) && int(b.Seat) == seat {
		t := r.Inset(1.2 * in.Page.U)
		picture.Fill(dst, t.X, t.Y, t.W, t.H-1.6*in.Page.U, palette.Fade(palette.Black, 0.2))
	}
	pose := poseOf(in, was, b, seat, step)
	if pose.size = 1; pips { // above its pips
		pose.size = wantedSize
	}
	v.drawAnimal(dst, in, step, seat, x, y, pose)
	if pips {
		drawPips(dst, in, b, r, seat)
	}
}

// light draws a glow in the panel r of the wanted step.
func (v *vase) light(dst *ebiten.Image, in *table.Instant, r ui.Rect) {
	u := in.Page.U
	in2 := r.Inset(1.2 * u)
	c := palette.Contrast(in.Page.High, color.RGBA{0xFB, 0xC2, 0x6E, 255}, palette.HighLit)
	glow := 1.0
	switch {
	case in.Hangs > 0: // pulse while the last bone is held back
		glow = 0.7 + 0.3*math.Cos(in.Hangs*2*math.Pi/breath)
	case !in.Calm:
		glow = 0.8 + 0.2*in.Glow
	}
	picture.Fill(dst, in2.X, in2.Y, in2.W, in2.H-1.6*u, palette.Fade(c, glow))
}

// wantedSize is the size of the animal that is wanted next, relative to the others.
const wantedSize = 0.78

// painted returns the part of an animal's height that is black, when the part done of
// its hand is there: enough of the thin legs that one bone is seen, and little enough that
// three bones of four don't look like all.
func painted(done float64) float64 {
	if done == 0 {
		return 0
	}
	return 0.16 + 0.68*done
}

// drawAnimal draws an animal with the painted part black, from its feet up.
func (v *vase) drawAnimal(dst *ebiten.Image, in *table.Instant, kind, seat int, x, y float64, p pose) {
	b := v.pale[kind].Bounds()
	left, top := math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2)
	if p.done < 1 {
		from := int(math.Round(float64(b.Dy()) * (1 - painted(p.done))))
		drawSized(dst, v.pale[kind], x, y, 0, p)
		drawSized(dst, piece(v.black[kind], 0, from, b.Dx(), b.Dy()), x, y, float64(from), p)
		return
	}
	for i, img := range []*ebiten.Image{v.black[kind], v.collar[kind]} {
		op := picture.Copying()
		op.ColorScale.ScaleAlpha(float32(p.alpha))
		high := float64(b.Dy())
		if kind != hound { // a vulture beats its wings once
			op.GeoM.Scale(1, 1-0.35*p.leap)
			op.GeoM.Translate(0, 0.35*p.leap*high/2)
		}
		op.GeoM.Translate(left, top-0.16*p.leap*high)
		if i > 0 {
			picture.Tint(op, palette.Players[in.Colours[seat]].Disc)
		}
		if p.turned {
			if i == 0 { // fill the neck where the head was
				wide := float64(b.Dx())
				thing.Dot(dst, left+wide*0.752, top+wide*0.29, wide*0.115, palette.Fade(glaze, p.alpha))
			}
			lookRound(dst, img, op)
			continue
		}
		picture.Draw(dst, img, op)
	}
}

// drawSized draws a picture of an animal in the size and opacity of its pose, with the
// middle of the whole animal at x, y. above is the height in pixels of the animal's upper
// part that img leaves out; 0 if img shows the whole animal.
func drawSized(dst, img *ebiten.Image, x, y, above float64, p pose) {
	b := img.Bounds()
	op := picture.Copying()
	op.ColorScale.ScaleAlpha(float32(p.alpha))
	op.GeoM.Translate(-float64(b.Dx())/2, above-(above+float64(b.Dy()))/2)
	op.GeoM.Scale(p.size, p.size)
	op.GeoM.Translate(math.Round(x), math.Round(y))
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, img, op)
}

// piece returns the part of a picture between two corners, in pixels.
func piece(img *ebiten.Image, x0, y0, x1, y1 int) *ebiten.Image {
	return img.SubImage(image.Rect(x0, y0, x1, y1)).(*ebiten.Image)
}

// lookRound draws a hound, or its collar, with the head turned back over the shoulder.
func lookRound(dst, img *ebiten.Image, op *ebiten.DrawImageOptions) {
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	neck, chin := w*78/100, w*37/100
	at := op.GeoM
	dst.DrawImage(piece(img, 0, 0, neck, h), op)
	op.GeoM.Translate(float64(neck), float64(chin))
	dst.DrawImage(piece(img, neck, chin, w, h), op)
	op.GeoM.Reset()
	op.GeoM.Scale(-1, 1)
	op.GeoM.Translate(float64(neck), 0)
	op.GeoM.Concat(at)
	picture.Draw(dst, piece(img, neck, 0, w, chin), op)
}

// drawPips draws the four sides of the hand that a seat makes next as pips in its panel;
// those already on the table are black. Their numbers are written in them if there is room.
func drawPips(dst *ebiten.Image, in *table.Instant, b *climb.Board, r ui.Rect, seat int) {
	d := math.Min(r.W*0.22, math.Max(r.H*0.19, 3.6*in.Page.U))
	left := tali.Hand(0)
	switch {
	case b.Hold:
		left = b.Held[seat]
	case b.Caster == b.Seat && b.Cast > 0:
		left = b.Match
	}
	st := lettering.Style{Face: lettering.Figure, Size: d * math.Min(0.62*in.Page.Text, 0.8), Align: lettering.Center}
	for i, s := range b.Steps[b.Made[seat]].Sides(nil) {
		x, y := r.X+r.W/2+(float64(i)-1.5)*d*1.08, r.Y+r.H-math.Max(d*0.98, r.H*0.13)
		st.Color = glaze
		if left.Count(s) > 0 {
			left = left.Without(tali.Of(s))
			thing.Dot(dst, x, y, d, glaze)
			st.Color = clay
		} else {
			thing.Dot(dst, x, y, d, clay) // over the line on which the animal stands
			thing.Ring(dst, x, y, d, math.Max(1, d*0.08), 0, glaze)
		}
		if st.Size >= 3*in.Page.U {
			lettering.Draw(dst, words.Int(s), x, y+st.Cap()/2, st)
		}
	}
}

// drawFoot draws the emblems under the columns, the casts of the turn and the total of
// all casts.
func (v *vase) drawFoot(dst *ebiten.Image, in *table.Instant, f layout, b *climb.Board) {
	y := f.Y + f.H - f.foot*0.36
	d := math.Max(6*in.Page.U, math.Min(f.foot*0.5, 9*in.Page.U))
	w := float64(v.amphora[0].Bounds().Dy()) * 0.62
	for seat := range b.Made {
		r := f.panel(seat, 0)
		x := r.X + r.W/2
		turn := int(b.Seat) == seat && b.Of > 1 && !b.Over && !b.Opening
		if turn {
			x = r.X + d*0.62
			for i := range b.Of {
				ax := x + d*0.75 + w*(float64(i)+0.4)
				picture.Centred(dst, v.amphora[0], ax, y, 1)
				if poured := in.T; i < b.Cast {
					if i < boardOf(&in.Was).Cast {
						poured = 1
					}
					picture.Centred(dst, v.amphora[1], ax, y, poured)
				}
			}
		}
		thing.Emblem(dst, in.Colours[seat], x, y, d, thing.OnPaper|in.Page.Things())
		if b.Over && int(b.Winner) == seat && in.T >= 1 {
			thing.Wreath(dst, x, y, d*1.6, 1, false)
		}
	}
	if b.Hold { // nothing depends on how many there were
		return
	}
	st := lettering.Style{Face: lettering.Figure, Size: math.Min(in.Page.T(2), f.gutter*0.4), Color: glaze}
	said := words.Int(b.Casts)
	st = lettering.Shrink(said, st, f.gutter-w-in.Page.U, 1)
	picture.Centred(dst, v.amphora[1], f.X+w*0.5, y, 1)
	lettering.Draw(dst, said, f.X+w*1.1, y, st)
	word := in.Page.Words(text.Of("throws beside the figure {0}", b.Casts))
	small := lettering.Style{Face: lettering.Strong, Size: math.Min(in.Page.T(1), 3.6*in.Page.U), Color: glaze}
	lettering.Draw(dst, word, f.X+w*1.1, y+small.Size*1.1, lettering.Fit(word, small, f.gutter-w))
}

// above draws the odds on the bones, and the winner's animals running across the frieze.
func (v *vase) above(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	if !b.Hold {
		keeping.DrawSteps(dst, in)
	}
	if !b.Over || b.Winner == rules.Nobody || in.Calm || in.Festive >= crossTime || in.T < 1 {
		return
	}
	f := layoutOf(in)
	t := in.Festive / crossTime
	for i := range animals {
		r := f.panel(0, i)
		x := f.X + f.W*(t*1.5-0.25-0.06*float64(i))
		if x > f.X && x < f.X+f.W {
			v.drawAnimal(dst, in, i, int(b.Winner), x, r.Y+r.H*0.48-math.Abs(math.Sin(t*16+float64(i)))*r.H*0.08, pose{done: 1, alpha: 1, size: 1})
		}
	}
}
