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
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A vase is what is painted once for a size.
type vase struct {
	size    ui.Rect
	seats   int
	high    bool
	lines   *ebiten.Image
	pale    [animals]*ebiten.Image
	black   [animals]*ebiten.Image
	collar  [animals]*ebiten.Image
	amphora [2]*ebiten.Image
}

// A frieze is where the panels are.
type frieze struct {
	ui.Rect
	gutter float64 // for the figures at the left
	top    float64 // the ornament above
	foot   float64 // the meander and the row of emblems below
	seats  int
}

func friezeOf(in *table.Instant) frieze {
	r := in.Frame.Board
	f := frieze{Rect: r, seats: len(in.Now.Seats), gutter: 17 * in.Page.U, top: r.H * 0.055, foot: r.H * 0.135}
	if in.Page.Shape != ui.Desk {
		f.gutter = 10.5 * in.Page.U
	}
	f.foot = math.Max(f.foot, 12*in.Page.U)
	return f
}

// panel is where a seat's animal of a step is painted.
func (f frieze) panel(seat, step int) ui.Rect {
	w, h := (f.W-f.gutter)/float64(f.seats), (f.H-f.top-f.foot)/animals
	return ui.Rect{X: f.X + f.gutter + w*float64(seat), Y: f.Y + f.top + h*float64(animals-1-step), W: w, H: h}
}

// animal is how wide animals are.
func (f frieze) animal() float64 {
	p := f.panel(0, 0)
	return math.Min(p.W*0.94, p.H/0.7*0.86)
}

func (v *vase) prepare(f frieze, p *ui.Page) {
	if v.size == f.Rect && v.seats == f.seats && v.high == p.High {
		return
	}
	v.drop()
	v.size, v.seats, v.high = f.Rect, f.seats, p.High
	v.lines = paintLines(f, p)
	for i := range animals {
		v.pale[i] = creatures[i].paintSketch(f.animal(), p.High)
		v.black[i] = creatures[i].paint(f.animal())
		v.collar[i] = creatures[i].paintCollar(f.animal())
	}
	for i := range v.amphora {
		v.amphora[i] = paintAmphora(f.foot*0.52, i == 1)
	}
}

func (v *vase) drop() {
	for _, list := range [][]*ebiten.Image{v.pale[:], v.black[:], v.collar[:], v.amphora[:], {v.lines}} {
		picture.Drop(list...)
	}
	*v = vase{}
}

// paintLines paints the bands, the tongues above and the meander below.
func paintLines(f frieze, p *ui.Page) *ebiten.Image {
	img := outline.NewCanvas(f.W, f.H, 1)
	wine := color.RGBA{0x8A, 0x26, 0x1C, 255}
	if p.High {
		img.Box(0, 0, f.W, f.H, palette.HighPaper)
		wine = palette.Black
	}
	at := f
	at.X, at.Y = 0, 0
	pen := math.Max(1, f.H*0.006)
	n := math.Round(f.W / (f.top * 0.42))
	for i := range int(n) {
		c := glaze
		if i%2 == 1 {
			c = wine
		}
		img.At(f.W/n*(float64(i)+0.5), 0, f.top).Fill("M -0.13 0.18 L 0.13 0.18 0.13 0.54 Q 0.13 0.78 0 0.78 -0.13 0.78 -0.13 0.54", c)
	}
	img.Box(0, f.top*0.06, f.W, pen, glaze)
	low := f.H - f.foot
	for i := range animals + 1 {
		y := f.top + (low-f.top)*float64(i)/animals
		img.Box(0, y-pen, f.W, pen*1.4, glaze)
		if i < animals {
			img.Box(0, y+(low-f.top)/animals-pen*4, f.W, pen*0.5, glaze)
		}
	}
	for i := range f.seats + 1 {
		r := at.panel(i, 0)
		img.Box(math.Min(r.X, f.W-pen), f.top, pen*0.8, low-f.top, glaze)
	}
	img.Box(0, f.top, pen, low-f.top, glaze)
	meander(img, f.gutter, low+pen*1.5, f.W-f.gutter, f.foot*0.18, pen*0.8)
	return picture.From(img.RGBA)
}

// meander runs along a band that high.
func meander(c outline.Canvas, x, y, w, h, pen float64) {
	n := math.Max(1, math.Round(w/(h*1.25)))
	for i := range int(n) {
		c.At(x+w/n*float64(i), y, h).Line("M 0 1 L 0 0 1 0 1 0.72 0.4 0.72 0.4 0.38 0.675 0.38 M 1 0.72 L 1 1 1.25 1", pen/h, glaze)
	}
	c.Box(x, y+h*1.3, w, pen, glaze)
}

// draw draws the frieze as it stands.
func (v *vase) draw(dst *ebiten.Image, in *table.Instant) {
	f := friezeOf(in)
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

// drawFigures writes the hand that a step asks for, two figures above two.
func (v *vase) drawFigures(dst *ebiten.Image, in *table.Instant, f frieze, step int, h tali.Hand) {
	r := f.panel(0, step)
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(math.Min(f.gutter*0.36, r.H*0.26), math.Min(in.Page.T(1), r.H*0.36)), Color: glaze, Align: lettering.Center}
	row, mid := rowOf(in, h), 0.48
	if row != "" {
		mid, st.Size = 0.36, math.Min(st.Size, r.H*0.27)
	}
	flat := r.H < 13*in.Page.U // there is no room for one above the other
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

// rowOf is the chance of one cast to make a step, as the lens tells it.
func rowOf(in *table.Instant, h tali.Hand) string {
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

// perCent is a chance with a tenth where it is small: "0.4 %".
func perCent(p float64) string {
	if n := int(math.Round(1000 * p)); n < 100 {
		return words.Int(n/10) + "." + words.Int(n%10) + " %"
	}
	return purse.ShortPerCent(p)
}

// drawPanel draws one animal: pale, black, or being flooded with black.
func (v *vase) drawPanel(dst *ebiten.Image, in *table.Instant, f frieze, was, b *climb.Board, seat, step int) {
	r := f.panel(seat, step)
	x, y := r.Center()
	y -= r.H * 0.02
	wanted := b.Wanted != 0 && int(b.Seat) == seat && step == b.Made[seat] && !b.Over
	if wanted {
		v.light(dst, in, r)
		y -= r.H * 0.14
	}
	if in.Told == keeping.StepID(step) && int(b.Seat) == seat {
		t := r.Inset(1.2 * in.Page.U)
		picture.Fill(dst, t.X, t.Y, t.W, t.H-1.6*in.Page.U, palette.Fade(palette.Black, 0.2))
	}
	v.drawAnimal(dst, in, step, seat, x, y, poseOf(in, was, b, seat, step))
	if wanted {
		drawPips(dst, in, b, r)
	}
}

// A pose is how an animal is seen.
type pose struct {
	done, alpha float64
	leap        float64 // how far it is in the air, or its wings are down, 0 … 1
	turned      bool    // it looks round
}

func poseOf(in *table.Instant, was, b *climb.Board, seat, step int) (p pose) {
	p.alpha = 1
	switch {
	case step < was.Made[seat]:
		p.done = 1
	case step < b.Made[seat]:
		ms := in.T * stepTime
		p.done = math.Max(0.001, math.Min(1, ms/flood))
		if ms > flood+scratch && !in.Calm {
			p.leap = math.Sin(math.Pi * (ms - flood - scratch) / leap)
		}
	}
	if b.Early == step && int(b.Caster) == seat && in.T < 1 {
		p.alpha = 0.4 + 0.6*math.Abs(math.Cos(in.T*2*math.Pi))
	}
	if !b.Playing[seat] && !b.Opening {
		p.alpha = 0.35
	}
	p.turned = turns(in, was, b, seat, step)
	return p
}

// light is the panel of the step that is wanted.
func (v *vase) light(dst *ebiten.Image, in *table.Instant, r ui.Rect) {
	u := in.Page.U
	in2 := r.Inset(1.2 * u)
	c := color.RGBA{0xFB, 0xC2, 0x6E, 255}
	if in.Page.High {
		c = palette.HighLit
	}
	glow := 1.0
	switch {
	case in.Hangs > 0: // two breaths
		glow = 0.7 + 0.3*math.Cos(in.Hangs*2*math.Pi/breath)
	case !in.Calm:
		glow = 0.8 + 0.2*in.Glow
	}
	picture.Fill(dst, in2.X, in2.Y, in2.W, in2.H-1.6*u, palette.Fade(c, glow))
}

// drawAnimal draws an animal with so much of it black, from its feet up.
func (v *vase) drawAnimal(dst *ebiten.Image, in *table.Instant, kind, seat int, x, y float64, p pose) {
	b := v.pale[kind].Bounds()
	left, top := math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2)
	if p.done < 1 {
		picture.At(dst, v.pale[kind], left, top, p.alpha)
		from := int(math.Round(float64(b.Dy()) * (1 - p.done)))
		picture.At(dst, piece(v.black[kind], 0, from, b.Dx(), b.Dy()), left, top+float64(from), p.alpha)
		return
	}
	for i, img := range []*ebiten.Image{v.black[kind], v.collar[kind]} {
		op := picture.Copying()
		op.ColorScale.ScaleAlpha(float32(p.alpha))
		high := float64(b.Dy())
		if kind != hound { // it beats its wings once
			op.GeoM.Scale(1, 1-0.35*p.leap)
			op.GeoM.Translate(0, 0.35*p.leap*high/2)
		}
		op.GeoM.Translate(left, top-0.16*p.leap*high)
		if i > 0 {
			picture.Tint(op, palette.Players[in.Colours[seat]].Disc)
		}
		if p.turned {
			if i == 0 { // what the head leaves of the neck is round
				wide := float64(b.Dx())
				thing.Dot(dst, left+wide*0.752, top+wide*0.29, wide*0.115, palette.Fade(glaze, p.alpha))
			}
			lookRound(dst, img, op)
			continue
		}
		picture.Draw(dst, img, op)
	}
}

// piece is a part of a picture.
func piece(img *ebiten.Image, x0, y0, x1, y1 int) *ebiten.Image {
	return img.SubImage(image.Rect(x0, y0, x1, y1)).(*ebiten.Image)
}

// lookRound draws a hound with its head turned back over its shoulder, or what it
// wears so.
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

// turns tells whether a hound that is done looks round at another's that is being
// done on the other side of it.
func turns(in *table.Instant, was, b *climb.Board, seat, step int) bool {
	if step > 0 || was.Made[seat] == 0 || in.T >= 1 || in.T < 0.25 || in.Calm {
		return false
	}
	for other := range b.Made[:seat] {
		if was.Made[other] == 0 && b.Made[other] > 0 {
			return true
		}
	}
	return false
}

// drawPips draws four pips in the wanted panel: black are those that lie there. What
// they stand for is written in them where it can be read; it stands at the left too.
func drawPips(dst *ebiten.Image, in *table.Instant, b *climb.Board, r ui.Rect) {
	d := math.Min(r.W*0.22, math.Max(r.H*0.19, 3.6*in.Page.U))
	left := tali.Hand(0)
	if b.Caster == b.Seat && b.Cast > 0 {
		left = b.Match
	}
	st := lettering.Style{Face: lettering.Figure, Size: d * math.Min(0.62*in.Page.Text, 0.8), Align: lettering.Center}
	for i, s := range b.Wanted.Sides(nil) {
		x, y := r.X+r.W/2+(float64(i)-1.5)*d*1.08, r.Y+r.H-math.Max(d*0.98, r.H*0.13)
		st.Color = glaze
		if left.Count(s) > 0 {
			left = left.Without(tali.Of(s))
			thing.Dot(dst, x, y, d, glaze)
			st.Color = clay
		} else {
			thing.Ring(dst, x, y, d, math.Max(1, d*0.08), 0, glaze)
		}
		if st.Size >= 3*in.Page.U {
			lettering.Draw(dst, words.Int(s), x, y+st.Cap()/2, st)
		}
	}
}

// drawFoot draws the emblems under the columns, the casts of the turn and those of
// all.
func (v *vase) drawFoot(dst *ebiten.Image, in *table.Instant, f frieze, b *climb.Board) {
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
	st := lettering.Style{Face: lettering.Figure, Size: math.Min(in.Page.T(2), f.gutter*0.4), Color: glaze}
	text := words.Int(b.Casts)
	st = lettering.Shrink(text, st, f.gutter-w-in.Page.U, 1)
	picture.Centred(dst, v.amphora[1], f.X+w*0.5, y, 1)
	lettering.Draw(dst, text, f.X+w*1.1, y+st.Cap()/2, st)
}

// above lays odds on the bones, and lets the four animals of who has won cross the
// frieze.
func (v *vase) above(dst *ebiten.Image, in *table.Instant) {
	keeping.DrawOdds(dst, in, climb.Keep, "")
	b := boardOf(&in.Now)
	if !b.Over || b.Winner == rules.Nobody || in.Calm || in.Festive >= crossTime || in.T < 1 {
		return
	}
	f := friezeOf(in)
	t := in.Festive / crossTime
	for i := range animals {
		r := f.panel(0, i)
		x := f.X + f.W*(t*1.5-0.25-0.06*float64(i))
		if x > f.X && x < f.X+f.W {
			v.drawAnimal(dst, in, i, int(b.Winner), x, r.Y+r.H*0.48-math.Abs(math.Sin(t*16+float64(i)))*r.H*0.08, pose{done: 1, alpha: 1})
		}
	}
}
