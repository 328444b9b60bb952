package century

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawMen draws those who stand, those who leave, and marks the ten that is
// being filled.
func (r *roll) drawMen(dst *ebiten.Image, in *table.Instant, s sheet, was, now *game.Board) {
	stand, leave := shown(in, was, now)
	swept := rankOf(in.Now.Bones) == tali.Venus
	for i := range min(int(math.Ceil(stand+leave)), now.Full) {
		x, y := s.man(i)
		y -= lifted(in, now, i/10) * s.shield()
		part := math.Min(1, stand-float64(i))
		if part > 0 {
			dx, dy := trembles(in, i)
			x, y = x+dx*s.shield(), y-(1-casting.Ease(part))*s.shield()*0.4+dy*s.shield()
			picture.Centred(dst, r.signs[shield], x, y, casting.Ease(part))
			continue
		}
		gone := 1 - leave/math.Max(1, float64(was.Men-now.Men))
		if swept {
			x += s.W * 1.2 * gone * gone
			picture.Centred(dst, r.signs[shield], x, y, 1-gone)
			continue
		}
		picture.Centred(dst, r.signs[fallen], x, y+gone*s.shield()*0.3, 1-gone)
	}
	if now.Safe > 0 {
		drawPalisade(dst, s, now.Safe)
	}
	r.charge(dst, in, s, was, now)
	st, every := tenStyle(s, in.Page)
	st.Face = lettering.Strong
	ten := (min(int(stand)/10, 10)/every + 1) * every // the one being filled, or those over a hundred
	_, y := s.man(10*ten - 10)
	said := 10 * ten
	if ten > 10 {
		_, y = s.man(100)
		said = int(stand)
	}
	lettering.Draw(dst, words.Int(said), s.X+s.W*0.985, y+st.Cap()/2, st)
	if left := now.Full - now.Men; left > 0 && left <= 5 {
		for i := now.Men; i < now.Full; i++ {
			x, y := s.man(i)
			d := s.shield()
			thing.Lit(dst, x-d*0.45, y-d*0.45, d*0.9, d*0.9, in.Page.U*0.6, in.Glow, thing.OnPaper|in.Page.Things())
		}
	}
}

// trembles is how far a man's shield shakes, in shields, while a bone is waited for
// that may bring Venus or the hundred.
func trembles(in *table.Instant, man int) (dx, dy float64) {
	if in.Hangs == 0 {
		return 0, 0
	}
	dx, dy = math.Sincos(in.Hangs*50 + float64(man)*2.4)
	return 0.05 * dx, 0.05 * dy
}

// lifted is how high those of a rank lift their shields, in shields, when the
// hundred are there.
func lifted(in *table.Instant, now *game.Board, rank int) float64 {
	if !now.Won || in.T < 1 || in.Calm || in.Festive > 4*muster {
		return 0
	}
	return 0.35 * math.Max(0, math.Sin((in.Festive-fillMost)/95-0.5*float64(rank))) * casting.Ease((1290-in.Festive)/200)
}

type beastKey struct {
	sign
	size int
	high bool
}

var beasts = picture.Cache[beastKey]{Limit: 2}

// charge has those who attack run along the last rank.
func (r *roll) charge(dst *ebiten.Image, in *table.Instant, s sheet, was, now *game.Board) {
	rank := rankOf(in.Now.Bones)
	if in.T <= 0 || in.T >= 1 || in.Calm || in.Move.Verb != rules.Cast || rank.Senio() || rank == tali.Venus || rank == tali.Unnamed {
		return
	}
	key := beastKey{signOf(&game.Day{Rank: rank}), int(s.shield() * 2.6), in.Page.High}
	img := beasts.Get(key, func(k beastKey) *ebiten.Image { return paintSign(k.sign, float64(k.size), k.high) })
	_, y := s.man(max(was.Men-1, 0))
	x := s.X + s.W*(1-1.05*in.T)
	picture.Centred(dst, img, x, y-math.Abs(math.Sin(in.T*15))*s.shield()*0.7, math.Min(1, 5*math.Min(in.T, 1-in.T)))
}

// drawPalisade draws stakes of ink under the ranks of the men who are safe.
func drawPalisade(dst *ebiten.Image, s sheet, safe int) {
	d := s.shield()
	for i := range safe {
		x, y := s.man(i)
		for k := range 4 {
			picture.Fill(dst, x-d*0.45+float64(k)*d*0.25, y+d*0.34, d*0.1, d*0.22, ink)
		}
		picture.Fill(dst, x-d*0.5, y+d*0.42, d, d*0.06, ink)
	}
}

// drawDays draws the days that are over, the standard, and the days to come.
func (r *roll) drawDays(dst *ebiten.Image, in *table.Instant, s sheet, was, now *game.Board) {
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
	r.drawRat(dst, s, len(b.Days))
	if b.Over {
		r.drawEnd(dst, in, s, b)
		return
	}
	x, y := s.day(min(len(b.Days), b.Most-1))
	if from := len(was.Days); in.T < 1 && from > 0 && from != len(b.Days) && !in.Calm {
		x0, y0 := s.day(from - 1)
		x, y = x0+(x-x0)*casting.Ease(in.T), y0+(y-y0)*casting.Ease(in.T)
	}
	h := float64(r.flag.Bounds().Dy())
	thing.Dot(dst, x, y+h*0.55, h*0.16, dusk)
	picture.Centred(dst, r.flag, x, y+h*0.08, 1)
	r.drawSpade(dst, in, s, b)
}

// drawEnd raises the standard in a wreath over those who stand, or lets the dusk
// fall on those who were too few.
func (r *roll) drawEnd(dst *ebiten.Image, in *table.Instant, s sheet, b *game.Board) {
	if !b.Won {
		if !in.Page.High {
			picture.Fill(dst, s.X, s.Y+s.H*rodPart, s.W, s.H*(1-2*rodPart), palette.Fade(dusk, in.T))
		}
		return
	}
	grown := casting.Ease(in.Grown(fillMost, 500))
	x, y, d := s.X+s.W*0.478, s.Y+s.H*0.36, s.H*0.3
	c := color.RGBA{0xEA, 0xD9, 0xA8, 255}
	if in.Page.High {
		c = palette.White
	}
	thing.Dot(dst, x, y, d*0.86, palette.Fade(c, grown))
	picture.Centred(dst, r.flag, x, y, grown)
	thing.Wreath(dst, x, y, d, grown, true)
}

// drawRat draws the rat that sits on the last day until the standard comes.
func (r *roll) drawRat(dst *ebiten.Image, s sheet, day int) {
	if day < 19 {
		x, y := s.day(19)
		picture.Centred(dst, r.small[rat], x, y-s.shield()*0.1, 1)
	}
}

// drawSpade draws the spade beside the standard, barred when it has been used.
func (r *roll) drawSpade(dst *ebiten.Image, in *table.Instant, s sheet, b *game.Board) {
	if !b.Digs && !b.Breaks {
		return
	}
	x, y := s.spade(b)
	d, alpha := s.shield(), 1.0
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

// dayStyle is how what a day brought is written.
func dayStyle(s sheet, p *ui.Page) lettering.Style {
	st := lettering.Style{Face: lettering.Strong, Size: math.Min(p.T(1)*1.05, s.H*0.06), Align: lettering.Center}
	st = lettering.Fit("+22", st, s.W*0.09)
	st.Size = math.Max(st.Size, 3.5*p.U)
	return st
}

// drawDay draws the sign of day i and what it brought or took.
func (r *roll) drawDay(dst *ebiten.Image, in *table.Instant, s sheet, i int, d *game.Day) {
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
	lettering.Draw(dst, change(d), x, y+s.shield()*0.5+st.Size*0.9, st)
}

// change is how a day has changed the number of men.
func change(d *game.Day) string {
	switch {
	case d.Gain > 0:
		return "+" + words.Int(d.Gain)
	case d.Gain < 0 && d.Rank == tali.Venus && d.Men == 0:
		return "all"
	case d.Gain < 0:
		return words.Int(d.Gain)
	}
	return ""
}

// above says what the bone that is held back would bring, rains on a day of delay,
// and lets petals fall for Venus, who takes everybody.
func (r *roll) above(dst *ebiten.Image, in *table.Instant) {
	if in.Move.Verb != rules.Cast {
		return
	}
	if !in.Rests {
		warn(dst, in)
		return
	}
	if in.Calm || in.T >= 1 || in.T <= 0 {
		return
	}
	switch rankOf(in.Now.Bones) {
	case tali.Unnamed:
		drizzle(dst, in)
	case tali.Venus:
		shed(dst, in)
	}
}

// warn says, while the last bone is held back, what would bring Venus.
func warn(dst *ebiten.Image, in *table.Instant) {
	missing, lie := 14, 0
	for i, side := range in.Fallen[:4] {
		if side == 0 {
			continue
		}
		if slices.Contains(in.Fallen[:i], side) {
			return
		}
		missing, lie = missing-int(side), lie+1
	}
	if lie != 3 {
		return
	}
	s := sheetOf(in.Frame)
	text := "A " + tell.Number(missing) + " brings Venus"
	st := lettering.Style{Face: lettering.Title, Size: in.Page.T(4), Color: palette.Ink, Align: lettering.Center}
	st = lettering.Fit(text, st, s.W*0.8)
	in.Page.Tagged(dst, in.Page.TagFor(text, st, s.X+s.W/2, s.Y+s.H*ruled, 6, 1.8), text, st)
}

// drizzle lets one stroke of rain pass over the roll.
func drizzle(dst *ebiten.Image, in *table.Instant) {
	s := sheetOf(in.Frame)
	for i := range 40 {
		a, b := math.Mod(float64(i)*0.618, 1), math.Mod(float64(i)*0.367+in.T*0.5, 1)
		picture.Fine(dst, s.X+s.W*(0.03+0.94*a), s.Y+s.H*(0.07+0.8*b), in.Page.U*0.25, s.H*0.06, palette.Fade(ink, 0.7*math.Sin(in.T*math.Pi)))
	}
}

// shed lets petals fall.
func shed(dst *ebiten.Image, in *table.Instant) {
	s := sheetOf(in.Frame)
	for i := range 26 {
		h := func(k int) float64 { return outline.Grain(float64(i*7+k) * 12.9898) }
		t := in.T*1.3 - h(1)*0.3
		if t <= 0 || t >= 1 {
			continue
		}
		x := s.X - s.W*0.1 + s.W*(t*1.2+0.2*h(2))
		y := s.Y + s.H*(0.06+0.6*h(3)) + math.Sin(t*7+h(4)*6)*s.H*0.03
		thing.Petal(dst, i, x, y, in.Page.U*(3.2+2*h(5)), t*5+h(6)*6, math.Abs(math.Sin(t*7+h(7)*6)), math.Min(1, (1-t)*4))
	}
}
