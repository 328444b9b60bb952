package simple

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// A wall caches the pictures of the panel and of the lit plant.
type wall struct {
	painting.Kept[layout]
	panel, light *ebiten.Image
	flame, shell *ebiten.Image
	stands       []casting.Stand
	hung, before []hung  // the emblems now, and before the step
	limit        float64 // right edge of the space for emblems, in pixels
}

// prepare repaints the cached pictures when the layout has changed.
func (w *wall) prepare(lay *layout, in *table.Instant, b *bestcast.Board) {
	if !w.Renew(*lay, in.Page) {
		return
	}
	w.panel = w.Keep(paintPanel(lay, in.Page, b))
	c := outline.NewCanvas(lay.W, lay.H, lay.u)
	paintPlant(c, lay, b, paintsOf(in.Page.High, true))
	w.light = w.Keep(picture.From(c.RGBA))
	w.flame = w.Keep(paintFlame(math.Max(4*lay.u, lay.pitch*1.1)))
	k := lay.leaf() / 14
	shell := outline.NewCanvas(36*k, 25*k, k)
	venus(shell.At(6, 4, 1), paintsOf(in.Page.High, true))
	w.shell = w.Keep(picture.From(shell.RGBA))
}

var (
	ochre  = color.RGBA{0xE3, 0xB4, 0x55, 255}
	bright = color.RGBA{0xF6, 0xD6, 0x82, 255}
	umber  = color.RGBA{0x8A, 0x55, 0x1C, 255}
	soot   = color.RGBA{0x22, 0x10, 0x0D, 255}
	rose   = color.RGBA{0xF3, 0xD3, 0xBE, 255}
	blush  = color.RGBA{0xB8, 0x5A, 0x46, 255}
)

// paints holds the colors of the plant.
type paints struct{ leaf, under, rib, bird, shell, lobe color.RGBA }

// paintsOf returns the colours of the wall; lit is for the part that burns, and high
// for high contrast.
func paintsOf(high, lit bool) paints {
	switch {
	case high && lit:
		return paints{palette.HighLit, palette.HighLit, palette.Black, palette.HighLit, palette.HighLit, palette.Black}
	case high:
		return paints{palette.White, palette.White, palette.Black, palette.White, palette.White, palette.Black}
	case lit:
		return paints{color.RGBA{0xFF, 0xEC, 0xA8, 255}, bright, umber, color.RGBA{0x6A, 0x2A, 0x14, 255}, color.RGBA{0xFF, 0xF2, 0xE0, 255}, blush}
	}
	return paints{ochre, color.RGBA{0xA8, 0x74, 0x2A, 255}, umber, soot, rose, blush}
}

// paintPanel paints the wall in its frame, with the names of the ranks.
func paintPanel(lay *layout, p *ui.Page, b *bestcast.Board) *ebiten.Image {
	img := picture.New(lay.W, lay.H)
	c := outline.NewCanvas(lay.W, lay.H, lay.u)
	w, h, foot := lay.W/lay.u, lay.H/lay.u, (lay.foot-lay.Y)/lay.u
	line, dark := ochre, soot
	if p.High {
		img.Fill(palette.Black)
		line, dark = palette.White, palette.Black
	} else {
		surface.Paint(img, surface.RedFresco, surface.Options{U: lay.u, Vignette: 0.35, Glow: 0.7, GlowX: 0.42, GlowY: 0.36, Shift: 3})
	}
	c.Box(0, foot, w, h-foot, dark)
	if !p.High {
		specks(c, 2, foot, w-4, h-foot, 150, color.RGBA{0x70, 0x20, 0x16, 150})
	}
	c.Frame(0.5, 0.5, w-1, h-1, 1, line)
	c.Frame(2.6, 2.6, w-5.2, h-5.2, 0.4, line)
	c.Box(2.6, foot, w-5.2, 0.5, line)
	if !p.High {
		worn(c, w, h, foot)
	}
	paintPlant(c, lay, b, paintsOf(p.High, false))
	picture.Over(img, c.RGBA)
	paintNames(img, lay, p, b)
	return img
}

// chance returns a number of 0 … 1 that looks like chance and is always the same for i.
var chance = outline.Seeded(4.1)

// specks spatters paint over a rectangle.
func specks(c outline.Canvas, x, y, w, h float64, n int, col color.RGBA) {
	for i := range n {
		a, b, r := x+w*chance(3*i), y+h*chance(3*i+1), 0.12+0.4*chance(3*i+2)
		c.Poly(col, a, b-r*0.6, a+r, b, a+r*0.3, b+r*0.8, a-r*0.8, b+r*0.2)
	}
}

// worn removes paint from the lines, like on old walls.
func worn(c outline.Canvas, w, h, foot float64) {
	chip := func(x, y, r float64) {
		var p outline.Path
		for k := range 6 {
			a, d := float64(k), r*(0.5+chance(int(x*31+y*17)+k))
			p.LineTo((x+d*math.Cos(a))*c.K, (y+d*0.7*math.Sin(a))*c.K)
		}
		outline.Fill(c.RGBA, &p, color.RGBA{A: 255}, outline.Out)
	}
	for i := range 90 {
		t, r := chance(2*i), 0.15+0.45*chance(2*i+1)
		inset := [2]float64{1, 2.8}[i%2]
		switch i / 2 % 5 {
		case 0:
			chip(t*w, inset, r)
		case 1:
			chip(t*w, h-inset, r)
		case 2:
			chip(inset, t*h, r)
		case 3:
			chip(w-inset, t*h, r)
		case 4:
			chip(3+t*(w-6), foot+0.2, r*0.8)
		}
	}
}

// paintPlant paints the candelabrum with its birds, the dog and the shell.
func paintPlant(c outline.Canvas, lay *layout, b *bestcast.Board, k paints) {
	x, step := (lay.stem-lay.X)/lay.u, lay.pitch/lay.u
	at := func(rung int) float64 { return (lay.y(float64(rung)) - lay.Y) / lay.u }
	top, low := lay.ends(), lay.low
	size := lay.leaf() / lay.u
	c.Box(x-0.28, at(top), 0.56, at(low)-at(top), k.under)
	c.Box(x-0.28, at(top), 0.22, at(low)-at(top), k.leaf)
	for rung := low + 1; rung < top; rung++ {
		y := at(rung)
		if vulture(b, rung) {
			perch(c, x, y, step, size, k)
			continue
		}
		for _, flip := range []bool{false, true} {
			l := c.At(x, y, size/19)
			l.Flip = flip
			l.Fill("M 0 1.4 C 4 -2.4 12 -3.4 19 -2 C 14 2.4 6 3.6 0 2.4 Z", k.leaf)
			l.Fill("M 0 2 C 6 1.8 13 0.4 19 -2 C 14 2.4 6 3.6 0 2.4 Z", k.under)
			l.Line("M 1 1.9 C 6 1.2 12 -0.2 17.6 -1.9", 0.4, k.rib)
		}
		c.Disc(x, y+0.15, math.Min(step*0.16, 0.95), k.leaf)
		c.Disc(x-0.15, y, math.Min(step*0.07, 0.4), k.shell)
	}
	hound(c.At(x-size*0.65, (lay.foot-lay.Y)/lay.u-size*0.72, size/30), k)
	venus(c.At(x-size*0.86, at(top)-size*1.05, size/14), k)
}

// perch draws a bar with a vulture at each end.
func perch(c outline.Canvas, x, y, step, size float64, k paints) {
	c.Box(x-size*0.95, y+step*0.32, size*1.9, math.Max(0.3, step*0.06), k.under)
	for _, flip := range []bool{false, true} {
		b := c.At(x-size*1.1, y-step*0.5, step/24)
		if flip {
			b = c.At(x+size*1.1, y-step*0.5, step/24)
		}
		b.Flip = flip
		b.Fill("M 1 8 C 2 3.6 6.4 3 8.4 6.4 C 11 4.6 16 6.4 18.6 11 L 25 20 L 18.6 18.6 C 15 20.4 10 19 8 14.6 C 7.2 12.6 6.6 10.4 5.6 9.4 L 2.6 10.6 Z", k.bird)
		b.Line("M 12 18 L 11.4 21.6 M 15 18 L 14.8 21.6", 1.2, k.bird)
	}
}

// hound draws the dog of Canis, 42 long, edged in gold.
func hound(c outline.Canvas, k paints) {
	const dog = "M 6 9.6 C 3 8 1.6 4.6 3 1.6 C 3.6 4.6 5.4 6.8 9 7.6 C 16 8.6 24 8 29 7.4 C 31.4 5.6 33 4 34.4 3.4 L 34.2 0 L 37 2.8 C 39.6 3.2 41.2 4.8 44.6 6 C 45 7.6 43.8 8.8 41.6 8.8 L 38.4 9.2 C 37.4 12 36.4 13.4 35.4 14.4 L 36 22 L 33.4 22 L 32 15.6 C 26 17 19 16.6 13.4 15 L 11.4 18 L 12.4 22 L 9.8 22 L 8.6 18 L 9.4 14 L 8 13.4 L 5.4 17 L 6 22 L 3.4 22 L 2.8 16.6 L 5.4 11.6 Z"
	c.Line(dog, 1.6, k.under)
	c.Fill(dog, k.bird)
	c.Line("M 31.6 6.4 L 34.4 11.4", 1.2, k.leaf)
}

// venus draws the shell of Venus, 24 wide.
func venus(c outline.Canvas, k paints) {
	const cx, cy, r = 12, 19, 15.5
	var xy []float64
	const lobes = 9
	for i := range lobes*6 + 1 {
		a := math.Pi * (1.06 + 0.88*float64(i)/(lobes*6))
		d := r + 0.9*math.Abs(math.Sin(float64(i)/6*math.Pi))
		xy = append(xy, cx+d*math.Cos(a), cy+d*math.Sin(a))
	}
	xy = append(xy, 15, 22, 9, 22)
	c.At(0.7, 0.9, 1).Poly(color.RGBA{0, 0, 0, 70}, xy...)
	c.Poly(k.shell, xy...)
	for i := range lobes + 1 {
		a := math.Pi * (1.06 + 0.88*float64(i)/lobes)
		c.Pen(0.55, k.lobe, cx, cy+2, cx+(r-0.4)*math.Cos(a), cy+(r-0.4)*math.Sin(a))
	}
	c.Fill("M 7 20.4 L 17 20.4 L 15.4 24 L 8.6 24 Z", k.leaf)
	c.Line("M 7 20.4 L 17 20.4", 0.6, k.rib)
}

// paintNames writes the names of the ranks, and joins the Senios with a brace.
func paintNames(dst *ebiten.Image, lay *layout, p *ui.Page, b *bestcast.Board) {
	st := nameStyle(lay, p)
	x := lay.stem - lay.X - lay.leaf() - 2*lay.u
	high, low := math.Inf(1), 0.0
	for i := lay.low; i < len(b.Rungs); i++ {
		y := lay.beside(i) - lay.Y
		name, rank := p.Words(rankName(&b.Rungs[i])), tali.Classify(b.Rungs[i].Hands[0])
		if rank.Senio() && lay.written(i) {
			high, low = math.Min(high, y), math.Max(low, y)
		}
		st := st
		switch {
		case lay.every > 1 && rank.Vulture() && i < lay.ends()-1:
			if rank != tali.Vulture4 { // it stands for those that perch together
				continue
			}
			if name = p.Words("Vultures"); !lay.sixes { // the middle of three
				y -= lay.pitch / 2
			}
			st = lettering.Shrink(name, st, x-4*lay.u, 3.5*lay.u)
		case !lay.written(i):
			continue
		}
		y = math.Min(y, lay.foot-lay.Y-st.Cap()/2-0.8*lay.u)
		lettering.Draw(dst, name, x, y+st.Cap()/2, st)
	}
	widest := "6666"
	if lay.every > 1 {
		widest = "22"
	}
	brace(dst, x-lettering.Width(widest, st)-1.5*lay.u, high, low, lay, p)
	if lay.low > 0 {
		st := nonameStyle(lay, p)
		said := p.Words(nonameLevel)
		if lay.low > 1 {
			said = p.Words("no name: by total")
		}
		if x := lay.W * 0.07; lettering.Width(said, st) > lay.stem-lay.X-lay.disc-x {
			said = p.Words(noname)
		}
		lettering.Draw(dst, said, lay.W*0.07, lay.mid-lay.Y+st.Cap()/2, st)
	}
}

// noname names the casts without a name, and nonameLevel says too, where there is room, that
// their totals don't count, if so.
const noname, nonameLevel text.Text = "no name", "no name: all level"

// nonameStyle returns the style of the word for casts without a name, on the foot.
func nonameStyle(lay *layout, p *ui.Page) lettering.Style {
	st := nameStyle(lay, p)
	st.Face, st.Size, st.Align = lettering.Title, math.Max(3.5*lay.u, math.Min(p.T(2), (lay.Y+lay.H-lay.foot)*0.55)), lettering.Left
	return st
}

// brace draws a brace that joins the Senios, and their name.
func brace(dst *ebiten.Image, x, high, low float64, lay *layout, p *ui.Page) {
	c := outline.NewCanvas(lay.W, lay.H, lay.u)
	col := palette.Contrast(p.High, ochre, palette.White)
	x, high, low = x/lay.u, high/lay.u-1, low/lay.u+1
	mid := (high + low) / 2
	c.Pen(0.35, col, x+1.4, high, x, high+0.8, x, mid-1, x-1.2, mid, x, mid+1, x, low-0.8, x+1.4, low)
	picture.Over(dst, c.RGBA)
	st := nameStyle(lay, p)
	st.Face, st.Size, st.Align = lettering.Title, math.Min(p.T(3), lay.W*0.06), lettering.Right
	name := p.Words("Senio")
	if st = lettering.Shrink(name, st, (x-4.5)*lay.u, 3.5*lay.u); lettering.Width(name, st) < (x-6)*lay.u {
		lettering.Draw(dst, name, (x-2)*lay.u, mid*lay.u+st.Cap()/2, st)
		return
	}
	upright(dst, name, (x-1.8)*lay.u, mid*lay.u, st)
}

// upright writes a word that reads upwards, with its baseline at x and its middle at y.
func upright(dst *ebiten.Image, s string, x, y float64, st lettering.Style) {
	w, h := lettering.Width(s, st)+st.Size, st.Size*1.6
	word := picture.New(w, h)
	st.Align = lettering.Center
	lettering.Draw(word, s, w/2, h*0.7, st)
	op := picture.Copying()
	op.GeoM.Translate(-w/2, -h*0.7)
	op.GeoM.Rotate(-math.Pi / 2)
	op.GeoM.Translate(x, y)
	picture.Draw(dst, word, op)
	word.Deallocate()
}

func nameStyle(lay *layout, p *ui.Page) lettering.Style {
	st := lettering.Style{Face: lettering.Text, Size: lay.size, Color: palette.Bone, Edge: color.RGBA{0x2A, 0x0A, 0x06, 255}, Align: lettering.Right}
	if p.High {
		st.Color, st.Edge = palette.White, color.RGBA{}
	}
	return st
}

// rankName returns the text for a rank beside its leaf.
func rankName(r *bestcast.Rung) text.Text {
	rank := tali.Classify(r.Hands[0])
	switch {
	case rank.Senio():
		return text.Figure(rank.Total())
	case rank.Vulture():
		return r.Hands[0].Figure()
	}
	return r.Call
}

// paintFlame paints a candle's flame in its glow, h high.
func paintFlame(h float64) *ebiten.Image {
	c := outline.NewCanvas(h*4, h*4, h/24)
	for i := range 14 {
		c.Disc(48, 48, 44-3*float64(i), color.RGBA{14, 9, 3, 9})
	}
	c.Fill("M 48 34 C 54 44 55 50 52 55 C 50 58 46 58 44 55 C 41 50 43 44 48 34 Z", color.RGBA{0xFF, 0xB8, 0x3C, 255})
	c.Fill("M 48 42 C 51 48 51.4 51 50 54 C 49 56 47 56 46 54 C 44.6 51 45 48 48 42 Z", color.RGBA{0xFF, 0xF4, 0xC8, 255})
	return picture.From(c.RGBA)
}
