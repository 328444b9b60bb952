package simple

import (
	"image"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A hung is an emblem on the wall.
type hung struct {
	seat, rung int
	x, y       float64
	figures    bool
	alpha      float64
}

// hang draws the emblems at the ranks of their casts.
func (w *wall) hang(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	w.layAll(in, s, lay, -1)
	if s.Moves(in) {
		w.hung, w.before = w.before, w.hung
		w.layAll(in, s, lay, s.Mover)
		w.hung, w.before = w.before, w.hung
		w.slide(hopped(in, s))
	}
	for i := range w.hung {
		w.drawHung(dst, in, s, lay, &w.hung[i])
	}
	w.wreath(dst, in, s, lay)
}

// layAll sets in w.hung the places of all seats' emblems, without that of one seat; -1
// leaves out none.
func (w *wall) layAll(in *table.Instant, s *casting.Scene, lay *layout, without int) {
	w.hung = w.hung[:0]
	for rung := len(s.Rungs) - 1; rung >= lay.low; rung-- {
		w.place(in, s, lay, rung, rung, without)
	}
	w.place(in, s, lay, -1, lay.low-1, without)
}

// slide moves the emblems in w.hung from their places in w.before, where they hung
// without the new one, to their own; t is the progress, 0 to 1.
func (w *wall) slide(t float64) {
	for i := range w.hung {
		h := &w.hung[i]
		for j := range w.before {
			if o := &w.before[j]; o.seat == h.seat {
				h.x += (o.x - h.x) * (1 - t)
				h.figures = h.figures && (t > 0.5 || o.figures) || t == 0 && o.figures
			}
		}
	}
}

// hangs reports whether the emblem of a stand is on the wall. A seat that would not
// match a raise lies on the foot, face down.
func hangs(s *casting.Scene, st *casting.Stand) bool {
	switch st.State {
	case bestcast.In:
		return st.Rung >= 0
	case bestcast.Beaten:
		return st.Rung >= 0 && s.Over
	}
	return st.State == bestcast.Dropped
}

// place adds the emblems of the rungs from the one to the other to w.hung in one row, the highest
// first, except that of the seat without. They are to the right of any that hang just above.
func (w *wall) place(in *table.Instant, s *casting.Scene, lay *layout, from, to, without int) {
	first := len(w.hung)
	for rung := to; rung >= from; rung-- {
		for seat := range s.Stands {
			st := &s.Stands[seat]
			if seat != without && st.Rung == rung && hangs(s, st) {
				w.hung = append(w.hung, hung{seat: seat, rung: rung, alpha: shown(in, s, st)})
			}
		}
	}
	row := w.hung[first:]
	if len(row) == 0 {
		return
	}
	start, y := lay.stem+lay.leaf()+lay.disc+2*lay.u, lay.y(float64(to))
	if to < lay.low {
		word := lettering.Width(in.Page.Words(noname), nonameStyle(lay, in.Page)) + 2*lay.u
		start, y = math.Max(lay.X+lay.W*0.36, lay.X+lay.W*0.07+word+lay.disc*0.7), lay.mid
	}
	limit := w.limit
	x, beside := w.beside(start, y, first, lay)
	if x+lay.disc/2 > limit { // no room beyond the figures of the others
		for i := range w.hung[:first] {
			w.hung[i].figures = w.hung[i].figures && math.Abs(w.hung[i].y-y) >= lay.disc*0.95
		}
		x, _ = w.beside(start, y, first, lay)
	}
	if to < lay.low && lay.low > 1 {
		lay.count(row, x, limit-float64(len(s.Waiting))*lay.disc*1.5)
		return
	}
	step := math.Min(lay.disc*1.12, (limit-x)/float64(len(row)))
	for i := range row {
		row[i].x, row[i].y = x+step*float64(i), y
	}
	last := &row[len(row)-1]
	end := last.x + lay.disc*0.7 + 4*digitWidth(lay)
	last.figures = len(row) <= 2 && end < limit+lay.u && to >= lay.low && !(beside && len(s.Stands) > 4)
}

// count sets a row of emblems on the foot, from x to limit, with their totals if there is room.
func (lay *layout) count(row []hung, x, limit float64) {
	step, whole := 0.0, false
	for _, apart := range []float64{1.7, 1.45, 1.2} {
		step = lay.disc*apart + digitWidth(lay)
		if whole = x+step*float64(len(row))-lay.disc/2 <= limit; whole {
			break
		}
	}
	if !whole {
		step = math.Min(lay.disc*1.12, (limit-x)/float64(len(row)))
	}
	for i := range row {
		row[i].x, row[i].y = x+step*float64(i), lay.mid
		row[i].figures = whole && row[i].rung >= 0
	}
}

// beside returns the first free place, from x to the right, for an emblem at about the
// height y, and whether any of the first emblems in w.hung is there.
func (w *wall) beside(x, y float64, first int, lay *layout) (at float64, beside bool) {
	for _, o := range w.hung[:first] {
		if math.Abs(o.y-y) >= lay.disc*0.95 {
			continue
		}
		beside = true
		x = math.Max(x, o.x+lay.disc*1.12)
		if o.figures {
			x = math.Max(x, o.x+lay.disc*1.35+4*digitWidth(lay))
		}
	}
	return x, beside
}

// digitWidth returns the width of the disc of one figure in pixels. Large letters make
// it larger as far as emblems have space beside four of them.
func digitWidth(lay *layout) float64 {
	room := lay.W*0.63 - lay.leaf() - 4.5*lay.disc - 6*lay.u
	return math.Max(math.Max(4.4*lay.u, lay.disc*0.62), math.Min(4.4*lay.u*lay.text, room/4))
}

// shown returns the opacity of an emblem, 0 to 1.
func shown(in *table.Instant, s *casting.Scene, st *casting.Stand) float64 {
	switch {
	case st.Past:
		return 0.45
	case !st.Moves || in.T >= 1:
		return 1
	case in.Calm:
		return in.T
	case unnamed(s):
		return in.T
	}
	c, ms := elapsed(in, s)
	return animation.Progress(ms, c.rise(), c.rise()+hang)
}

func (w *wall) drawHung(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, h *hung) {
	if h.alpha <= 0 {
		return
	}
	if s.Stands[h.seat].State == bestcast.Dropped {
		drawBack(dst, in, h.x, h.y, math.Round(lay.disc))
		return
	}
	grow := 1 + 0.5*(1-h.alpha)
	if s.Stands[h.seat].Past {
		grow = 1
	}
	thing.Faint(dst, in.Colours[h.seat], h.x, h.y, math.Round(lay.disc*grow), h.alpha, in.Page.Things()|beaten(s, h.seat))
	if !h.figures || s.Stands[h.seat].Past {
		return
	}
	d := digitWidth(lay)
	if h.rung < lay.low {
		x := h.x + lay.disc*0.62 + d*0.5
		if s.Stands[h.seat].Leads { // beside the wreath
			x += lay.disc * 0.2
		}
		thing.Tag(dst, x, h.y, d*h.alpha, lay.u*0.6, s.Stands[h.seat].Leads)
		lettering.Middle(dst, strconv.Itoa(s.Rungs[h.rung].Count), x, h.y, lettering.Figure, d*0.7*h.alpha, palette.Ink)
		return
	}
	for i, digit := range casting.Digits(s.Stands[h.seat].Hand) {
		t := animation.Progress(h.alpha, 0.2*float64(i), 0.2*float64(i)+0.3)
		if t <= 0 {
			return
		}
		x := h.x + lay.disc*0.72 + d*(float64(i)+0.5)
		thing.Tag(dst, x, h.y, d*t, lay.u*0.6, s.Stands[h.seat].Leads)
		lettering.Middle(dst, string(digit), x, h.y, lettering.Figure, d*0.82, palette.Ink)
	}
}

// drawBack draws an emblem that lies face down.
func drawBack(dst *ebiten.Image, in *table.Instant, x, y, d float64) {
	rim, back := palette.Mix(palette.Brass, soot, 0.5), palette.Mix(umber, soot, 0.5)
	if in.Page.High {
		rim, back = palette.White, palette.Black
	}
	thing.Dot(dst, x, y, d, rim)
	thing.Dot(dst, x, y, d*0.86, back)
	thing.Ring(dst, x, y, d*0.5, d*0.06, 0, rim)
}

// beaten returns thing.Out, which greys an emblem, if a seat is out of the pot, else 0.
func beaten(s *casting.Scene, seat int) thing.State {
	if s.Stands[seat].State != bestcast.In {
		return thing.Out
	}
	return 0
}

// wreath draws the leader's wreath; seats that are level have half of it each, the left
// and the right in turn. It hops to a seat that passes them, and half of it to one that
// draws level.
func (w *wall) wreath(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	first, to, n := w.leaders(s)
	d, t := lay.disc*1.5, hopped(in, s)
	if n == 0 && to != nil {
		thing.Wreath(dst, to.x, to.y, d, t, false)
		return
	}
	passes := to != nil && s.Next != s.Line
	if to != nil && !passes {
		part(dst, first.x+(to.x-first.x)*to.alpha, first.y, d, n, n+1)
		n++
	}
	k := 0
	for i := range w.hung {
		h := &w.hung[i]
		if !s.Stands[h.seat].Leads {
			continue
		}
		x, y := h.x, h.y
		if passes {
			x, y = x+(to.x-x)*t, y+(to.y-y)*t-math.Sin(t*math.Pi)*lay.disc
		}
		part(dst, x, y, d, k, n)
		k++
	}
}

// leaders returns the first of the seats that lead, the seat that draws level with them
// or passes them with the cast that is shown, and how many lead before that cast. The
// first two may be nil.
func (w *wall) leaders(s *casting.Scene) (first, to *hung, n int) {
	for i := range w.hung {
		h := &w.hung[i]
		switch st := &s.Stands[h.seat]; {
		case st.Leads:
			if n++; first == nil {
				first = h
			}
		case st.Moves && s.Next == h.rung:
			to = h
		}
	}
	return first, to, n
}

// part draws part k of a wreath shared by the given number of seats: all of it, or half.
func part(dst *ebiten.Image, x, y, d float64, k, share int) {
	if share > 1 {
		dst = dst.SubImage(half(x, y, d, k)).(*ebiten.Image)
	}
	thing.Wreath(dst, x, y, d, 1, false)
}

// half returns the bounds of the left half of a wreath with diameter d around x, y if k
// is even, else of the right half.
func half(x, y, d float64, k int) image.Rectangle {
	left := image.Rect(int(x)-int(d), int(y-d), int(x), int(y+d))
	return left.Add(image.Pt(int(d)*(k%2), 0))
}

// open draws the upper half of the shell as it opens, and in it the emblem of the seat
// that cast, as a pearl; t is the progress, 0 to 1.
func (w *wall) open(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, t float64) {
	wide := math.Sin(math.Pi * math.Min(1, t*1.15))
	if wide <= 0 {
		return
	}
	b := w.shell.Bounds()
	k := lay.leaf() / 14
	x, y := lay.stem-lay.leaf()*0.86+12*k, lay.y(float64(lay.ends()))-lay.leaf()*1.05+21*k
	for i := range 5 {
		thing.Dot(dst, x, y-8*k, k*(16+9*float64(i))*wide, palette.Fade(palette.Candle, 0.1))
	}
	op := picture.Copying()
	op.Filter = ebiten.FilterLinear
	op.GeoM.Translate(-float64(b.Dx())/2, -25*k)
	op.GeoM.Scale(1+0.12*wide, 1+0.5*wide)
	op.GeoM.Translate(x, y-7*k*wide)
	picture.Draw(dst, w.shell, op)
	thing.Emblem(dst, in.Colours[s.Mover], x, y-5*k*wide, math.Round(9*k), in.Page.Things())
}
