package table

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// pictures are what the table has painted and may use again.
type pictures struct {
	ground *ebiten.Image // the surface, once a size
	under  *ebiten.Image // everything that stands still
	high   bool          // ground is painted for high contrast
}

func (pc *pictures) drop() {
	for _, img := range []**ebiten.Image{&pc.ground, &pc.under} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// fresh is img if it has the size, else a new image of that size; made tells
// which.
func fresh(img *ebiten.Image, w, h float64) (_ *ebiten.Image, made bool) {
	if img != nil && img.Bounds().Dx() == int(math.Ceil(w)) && img.Bounds().Dy() == int(math.Ceil(h)) {
		return img, false
	}
	if img != nil {
		img.Deallocate()
	}
	return picture.New(w, h), true
}

// Draw draws the still part, painted anew only if it changed, and over it what
// moves.
func (t *Table) Draw(dst *ebiten.Image, p *ui.Page) {
	if t.veiled() {
		t.drawCurtain(dst, p)
		p.DrawItems(dst)
		return
	}
	in := &t.drawn
	*in = t.instant()
	img, made := fresh(t.pics.under, p.W, p.H)
	t.pics.under = img
	if made {
		t.dice.painter.Warm()
	}
	if made || !t.under {
		t.under = true
		t.drawUnder(img, in)
	}
	op := picture.Copying()
	op.Blend = ebiten.BlendCopy
	picture.Draw(dst, t.pics.under, op)
	field := t.clip(dst)
	t.dice.drawMoving(field, t, in)
	if t.board.Above != nil {
		t.board.Above(field, in)
	}
	t.drawCoins(dst, in)
}

// clip is the part of dst between bar and rail: bones fly over the table only,
// and hide no word of the log.
func (t *Table) clip(dst *ebiten.Image) *ebiten.Image {
	f := &t.frame
	r := image.Rect(0, int(f.Bar.H), int(f.Rail.X+f.Rail.W), int(f.Rail.Y))
	if f.Log.H > 0 && !f.LogBar {
		r.Max.Y = min(r.Max.Y, int(f.Log.Y))
	}
	if f.Rail.H > f.Rail.W {
		r = image.Rect(0, int(f.Bar.H), int(f.Rail.X), int(f.Rail.Y+f.Rail.H))
		if f.Rail.X == 0 {
			r.Min.X, r.Max.X = int(f.Rail.W), dst.Bounds().Dx()
		}
	}
	return dst.SubImage(r).(*ebiten.Image)
}

// drawUnder draws everything that stands still.
func (t *Table) drawUnder(dst *ebiten.Image, in *Instant) {
	p := in.Page
	t.drawGround(dst, p)
	if t.board.Draw != nil {
		t.board.Draw(dst, in)
	}
	t.drawPiles(dst, in)
	t.dice.drawLying(dst, t, in)
	t.drawFigure(dst, in)
	t.drawBars(dst, in)
	for i := range in.Now.Seats {
		t.drawSeat(dst, in, i)
	}
	t.drawSlips(dst, in)
	t.drawLog(dst, in)
	t.drawPrompt(dst, in)
	p.DrawItems(dst)
}

func (t *Table) drawGround(dst *ebiten.Image, p *ui.Page) {
	img, made := fresh(t.pics.ground, p.W, p.H)
	t.pics.ground = img
	if made || t.pics.high != p.High {
		t.pics.high = p.High
		surface.Paint(img, t.board.Ground, surface.Table(p.U))
		if p.High {
			picture.Fill(img, 0, 0, p.W, p.H, color.RGBA{0, 0, 0, 199})
		}
	}
	dst.DrawImage(img, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// state is the state all things share on this page.
func state(p *ui.Page) thing.State {
	if p.High {
		return thing.High
	}
	return 0
}

// drawBars draws the leather of bar and rail, the title and the rule.
func (t *Table) drawBars(dst *ebiten.Image, in *Instant) {
	p, f := in.Page, &t.frame
	u := p.U
	for _, r := range []ui.Rect{f.Bar, f.Rail} {
		if p.High {
			picture.Fill(dst, r.X, r.Y, r.W, r.H, palette.Black)
		} else {
			surface.Draw(dst, surface.Leather, r.X, r.Y, r.W, r.H, surface.Options{U: u})
		}
	}
	line := palette.Fade(palette.Brass, 0.35)
	picture.Fill(dst, f.Bar.X, f.Bar.H-u/4, f.Bar.W, u/4, line)
	mid := p.Safe.Top + (f.Bar.H-p.Safe.Top)/2
	title := lettering.Style{Face: lettering.Title, Size: 7 * u, Color: palette.Bone}
	if p.Shape != ui.Desk {
		title.Size = 6 * u
	}
	x := p.Safe.Left + 13*u
	name, title := t.title(p, title)
	lettering.Draw(dst, name, x, mid+title.Cap()/2, title)
	if p.Shape == ui.Desk {
		aside := lettering.Style{Face: lettering.Aside, Size: p.T(4), Color: palette.Bone2, Align: lettering.Center}
		room := f.Log.W
		if x+lettering.Width(name, title)+4*u < f.Log.X {
			lettering.Draw(dst, t.sess.Game().Line, f.Log.X+f.Log.W/2, mid+aside.Cap()/2, lettering.Shrink(t.sess.Game().Line, aside, room, 3.5*u))
		}
	}
	t.drawRibbon(dst, in)
}

// title is the game's name, a shorter one where the bar is narrow, and how
// it is written there.
func (t *Table) title(p *ui.Page, st lettering.Style) (string, lettering.Style) {
	g := t.sess.Game()
	if t.deps.Coach != nil {
		return "", st // the way out of the lesson stands there
	}
	room := t.frame.Log.X - 15*p.U
	if p.Shape == ui.Portrait {
		room = p.W - 13*p.U - 36*p.U
	}
	name := words.Name(g.Title, g.Short, func(s string) bool { return lettering.Width(s, st) <= 1.18*room })
	return name, lettering.Fit(name, st, room)
}

// drawRibbon edges the rail in the colour of the seat that acts.
func (t *Table) drawRibbon(dst *ebiten.Image, in *Instant) {
	r := t.frame.Ribbon
	c := palette.Bone2
	if who := acting(t.known(in)); who >= 0 {
		c = palette.Players[t.colours[who]].Disc
	}
	thing.Ribbon(dst, r.X, r.Y, r.W, r.H, in.Page.U, c)
}

// acting is the seat whose turn or throw it is, or Nobody.
func acting(v *rules.View) rules.Actor {
	if v.Turn >= 0 {
		return v.Turn
	}
	if v.Turn == rules.Chance && v.Asked >= 0 {
		return v.Asked
	}
	return rules.Nobody
}

// colourOf is which of the eight colours a seat has.
func colourOf(s record.Seat, i int) int {
	for k, pl := range palette.Players {
		if pl.Name == s.Colour {
			return k
		}
	}
	return i % len(palette.Players)
}

// drawPrompt writes the question on the rail.
func (t *Table) drawPrompt(dst *ebiten.Image, in *Instant) {
	p, r := in.Page, t.frame.Prompt
	head, aside := t.prompt(in)
	u := p.U
	st := lettering.Style{Face: lettering.Title, Size: p.T(5), Color: palette.Bone}
	sub := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Bone2}
	x, w := r.X, r.W
	if who := acting(t.known(in)); who >= 0 && t.persons() > 1 {
		d := 9 * u
		thing.Emblem(dst, t.colours[who], x+d/2, r.Y+r.H/2, d, state(p))
		x, w = x+d+2.5*u, w-d-2.5*u
	}
	st = lettering.Shrink(head, st, w, 4.2*u)
	lines := lettering.Wrap(aside, w, sub)
	if p.Shape == ui.Portrait {
		t.drawPromptLine(dst, p, ui.Rect{X: x, Y: r.Y, W: w, H: r.H}, head, aside, st, sub)
		t.drawHint(dst, in)
		return
	}
	high := st.Size + float64(len(lines))*sub.Leading()
	y := r.Y + (r.H-high)/2 + st.Size*0.8
	if p.Shape == ui.Sideways {
		y = r.Y + st.Size*0.9
		if room := int((r.H - st.Size) / sub.Leading()); len(lines) > room {
			sub = lettering.Shrink(aside, sub, w, 3*u)
			lines = lettering.Wrap(aside, w, sub)
			lines = lines[:len(lines)*min(1, room/len(lines))] // all or none
		}
	}
	lettering.Draw(dst, head, x, y, st)
	lettering.DrawLines(dst, lines, x, y+sub.Leading()*1.1, sub)
	t.drawHint(dst, in)
}

// hint tells how bones are thrown by hand.
const hint = "Take the cup, shake it, and let go where the bones shall fall. Or press the button."

// drawHint writes the hint where keys would be, on rails with that much room.
func (t *Table) drawHint(dst *ebiten.Image, in *Instant) {
	p, r := in.Page, t.frame.Keys
	if _, ok := t.throwMove(in); !ok || !in.Asks || p.Shape == ui.Desk || t.deps.Coach != nil {
		return
	}
	for _, c := range in.Now.Choices {
		if c.Kind == rules.Key {
			return
		}
	}
	u := p.U
	st := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Bone2}
	thing.Icon(dst, "hand", r.X+6*u, r.Y+8*u, 8*u, palette.Bone2)
	lines := lettering.Wrap(hint, r.W-16*u, st)
	lettering.DrawLines(dst, lines, r.X+14*u, r.Y+st.Size*1.3, st)
}

// drawPromptLine sets the question and, if there is room, the help in one line.
func (t *Table) drawPromptLine(dst *ebiten.Image, p *ui.Page, r ui.Rect, head, aside string, st, sub lettering.Style) {
	y := r.Y + r.H*0.5 + st.Cap()/2
	lettering.Draw(dst, head, r.X, y, st)
	left := r.W - lettering.Width(head, st) - 3*p.U
	sub.Size = p.T(1) * 1.05
	sub.Align = lettering.Right
	switch {
	case aside == "":
	case lettering.Width(aside, sub) <= left:
		lettering.Draw(dst, aside, r.X+r.W, y, sub)
	default:
		lines := lettering.Wrap(aside, left, sub)
		if len(lines) <= 2 && left > 20*p.U {
			lettering.DrawLines(dst, lines, r.X+r.W, y-sub.Leading()*0.82, sub)
		}
	}
}

// drawLog writes the last line of the log on its band, where it is not on a
// slip.
func (t *Table) drawLog(dst *ebiten.Image, in *Instant) {
	p, r := in.Page, t.frame.Log
	if len(t.log) == 0 || p.Shape == ui.Desk {
		if p.Shape == ui.Portrait && !t.frame.LogBar {
			picture.Fill(dst, r.X, r.Y, r.W, r.H, color.RGBA{14, 9, 5, 168})
		}
		return
	}
	line := t.log[len(t.log)-1]
	st := lettering.Style{Face: lettering.Aside, Size: p.T(3), Color: palette.Bone}
	if !t.frame.LogBar {
		picture.Fill(dst, r.X, r.Y, r.W, r.H, color.RGBA{14, 9, 5, 168})
		st = lettering.Shrink(line, st, r.W-10*p.U, 3*p.U)
		lettering.Draw(dst, line, r.X+5*p.U, r.Y+r.H/2+st.Cap()/2, st)
		return
	}
	if p.Shape == ui.Portrait {
		return
	}
	st.Color, st.Align = palette.Bone2, lettering.Center
	st = lettering.Shrink(line, st, r.W, 3*p.U)
	lettering.Draw(dst, line, r.X+r.W/2, r.Y+r.H/2+st.Cap()/2, st)
}

// drawCoins draws the coins that fly.
func (t *Table) drawCoins(dst *ebiten.Image, in *Instant) {
	m := t.motion
	if m == nil || m.casts || m.coins == 0 || m.age < m.act {
		return
	}
	for _, e := range m.events {
		for i := range min(e.Coins, mostCoins) {
			s := (m.age - m.act - spacing*float64(i)) / flight
			if s <= 0 || s >= 1 {
				continue
			}
			x0, y0 := t.spot(e.From)
			x1, y1 := t.spot(e.To)
			k := s * s * (3 - 2*s)
			lift := math.Sin(s*math.Pi) * 9 * in.Page.U
			thing.Coin(dst, thing.Metal(i%3), x0+(x1-x0)*k, y0+(y1-y0)*k-lift, 5*in.Page.U, s*1.5)
		}
	}
}

// spot is where coins of a seat, the pot or the house come from and go to.
func (t *Table) spot(a rules.Actor) (x, y float64) {
	switch {
	case a >= 0 && int(a) < len(t.frame.Seats):
		return t.frame.Seats[a].Center()
	case a == rules.House:
		return t.frame.Field.X + t.frame.Field.W, t.frame.Field.Y
	}
	return t.frame.Pot.Center()
}

// arrived is which part of the coins of the step has landed, 0 … 1.
func (m *motion) arrived() float64 {
	if m == nil || m.coins == 0 {
		return 1
	}
	if m.casts {
		return 0
	}
	return math.Max(0, math.Min(1, (m.age-m.act-flight)/math.Max(1, m.coins-flight)))
}

// between is a figure on its way from was to now while coins land.
func (t *Table) between(was, now int) int {
	if t.motion == nil || t.motion.back {
		return now
	}
	return was + int(math.Round(float64(now-was)*t.motion.arrived()))
}

// drawPiles draws the pot and the stakes.
func (t *Table) drawPiles(dst *ebiten.Image, in *Instant) {
	for i, pile := range in.Now.Piles {
		was := pile.Coins
		if i < len(in.Was.Piles) && in.Was.Piles[i].Seat == pile.Seat {
			was = in.Was.Piles[i].Coins
		}
		n := t.between(was, pile.Coins)
		r := t.frame.Pot
		text := pile.Label + " **" + words.Int(n) + "**"
		if pile.Seat >= 0 {
			r = t.frame.Stakes[pile.Seat]
		}
		drawPile(dst, in.Page, r, n, text)
	}
}

// drawPile draws a heap with its paper tag below.
func drawPile(dst *ebiten.Image, p *ui.Page, r ui.Rect, coins int, text string) {
	u := p.U
	st := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink}
	if r.H < 14*u {
		st.Size = p.T(1)
	}
	h := st.Size * 1.6
	w := lettering.Width(text, st) + 4*u
	coin := math.Min(9.5*u, math.Min(r.W*0.3, (r.H-h)*0.48))
	wide := thing.HeapWidth(coins, coin)
	if wide > r.W && wide > 0 {
		coin *= r.W / wide
	}
	cx := r.X + r.W/2
	bottom := math.Min(r.Y+r.H, r.Y+(r.H+coin*2.2+h)/2)
	thing.Heap(dst, coins, cx, bottom-h-coin*0.75, coin)
	thing.Label(dst, cx-w/2, bottom-h, w, h, u, state(p))
	lettering.Draw(dst, text, cx-lettering.Width(text, st)/2, bottom-h/2+st.Cap()/2, st)
}
