package mendaxsingle

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawPaper draws the paper with the last bid, the bid being prepared, or the sides that
// can be named.
func drawPaper(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	b := &s.b
	c := game.Call{Seat: in.Now.Asked, Side: b.Named, N: s.chosen(in)}
	if n := len(b.Calls); n > 0 && b.Named == 0 {
		c = b.Calls[n-1]
	}
	asks := naming(in) && in.Asks
	if b.CastOff != nil || !asks && (c.Seat < 0 || c.Side == 0 && c.N == 0) {
		return
	}
	if s.turns && s.named < 1 {
		last := b.Calls[len(b.Calls)-1]
		drawTurning(dst, in, s, s.named, last, func(img *ebiten.Image, face *snapshot) {
			drawBid(img, in, face, game.Call{Seat: in.Now.Asked, Side: face.b.Named})
		})
		return
	}
	if part := s.count.judged(); part > 0 && part < 1 {
		drawTurning(dst, in, s, part, c, func(img *ebiten.Image, face *snapshot) { drawVerdict(img, in, face) })
		return
	}
	x, y := s.paper.Center()
	thing.Placard(dst, x, y, s.paper.W, s.paper.H, in.Page.U, in.Page.Things())
	switch {
	case asks:
		drawLast(dst, in, s)
		drawSides(dst, in, s)
	case s.count.judged() > 0:
		drawVerdict(dst, in, s)
	default:
		drawBid(dst, in, s, c)
	}
}

// A sheet is the size of a placard's picture while it turns, in pixels.
type sheet struct{ w, h float64 }

var sheets = picture.Cache[sheet]{Limit: 1}

func blank(k sheet) *ebiten.Image { return picture.Blank(int(k.w), int(k.h)) }

// drawTurning draws the placard as it turns over, a part of the way from the bid on its
// front to what back draws.
func drawTurning(dst *ebiten.Image, in *table.Instant, s *snapshot, part float64, bid game.Call, back func(img *ebiten.Image, face *snapshot)) {
	front := math.Cos(part * math.Pi)
	at, face := s.paper, *s
	pad := math.Ceil(at.H / 2)
	img := sheets.Get(sheet{math.Ceil(at.W) + 2*pad, math.Ceil(at.H) + 2*pad}, blank)
	img.Clear()
	face.paper.X, face.paper.Y, face.named = pad, pad, 1
	x, y := face.paper.Center()
	thing.Placard(img, x, y, at.W, at.H, in.Page.U, in.Page.Things())
	if front < 0 {
		back(img, &face)
	} else {
		drawBid(img, in, &face, bid)
	}
	op := picture.Copying()
	op.GeoM.Translate(-x, -y)
	op.GeoM.Scale(math.Abs(front), 1)
	op.GeoM.Translate(at.X+at.W/2, at.Y+at.H/2)
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, img, op)
}

// naming reports whether a side is to be named now.
func naming(in *table.Instant) bool {
	for _, c := range in.Now.Choices {
		if c.Move.Verb == game.Side {
			return true
		}
	}
	return false
}

// ground is the color that the paper reflects onto a bone.
var ground = color.RGBA{0xE6, 0xDD, 0xC8, 255}

// A bidLayout holds the position and size of each part of a bid: x and y as fractions of
// the paper's width and height, size as a fraction of its lesser side.
type bidLayout struct{ emblem, count, times, bone, side [3]float64 }

var (
	level   = bidLayout{[3]float64{0.16, 0.5, 0.52}, [3]float64{0.36, 0.5, 0.62}, [3]float64{0.48, 0.5, 0.34}, [3]float64{0.645, 0.5, 0.76}, [3]float64{0.85, 0.5, 0.62}}
	upright = bidLayout{[3]float64{0.24, 0.25, 0.36}, [3]float64{0.66, 0.25, 0.55}, [3]float64{0, 0, 0}, [3]float64{0.34, 0.69, 0.52}, [3]float64{0.8, 0.72, 0.5}}
)

// drawBid writes a bid: its bidder's emblem, the number, and the bone with its
// side, or that it is on the sum.
func drawBid(dst *ebiten.Image, in *table.Instant, s *snapshot, c game.Call) {
	r, at := s.paper, &level
	if s.low {
		at = &upright
	}
	least := math.Min(r.W, r.H)
	spot := func(p *[3]float64) (x, y, size float64) { return r.X + r.W*p[0], r.Y + r.H*p[1], least * p[2] }
	write := func(p *[3]float64, said string, face lettering.Face) {
		x, y, size := spot(p)
		lettering.Middle(dst, said, x, y, face, size, palette.Ink)
	}
	x, y, d := spot(&at.emblem)
	in.Emblem(dst, int(c.Seat), x, y, d, 1)
	if c.N > 0 {
		write(&at.count, words.Int(c.N), lettering.Figure)
	}
	x, y, d = spot(&at.bone)
	if c.Side == 0 {
		lettering.Middle(dst, in.Page.Words("in all"), x, y, lettering.Title, d*0.4, palette.Ink)
		return
	}
	if c.N > 0 {
		write(&at.times, "×", lettering.Strong)
	}
	thing.Ossicle{Side: c.Side, Turn: 3, Ground: ground, Light: 1, Alpha: s.named}.Draw(dst, x, y, d)
	write(&at.side, words.Int(c.Side), lettering.Figure)
}

// beside is the fraction of the paper that keeps the last bid while a side is being
// named.
const beside = 0.28

// drawLast writes the last bid, if there is one, beside the sides that can be
// named for the next.
func drawLast(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	n := len(s.b.Calls)
	if n == 0 {
		return
	}
	c, r := s.b.Calls[n-1], s.paper
	if s.low {
		r.H *= beside
	} else {
		r.W *= beside
	}
	x, y := r.Center()
	d := math.Min(r.W*0.42, r.H*0.6)
	in.Emblem(dst, int(c.Seat), x-r.W*0.24, y, d, 1)
	lettering.Middle(dst, words.Int(c.N)+"×"+words.Int(c.Side), x+r.W*0.2, y, lettering.Strong, math.Max(d*0.6, 3.5*in.Page.U), palette.Ink)
}

// paperBones returns the areas of the four sides on the paper while a side is being
// named.
func (s *snapshot) paperBones() (list [4]ui.Rect) {
	r, across, kept := s.paper, 4, 0.0
	if len(s.b.Calls) > 0 {
		kept = beside
	}
	if s.low {
		across = 2
		r.Y, r.H = r.Y+r.H*kept, r.H*(1-kept)
	} else {
		r.X, r.W = r.X+r.W*kept, r.W*(1-kept)
	}
	w, h := r.W/float64(across), r.H*float64(across)/4
	for i := range list {
		list[i] = ui.Rect{X: r.X + w*float64(i%across), Y: r.Y + h*float64(i/across), W: w, H: h}
	}
	return list
}

// drawSides shows a key for each side that can be named.
func drawSides(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	u := in.Page.U
	for i, r := range s.paperBones() {
		m := name(sides[i])
		x, y := r.Center()
		if in.Lit(m) {
			f := r.Inset(1.1 * u)
			if in.Chosen != nil && in.Chosen.Move == m {
				thing.Key(dst, f.X, f.Y, f.W, f.H, u, in.Page.Things()|thing.Chosen)
			} else {
				thing.Key(dst, f.X, f.Y, f.W, f.H, u, in.Page.Things()|thing.Best)
				in.Light(dst, f, 0.2+0.4*in.Glow)
			}
		}
		up, down, row := 0.15, 0.28, in.Row(m)
		if row != nil {
			up, down = 0.24, 0.1
			lettering.Middle(dst, in.Page.Words(row.Short), x, y+r.H*0.34, lettering.Strong, math.Min(in.Page.T(1), r.H*0.3), palette.Ink2)
		}
		thing.Ossicle{Side: sides[i], Turn: 3, Ground: ground, Light: 1, Alpha: 1}.Draw(dst, x, y-r.H*up, math.Min(r.W*0.72, r.H*0.52))
		lettering.Middle(dst, words.Int(sides[i]), x, y+r.H*down, lettering.Figure, math.Max(r.H*0.3, 4.5*u), palette.Ink)
	}
}

var sides = [4]int{1, 3, 4, 6}

// name returns the move that names a side.
func name(side int) rules.Move { return rules.Move{Verb: game.Side, N: int32(side)} }
