package biga

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/biga"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the race at an instant.
func (g *ground) draw(dst *ebiten.Image, in *table.Instant) {
	s := snapshot{layout: layoutOf(in.Page, in.Frame), in: in, Board: boardOf(&in.Now), high: in.Page.High}
	s.at, _ = place(in)
	g.prepare(&s)
	picture.At(dst, g.track, in.Frame.Field.X, in.Frame.Field.Y, 1)
	s.drawRuts(dst)
	room := 3 * s.u
	picture.At(dst, g.wheel, s.wx-s.wheel/2-room, s.wy-s.wheel/2-room, 1)
	s.drawPanels(dst)
	s.drawHub(dst)
	s.drawHalf(dst)
	s.drawPace(dst)
	s.drawCar(dst)
	s.drawPosts(dst) // which the horses do not cover, nor the places they may come to
	if driven(in) >= 0 && !s.Over {
		s.drawWays(dst)
	}
}

// postType returns the style of the labels of the posts.
func (s *snapshot) postType() lettering.Style {
	return lettering.Style{Face: lettering.Strong, Size: postSize(s.in.Page), Color: palette.Ink, Align: lettering.Center}
}

// post returns the bounds, in pixels, of the label of the post at pace n.
func (s *snapshot) post(n int) ui.Rect {
	st := s.postType()
	h := st.Size * 1.35
	x, y, _ := s.layout.at(float64(n), s.wide/2+h*0.62+0.6*s.u)
	at := s.in.Page.TagFor(text.Figure(n), st, x, y, 1.8, 1.35)
	return at.Middle(math.Max(at.W, h), h)
}

// posts yields the label of every tenth pace with its bounds. A label that the count
// covers is left out, unless it is the goal.
func (s *snapshot) posts(yield func(n int, at ui.Rect) bool) {
	counted := s.counted()
	for n := 0; n <= 110; n += 10 {
		at := s.post(n)
		if (n == s.Goal || !at.Meets(counted)) && !yield(n, at) {
			return
		}
	}
}

// drawPosts writes every tenth pace outside the track, the goal in gold.
func (s *snapshot) drawPosts(dst *ebiten.Image) {
	st := s.postType()
	for n, at := range s.posts {
		if n != s.Goal {
			s.in.Page.Tagged(dst, at, text.Figure(n), st)
			continue
		}
		picture.Fill(dst, at.X+0.4*s.u, at.Y+0.5*s.u, at.W, at.H, palette.Fade(palette.Black, 0.4))
		picture.Fill(dst, at.X, at.Y, at.W, at.H, palette.Gilt)
		x, y := at.Center()
		lettering.Draw(dst, words.Int(n), x, y+st.Cap()/2, st)
	}
}

// drawRuts draws the ruts of the car from the start to its place.
func (s *snapshot) drawRuts(dst *ebiten.Image) {
	c := palette.Contrast(s.high, deep, palette.HighLit)
	for i := 0; float64(i)*1.5 < s.at; i++ {
		from := float64(i) * 1.5
		to := math.Min(from+1.6, s.at)
		for _, d := range []float64{-0.13, 0.13} {
			x0, y0, _ := s.layout.at(from, d*s.wide)
			x1, y1, _ := s.layout.at(to, d*s.wide)
			picture.Line(dst, x0, y0, x1, y1, math.Max(1, 0.55*s.u), palette.Fade(c, 0.75))
		}
	}
}

// drawWays draws a disc where each gain would bring the car, and a pin where each loss
// would.
func (s *snapshot) drawWays(dst *ebiten.Image) {
	if s.Second {
		s.drawBones(dst)
		return
	}
	slips := append(make([]ui.Rect, 0, 20), s.counted(), s.shaded(), s.paced())
	for _, at := range s.posts {
		slips = append(slips, at)
	}
	turn := driven(s.in) / lights
	for i, w := range s.Key {
		switch {
		case w.To > s.At:
			s.drawDisc(dst, w, 1, turn)
			turn--
		case w.To < s.At && s.first(i):
			side := -1.0
			if w.Sum == 9 {
				side = 1
			}
			red := palette.Contrast(s.high, palette.Madder, palette.HighLit)
			slips = append(slips, s.drawPin(dst, pin{w.To, s.losing(w.To), side, red, palette.Madder}, slips))
		}
	}
	for _, w := range s.One {
		if w.To != s.At && s.MayOne {
			s.drawDisc(dst, w, 0.72, turn)
		}
	}
}

// drawBones draws a pin where each side of the next bone leads, green where that is nearer to the
// goal: of a second bone while one may be added or thrown again, else near the goal of the one
// that begins a throw.
func (s *snapshot) drawBones(dst *ebiten.Image) {
	list := s.Adds
	if len(list) == 0 && s.At >= nears {
		list = s.One
	}
	slips := append(make([]ui.Rect, 0, 20), s.counted(), s.shaded(), s.paced(), s.carried())
	for _, at := range s.posts {
		slips = append(slips, at)
	}
	for i, w := range list {
		if w.To == s.At || slices.ContainsFunc(list[:i], func(o game.Way) bool { return o.To == w.To }) {
			continue
		}
		p := pin{w.To, sidesTo(list, w.To), 1, palette.Contrast(s.high, palette.Madder, palette.HighLit), palette.Madder}
		if distance(w.To, s.Goal) < distance(s.At, s.Goal) {
			p.side, p.dot, p.ink = -1, palette.Contrast(s.high, palette.Verdigris, palette.White), palette.Verdigris
		}
		if w.To == s.Goal {
			x, y, _ := s.layout.at(float64(w.To), 0)
			thing.Dot(dst, x, y, 1.7*s.disc(), palette.Fade(palette.Candle, 0.35+0.3*s.in.Glow))
		}
		slips = append(slips, s.drawPin(dst, p, slips))
	}
}

// sidesTo lists the sides of a bone that lead to a count.
func sidesTo(list []game.Way, to int) text.Text {
	var sides []text.Text
	for _, w := range list {
		switch {
		case w.To != to:
		case w.Bone > 0:
			sides = append(sides, text.Figure(w.Bone))
		default:
			sides = append(sides, text.Figure(w.Sum))
		}
	}
	return text.Commas(sides...)
}

// distance returns how far apart two counts are.
func distance(a, b int) int { return max(a-b, b-a) }

// carried returns the bounds of the car with its horses.
func (s *snapshot) carried() ui.Rect {
	x, y, _ := s.layout.at(s.at, 0)
	return ui.Rect{X: x, Y: y}.AtLeast(math.Max(6.4*s.u, s.wide*0.62) * 1.2)
}

// first reports whether way i is the first of the ways that lead to its place.
func (s *snapshot) first(i int) bool {
	for _, w := range s.Key[:i] {
		if w.To == s.Key[i].To {
			return false
		}
	}
	return true
}

// drawDisc draws a brass disc with the sum of a way at the place it leads to, with a
// glow if that is the goal or its sum is selected. It lights up as turn goes from 0 to 1
// and is hidden while turn is negative.
func (s *snapshot) drawDisc(dst *ebiten.Image, w game.Way, size, turn float64) {
	if turn < 0 {
		return
	}
	x, y, _ := s.layout.at(float64(w.To), 0)
	d := s.disc() * size
	if w.To == s.Goal || size == 1 && s.told(w) {
		thing.Dot(dst, x, y, d*1.7, palette.Fade(palette.Candle, 0.35+0.3*s.in.Glow))
	}
	if turn < 1 {
		light := math.Sin(math.Pi * turn)
		thing.Swell(dst, x, y, d*2.2, (1+1.2*light)/2.2, 0, palette.Fade(palette.Candle, 0.8*light))
	}
	thing.Tag(dst, x, y, d, s.u, true)
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(d*0.56, math.Min(s.in.Page.T(1), d*0.74)), Color: palette.Ink, Align: lettering.Center}
	lettering.Draw(dst, words.Int(w.Sum), x, y+st.Cap()/2, st)
}

// losing lists the losing sums of two bones that lead back to a count.
func (s *snapshot) losing(to int) text.Text {
	var sums []text.Text
	for _, o := range s.Key {
		if o.To == to && to < s.At {
			sums = append(sums, text.Figure(o.Sum))
		}
	}
	return text.Commas(sums...)
}

// A pin marks a count where a throw may lead.
type pin struct {
	to   int
	said text.Text // by what: the sides or sums
	side float64   // of the track on which its label lies if it can: 1 outside, -1 inside
	dot  color.RGBA
	ink  color.RGBA // of its label
}

// drawPin draws a pin, with its label, and returns the bounds of the label. That lies beside
// the track, clear of the given slips where possible.
func (s *snapshot) drawPin(dst *ebiten.Image, p pin, slips []ui.Rect) (slip ui.Rect) {
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*s.u, postSize(s.in.Page)*0.92), Color: p.ink, Align: lettering.Center}
	wide, high := lettering.Width(s.in.Page.Words(p.said), st)+1.8*s.u, st.Size*1.3
	side := p.side
	x0, y0, a := s.layout.at(float64(p.to), 0)
	sin, cos := math.Sincos(a)
	reach := s.wide/2 + (wide*math.Abs(sin)+high*math.Abs(cos))/2 + 0.4*s.u
	taken := func(o ui.Rect) bool { return slip.Inset(-0.6 * s.u).Meets(o) }
	for i := range 60 { // on its side, then on the other; then further along, then further out
		ahead := [5]float64{0, -2.4, 2.4, -5, 5}[i%5] * s.u / s.pace
		x, y, _ := s.layout.at(float64(p.to)+ahead, side*reach)
		if slip = s.inField(x, y, wide, high); !slices.ContainsFunc(slips, taken) {
			break
		}
		if i%5 == 4 {
			side = -side
		}
		if i%10 == 9 {
			reach += 0.5 * high
		}
	}
	x, y := slip.Center()
	picture.Line(dst, x0, y0, x, y, math.Max(1, 0.45*s.u), p.dot)
	thing.Dot(dst, x0+0.2*s.u, y0+0.3*s.u, 2.4*s.u, palette.Fade(palette.Black, 0.4))
	thing.Dot(dst, x0, y0, 2.2*s.u, p.dot)
	s.in.Page.Tagged(dst, slip, p.said, st)
	return slip
}

// shaded returns the bounds of the cup that stands on the sand, with its shadow.
func (s *snapshot) shaded() ui.Rect {
	r := s.in.Cup
	r.W, r.H = r.W*1.5, r.H*1.25
	return r
}

// inField returns bounds of the given size centred on x, y and moved into the field.
func (s *snapshot) inField(x, y, wide, high float64) ui.Rect {
	f := s.in.Frame.Field
	x = math.Max(f.X, math.Min(x-wide/2, f.X+f.W-wide))
	y = math.Max(f.Y, math.Min(y-high/2, f.Y+f.H-high))
	return ui.Rect{X: x, Y: y, W: wide, H: high}
}

// countType returns the style of the count beside the car.
func (s *snapshot) countType() lettering.Style {
	return lettering.Style{Face: lettering.Figure, Size: math.Min(s.in.Page.T(3), 1.3*postSize(s.in.Page)), Color: palette.Ink, Align: lettering.Center}
}

// counted returns the bounds of the label with the count: outside the track, or inside
// if it would cover the label of the goal.
func (s *snapshot) counted() ui.Rect {
	st := s.countType()
	w, h := lettering.Width(words.Int(int(math.Round(s.at))), st)+2.4*s.u, st.Size*1.3
	x, y, _ := s.layout.at(s.at, s.wide/2+w*0.5)
	at := s.inField(x, y, w, h)
	if at.Meets(s.post(s.Goal)) {
		x, y, _ = s.layout.at(s.at, -s.wide/2-w*0.6)
		at = s.inField(x, y, w, h)
	}
	return at
}

// grey returns the width of the grey chariot's disc, in pixels.
func (s *snapshot) grey() float64 { return math.Max(4.4*s.u, s.wide*0.46) }

// paced returns the bounds of the grey chariot's disc.
func (s *snapshot) paced() ui.Rect {
	x, y, _ := s.layout.at(float64(s.Pace), -s.wide*0.72)
	return ui.Rect{X: x, Y: y}.AtLeast(s.grey())
}

// drawPace draws the grey chariot that keeps the pace, inside the track, where no disc covers
// it.
func (s *snapshot) drawPace(dst *ebiten.Image) {
	was := boardOf(&s.in.Was)
	_, t := place(s.in)
	at := float64(was.Pace) + float64(s.Pace-was.Pace)*t
	if s.Pace < was.Pace { // a throw was taken back
		at = float64(s.Pace)
	}
	if s.Over {
		return
	}
	x, y, a := s.layout.at(at, -s.wide*0.72)
	d := s.grey()
	grey := palette.Contrast(s.high, palette.Mix(palette.Lime, palette.Ink3, 0.6), palette.White)
	thing.Team(dst, 2, x, y, d*3, a, 0.85, s.in.Page.Things())
	drawWheels(dst, x, y, a, d, palette.Fade(palette.Ink, 0.85))
	thing.Dot(dst, x, y, d*1.1, palette.Night)
	thing.Dot(dst, x, y, d*0.9, grey)
}

// drawCar draws the pair of horses, and the count on a slip beside the car.
func (s *snapshot) drawCar(dst *ebiten.Image) {
	x, y, a := s.layout.at(s.at, 0)
	d := math.Max(6.4*s.u, s.wide*0.62)
	was := boardOf(&s.in.Was)
	if s.in.T < 1 && s.at > float64(was.At) {
		s.drawDust(dst, float64(was.At))
	}
	st := s.in.Page.Things()
	alpha := 1.0
	if s.Over && s.At != s.Goal {
		alpha = 0.5
	}
	if k := s.sits(); k > 0 {
		sin, cos := math.Sincos(a)
		aside := d * 0.3
		thing.Team(dst, 1, x-aside*sin, y+aside*cos, d*3, a, alpha, st)
		thing.Team(dst, 1, x+aside*sin-cos*d*0.5*k, y-aside*cos-sin*d*0.5*k, d*(3-1.1*k), a-0.5*k, alpha, st)
	} else {
		thing.Team(dst, 2, x, y, d*3, a, alpha, st)
	}
	if alpha < 1 {
		st |= thing.Out
	}
	thing.Dot(dst, x+d*0.06, y+d*0.1, d*1.05, palette.Fade(palette.Black, 0.4))
	drawWheels(dst, x, y, a, d, palette.Fade(palette.Ink, alpha))
	thing.Emblem(dst, s.in.Colours[0], x, y, d, st)
	s.in.Page.Tagged(dst, s.counted(), text.Figure(int(math.Round(s.at))), s.countType())
}

// drawWheels draws the wheels of the car on both sides of its emblem, d wide at x, y and turned
// to a.
func drawWheels(dst *ebiten.Image, x, y, a, d float64, c color.RGBA) {
	sin, cos := math.Sincos(a)
	out, half := d*0.6, d*0.3
	picture.Line(dst, x+out*sin, y-out*cos, x-out*sin, y+out*cos, d*0.14, c)
	for _, side := range [2]float64{-out, out} {
		wx, wy := x-side*sin, y+side*cos
		picture.Line(dst, wx-half*cos, wy-half*sin, wx+half*cos, wy+half*sin, d*0.2, c)
	}
}

func (s *snapshot) drawDust(dst *ebiten.Image, from float64) {
	for i := range 14 {
		k := float64(i) / 14
		x, y, _ := s.layout.at(s.at-(s.at-from)*k, (outline.Grains(i, 1)-0.5)*3*s.u)
		thing.Swell(dst, x, y, 4.4*s.u, (1.4+3*k)/4.4, 0, palette.Fade(palette.Lime, 0.4*(1-k)))
	}
}

// above draws a wreath that grows round the hub, and flashing goal posts, once the car
// is home.
func above(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	if !b.Over || b.At != b.Goal || in.T < 1 {
		return
	}
	c := layoutOf(in.Page, in.Frame)
	for _, side := range [2]float64{-0.5, 0.5} { // the posts at the goal flash
		x, y, _ := c.at(float64(b.Goal), side*c.wide)
		flash := math.Max(0, 1-in.Festive/1800) * (0.5 + 0.5*math.Sin(in.Festive/70))
		thing.Dot(dst, x, y, 6*c.u, palette.Fade(palette.Candle, 0.8*flash))
	}
	thing.Wreath(dst, c.wx, c.wy, c.wheel*0.46, in.Grown(300, 600), true)
}
