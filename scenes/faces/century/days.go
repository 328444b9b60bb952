package century

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawDays draws the past days, the standard and the days to come.
func (r *roll) drawDays(dst *ebiten.Image, in *table.Instant, s layout, was, now *game.Board) {
	b := now
	if in.T < 1 && len(was.Days) < len(now.Days) && in.Move.Verb == rules.Cast {
		b = was
	}
	for i := range b.Days {
		r.drawDay(dst, in, s, i, &b.Days[i])
	}
	d := s.shield() * 0.8
	st := dayStyle(s, in.Page)
	for i := len(b.Days); i < b.Most; i++ {
		x, y := s.day(i)
		if i > len(b.Days) || b.Over {
			thing.Ring(dst, x, y+d*0.1, d*0.6, math.Max(1, d*0.05), 8, faintInk)
			st.Color = palette.Ink
			if in.Page.High {
				st.Color = palette.Black
			}
			lettering.Draw(dst, words.Int(i+1), x, y+d*0.62+st.Size*0.9, st)
		}
	}
	if b.Over {
		r.drawEnd(dst, in, s, b)
		return
	}
	x, y := s.day(min(len(b.Days), b.Most-1))
	if from := len(was.Days); in.T < 1 && from > 0 && from != len(b.Days) && !in.Calm {
		x0, y0 := s.day(from - 1)
		x, y = x0+(x-x0)*animation.Ease(in.T), y0+(y-y0)*animation.Ease(in.T)
	}
	h := float64(r.flag.Bounds().Dy())
	thing.Dot(dst, x, y+h*0.55, h*0.16, dusk)
	picture.Centred(dst, r.flag, x, y+h*0.08, 1)
	if in.T >= 1 || in.Calm { // it stands
		st.Color, st.Edge = palette.Ink, paleSheet
		if in.Page.High {
			st.Color, st.Edge = palette.Black, palette.White
		}
		lettering.Draw(dst, words.Int(min(len(b.Days)+1, b.Most)), x, y+d*0.62+st.Size*0.9, st)
	}
	r.drawSpade(dst, in, s, b)
}

// drawEnd draws the end of the game: the standard in a wreath if it is won, otherwise
// dusk over the roll.
func (r *roll) drawEnd(dst *ebiten.Image, in *table.Instant, s layout, b *game.Board) {
	if !b.Won {
		if !in.Page.High {
			picture.Fill(dst, s.X, s.Y+s.H*rodPart, s.W, s.H*(1-2*rodPart), palette.Fade(dusk, in.T))
		}
		return
	}
	grown := animation.Ease(in.Grown(fillMost, 500))
	x, y, d := s.X+s.W*0.478, s.Y+s.H*0.34, s.H*0.36
	c := palette.Contrast(in.Page.High, color.RGBA{0xEA, 0xD9, 0xA8, 255}, palette.White)
	thing.Dot(dst, x, y, d*0.86, palette.Fade(c, grown))
	picture.Centred(dst, r.flag, x, y-d*0.15, grown)
	thing.Wreath(dst, x, y, d, grown, true)
	st := lettering.Style{Face: lettering.Figure, Size: d * 0.2, Color: palette.Ink, Align: lettering.Center}
	lettering.DrawAlpha(dst, words.Int(b.Men), x, y+d*0.19, grown, st)
}

// drawSpade draws the spade, crossed out once used, and the rank that may dig in now.
func (r *roll) drawSpade(dst *ebiten.Image, in *table.Instant, s layout, b *game.Board) {
	if !b.Digs && !b.Breaks && !b.Works {
		return
	}
	x, y := s.spade(b)
	d, alpha := s.shield(), 1.0
	if b.Works {
		if in.Lit(rules.Move{Verb: game.Build}) {
			at := s.ranks(b.Walled/b.Rank, 1)
			thing.Lit(dst, at.X, at.Y, at.W, at.H, in.Page.U, in.Glow, thing.OnPaper|in.Page.Things())
			picture.Centred(dst, r.small[spade], x, y, 1)
		}
		return
	}
	switch {
	case b.Used:
		alpha = 0.4
	case in.Lit(rules.Move{Verb: game.Dig}) || in.Lit(rules.Move{Verb: game.Break}):
		thing.Lit(dst, x-d*0.5, y-d*0.5, d, d, in.Page.U, in.Glow, thing.OnPaper|in.Page.Things())
	}
	picture.Centred(dst, r.small[spade], x, y, alpha)
	if b.Used {
		picture.Fine(dst, x-d*0.4, y, d*0.8, d*0.1, ink)
	}
}

// drawScouts draws the scouts who are out, and a ring for each who could be out besides; and
// lights them while one may be called back.
func (r *roll) drawScouts(dst *ebiten.Image, in *table.Instant, s layout, b *game.Board) {
	if !b.Sends || b.Over {
		return
	}
	d := s.shield()
	for i := range b.Crew {
		x, y := s.scout(b, i)
		switch {
		case i >= b.Scouts:
			thing.Ring(dst, x, y, d*0.6, math.Max(1, d*0.05), 8, faintInk)
			continue
		case in.Lit(rules.Move{Verb: game.Turn}) && i == b.Scouts-1:
			thing.Lit(dst, x-d*0.6, y-d*0.6, d*1.2, d*1.2, in.Page.U, in.Glow, thing.OnPaper|in.Page.Things())
		}
		picture.Centred(dst, r.small[scout], x, y, 1)
	}
	st := lettering.Style{Face: lettering.Text, Size: in.Page.T(1), Color: palette.Contrast(in.Page.High, palette.Ink, palette.Black)}
	if b.Most > daysInRow || st.Size > 0.045*s.H { // there is no room for words; the scouts say it
		return
	}
	x, y := s.scout(b, b.Crew)
	said := in.Page.Words(text.Of("Scouts out: {0}", b.Scouts))
	lettering.Draw(dst, said, x-d*0.4, y+st.Cap()/2, lettering.Fit(said, st, s.X+s.W*0.95-x))
}

// dayStyle returns the style of the text below a day.
func dayStyle(s layout, p *ui.Page) lettering.Style {
	st := lettering.Style{Face: lettering.Strong, Size: math.Min(p.T(2)*1.05, s.H*0.06), Align: lettering.Center}
	st = lettering.Fit("+22", st, s.W*0.09)
	st.Size = math.Max(st.Size, 3.5*p.U)
	return st
}

// drawDay draws the sign of day i and the change in men.
func (r *roll) drawDay(dst *ebiten.Image, in *table.Instant, s layout, i int, d *game.Day) {
	x, y := s.day(i)
	sg := signOf(d)
	picture.Centred(dst, r.small[sg], x, y, 1)
	c := palette.Mix(palette.Madder, palette.Ink, 0.5) // papyrus is darker than paper
	switch {
	case in.Page.High:
		c = palette.Black
	case sg == shield:
		c = palette.Mix(palette.Verdigris, palette.Ink, 0.5)
	}
	st := dayStyle(s, in.Page)
	st.Color = c
	lettering.Draw(dst, in.Page.Words(change(d)), x, y+s.shield()*0.5+st.Size*0.9, st)
}

// change returns the change in men on a day, or "" if there is none.
func change(d *game.Day) text.Text {
	switch {
	case d.Gain < 0 && d.Rank == tali.Venus && d.Men == 0:
		return "all"
	case d.Gain != 0:
		return text.Of("{0}", text.Signed(d.Gain))
	}
	return ""
}
