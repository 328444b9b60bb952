package augustus

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A rate holds some bones and the words for their effect, for a slip on the stone.
type rate struct {
	bones []int
	said  text.Text
}

// rates returns what Venus and four alike win now, and what the casts pay that pay.
func rates(in *table.Instant) (wins, pays []rate) {
	b := boardOf(&in.Now)
	if in.T < 1 {
		b = boardOf(&in.Was)
	}
	wins = []rate{{[]int{6, 4, 3, 1}, text.Of("wins {0}", text.Number(b.Prize))}}
	if n := min(b.Vultures, b.Prize); n > 0 {
		wins = append(wins, rate{nil, text.Of("four alike: take {0}", text.Number(n))})
	}
	if b.Fine == 0 {
		each := text.Of("each: pays {0}", text.Number(1))
		return wins, []rate{{[]int{6}, each}, {[]int{1}, each}}
	}
	fine := text.Number(b.Fine)
	return wins, []rate{{[]int{6}, text.Of("no Venus: pays {0}", fine)}, {[]int{1, 1, 1, 1}, text.Of("pays {0}", fine)}}
}

// least is the height of the slips, in units.
const least = 8

// drawRates lays what casts bring on the stone: under the wreath, or where there is no room
// beside it under the carved words.
func drawRates(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	if b.Prize == 0 || venus(in, &b) {
		return
	}
	p, f, r := in.Page, in.Frame.Field, in.Frame.Board
	u := p.U
	wins, pays := rates(in)
	if low := r.Y + r.H; p.Shape == ui.Portrait {
		if f.Y+f.H-low >= (least+1)*u {
			row(dst, p, ui.Rect{X: f.X + u, Y: f.Y + f.H - (least+0.5)*u, W: f.W - 2*u, H: least * u}, append(wins, pays...)[:3]...)
		}
		return
	}
	side := r.X - f.X - 6*u
	if side < 24*u {
		return
	}
	y := r.Y + r.H*0.7 + 5*u
	for i, list := range [][]rate{wins, pays} {
		x := f.X + 3*u + float64(i)*(r.X+r.W-f.X)
		for k, it := range list {
			row(dst, p, ui.Rect{X: x, Y: y + float64(k)*(least+1.5)*u, W: side, H: least * u}, it)
		}
	}
}

// row lays slips side by side in the middle of a place, smaller where they would not fit, or
// none where they could not be read.
func row(dst *ebiten.Image, p *ui.Page, at ui.Rect, list ...rate) {
	gap := 1.5 * p.U
	k := math.Min(1, (at.W-gap*float64(len(list)-1))/wide(p, at.H, list))
	if k < 0.57 {
		return
	}
	h := at.H * k
	x := at.X + (at.W-wide(p, h, list)-gap*float64(len(list)-1))/2
	for i := range list {
		w := wide(p, h, list[i:i+1])
		slip(dst, p, ui.Rect{X: x, Y: at.Y + (at.H-h)/2, W: w, H: h}, &list[i])
		x += w + gap
	}
}

// rateType returns the style of the words on a slip of that height.
func rateType(high float64) lettering.Style {
	return lettering.Style{Face: lettering.Strong, Size: high * 0.5, Color: palette.Ink}
}

// wide returns the width of slips of that height, in pixels.
func wide(p *ui.Page, high float64, list []rate) (w float64) {
	for _, r := range list {
		w += p.BonesLength(len(r.bones), high) + lettering.Width(p.Words(r.said), rateType(high)) + 0.5*high
	}
	return w
}

// slip lays one slip.
func slip(dst *ebiten.Image, p *ui.Page, r ui.Rect, said *rate) {
	thing.Label(dst, r.X, r.Y, r.W, r.H, p.U, p.Things())
	p.Bones(dst, ui.Rect{X: r.X + 0.1*r.H, Y: r.Y, W: r.W, H: r.H}, said.bones)
	st := rateType(r.H)
	lettering.Draw(dst, p.Words(said.said), r.X+0.25*r.H+p.BonesLength(len(said.bones), r.H), r.Y+r.H/2+st.Cap()/2, st)
}
