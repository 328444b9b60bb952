package century

import (
	"image"
	"math"
	"slices"

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
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the roll at an instant, with the changes of the last day.
func (r *roll) draw(dst *ebiten.Image, in *table.Instant) {
	s := layoutOf(in)
	r.prepare(s, in.Page)
	now := boardOf(&in.Now)
	low := s.Y + s.H - s.H*(1-ruled-rodPart)*closed(in, &now)
	if low < s.Y+s.H {
		defer r.rollUp(dst, s, low)
		dst = dst.SubImage(image.Rect(0, 0, dst.Bounds().Max.X, int(low))).(*ebiten.Image)
	}
	r.unroll(dst, s)
	was := boardOf(&in.Was)
	if left := now.Most - len(now.Days); left <= 3 && !now.Over && !in.Page.High {
		x, y := s.Center()
		thing.Lamp(dst, x, y, s.H*(0.4+0.07*float64(left)), 0.62-0.14*float64(left))
	}
	r.drawCohort(dst, s, &now)
	r.drawKey(dst, in, s)
	drawPalisade(dst, s, in.Page, walled(in, &was, &now))
	r.drawMen(dst, in, s, &was, &now)
	r.drawDays(dst, in, s, &was, &now)
	r.drawScouts(dst, in, s, &now)
	drawChance(dst, in, s)
}

// drawCohort draws a banner on the upper rod for each century of a cohort, faint for
// those still missing.
func (r *roll) drawCohort(dst *ebiten.Image, s layout, b *game.Board) {
	if !b.Cohort {
		return
	}
	for i := range b.Goal {
		alpha := 0.3
		if i < b.Built {
			alpha = 1
		}
		picture.Centred(dst, r.banner, s.X+s.W*(0.5+0.1*(float64(i)-float64(b.Goal-1)/2)), s.Y+s.H*0.036, alpha)
	}
}

// drawChance draws a label on the upper rod with the chance of winning, if the odds are
// shown and the player is on turn.
func drawChance(dst *ebiten.Image, in *table.Instant, s layout) {
	row := in.Row(rules.Move{Verb: rules.Throw})
	if row == nil || !in.Asks {
		return
	}
	p := in.Page
	st := lettering.Style{Face: lettering.Strong, Size: p.T(1), Color: palette.Ink, Align: lettering.Center}
	label := text.Of("{0} to stand", row.Short)
	at := p.TagFor(label, st, 0, s.Y+s.H*rodPart*0.6, 4, 1.35)
	at.X = s.X + s.W - at.W - 2*p.U
	p.Tagged(dst, at, label, st)
}

// drawMen draws the men who stand and those who leave, and labels the rank being filled.
func (r *roll) drawMen(dst *ebiten.Image, in *table.Instant, s layout, was, now *game.Board) {
	stand, leave := shown(in, was, now)
	swept := rankOf(in.Now.Bones) == tali.Venus
	for i := range min(int(math.Ceil(stand+leave)), now.Full) {
		x, y := s.man(i)
		y -= lifted(in, now, i/10) * s.shield()
		part := math.Min(1, stand-float64(i))
		if part > 0 {
			dx, dy := trembles(in, i)
			x, y = x+dx*s.shield(), y-(1-animation.Ease(part))*s.shield()*0.4+dy*s.shield()
			picture.Centred(dst, r.signs[shield], x, y, animation.Ease(part))
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
	r.charge(dst, in, s, was, now)
	st, every := tenStyle(s, in.Page)
	st.Face = lettering.Strong
	ten := min((int(stand)/10/every+1)*every, 10) // the rank being filled
	_, y := s.man(10*ten - 10)
	lettering.Draw(dst, words.Int(10*ten), s.X+s.W*0.985, y+st.Cap()/2, st)
	if left := now.Full - now.Men; left > 0 && left <= 5 {
		for i := now.Men; i < now.Full; i++ {
			x, y := s.man(i)
			d := s.shield()
			thing.Lit(dst, x-d*0.45, y-d*0.45, d*0.9, d*0.9, in.Page.U*0.6, in.Glow, thing.OnPaper|in.Page.Things())
		}
	}
}

type beastKey struct {
	sign
	size int
	high bool
}

var beasts = picture.Cache[beastKey]{Limit: 2}

// charge draws the attackers of the day, as they run along the last rank of men.
func (r *roll) charge(dst *ebiten.Image, in *table.Instant, s layout, was, now *game.Board) {
	rank := rankOf(in.Now.Bones)
	if in.T <= 0 || in.T >= 1 || in.Calm || now.Men >= was.Men || rank.Senio() || rank == tali.Venus || rank == tali.Unnamed {
		return
	}
	key := beastKey{signOf(&game.Day{Rank: rank}), int(s.shield() * 2.6), in.Page.High}
	img := beasts.Get(key, func(k beastKey) *ebiten.Image { return paintSign(k.sign, float64(k.size), k.high) })
	_, y := s.man(max(was.Men-1, 0))
	x := s.X + s.W*(1-1.05*in.T)
	picture.Centred(dst, img, x, y-math.Abs(math.Sin(in.T*15))*s.shield()*0.7, math.Min(1, 5*math.Min(in.T, 1-in.T)))
}

// walled returns for how many men there is room behind the palisade.
func walled(in *table.Instant, was, now *game.Board) int {
	if in.T < 1 && !in.Calm && now.Walled > was.Walled {
		return was.Walled + int(float64(now.Walled-was.Walled)*in.T)
	}
	return now.Walled
}

// drawPalisade draws the camp behind the palisade, with room for so many men: darker
// ground, and a line of ink with stakes round it.
func drawPalisade(dst *ebiten.Image, s layout, p *ui.Page, men int) {
	if men == 0 {
		return
	}
	pen := math.Max(1, s.shield()*0.09)
	whole, rest := s.ranks(0, men/10), s.ranks(men/10, 1)
	rest.W *= float64(men%10) / 10
	camp := []ui.Rect{whole, rest}
	for _, r := range camp {
		picture.Fill(dst, r.X, r.Y, r.W, r.H, palette.Fade(ink, 0.25))
	}
	c := palette.Contrast(p.High, ink, palette.Black)
	line := func(x, y, w, h float64) { picture.Fill(dst, x, y, w, h, c) }
	line(whole.X, whole.Y, whole.W*math.Min(1, float64(men)/10), pen)
	for _, r := range camp {
		if r.W*r.H == 0 {
			continue
		}
		for _, x := range [2]float64{r.X, r.X + r.W} {
			line(x-pen/2, r.Y, pen, r.H)
			for y := r.Y + 2*pen; y < r.Y+r.H-pen; y += 3 * pen { // the stakes
				line(x-1.3*pen, y, 2.6*pen, pen)
			}
		}
		line(r.X, r.Y+r.H-pen/2, r.W, pen)
	}
}

// leastKey is the least size of the letters of the key to the throws, in u.
const leastKey = 2.3

// drawKey writes what the throws bring: a six recruits, none is a delay, four alike take
// men, and all four sides are Venus, who takes all. Where that has no room it is left out.
func (r *roll) drawKey(dst *ebiten.Image, in *table.Instant, s layout) {
	p, at := in.Page, s.key()
	st := lettering.Style{Face: lettering.Text, Size: math.Min(p.T(1), at.H*0.7), Color: palette.Contrast(p.High, palette.Ink, palette.Black)}
	sign := func(k entry) float64 { return float64(r.small[shield].Bounds().Dx()) * 1.15 * float64(len(k.signs)) }
	wide := func(k entry) float64 {
		return math.Max(lettering.Width(p.Words(k.said), st), lettering.Width(p.Words(k.does), st))
	}
	room, words := at.W, 0.0
	for _, k := range keys {
		room -= sign(k) + p.U
		words += wide(k)
	}
	st.Size *= math.Min(1, room/words)
	if st.Size < leastKey*p.U {
		return
	}
	gap := p.U + (room-math.Min(room, words))/float64(len(keys))
	x := at.X
	_, y := at.Center()
	for _, k := range keys {
		for _, of := range k.signs {
			wide := sign(k) / float64(len(k.signs))
			picture.Centred(dst, r.small[of], x+wide/2.3, y, 1)
			x += wide
		}
		lettering.Draw(dst, p.Words(k.said), x, y-0.1*st.Size, st)
		lettering.Draw(dst, p.Words(k.does), x, y+0.9*st.Size, st)
		x += wide(k) + gap
	}
}

// An entry is a line of the key to the throws: signs, what they stand for and what that does.
type entry struct {
	signs      []sign
	said, does text.Text
}

// keys holds the entries of the key to the throws.
var keys = [...]entry{
	{[]sign{shield}, "a six", "recruits"},
	{[]sign{rain}, "no six", "a delay"},
	{[]sign{hound, lion, torch, helmet}, "four alike", "take men"},
	{[]sign{shell}, text.Of("{0}", tali.Of(1, 3, 4, 6)), "takes all"},
}

// above announces the side that would bring Venus while the last bone is held back, and
// draws rain on a day of delay or petals for Venus.
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

// warn draws the side that would bring Venus while the last bone is held back; nothing
// if it can't.
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
	s := layoutOf(in)
	said := text.Of("A {0} brings Venus", text.Spelled(missing))
	st := lettering.Style{Face: lettering.Title, Size: in.Page.T(4), Color: palette.Ink, Align: lettering.Center}
	st = lettering.Fit(in.Page.Words(said), st, s.W*0.8)
	in.Page.Tagged(dst, in.Page.TagFor(said, st, s.X+s.W/2, s.Y+s.H*ruled, 6, 1.8), said, st)
}

// drizzle draws a shower of rain that passes over the roll.
func drizzle(dst *ebiten.Image, in *table.Instant) {
	s := layoutOf(in)
	for i := range 40 {
		a, b := math.Mod(float64(i)*0.618, 1), math.Mod(float64(i)*0.367+in.T*0.5, 1)
		picture.Fine(dst, s.X+s.W*(0.03+0.94*a), s.Y+s.H*(0.07+0.8*b), in.Page.U*0.25, s.H*0.06, palette.Fade(ink, 0.7*math.Sin(in.T*math.Pi)))
	}
}

// shed draws petals blown over the roll.
func shed(dst *ebiten.Image, in *table.Instant) {
	s := layoutOf(in)
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
