package ui

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Bold returns t in bold.
func (t Type) Bold() Type { t.Face = lettering.Strong; return t }

// brass returns the colour of a pressed or hovered item, with an opacity.
func (p *Page) brass(part float64) color.RGBA {
	if p.High {
		return palette.Fade(palette.HighLit, math.Min(1, part*2))
	}
	return palette.Fade(palette.Brass, part)
}

// Leather draws a bar or the rail.
func (p *Page) Leather(dst *ebiten.Image, r Rect) {
	lettering.Cover(dst, r.X, r.Y, r.W, r.H, true)
	if p.High {
		p.fill(dst, r, palette.Black)
	} else {
		surface.Draw(dst, surface.Leather, r.X, r.Y, r.W, r.H, surface.Options{U: p.U})
	}
	line := palette.Fade(palette.Bone2, 0.4)
	for _, y := range [2]float64{r.Y, r.Y + r.H - math.Max(1, p.U/4)} {
		if y > 1 && y < p.H-2 {
			thing.Rule(dst, r.X, y, r.W, p.U, line)
		}
	}
	if r.X > 0 {
		thing.Upright(dst, r.X, r.Y, r.H, p.U, line)
	} else if r.W < p.W {
		thing.Upright(dst, r.W-math.Max(1, p.U/4), r.Y, r.H, p.U, line)
	}
}

// Hair draws a hairline along the longer side of its rectangle.
func (p *Page) Hair(dst *ebiten.Image, r Rect) {
	c := palette.Fade(p.Color(LineOnPaper), 0.5)
	if r.W >= r.H {
		thing.Rule(dst, r.X, r.Y, r.W, p.U, c)
		return
	}
	thing.Upright(dst, r.X, r.Y, r.H, p.U, c)
}

// Flourish draws the knot between two lines.
func (p *Page) Flourish(dst *ebiten.Image, r Rect) {
	x, y := r.Center()
	thing.Flourish(dst, x, y, math.Min(60*p.U, r.W), p.U, p.Color(SecondOnPaper))
}

// Knot draws the logo in brass.
func (p *Page) Knot(dst *ebiten.Image, r Rect) {
	x, y := r.Center()
	thing.Knot(dst, x, y, r.W, math.Max(0.7*p.U, r.W/28), p.brass(1))
}

// Slip draws a piece of paper.
func (p *Page) Slip(dst *ebiten.Image, r Rect) {
	thing.Slip(dst, r.X, r.Y, r.W, r.H, p.U, p.Things())
}

// BrassSlip draws a piece of paper in a brass frame.
func (p *Page) BrassSlip(dst *ebiten.Image, r Rect) {
	p.Slip(dst, r)
	thing.Frame(dst, r.X, r.Y, r.W, r.H, 0.9*p.U, p.brass(1))
}

// Brass fills a rectangle with brass.
func (p *Page) Brass(dst *ebiten.Image, r Rect) { p.fill(dst, r, p.brass(1)) }

// Tag draws the paper label of a compartment.
func (p *Page) Tag(dst *ebiten.Image, r Rect) {
	thing.Label(dst, r.X, r.Y, r.W, r.H, p.U, p.Things())
}

// Shade darkens a rectangle, 0 … 1.
func (p *Page) Shade(dst *ebiten.Image, r Rect, part float64) {
	p.fill(dst, r, palette.Fade(palette.Night, part))
}

// Fill fills a rectangle with an ink.
func (p *Page) Fill(dst *ebiten.Image, r Rect, k Ink) { p.fill(dst, r, p.Color(k)) }

func (p *Page) fill(dst *ebiten.Image, r Rect, c color.RGBA) {
	picture.Fill(dst, math.Round(r.X), math.Round(r.Y), math.Round(r.W), math.Max(1, math.Round(r.H)), c)
}

// Glow draws the brass light of a winner's row, brightest at the left.
func (p *Page) Glow(dst *ebiten.Image, r Rect) {
	c := p.brass(0.5)
	var v [4]ebiten.Vertex
	for i := range v {
		x, y := float64(i%2), float64(i/2)
		v[i] = picture.Corner(r.X+x*r.W, r.Y+y*r.H, 1-0.85*x, c)
	}
	picture.Triangles(dst, v[:], []uint32{0, 1, 2, 1, 2, 3})
}

// Emblem draws the disc of the player with that colour.
func (p *Page) Emblem(dst *ebiten.Image, r Rect, colour string) {
	x, y := r.Center()
	thing.Emblem(dst, player(colour), x, y, r.W, p.Things())
}

// player returns the index of a colour among the players' colours, or 0 if it
// is unknown.
func player(colour string) int {
	for i := range palette.Players {
		if palette.Players[i].Name == colour {
			return i
		}
	}
	return 0
}

// Mark draws the i-th mark of provenance.
func (p *Page) Mark(dst *ebiten.Image, r Rect, i int) {
	x, y := r.Center()
	thing.Source(dst, i, x, y, r.W)
}

// Check draws a check in the middle of x, y.
func (p *Page) Check(dst *ebiten.Image, x, y float64, k Ink) {
	thing.Icon(dst, "check", x, y, 5*p.U, p.Color(k))
}

// Coin draws a coin.
func (p *Page) Coin(dst *ebiten.Image, r Rect) {
	x, y := r.Center()
	thing.Coin(dst, thing.Silver, x, y, r.W, 0)
}

// Purse draws coins in piles of ten, from the left, halfway up r. They are as large as
// lets the purse with most coins have room; if even that is too small, only as many piles
// as fit. The figure beside it is exact.
func (p *Page) Purse(dst *ebiten.Image, r Rect, coins, most int) {
	const full = 1 + thing.PileRise*(thing.PileMost-1) // the height of a full pile, in diameters
	const near = 0.96                                  // from pile to pile, in diameters
	piles := func(coins int) int { return (coins + thing.PileMost - 1) / thing.PileMost }
	d := math.Min(r.H/full, 9.5*p.U)
	d = math.Min(d, math.Max(3.2*p.U, r.W/(1+near*float64(piles(most)-1))))
	step := near * d
	if n := piles(most); n > 1 {
		step = math.Max(0.5*d, math.Min(step, (r.W-d)/float64(n-1)))
	}
	foot := r.Y + (r.H+full*d)/2 - d/2
	for i := range piles(coins) {
		x := r.X + d/2 + float64(i)*step
		if x+d/2 > r.X+r.W+1 {
			return
		}
		thing.Pile(dst, min(coins-i*thing.PileMost, thing.PileMost), i, x, foot, d)
	}
}

// Wreathed draws a wreath of laurel that has grown by a fraction of 0 … 1, with the
// emblems of those who won in it.
func (p *Page) Wreathed(dst *ebiten.Image, r Rect, grown float64, won []string) {
	x, y := r.Center()
	thing.Wreath(dst, x, y, r.W, grown, true)
	n := len(won)
	d := r.W * 0.5
	if n > 1 {
		d = r.W * 0.62 / math.Min(float64(n), 3)
	}
	rows := (n + 2) / 3
	for i, colour := range won {
		in := min(3, n-i/3*3)
		x := r.X + r.W/2 + (float64(i%3)-float64(in-1)/2)*d*0.9
		y := r.Y + r.H*0.52 + (float64(i/3)-float64(rows-1)/2)*d
		p.Emblem(dst, Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, colour)
	}
}

// Stepper draws the box of a stepper; its buttons are items.
func (p *Page) Stepper(dst *ebiten.Image, r Rect) {
	thing.Field(dst, r.X, r.Y, r.W, r.H, p.U, p.Things())
}

// ValueTag draws the disc with the points of a bone.
func (p *Page) ValueTag(dst *ebiten.Image, r Rect, said text.Text) {
	x, y := r.Center()
	thing.Tag(dst, x, y, r.W, p.U, false)
	p.Line(dst, r.Inset(p.U), said, FigureType.At(3).Mid())
}

// Stack draws a name and, if there is one, a smaller line under it.
func (p *Page) Stack(dst *ebiten.Image, r Rect, name, small text.Text) {
	top, low := p.stacked(r, name, small)
	p.Lines(dst, top, name, NameType)
	p.Lines(dst, low, small, SmallType)
}

// Explained is like Stack with the terms underlined.
func (p *Page) Explained(dst *ebiten.Image, r Rect, name, small text.Text) {
	top, low := p.stacked(r, name, small)
	p.Glossed(dst, top, name, NameType)
	p.Glossed(dst, low, small, SmallType)
}

// stacked returns the bounds of the name and of the small line that Stack draws.
func (p *Page) stacked(r Rect, name, small text.Text) (top, low Rect) {
	if small == "" {
		return r, Rect{}
	}
	a, b := p.Height(name, r.W, NameType), p.Height(small, r.W, SmallType)
	gap := math.Max(0, (r.H-a-b)/2)
	k := math.Min(1, r.H/(a+b))
	return Rect{r.X, r.Y + gap, r.W, a * k}, Rect{r.X, r.Y + gap + a*k, r.W, b * k}
}

// StackSpots returns where Explained underlines terms; see Spots.
func (p *Page) StackSpots(r Rect, name, small text.Text) []Spot {
	top, low := p.stacked(r, name, small)
	return append(p.Spots(top, name, NameType), p.Spots(low, small, SmallType)...)
}

// Sized draws one line with letters of that size in pixels, reduced to fit.
func (p *Page) Sized(dst *ebiten.Image, r Rect, said text.Text, t Type, size float64) {
	s := p.Words(said)
	if r.W <= 0 {
		return
	}
	st := p.style(t)
	st.Size = size
	set(dst, s, r, r.Y+r.H/2, fit(s, r.W, st), t)
}

// Fits reports whether s fits a width in that many lines.
func (p *Page) Fits(s text.Text, w float64, lines int, t Type) bool {
	broken := p.broken(s, w, t)
	for _, line := range broken {
		if lettering.Width(line, p.style(t)) > w {
			return false
		}
	}
	return len(broken) <= lines
}

// DrawLogo draws the logo above Reach, if the buttons are low on the page.
func (p *Page) DrawLogo(dst *ebiten.Image) {
	if r := p.Over(); r.H > 0 {
		w := math.Min(90*p.U, r.W*0.5)
		p.Knot(dst, Rect{(p.W - w) / 2, r.H*0.55 - w/4, w, w / 2})
	}
}

// TagFor returns the rectangle of the paper label for a line around x, y: more
// units wider than the line, and high times as high as its letters.
func (p *Page) TagFor(s text.Text, st lettering.Style, x, y, more, high float64) Rect {
	w, h := lettering.Width(p.Words(s), st)+more*p.U, st.Size*high
	return Rect{x - w/2, y - h/2, w, h}
}

// Tagged draws a paper label with a centred line.
func (p *Page) Tagged(dst *ebiten.Image, r Rect, s text.Text, st lettering.Style) {
	p.Tag(dst, r)
	x, y := r.Center()
	lettering.Draw(dst, p.Words(s), x, y+st.Cap()/2, st)
}
