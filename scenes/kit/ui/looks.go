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

// looks are the drawing functions by look; bare items are drawn by their
// screen.
var looks = [...]func(p *Page, dst *ebiten.Image, it *Item){
	PrimaryStyle: drawPrimary,
	SecondStyle:  drawSecond,
	GraveStyle:   drawGrave,
	PaperStyle:   drawPaper,
	KeyStyle:     drawKey,
	PadStyle:     drawPad,
	ChipStyle:    drawChip,
	IconStyle:    drawIcon,
	SwitchStyle:  drawSwitch,
	SliderStyle:  drawSlider,
	LinkStyle:    drawLink,
	PartStyle:    drawPart,
	InkIconStyle: drawInkIcon,
	ListStyle:    drawList,
	FieldStyle:   drawField,
	AnswerStyle:  drawAnswer,
	CellStyle:    drawCell,
}

// onPaper reports whether items of that look are on paper.
func (l Style) onPaper() bool {
	switch l {
	case PaperStyle, SwitchStyle, SliderStyle, LinkStyle, PartStyle, InkIconStyle, ListStyle, FieldStyle, AnswerStyle:
		return true
	}
	return false
}

// labelType is the type of the text on a button.
var labelType = Type{Face: lettering.Strong, Step: 3, Ink: OnPaper, Middle: true}

// ButtonWidth returns the width of an item for its text and its icon, in
// pixels.
func (p *Page) ButtonWidth(it *Item) float64 {
	u := p.U
	t := labelType
	pad := 8 * u
	switch it.Style {
	case LinkStyle:
		pad = 2 * u
	case ListStyle:
		pad = 8.5 * u
	case ChipStyle, PartStyle:
		pad = 7 * u
		t = partType(it)
	}
	w := p.Width(it.Text, t) + pad
	if it.Icon != "" {
		w += 8 * u
	}
	return math.Max(math.Ceil(w), 11*u)
}

// LeastWidth returns the width of a button, in pixels, below which the longest word of
// its text would be too small to read.
func (p *Page) LeastWidth(label text.Text) float64 {
	st := p.style(labelType)
	st.Size = math.Min(st.Size, 2.6*p.U)
	w := 0.0
	for _, word := range strings.Fields(p.Words(label)) {
		w = math.Max(w, lettering.Width(word, st))
	}
	return w + 3*p.U
}

func drawPrimary(p *Page, dst *ebiten.Image, it *Item) {
	r, st := it.Rect, p.state(it)
	sunk := thing.Primary(dst, r.X, r.Y, r.W, r.H, p.U, st)
	r.Y += sunk - 0.3*p.U
	p.face(dst, it, r, barredOr(it, OnPaper))
}

func drawSecond(p *Page, dst *ebiten.Image, it *Item) {
	r := it.Rect
	r.Y += thing.Second(dst, r.X, r.Y, r.W, r.H, p.U, p.state(it))
	p.face(dst, it, r, barredOr(it, OnLeather))
}

func drawGrave(p *Page, dst *ebiten.Image, it *Item) {
	r := it.Rect
	r.Y += thing.Grave(dst, r.X, r.Y, r.W, r.H, p.U, p.state(it)) - 0.3*p.U
	p.face(dst, it, r, barredOr(it, OnLeather))
}

func drawPaper(p *Page, dst *ebiten.Image, it *Item) {
	r := it.Rect
	r.Y += thing.Second(dst, r.X, r.Y, r.W, r.H, p.U, p.state(it)|thing.OnPaper)
	k := OnPaper
	if it.Disabled {
		k = BarredOnPaper
	}
	p.face(dst, it, r, k)
}

// barredOr returns the ink k, or that of a disabled item if the item is.
func barredOr(it *Item, k Ink) Ink {
	if it.Disabled {
		return OnBarred
	}
	return k
}

// face draws the icon and the text of a button, centred in r.
func (p *Page) face(dst *ebiten.Image, it *Item, r Rect, k Ink) {
	u := p.U
	t := labelType.In(k)
	if it.Step > 0 {
		t.Face, t.Step = lettering.Title, it.Step
	}
	if it.Icon == "" {
		p.Label(dst, r.Inset(1.5*u), it.Text, t)
		return
	}
	if it.Text == "" {
		thing.Icon(dst, it.Icon, r.X+r.W/2, r.Y+r.H/2, 6*u, p.Color(k))
		return
	}
	w := math.Min(p.Width(it.Text, t), r.W-12*u)
	x := r.X + (r.W-w-8.5*u)/2
	thing.Icon(dst, it.Icon, x+3*u, r.Y+r.H/2, 6*u, p.Color(k))
	p.Label(dst, Rect{x + 8.5*u, r.Y, w + 1, r.H}, it.Text, t)
}

func drawChip(p *Page, dst *ebiten.Image, it *Item) {
	r := it.Rect
	r.Y += thing.Chip(dst, r.X, r.Y, r.W, r.H, p.U, p.state(it))
	k := OnLeather
	if it.Selected {
		k = OnPaper
	}
	p.Label(dst, r.Inset(p.U), it.Text, partType(it).In(k))
}

func drawIcon(p *Page, dst *ebiten.Image, it *Item) {
	k := OnLeather
	if it.Disabled {
		k = OnBarred
	}
	p.iconAt(dst, it, k)
}

func drawInkIcon(p *Page, dst *ebiten.Image, it *Item) { p.iconAt(dst, it, LineOnPaper) }

// iconAt draws an icon alone; pressed or chosen it is on a brass disc.
func (p *Page) iconAt(dst *ebiten.Image, it *Item, k Ink) {
	u := p.U
	x, y := it.Rect.Center()
	c := p.Color(k)
	switch st := p.state(it); {
	case it.Selected:
		thing.Dot(dst, x, y, 9.5*u, p.brass(0.9))
		c = p.Color(OnPaper)
	case st&(thing.Pressed|thing.Hover) != 0 && !it.Disabled:
		thing.Dot(dst, x, y, 9.5*u, p.brass(0.22))
	}
	if it.Disabled {
		c = palette.Fade(c, 0.45)
	}
	thing.Icon(dst, it.Icon, x, y, 6*u, c)
}

func drawSwitch(p *Page, dst *ebiten.Image, it *Item) {
	u := p.U
	slide := 0.0
	if it.Selected {
		slide = 1
	}
	r := it.Rect
	w, h := math.Min(14*u, r.W), math.Min(7.5*u, r.H)
	thing.Switch(dst, r.X+r.W-w, r.Y+(r.H-h)/2, w, h, u, slide, p.state(it))
}

func drawSlider(p *Page, dst *ebiten.Image, it *Item) {
	r := it.Rect
	thing.Slider(dst, r.X, r.Y, r.W, r.H, p.U, it.Amount, p.state(it))
}

func drawLink(p *Page, dst *ebiten.Image, it *Item) {
	k := Link
	if it.Risk {
		k = Loss
	}
	t := labelType.In(k)
	p.Line(dst, it.Rect, it.Text, t)
	if p.state(it)&(thing.Pressed|thing.Hover) != 0 || p.High {
		w := math.Min(p.Width(it.Text, t), it.Rect.W)
		x, y := it.Rect.Center()
		thing.Rule(dst, x-w/2, y+p.Size(t)*0.55, w, p.U, p.Color(k))
	}
}

// partType returns the type of the text in a segmented choice.
func partType(it *Item) Type {
	t := labelType
	if it.Step > 0 {
		t.Step = it.Step
	}
	return t
}

func drawPart(p *Page, dst *ebiten.Image, it *Item) {
	r := it.Rect
	thing.Segment(dst, r.X, r.Y, r.W, r.H, p.U, p.state(it))
	k := OnPaper
	if it.Selected {
		k = OnLeather
	}
	p.Line(dst, r.Inset(p.U), it.Text, partType(it).In(k))
}

// drawList draws a value with the symbol of a drop-down list.
func drawList(p *Page, dst *ebiten.Image, it *Item) {
	u, r := p.U, it.Rect
	if p.state(it)&(thing.Pressed|thing.Hover) != 0 {
		p.fill(dst, Rect{r.X, r.Y, r.W, r.H}, p.brass(0.25))
	}
	thing.Icon(dst, "down", r.X+r.W-4*u, r.Y+r.H/2, 5*u, p.Color(LineOnPaper))
	p.Line(dst, Rect{r.X + u, r.Y, r.W - 8.5*u, r.H}, it.Text, labelType.End())
}

// drawField draws an editable name, with a small line under it.
func drawField(p *Page, dst *ebiten.Image, it *Item) {
	u, r := p.U, it.Rect
	switch {
	case it.Selected:
		thing.Field(dst, r.X-1.5*u, r.Y, r.W+1.5*u, r.H, u, p.Things())
	case p.state(it)&(thing.Pressed|thing.Hover) != 0:
		p.fill(dst, Rect{r.X - 1.5*u, r.Y, r.W + 1.5*u, r.H}, p.brass(0.25))
	}
	if it.Selected {
		p.Stack(dst, r, it.Text, it.Small)
		return
	}
	top, low := p.stacked(r, it.Text, it.Small)
	top.W -= PenWidth * u
	p.Line(dst, top, it.Text, NameType)
	p.Lines(dst, low, it.Small, SmallType)
	w := math.Min(p.Width(it.Text, NameType), top.W)
	thing.Icon(dst, "pen", r.X+w+PenWidth/2*u, top.Y+top.H/2, 4.2*u, p.Color(LineOnPaper))
}

// PenWidth is the width in units of the pen beside a name that can be changed.
const PenWidth = 6.5

// drawAnswer draws one answer of a dialog, ticked if it is the current state.
func drawAnswer(p *Page, dst *ebiten.Image, it *Item) {
	u, r := p.U, it.Rect
	st := p.state(it) | thing.OnPaper
	r.Y += thing.Second(dst, r.X, r.Y, r.W, r.H, u, st&^thing.Chosen)
	left := 4 * u
	if it.Selected {
		left = 10 * u
		thing.Icon(dst, "check", r.X+5.5*u, r.Y+r.H/2, 6*u, p.Color(Gain))
	}
	p.Stack(dst, Rect{r.X + left, r.Y, r.W - left - 3*u, r.H}, it.Text, it.Small)
}

// drawCell highlights a pressed or hovered compartment.
func drawCell(p *Page, dst *ebiten.Image, it *Item) {
	if p.state(it)&(thing.Pressed|thing.Hover) != 0 {
		r := it.Rect
		p.fill(dst, r, p.brass(0.2))
	}
}
