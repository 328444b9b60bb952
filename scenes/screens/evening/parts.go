package evening

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

var (
	ticketType = ui.HeadType.At(3)
	minuteType = ui.SmallType
)

// ticketWords returns the height of what is written on a ticket below its dashed line, in
// pixels.
func ticketWords(p *ui.Page) float64 { return 16.5 * p.U * p.Text }

// A ticket holds all that is drawn on a ticket.
type ticket struct {
	Ticket
	pics  *compartment.Pictures
	pic   int    // the index of its picture
	onTop bool   // it is on paper, else on dark wood
	out   bool   // the game cannot be played
	badge string // a number or the name of an icon on its medal; empty for none
	icon  bool
}

// draw draws the ticket.
func (t *ticket) draw(dst *ebiten.Image, p *ui.Page, at ui.Rect) {
	u := p.U
	below, st := palette.Night, p.Things()
	if t.onTop {
		below = palette.Mix(palette.Paper, palette.Ink3, 0.35)
	}
	if t.out {
		st |= thing.Out
	}
	tear := at.H - ticketWords(p)
	thing.Ticket(dst, at.X, at.Y, at.W, at.H, tear, u, below, st)
	pic := ui.Rect{X: at.X + 1.4*u, Y: at.Y + 1.4*u, W: at.W - 2.8*u, H: tear - 3*u}
	t.pics.Draw(dst, t.pic, pic)
	if t.out {
		p.Shade(dst, pic, 0.65)
	}
	words := ui.Rect{X: at.X + 1.6*u, Y: at.Y + tear + u, W: at.W - 3.2*u, H: ticketWords(p) - 1.5*u}
	name, low := words.Cut(words.H * 0.66)
	p.Lines(dst, name, ticketName(p, &t.Game, name.W), ticketType.Mid())
	p.Line(dst, low, minutes(t.Minutes), minuteType.Mid())
	if t.badge != "" {
		medal(dst, p, at.X+2*u, at.Y+1.6*u, t.badge, t.icon)
	}
}

// ticketName returns the name of a game as two lines of that width can hold it.
func ticketName(p *ui.Page, g *Game, w float64) text.Text {
	if p.Fits(g.Title, w, 2, ticketType) {
		return g.Title
	}
	return g.Short
}

func minutes(n int) text.Text { return text.Of("{0} min", n) }

// medal draws a medal with a figure or an icon on it.
func medal(dst *ebiten.Image, p *ui.Page, x, y float64, badge string, icon bool) {
	u := p.U
	thing.Stud(dst, x, y, 7.6*u, u, p.Things())
	if icon {
		thing.Icon(dst, badge, x, y, 5*u, palette.Ink)
		return
	}
	ty := ui.FigureType.Mid()
	p.Sized(dst, ui.Rect{X: x - 3*u, Y: y - 3*u, W: 6 * u, H: 6 * u}, text.Raw(badge), ty, 4.4*u)
}

// away draws the disc with a cross, which removes a ticket, in its corner.
func away(dst *ebiten.Image, p *ui.Page, at ui.Rect) {
	x, y := at.X+at.W-5*p.U, at.Y+5*p.U
	thing.Dot(dst, x, y, 6.6*p.U, palette.Fade(palette.Night, 0.9))
	thing.Icon(dst, "cross", x, y, 4.4*p.U, palette.White)
}

// tray draws the dark hollow in the table that tickets lie in.
func tray(dst *ebiten.Image, p *ui.Page, at ui.Rect) {
	surface.Draw(dst, surface.Walnut, at.X, at.Y, at.W, at.H, surface.Options{U: p.U, Vignette: 0.3, Inset: 2.4 * p.U, Shift: 3})
	p.Shade(dst, at, 0.5)
	if p.High {
		p.Shade(dst, at, 0.8)
	}
	thing.Frame(dst, at.X, at.Y, at.W, at.H, p.U/3, palette.Fade(palette.Bone2, 0.18))
}

// space draws an empty place for a ticket; next lights it as the next to be filled.
func space(dst *ebiten.Image, p *ui.Page, at ui.Rect, next bool) {
	c := palette.Fade(palette.Bone2, 0.55)
	if p.High {
		c = palette.White
	}
	thing.Dashed(dst, at.X, at.Y, at.W, at.H, p.U, c)
	if next {
		x, y := at.Center()
		thing.Icon(dst, "plus", x, y, 6*p.U, c)
	}
}

// tabletEdge is the width of the wooden edge of the tablet in units.
const tabletEdge = 4

// tablet draws a wax tablet.
func tablet(dst *ebiten.Image, p *ui.Page, at ui.Rect) {
	u := p.U
	for i := range 6 {
		d := 0.3 * float64(i) * u
		p.Shade(dst, ui.Rect{X: at.X + d, Y: at.Y + d, W: at.W, H: at.H}, 0.12)
	}
	if p.High {
		p.Fill(dst, at, ui.OnLeather)
		p.Shade(dst, at.Inset(0.7*u), 1)
		return
	}
	surface.Draw(dst, surface.Walnut, at.X, at.Y, at.W, at.H, surface.Options{U: u, Vignette: 0.25, Shift: 5})
	thing.Frame(dst, at.X, at.Y, at.W, at.H, u/2, palette.Fade(palette.Bone2, 0.25))
	wax := at.Inset(tabletEdge * u)
	surface.Draw(dst, surface.Wax, wax.X, wax.Y, wax.W, wax.H, surface.Options{U: u, Vignette: 0.3, Glow: 0.6, GlowX: 0.4, GlowY: 0.3, Inset: 2 * u})
}

// asking draws a slip of paper in a brass frame, on which somebody is asked something.
func asking(dst *ebiten.Image, p *ui.Page, at ui.Rect) {
	p.Slip(dst, at)
	c := palette.Brass
	if p.High {
		c = palette.HighLit
	}
	thing.Frame(dst, at.X, at.Y, at.W, at.H, p.U, c)
}

// discs draws the emblems of players, d pixels wide, as a row of discs from the left
// that overlap where they have to.
func discs(dst *ebiten.Image, p *ui.Page, at ui.Rect, d float64, colours []string) {
	step := 0.8 * d
	if n := len(colours); n > 1 {
		step = math.Min(step, (at.W-d)/float64(n-1))
	}
	for i, c := range colours {
		p.Emblem(dst, ui.Rect{X: at.X + float64(i)*step, Y: at.Y + (at.H-d)/2, W: d, H: d}, c)
	}
}

// most returns the coins of the fullest purse.
func most(rows []Purse) (n int) {
	for _, r := range rows {
		n = max(n, r.Coins)
	}
	return n
}

// gain returns the type for a change of n coins, coloured for dark ground or for paper.
func gain(n int, dark bool) ui.Type {
	k := ui.SecondOnPaper
	switch {
	case n > 0 && dark:
		k = ui.GainOnDark
	case n < 0 && dark:
		k = ui.LossOnDark
	case n > 0:
		k = ui.Gain
	case n < 0:
		k = ui.Loss
	case dark:
		k = ui.SecondOnLeather
	}
	return ui.FigureType.At(3).In(k)
}
