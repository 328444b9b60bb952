package operator

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A Card is the test picture: a line round the outermost pixels, circles that
// must be round, tones that must all differ, and a trail where a finger is felt.
type Card struct {
	st    *scenes.Stack
	trail [60][2]float64
	n     int // marks made so far
}

// NewCard returns the test card, on which an operator checks screen and touch.
func NewCard(st *scenes.Stack) *Card { return &Card{st: st} }

// Tick returns false, since nothing on the screen moves.
func (c *Card) Tick() bool { return false }

// felt adds a touch to the trail on the test card.
func (c *Card) felt(g ui.Drag) {
	c.trail[c.n%len(c.trail)] = [2]float64{g.X, g.Y}
	c.n++
	c.st.Invalidate()
}

const draws text.Text = "Draw with a finger: marks must follow it everywhere."

// Lay lays out the page: the whole screen as touch area, and the way back.
func (c *Card) Lay(p *ui.Page) {
	p.Title = "Test picture"
	p.Say("prompt", ui.Words, draws, ui.Rect{W: p.W, H: p.H})
	p.Add(ui.Item{ID: "glass", Label: "The screen", Rect: ui.Rect{W: p.W, H: p.H}, Drag: c.felt})
	w := 50 * p.U
	p.Add(ui.Item{ID: "primary", Style: ui.PrimaryStyle, Text: "Done", Back: true, Keyed: true, Do: c.st.Pop,
		Rect: ui.Rect{X: (p.W - w) / 2, Y: middle(p) + 8*p.U, W: w, H: 15 * p.U}})
}

// middle returns the y coordinate, in pixels, of the middle of the area within
// reach.
func middle(p *ui.Page) float64 {
	r := p.Reach()
	return r.Y + r.H/2
}

// boxWide and boxHigh are the size of the slip in the middle, and boxUp is the distance of
// its top above the middle, all in units.
const boxWide, boxHigh, boxUp = 104.0, 46.0, 18.0

// Draw draws the picture.
func (c *Card) Draw(dst *ebiten.Image, p *ui.Page) {
	p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 1)
	c.grid(dst, p)
	c.tones(dst, p)
	size := text.Of("{0} × {1} pixels, scale {2}\u2009%", int(p.W), int(p.H), int(p.Ratio*100+0.5))
	box := ui.Rect{X: p.W/2 - boxWide/2*p.U, Y: middle(p) - boxUp*p.U, W: boxWide * p.U, H: boxHigh * p.U}
	p.Slip(dst, box)
	p.Line(dst, ui.Rect{X: box.X, Y: box.Y + 4*p.U, W: box.W, H: 8 * p.U}, size, ui.NameType.Mid())
	p.Line(dst, ui.Rect{X: box.X + 4*p.U, Y: box.Y + 13*p.U, W: box.W - 8*p.U, H: 8 * p.U}, draws, ui.TextType.Mid())
	p.DrawItems(dst)
	for i := range min(c.n, len(c.trail)) {
		at := c.trail[i]
		thing.Dot(dst, at[0], at[1], 3*p.U, palette.Candle)
	}
}

// grid draws a net of squares, the outermost pixels, and circles in the middle
// and in the corners.
func (c *Card) grid(dst *ebiten.Image, p *ui.Page) {
	line := palette.Fade(palette.Bone2, 0.3)
	step := min(p.W, p.H) / 12
	for x := p.W/2 - step*float64(int(p.W/2/step)); x < p.W; x += step {
		picture.Fill(dst, x, 0, 1, p.H, line)
	}
	for y := p.H/2 - step*float64(int(p.H/2/step)); y < p.H; y += step {
		picture.Fill(dst, 0, y, p.W, 1, line)
	}
	for _, at := range [...]ui.Rect{{W: p.W, H: 1}, {Y: p.H - 1, W: p.W, H: 1}, {W: 1, H: p.H}, {X: p.W - 1, W: 1, H: p.H}} {
		picture.Fill(dst, at.X, at.Y, at.W, at.H, palette.White)
	}
	d := 2.6 * step
	for _, at := range [...][2]float64{{d / 2, d / 2}, {p.W - d/2, d / 2}, {d / 2, p.H - d/2}, {p.W - d/2, p.H - d/2}} {
		thing.Ring(dst, at[0], at[1], d, 2*p.Ratio, 0, palette.Bone)
	}
	thing.Ring(dst, p.W/2, p.H/2, min(p.W, p.H)*0.94, 2*p.Ratio, 0, palette.Bone)
}

// tones draws eleven greys and six colours.
func (c *Card) tones(dst *ebiten.Image, p *ui.Page) {
	w, h := min(p.W, p.H)*0.6, min(p.W, p.H)*0.08
	x, y, foot := (p.W-w)/2, middle(p)-boxUp*p.U-h/2, middle(p)+(boxHigh-boxUp)*p.U+h/2
	for i := range 11 {
		g := uint8(i * 255 / 10)
		picture.Fill(dst, x+float64(i)*w/11, y-h, w/11+1, h, color.RGBA{g, g, g, 255})
	}
	for i := range 6 {
		bit := i + 1
		picture.Fill(dst, x+float64(i)*w/6, foot, w/6+1, h, color.RGBA{full(bit & 1), full(bit & 2), full(bit & 4), 255})
	}
}

// full returns the largest value of a colour channel if bit isn't 0, else 0.
func full(bit int) uint8 {
	if bit > 0 {
		return 255
	}
	return 0
}
