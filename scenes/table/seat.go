package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A plate is the content of a seat's plate.
type plate struct {
	name   string
	colour int
	purse  text.Text // "" in a game without coins
	both   bool      // a small plate shows it beside the figure too
	figure text.Text
	unit   text.Text
	gain   text.Text // "+9" while coins come in
	state  thing.State
	out    bool // it takes no part any more
	struck bool // and its name is struck through
}

// down is the way in which a thing.Pointer below a plate points: to the table.
const down = 2

// drawSeat draws one plate.
func drawSeat(dst *ebiten.Image, in *Instant, i int) {
	p, r := in.Page, in.Frame.Seats[i]
	pl := plateOf(in, i)
	if in.Frame.Purses {
		pl.showPurse()
	}
	lift := 0.0
	if pl.state&thing.Active != 0 {
		lift = 0.5 * p.U
	}
	thing.Plate(dst, r.X-lift, r.Y-lift, r.W+2*lift, r.H+2*lift, p.U, pl.state)
	switch {
	case p.Shape == ui.Desk:
		drawWide(dst, p, r, &pl)
	case p.Shape == ui.Sideways:
		drawNarrow(dst, p, r, &pl)
	default:
		drawSmall(dst, p, r, &pl)
		if pl.state&thing.Active != 0 {
			thing.Pointer(dst, r.X+r.W/2, r.Y+r.H+lift+2.4*p.U, 2.4*p.U, down, palette.Brass)
		}
	}
}

// showPurse shows the purse as the figure, or beside another one.
func (pl *plate) showPurse() {
	if pl.both = pl.figure != ""; pl.both || pl.out {
		return
	}
	pl.figure, pl.purse = pl.purse, ""
	if pl.unit == "" {
		pl.unit = "coins"
	}
}

// plateOf returns the content of the plate of seat i.
func plateOf(in *Instant, i int) plate {
	known, m := in.known(), in.step
	now, was, then := known.Seats[i], in.Was.Seats[i], in.Now.Seats[i]
	pl := plate{name: in.Names[i], colour: in.Colours[i], figure: now.Figure, unit: now.Unit, state: in.Page.Things(), out: now.Out, struck: now.Out && !now.Rests}
	if in.coined {
		pl.purse = text.Figure(m.between(was.Purse, then.Purse))
	}
	if pl.figure == "" || pl.out && in.Here[i] && now.Note != "" {
		pl.figure, pl.unit = "", now.Note
	}
	if now.Bank && in.Page.Shape == ui.Desk && len(in.Names) <= 4 {
		pl.name = in.Page.Words(text.Of("{0}, the bank", text.Seat(i)))
	} else if now.Bank && pl.figure == "" {
		pl.figure, pl.unit = pl.purse, "in bank"
	}
	if in.turn() == rules.Actor(i) {
		pl.state |= thing.Active
	}
	if now.Out {
		pl.state |= thing.Out
	}
	if gain := then.Purse - was.Purse; gain > 0 && m != nil && !m.Back() && !m.Moving() {
		pl.gain = text.Of("{0}", text.Signed(gain))
	}
	if now.Won && known.Turn == rules.Nobody {
		pl.state |= thing.Active
	}
	return pl
}

func (pl *plate) ink() (first, second lettering.Style) {
	first = lettering.Style{Face: lettering.Strong, Color: palette.Ink}
	second = lettering.Style{Face: lettering.Text, Color: palette.Ink2}
	if pl.out {
		first.Color, second.Color = palette.Ink2, palette.Ink2
	}
	return first, second
}

// drawWide draws a wide plate: emblem, name over purse, and the figure at the right.
func drawWide(dst *ebiten.Image, p *ui.Page, r ui.Rect, pl *plate) {
	u := p.U
	d := min(r.H*0.68, 10*u)
	pad := 2 * u
	thing.Emblem(dst, pl.colour, r.X+pad+d/2, r.Y+r.H/2, d, pl.state)
	name, sub := pl.ink()
	name.Size, sub.Size = min(p.T(3), r.H*0.4), min(p.T(2), r.H*0.34)
	x := r.X + pad + d + 2*u
	end := r.X + r.W - pad
	two := r.H > 9.5*u
	low := two && pl.crowded(p, name, sub, end-x)
	beside := end - x - purseWidth(p.Words(pl.purse), sub) - 1.5*u
	if low {
		sub := pl.unitInk(sub)
		sub.Align = lettering.Right
		lettering.Draw(dst, p.Words(pl.unit), end, r.Y+r.H*0.79, lettering.Shrink(p.Words(pl.unit), sub, min((end-x)*0.7, beside), 2.6*u))
	} else if fw := pl.drawFigure(dst, p, r, end, beside, two); fw > 0 {
		end -= fw + 1.5*u
	}
	y := r.Y + r.H*0.43
	if !two || pl.purse == "" && !low {
		y = r.Y + r.H/2 + name.Cap()/2
	}
	name = lettering.Shrink(pl.name, name, end-x, 2.6*u)
	lettering.Draw(dst, pl.name, x, y, name)
	if pl.struck {
		thing.Rule(dst, x, y-name.Cap()*0.45, lettering.Width(pl.name, name), u, palette.Ink2)
	}
	if two {
		drawPurse(dst, x, r.Y+r.H*0.79, p.Words(pl.purse), sub)
	}
}

// crowded reports whether the name has too little room beside a unit without a figure,
// which then stands under it.
func (pl *plate) crowded(p *ui.Page, name, sub lettering.Style, room float64) bool {
	if pl.figure != "" || pl.gain != "" || pl.unit == "" {
		return false
	}
	return 0.8*lettering.Width(pl.name, name)+lettering.Width(p.Words(pl.unit), pl.unitInk(sub))+1.5*p.U > room
}

// unitInk returns the style of a unit that stands alone.
func (pl *plate) unitInk(st lettering.Style) lettering.Style {
	st.Face, st.Color = lettering.Aside, palette.Ink2
	if pl.state&thing.Active != 0 {
		st.Color = palette.Madder
	}
	return st
}

// drawNarrow draws a narrow plate: emblem, name, and one fact below, or on a low plate
// the figure beside it.
func drawNarrow(dst *ebiten.Image, p *ui.Page, r ui.Rect, pl *plate) {
	u := p.U
	d := min(r.H*0.72, 9.5*u)
	thing.Emblem(dst, pl.colour, r.X+1.6*u+d/2, r.Y+r.H/2, d, pl.state)
	name, sub := pl.ink()
	name.Size, sub.Size = min(p.T(2), r.H*0.42), min(p.T(2), r.H*0.36)
	x := r.X + d + 3*u
	room := r.X + r.W - 1.2*u - x
	two, y := r.H > 9.5*u, r.Y+r.H*0.43
	if !two {
		y = r.Y + r.H/2 + name.Cap()/2
		if pl.figure+pl.gain != "" {
			room -= pl.drawFigure(dst, p, r, r.X+r.W-1.2*u, room, false) + u
		}
	}
	aside := 0.0
	if two {
		aside = pl.drawAside(dst, p, x+room, y, room, name, sub)
	}
	name = lettering.Shrink(pl.name, name, room-aside, 2.6*u)
	lettering.Draw(dst, pl.name, x, y, name)
	if pl.struck {
		thing.Rule(dst, x, y-name.Cap()*0.45, min(room, lettering.Width(pl.name, name)), u, palette.Ink2)
	}
	if two {
		pl.drawFact(dst, p, x, r.Y+r.H*0.8, room, sub)
	}
}

// drawAside draws the purse at the end of the line of the name, if it is shown together
// with a figure and there is room, and returns the width that it takes, in pixels.
func (pl *plate) drawAside(dst *ebiten.Image, p *ui.Page, end, y, room float64, name, st lettering.Style) float64 {
	const closer = 0.875 // the smallest letters there are
	name.Size, st.Size = name.Size*closer, st.Size*closer
	wide := st.Size*1.28 + lettering.Width(p.Words(pl.purse), st)
	if !pl.both || pl.purse == "" || lettering.Width(pl.name, name)+wide > room {
		return 0
	}
	drawPurse(dst, end-wide+st.Size*0.14, y, p.Words(pl.purse), st)
	return wide
}

// drawFact draws the one fact that matters most now on a small plate: coins just won,
// the figure, why the seat is out, or the purse.
func (pl *plate) drawFact(dst *ebiten.Image, p *ui.Page, x, y, room float64, st lettering.Style) {
	u := p.U
	switch {
	case pl.gain != "":
		lettering.Draw(dst, p.Words(pl.gain), x, y, lettering.Style{Face: lettering.Figure, Size: st.Size * 1.1, Color: palette.Verdigris})
	case pl.figure != "":
		st.Color = palette.Ink
		said := p.Words(text.Of("**{0}** {1}", pl.figure, pl.unit))
		fit := lettering.Shrink(said, st, room, 3.5*u)
		if lettering.Width(said, fit) > room {
			said = p.Words(text.Of("**{0}**", pl.figure))
			fit = lettering.Shrink(said, st, room, 2.6*u)
		}
		lettering.Draw(dst, said, x, y, fit)
	case pl.fact() != "":
		st.Face = lettering.Aside
		lettering.Draw(dst, p.Words(pl.fact()), x, y, lettering.Shrink(p.Words(pl.fact()), st, room, 2.6*u))
	default:
		drawPurse(dst, x, y, p.Words(pl.purse), st)
	}
}

// fact returns the reason why a seat is out; "" if it is not out or still has a
// figure.
func (pl *plate) fact() text.Text {
	if !pl.out || pl.figure != "" {
		return ""
	}
	return pl.unit
}

// drawFigure draws the figure at the right end of a plate, with its unit below if two
// is set, and returns its width in pixels. The unit gets at most room pixels.
func (pl *plate) drawFigure(dst *ebiten.Image, p *ui.Page, r ui.Rect, end, room float64, two bool) float64 {
	_, sub := pl.ink()
	sub.Size, sub.Align = min(p.T(2), r.H*0.32), lettering.Right
	if pl.gain != "" {
		st := lettering.Style{Face: lettering.Figure, Size: min(p.T(4), r.H*0.45), Color: palette.Verdigris, Align: lettering.Right}
		lettering.Draw(dst, p.Words(pl.gain), end, r.Y+r.H/2+st.Cap()/2, st)
		return lettering.Width(p.Words(pl.gain), st)
	}
	if pl.figure == "" {
		if pl.unit == "" {
			return 0
		}
		sub = pl.unitInk(sub)
		lettering.Draw(dst, p.Words(pl.unit), end, r.Y+r.H/2+sub.Cap()/2, sub)
		return lettering.Width(p.Words(pl.unit), sub)
	}
	st := lettering.Style{Face: lettering.Figure, Size: min(p.T(4), r.H*0.48), Color: palette.Ink, Align: lettering.Right}
	if !two {
		lettering.Draw(dst, p.Words(pl.figure), end, r.Y+r.H/2+st.Cap()/2, st)
		return lettering.Width(p.Words(pl.figure), st)
	}
	sub = lettering.Shrink(p.Words(pl.unit), sub, room, 2.6*p.U)
	lettering.Draw(dst, p.Words(pl.figure), end, r.Y+r.H*0.46, st)
	lettering.Draw(dst, p.Words(pl.unit), end, r.Y+r.H*0.8, sub)
	return max(lettering.Width(p.Words(pl.figure), st), lettering.Width(p.Words(pl.unit), sub))
}

// drawSmall draws the smallest plate: the name above, the emblem and one fact below.
func drawSmall(dst *ebiten.Image, p *ui.Page, r ui.Rect, pl *plate) {
	u := p.U
	name, sub := pl.ink()
	name.Size, sub.Size = min(p.T(2), r.H*0.36), min(p.T(2), r.H*0.36)
	room := r.W - 3*u
	room -= pl.drawAside(dst, p, r.X+r.W-1.3*u, r.Y+r.H*0.35, room, name, sub)
	short := lettering.Shrink(pl.name, name, room, 2.6*u)
	lettering.Draw(dst, pl.name, r.X+1.7*u, r.Y+r.H*0.35, short)
	if pl.struck {
		thing.Rule(dst, r.X+1.7*u, r.Y+r.H*0.35-name.Cap()*0.45, min(room, lettering.Width(pl.name, short)), u, palette.Ink2)
	}
	d := min(6.2*u, r.H*0.5)
	cy := r.Y + r.H*0.69
	thing.Emblem(dst, pl.colour, r.X+1.6*u+d/2, cy, d, pl.state)
	x := r.X + 1.6*u + d + 1.3*u
	y := cy + sub.Cap()/2
	pl.drawFact(dst, p, x, y, r.X+r.W-u-x, sub)
}

// drawPurse sets a coin and the figure beside it, where a game is played for coins.
func drawPurse(dst *ebiten.Image, x, y float64, purse string, st lettering.Style) {
	if purse == "" {
		return
	}
	d := st.Size * coinSize
	thing.Coin(dst, thing.Silver, x+d/2, y-st.Cap()/2, d, 0)
	lettering.Draw(dst, purse, x+d*1.2, y, st)
}

// coinSize is the diameter of the coin beside a purse, as a fraction of its letters' size.
const coinSize = 0.95

// purseWidth returns the width in pixels of what drawPurse draws.
func purseWidth(purse string, st lettering.Style) float64 {
	if purse == "" {
		return 0
	}
	return 1.2*coinSize*st.Size + lettering.Width(purse, st)
}
