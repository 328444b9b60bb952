package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// arch is the height of the arc of coins that fly, as a part of their way.
const arch = 0.28

// drawCoins draws the coins that fly.
func drawCoins(dst *ebiten.Image, in *Instant) {
	m := in.step
	if m == nil {
		return
	}
	for _, e := range m.events {
		for i := range min(e.Coins, timeline.MostCoins) {
			s, flies := m.Coin(i)
			if !flies {
				continue
			}
			x0, y0 := in.Frame.spot(e.From)
			x1, y1 := in.Frame.spot(e.To)
			k := animation.Ease(s)
			lift := math.Sin(s*math.Pi) * math.Max(9*in.Page.U, arch*math.Hypot(x1-x0, y1-y0))
			top := in.Frame.Bar.Y + in.Frame.Bar.H + 3*in.Page.U // they hide nothing of the bar
			thing.Coin(dst, thing.Metal(i%3), x0+(x1-x0)*k, math.Max(top, y0+(y1-y0)*k-lift), 5*in.Page.U, s*1.5)
		}
	}
}

// spot returns the point, in pixels, where coins from or to a seat, the pot or the
// house start or land.
func (f *Frame) spot(a rules.Actor) (x, y float64) {
	switch {
	case a >= 0 && int(a) < len(f.Seats):
		return f.Seats[a].Center()
	case a == rules.House:
		return f.Field.X + f.Field.W, f.Field.Y
	}
	return f.Pot.Center()
}

// drawPiles draws the pot and the stakes. One that is taken lies there until its
// coins have gone.
func drawPiles(dst *ebiten.Image, in *Instant) {
	list := in.Now.Piles
	if m := in.step; m != nil && !m.Back() && len(in.Was.Piles) > len(list) && (m.Celebrated() < 0 || m.arrived() < 1) {
		list = in.Was.Piles
	}
	for _, pile := range list {
		now := coinsOf(in.Now.Piles, pile.Seat, 0)
		n := in.step.between(coinsOf(in.Was.Piles, pile.Seat, now), now)
		if n == 0 && len(in.Now.Piles) < len(list) {
			continue
		}
		r := in.Frame.Pot
		said := in.Page.Words(text.Of("{0} **{1}**", pile.Label, n))
		if pile.Numbered {
			said = in.Page.Words(text.Of("{0}: {1}", pile.Label, text.Coins(n)))
		}
		if pile.Seat >= 0 {
			r = in.Frame.Stakes[pile.Seat]
		}
		drawPile(dst, in.Page, r, n, said, pile.Seat >= 0)
	}
}

// coinsOf returns the number of coins in the pile of a seat or the pot, or none if
// there is no such pile.
func coinsOf(piles []rules.Pile, seat rules.Actor, none int) int {
	for i := range piles {
		if piles[i].Seat == seat {
			return piles[i].Coins
		}
	}
	return none
}

// drawPile draws a heap, or as a stake coins that can be counted, with its paper tag below.
func drawPile(dst *ebiten.Image, p *ui.Page, r ui.Rect, coins int, said string, stake bool) {
	u := p.U
	st := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink}
	if r.H < 14*u {
		st.Size = p.T(1)
	}
	st.Size = math.Min(st.Size, math.Max(3*u, r.H*0.6))
	st = lettering.Shrink(said, st, r.W, 3*u)
	h := st.Size * 1.6
	w := lettering.Width(said, st) + 4*u
	draw, width, foot := thing.Heap, thing.HeapWidth, thing.HeapFoot
	if stake && coins <= thing.StakeMost {
		draw, width, foot = thing.Stake, thing.StakeWidth, thing.StakeFoot
	}
	coin := pileCoin(r.W, r.H-h, u, width(coins, 1), 2*foot(coins, 1))
	cx, below := r.X+r.W/2, foot(coins, coin)
	bottom := math.Max(math.Min(r.Y+r.H, r.Y+(r.H+2*below+h)/2), r.Y+h)
	draw(dst, coins, cx, bottom-h-below-0.3*u, coin)
	cx = math.Max(cx, p.Safe.Left+w/2+1.5*u) // no words leave the page
	thing.Label(dst, cx-w/2, bottom-h, w, h, u, p.Things())
	lettering.Draw(dst, said, cx-lettering.Width(said, st)/2, bottom-h/2+st.Cap()/2, st)
}

// pileCoin returns the diameter of the coins of a pile that has w by h pixels, u a unit, and
// is wide by high with coins of one pixel.
func pileCoin(w, h, u, wide, high float64) float64 {
	return min(9.5*u, w*0.3, h*0.48, w/wide, h/high)
}
