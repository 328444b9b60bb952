package table

import (
	"cmp"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// drawBars draws the bar and the rail with their leather, the game's title and the
// notice or the rule beside it, and the ribbon.
func drawBars(dst *ebiten.Image, in *Instant, g *rules.Game, notice text.Text, taught, explained, looks bool) {
	p, f := in.Page, in.Frame
	u := p.U
	for _, r := range []ui.Rect{f.Bar, f.Rail} {
		if p.High {
			picture.Fill(dst, r.X, r.Y, r.W, r.H, palette.Black)
		} else {
			surface.Draw(dst, surface.Leather, r.X, r.Y, r.W, r.H, surface.Options{U: u})
		}
		lettering.Cover(dst, r.X, r.Y, r.W, r.H, true)
	}
	line := palette.Fade(palette.Brass, 0.35)
	picture.Fill(dst, f.Bar.X, f.Bar.H-u/4, f.Bar.W, u/4, line)
	drawTitle(dst, p, f, g, notice, taught, explained, looks)
	drawRibbon(dst, in)
}

// drawTitle writes the game's name in the bar, where the way out of a lesson
// stands while it is taught, and beside it the rule in one line, or a notice where
// there is one. On a phone there is room for one of them: a notice takes the place of
// the name. explained underlines the terms in the rule. If looks, hands or throws can be looked up, too.
func drawTitle(dst *ebiten.Image, p *ui.Page, f *Frame, g *rules.Game, notice text.Text, taught, explained, looks bool) {
	x, mid := p.Safe.Left+13*p.U, p.Safe.Top+(f.Bar.H-p.Safe.Top)/2
	aside := lettering.Style{Face: lettering.Aside, Size: p.T(4), Color: palette.Bone2}
	if p.Shape != ui.Desk && notice != "" && !taught {
		end := p.W - p.Safe.Right - (2*iconSize+4)*p.U
		if looks {
			end -= iconSize * p.U // of what can be looked up
		}
		if p.Shape == ui.Sideways {
			end = f.Log.X
		}
		if f.Icons.H > 0 {
			end = p.W - p.Safe.Right - 4*p.U
		}
		aside = lettering.Shrink(p.Words(notice), aside, end-x, 3*p.U)
		if lettering.Width(p.Words(notice), aside) <= end-x {
			lettering.Draw(dst, p.Words(notice), x, mid+aside.Cap()/2, aside)
			return
		}
		p.Lines(dst, ui.Rect{X: x, Y: p.Safe.Top + p.U, W: end - x, H: f.Bar.H - p.Safe.Top - 2*p.U}, notice, ui.AsideType)
		return
	}
	name, st := title(p, f, g)
	if taught {
		name = ""
	}
	lettering.Draw(dst, name, x, mid+st.Cap()/2, st)
	at := f.Log
	if p.Shape != ui.Desk || x+lettering.Width(name, st)+4*p.U >= at.X {
		return
	}
	line := cmp.Or(notice, g.Line)
	aside.Align = lettering.Center
	aside = lettering.Shrink(p.Words(line), aside, at.W, 3.5*p.U)
	lettering.Draw(dst, p.Words(line), at.X+at.W/2, mid+aside.Cap()/2, aside)
	if !explained {
		return
	}
	p.Marks(line).Underline(dst, p.Words(line), at.X+(at.W-lettering.Width(p.Words(line), aside))/2, mid+aside.Cap()/2, p.U, aside)
}

// title returns the game's name, or its short name where the bar is narrow, and the
// style in which it fits there.
func title(p *ui.Page, f *Frame, g *rules.Game) (string, lettering.Style) {
	st := lettering.Style{Face: lettering.Title, Size: 7 * p.U, Color: palette.Bone}
	if p.Shape != ui.Desk {
		st.Size = 6 * p.U
	}
	room := f.Log.X - 15*p.U
	if p.Shape == ui.Portrait {
		room = p.W - 13*p.U - 36*p.U
	}
	name := p.Words(g.Title)
	if lettering.Width(name, st) > 1.18*room {
		name = p.Words(g.Short)
	}
	return name, lettering.Fit(name, st, room)
}

// drawRibbon edges the rail in the colour of the seat that acts.
func drawRibbon(dst *ebiten.Image, in *Instant) {
	r := in.Frame.Ribbon
	c := palette.Bone2
	if who := in.turn(); who >= 0 {
		c = palette.Players[in.Colours[who]].Disc
	}
	thing.Ribbon(dst, r.X, r.Y, r.W, r.H, in.Page.U, c)
}

// drawLog writes the last line of the log on its band, where it is not on a
// slip. old says that the line is about something before what is written large.
func drawLog(dst *ebiten.Image, in *Instant, s *script, old bool) {
	p, f := in.Page, in.Frame
	if band := p.Shape == ui.Portrait && !f.LogBar; band {
		picture.Fill(dst, f.Log.X, f.Log.Y, f.Log.W, f.Log.H, color.RGBA{14, 9, 5, 168})
	}
	if line, x, st := banded(in, s); line != "" && !old {
		lettering.Draw(dst, line, x, f.Log.Y+f.Log.H/2+st.Cap()/2, st)
	}
}

// banded returns the last line of the log in words, or as much of what a skip has passed over as
// has room there; x is where it begins, or its middle if it is centred. It is empty where the
// log is on a slip, or has no room at all.
func banded(in *Instant, s *script) (line string, x float64, st lettering.Style) {
	p, f := in.Page, in.Frame
	if p.Shape == ui.Desk || p.Shape == ui.Portrait && f.LogBar {
		return "", 0, st
	}
	x, room := f.Log.X+5*p.U, f.Log.W-10*p.U
	st = lettering.Style{Face: lettering.Aside, Size: p.T(3), Color: palette.Bone}
	if f.LogBar {
		x, room = f.Log.X+f.Log.W/2, f.Log.W
		st.Color, st.Align = palette.Bone2, lettering.Center
	}
	fit := func(said text.Text) lettering.Style { return lettering.Shrink(p.Words(said), st, room, 3*p.U) }
	said := s.latest(func(said text.Text) bool { return lettering.Width(p.Words(said), fit(said)) <= room })
	return p.Words(said), x, fit(said)
}
