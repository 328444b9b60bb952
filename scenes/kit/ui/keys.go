package ui

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// KeyWidths returns three possible widths of a key for its content, in pixels,
// the most comfortable first: text in one line or in two; an emblem with its
// name beside it, under it, or without; bones apart or with their tags side by
// side.
func (p *Page) KeyWidths(it *Item) [3]float64 {
	least, w := 11*p.U, p.Width(it.Text, labelType)
	at := func(w float64) float64 { return math.Max(least, w) }
	switch {
	case it.Bones:
		n := len(p.Words(it.Text))
		return [3]float64{BonesWidth(p, n), at((float64(n)*5.6 + 2) * p.U), at((float64(n)*4.4 + 2) * p.U)}
	case it.Emblem != "":
		w = p.Width(it.Text, nameOnKey) * leastName * p.U / p.Size(nameOnKey)
		return [3]float64{at(w + 12*p.U), at(w + 2*p.U), least}
	case len([]rune(p.Words(it.Text))) <= 3:
		return [3]float64{least, least, least}
	case strings.Contains(p.Words(it.Text), " "):
		return [3]float64{at(w + 4*p.U), at(w*0.6 + 4*p.U), at(w*0.6 + 4*p.U)}
	}
	return [3]float64{at(w + 4*p.U), at(w + 2*p.U), at(w + 2*p.U)}
}

// nameOnKey is the type of a player's name on a key, and leastName the smallest
// size in units at which it is shown.
var nameOnKey = labelType.At(2)

const leastName = 3.5

// drawEmblem draws the emblem on a key with the name beside it or under it, if
// there is room for readable letters.
func (p *Page) drawEmblem(dst *ebiten.Image, r Rect, it *Item, k Ink) {
	u, t := p.U, nameOnKey.In(k)
	name := p.Width(it.Text, t) * leastName * u / p.Size(t)
	d := math.Min(8*u, r.H)
	at, room := Rect{r.X + (r.W-d)/2, r.Y + (r.H-d)/2, d, d}, Rect{}
	switch {
	case name <= r.W-d-u && p.Size(t) <= r.H:
		at.X, room = r.X+0.5*u, Rect{r.X + d + u, r.Y, r.W - d - u, r.H}
	case name <= r.W && r.H > 9*u:
		d = math.Min(d, r.H-(leastName+0.2)*u)
		gap := math.Max(0, math.Min(u, r.H-d-p.Size(t)))
		at = Rect{r.X + (r.W-d)/2, r.Y, d, d}
		room = Rect{r.X, r.Y + d + gap, r.W, r.H - d - gap}
	}
	p.Emblem(dst, at, it.Emblem)
	p.Sized(dst, room, it.Text, t, math.Min(p.Size(t), math.Max(room.H, leastName*u)))
}

func drawKey(p *Page, dst *ebiten.Image, it *Item) {
	u, r := p.U, it.Rect
	r.Y += thing.Key(dst, r.X, r.Y, r.W, r.H, u, p.state(it)) - 0.3*u
	if it.Emblem != "" {
		p.drawEmblem(dst, r.Inset(0.75*u), it, barredOr(it, OnPaper))
		return
	}
	k := barredOr(it, OnPaper)
	if it.Icon != "" {
		size := math.Min(9*u, r.H*0.5)
		x, _ := r.Center()
		if it.Small != "" { // the text is beside the icon
			x = r.X + r.W*0.27
			p.note(dst, Rect{r.X + r.W*0.44, r.Y + u, r.W * 0.54, r.H * 0.46}, it, k)
		}
		thing.Icon(dst, it.Icon, x, r.Y+r.H*0.06+size/2, size, p.Color(k))
		_, r = r.Cut(r.H * 0.46)
	}
	t := Type{Face: lettering.Figure, Step: 5, Ink: k, Middle: true}
	if len([]rune(p.Words(it.Text))) > 3 || it.Icon != "" {
		t = labelType.In(k)
	}
	in := r.Inset(u)
	if it.Head != "" && (it.Small == "" && !it.Bones || in.H >= 13*u*p.Text) { // otherwise bones, or a third line, need the space
		var head Rect
		head, in = in.Cut(math.Min(4*u, in.H*0.32))
		p.Line(dst, head, it.Head, Type{Face: lettering.Text, Step: 1, Ink: k, Middle: true})
	}
	top, low := in, Rect{}
	if it.Small != "" && it.Icon == "" {
		top, low = in.Cut(in.H * 0.6)
		p.note(dst, low, it, k)
	}
	if it.Bones {
		p.bones(dst, top, it)
	} else if it.Head != "" && t.Face == lettering.Figure && p.Size(t) > top.H {
		p.Sized(dst, top, it.Text, t, top.H)
	} else {
		p.Label(dst, top, it.Text, t)
	}
}

// note draws the small line of a key: its odds, and whether they are best or a
// risk.
func (p *Page) note(dst *ebiten.Image, r Rect, it *Item, k Ink) {
	t := Type{Face: lettering.Text, Step: 1, Ink: k, Middle: true}
	line := it.Small
	switch {
	case it.Disabled:
	case it.Best:
		t.Face, t.Ink = lettering.Strong, BestInk
		if p.High {
			line = text.Of("★ {0}", line)
		}
	case it.Risk:
		t.Face, t.Ink = lettering.Strong, RiskInk
	}
	p.Line(dst, r, line, t)
}

// boneOnKey is the length of a bone on a key in units, largeOnKey that if there
// is room, and boneStep the distance of bones in lengths.
const boneOnKey, largeOnKey, boneStep = 5.6, 7.4, 1.2

// BonesWidth returns the width of a key for that many bones, in pixels.
func BonesWidth(p *Page, n int) float64 { return (float64(n)*boneOnKey*boneStep + 5) * p.U }

// Bones draws bones by the sides they show, from the left edge of r, as long as its height
// allows and with a tag each; BonesLength is the room they take. Bones too small to be told apart
// under their tags are left out.
func (p *Page) Bones(dst *ebiten.Image, r Rect, sides []int) {
	st := lettering.Style{Face: lettering.Strong, Size: 3.5 * p.U, Color: palette.Ink, Align: lettering.Center}
	long, tag := r.H*boneInRow, 3.8*p.U
	for i, side := range sides {
		x, y := r.X+(float64(i)+0.5)*long*boneStep, r.Y+r.H*0.46
		tx, ty := x, r.Y+r.H/2
		if long > leastInRow*p.U {
			thing.Ossicle{Side: side, Turn: 3, Ground: palette.Paper, Light: 1, Alpha: 1}.Draw(dst, x, y, long)
			tx, ty = x+0.32*long, y+0.3*long
		}
		thing.Tag(dst, tx, ty, tag, p.U, false)
		lettering.Draw(dst, p.Words(text.Figure(side)), tx, ty+st.Cap()/2, st)
	}
}

// BonesLength returns the width in pixels of that many bones in a row of that height.
func (p *Page) BonesLength(n int, high float64) float64 {
	return float64(n)*high*boneInRow*boneStep + p.U
}

// boneInRow is the length of a bone in a row, as a fraction of the row's height.
const boneInRow = 0.66

// leastInRow is the length of the smallest bones in a row that are drawn, in units.
const leastInRow = 5.5

// bones draws the bones on a key, by their sides, centred in r, or shifted left
// to make room for the last tag.
func (p *Page) bones(dst *ebiten.Image, r Rect, it *Item) {
	n := float64(len(p.Words(it.Text)))
	st := lettering.Style{Face: lettering.Strong, Size: 3.5 * p.U, Color: palette.Ink, Align: lettering.Center}
	long, tag := math.Min(largeOnKey*p.U, math.Min(r.W/(n*boneStep), r.H*0.85)), 4.2*p.U
	x, y := r.Center()
	wide := (n - 1) * long * boneStep
	x = math.Min(x-wide/2, r.X+r.W-tag/2-0.32*long-wide)
	for i, side := range p.Words(it.Text) {
		o := thing.Ossicle{Side: int(side - '0'), Turn: 3, Ground: palette.Key, Light: 1, Alpha: 1}
		if it.Disabled {
			o.Alpha = 0.5
		}
		at := x + float64(i)*long*boneStep
		o.Draw(dst, at, y, long)
		tx, ty := at+0.32*long, y+0.3*long
		if it.Small != "" { // the small line is right below
			ty = math.Min(ty, r.Y+r.H-tag/2)
		}
		thing.Tag(dst, tx, ty, tag, p.U, false)
		lettering.Draw(dst, string(side), tx, ty+st.Cap()/2, st)
	}
}

// drawPad draws a bone as large as fits on a key, with its name below; a key
// without a bone is empty.
func drawPad(p *Page, dst *ebiten.Image, it *Item) {
	u, r := p.U, it.Rect
	r.Y += thing.Key(dst, r.X, r.Y, r.W, r.H, u, p.state(it)) - 0.3*u
	if it.Text == "" {
		return
	}
	name := Type{Face: lettering.Strong, Step: 2, Ink: barredOr(it, OnPaper), Middle: true}
	top, low := r.Inset(u), Rect{}
	if bone := top.H - 1.5*p.Size(name); it.Small != "" && bone >= 7*u { // the bone is more important than its name
		top, low = top.Cut(bone)
		p.Line(dst, low, it.Small, name)
	}
	long := math.Min(top.W*0.62, top.H*0.86)
	x, y := top.Center()
	x -= math.Max(0, 2.5*u-0.1*top.W) // shifted if the tag is large
	thing.Ossicle{Side: int(p.Words(it.Text)[0] - '0'), Turn: 3, Ground: palette.Key, Light: 1, Alpha: 1}.Draw(dst, x, y, long)
	d := math.Max(6*u, math.Min(8*u, top.W*0.4))
	p.ValueTag(dst, Rect{r.X + r.W - d - u, r.Y + u, d, d}, it.Head)
}
