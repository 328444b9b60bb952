package simple

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A wall is the panel as it is painted, and the plant as it looks alight.
type wall struct {
	key          wallKey
	panel, light *ebiten.Image
	flame, shell *ebiten.Image
	stands       []casting.Stand
	hung, before []hung  // as they hang, and as they hung before the step
	limit        float64 // how far to the right there is room on the wall
}

type wallKey struct {
	plan
	text float64
	high bool
}

func (w *wall) drop() {
	picture.Drop(w.panel, w.light, w.flame, w.shell)
	*w = wall{}
}

// prepare paints again what is of another size.
func (w *wall) prepare(pl *plan, in *table.Instant, b *bestcast.Board) {
	key := wallKey{*pl, in.Page.Text, in.Page.High}
	if w.key == key {
		return
	}
	w.drop()
	w.key = key
	w.panel = paintPanel(pl, in.Page, b)
	c := outline.NewCanvas(pl.W, pl.H, pl.u)
	paintPlant(c, pl, b, paintsOf(in.Page.High, true))
	w.light = picture.From(c.RGBA)
	w.flame = paintFlame(math.Max(4*pl.u, pl.pitch*1.1))
	k := pl.leaf() / 14
	shell := outline.NewCanvas(36*k, 25*k, k)
	venus(shell.At(6, 4, 1), paintsOf(in.Page.High, true))
	w.shell = picture.From(shell.RGBA)
}

// paintFlame paints a candle's flame in its glow, h high.
func paintFlame(h float64) *ebiten.Image {
	c := outline.NewCanvas(h*4, h*4, h/24)
	for i := range 14 {
		c.Disc(48, 48, 44-3*float64(i), color.RGBA{14, 9, 3, 9})
	}
	c.Fill("M 48 34 C 54 44 55 50 52 55 C 50 58 46 58 44 55 C 41 50 43 44 48 34 Z", color.RGBA{0xFF, 0xB8, 0x3C, 255})
	c.Fill("M 48 42 C 51 48 51.4 51 50 54 C 49 56 47 56 46 54 C 44.6 51 45 48 48 42 Z", color.RGBA{0xFF, 0xF4, 0xC8, 255})
	return picture.From(c.RGBA)
}

func (w *wall) draw(dst *ebiten.Image, in *table.Instant) {
	s := casting.Of(in, w.stands[:0])
	w.stands = s.Stands
	pl := planned(in.Page, in.Frame, s.Board)
	w.prepare(&pl, in, s.Board)
	w.limit = pl.X + pl.W - 4*pl.u
	if in.Lens && in.Asks {
		w.limit -= 2.2 * pl.size
	}
	picture.At(dst, w.panel, pl.X, pl.Y, 1)
	w.burn(dst, in, &s, &pl)
	w.line(dst, in, &s, &pl)
	drawScratches(dst, &s, &pl)
	casting.DrawTold(dst, in, places, 9*pl.u)
	w.hang(dst, in, &s, &pl)
	drawWaiting(dst, in, &s, &pl)
	if in.Lens && in.Asks {
		drawChances(dst, in, &s, &pl)
	}
	drawRaise(dst, in)
	w.watch(dst, in, &pl)
}

// elapsed is how many ms of the cast that is shown have passed, and its climb.
func elapsed(in *table.Instant, s *casting.Scene) (c climb, ms float64) {
	c = climbOf(s)
	all := c.lasts()
	if s.Stands[s.Mover].Rung == len(s.Rungs)-1 {
		all += shower
	}
	return c, in.T * all
}

// burn lights the plant up to where the flame has risen.
func (w *wall) burn(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	if !s.Moves(in) {
		return
	}
	y, alpha := pl.y(float64(pl.low)-0.4), 1-in.T
	if !unnamed(s) {
		c, ms := elapsed(in, s)
		y, alpha = pl.y(c.at(ms)), 1-casting.Part(ms, c.rise()+hang, c.lasts())
	}
	from := int(y - pl.Y - pl.pitch*0.5)
	lit := ui.Part(w.light, 0, from, int(pl.W), int(pl.H)-from)
	picture.At(dst, lit, math.Round(pl.X), math.Round(pl.Y)+float64(lit.Bounds().Min.Y), alpha)
	half := float64(w.flame.Bounds().Dx()) / 2
	picture.At(dst, w.flame, pl.stem-half, y-half-pl.pitch*0.5, alpha)
}

// line draws the line to beat: a gilded row of dots, solid in high contrast.
func (w *wall) line(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	rung, alpha := s.Line, 1.0
	if s.Moves(in) && s.Next != s.Line && !unnamed(s) {
		if c, ms := elapsed(in, s); ms > c.rise()+hang {
			rung, alpha = s.Next, casting.Part(ms, c.rise()+hang, c.lasts())
		}
	} else if in.T < 1 && in.Calm {
		rung = s.Next
	}
	if rung < pl.low {
		return
	}
	x, y, end := pl.stem+pl.leaf()+pl.u, math.Round(pl.y(float64(rung))), w.limit
	if in.Page.High {
		picture.Fill(dst, x, y-pl.u/2, end-x, pl.u, palette.HighLit)
		return
	}
	for ; x < end; x += 1.5 * pl.u {
		thing.Dot(dst, x, y, 0.7*pl.u, palette.Fade(bright, alpha))
	}
}

// drawScratches scratches a stroke under the frame for each rotation after the
// first.
func drawScratches(dst *ebiten.Image, s *casting.Scene, pl *plan) {
	for i := range min(s.Rotation-1, 12) {
		x := pl.X + pl.W - (5+2*float64(i))*pl.u
		picture.Fine(dst, x, pl.Y+pl.H-2.2*pl.u, 0.5*pl.u, 4.2*pl.u, palette.Bone)
	}
}

// drawWaiting draws who is still to cast at the right of the foot, the next one
// ringed.
func drawWaiting(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	d := math.Min(pl.disc, (pl.Y+pl.H-pl.foot)*0.5)
	y := pl.mid
	n := len(s.Waiting)
	step := math.Min(d*1.5, pl.W*0.5/float64(max(n, 1)))
	for k := n - 1; k >= 0; k-- {
		seat := s.Waiting[k]
		if s.Mover == seat && in.T < 1 && !s.Void {
			continue
		}
		x := pl.X + pl.W - d - float64(k)*step - 2*pl.u
		if k == 0 {
			casting.DrawNext(dst, in.Page, x, y, d+2.4*pl.u, 0.9*pl.u)
		}
		thing.Emblem(dst, in.Colours[seat], x, y, d, in.Page.Things())
	}
}

// drawChances writes at each leaf that would lead how likely a cast has it.
func drawChances(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	st := nameStyle(pl, in.Page)
	st.Face = lettering.Strong
	x := pl.X + pl.W - 5*pl.u
	for i := pl.low; i < len(s.Rungs); i++ {
		if i < s.Line || i != s.Line && !pl.written(i) || i == s.Line+1 && pl.every > 1 {
			continue
		}
		lettering.Draw(dst, purse.ShortPerCent(s.Rungs[i].Chance), x, pl.beside(i)+st.Cap()/2, st)
	}
}

// drawRaise lights the pot as long as it can be raised.
func drawRaise(dst *ebiten.Image, in *table.Instant) {
	if r := in.Frame.Pot; in.Lit(rules.Move{Verb: bestcast.Raise}) {
		thing.Lit(dst, r.X, r.Y, r.W, r.H, in.Page.U, in.Glow, in.Page.Things())
	}
}

// watch has the dog follow the bones with its eyes.
func (w *wall) watch(dst *ebiten.Image, in *table.Instant, pl *plan) {
	size := pl.leaf()
	k := size / 30
	x, y := pl.stem-size*0.65+38*k, pl.foot-size*0.72+5.4*k
	bx, by := in.Frame.Bones.Center()
	if len(in.Lying) > 0 {
		bx, by = in.Lying[0].X, in.Lying[0].Y
	}
	far := math.Hypot(bx-x, by-y)
	c := palette.Bone
	if in.Page.High {
		c = palette.Black
	}
	thing.Dot(dst, x, y, 2.6*k, c)
	if !in.Page.High && far > 0 {
		thing.Dot(dst, x+(bx-x)/far*0.6*k, y+(by-y)/far*0.6*k, 1.4*k, soot)
	}
}
