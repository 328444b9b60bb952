package skiffs

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// A snapshot holds everything that is drawn at an instant: the lake, and apart from it
// the skiffs and racers in flight.
type snapshot struct {
	game.Board
	storm   float64 // the fraction of the storm that is still in the bowl
	flights []flight
}

// A flight is the movement of a skiff or a racer from (x0, y0) to (x1, y1), in pixels.
type flight struct {
	seat           int
	x0, y0, x1, y1 float64
	d0, d1         float64 // width at the start and at the end
	t              float64 // progress, 0 to 1
}

// pours reports whether the move is the storm, whose skiffs fall together.
func pours(m rules.Move) bool { return m.Verb == game.Fall }

// acts is the duration of an action, and wreathed that of the growing wreath, in
// milliseconds.
const acts, wreathed = 550, 700

// times returns the durations and sounds of a step; the whole storm takes at most 2.6
// seconds.
func times(in *table.Instant) (t table.Times) {
	switch in.Move.Verb {
	case game.Fall:
		t.Lasts = min(2600, 700+20*falls(in))
		for at := 250; at < t.Lasts; at += 130 {
			t.Hear(at, sound.Plop)
		}
	case game.Draw:
		t.Lasts = 400
	case game.Take, game.Pair, game.Three, game.Shift:
		t.Lasts = acts
		t.Hear(0, sound.Plop)
		if in.Move.Verb == game.Shift {
			t.Hear(acts*9/10, sound.Plop)
		}
		was, now := boardOf(&in.Was), boardOf(&in.Now)
		if now.End != game.Open {
			t.Feast = wreathed
		} else if len(now.Near) > len(was.Near) {
			t.Hear(acts, sound.Chime)
		}
	}
	return t
}

// falls returns the number of skiffs that fall in the step that is shown.
func falls(in *table.Instant) int {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	return was.Storm - now.Storm
}

// snapshotOf returns the snapshot that shows the game at an instant.
func snapshotOf(in *table.Instant) snapshot {
	now := boardOf(&in.Now)
	s := snapshot{Board: now}
	if now.Storm > 0 {
		s.storm = 1
	}
	if in.T >= 1 {
		return s
	}
	s.Board = boardOf(&in.Was)
	switch m := in.Move; m.Verb {
	case game.Fall:
		s.pour(in, &now)
	case game.Draw:
		s.takeOut(in, int(m.From))
	case game.Take, game.Pair, game.Three, game.Shift:
		s.lift(in, m)
	}
	return s
}

// pour sets the snapshot to an instant of the storm, in which skiffs fall one after the
// other, the seats in turn. None is anchored before the last has fallen.
func (s *snapshot) pour(in *table.Instant, now *game.Board) {
	const each = 0.22 // of the time, in the air
	was := s.Board
	clear(s.Anchored[:])
	cx, cy, d0 := bowl(in)
	n, seats := falls(in), len(in.Now.Seats)
	for k := range n {
		seat := k % seats
		box := fell(&was, now, seat, k/seats)
		t := (in.T - float64(k)/float64(n)*(1-each)) / each
		switch {
		case box < 0 || t <= 0:
		case t >= 1:
			s.Lake[box][seat]++
		default:
			x, y, d := at(in, game.Place(box, seat))
			sin, cos := math.Sincos(float64(k) * 2.4)
			s.flights = append(s.flights, flight{seat, cx + d0*0.25*cos, cy + d0*0.25*sin, x, y, d * 0.8, d, t})
		}
	}
	s.storm = math.Max(0, 1-in.T/(1-each))
}

// fell returns a box in which skiff k of a seat may have fallen, or −1: the numbers per
// box are right, but the order is made up.
func fell(was, now *game.Board, seat, k int) int {
	var list []int
	for box := range was.Lake {
		for range now.Lake[box][seat] - was.Lake[box][seat] {
			list = append(list, box)
		}
	}
	n := len(list)
	if k >= n {
		return -1
	}
	stride := 7
	for n%stride == 0 {
		stride += 4
	}
	return list[(k*stride+seat*5)%n]
}

// takeOut adds the flight of a seat's racer from the bowl to its place in the order.
func (s *snapshot) takeOut(in *table.Instant, seat int) {
	cx, cy, d0 := bowl(in)
	x, y, d := slot(in, len(s.Order))
	s.Bowl[seat] = false
	s.flights = append(s.flights, flight{seat, cx, cy, x, y, d0 * 0.3, d, in.T})
}

// lift adds the flights of the skiffs that a move takes to the seat that acts, or of
// the one that it moves to another box.
func (s *snapshot) lift(in *table.Instant, m rules.Move) {
	by := s.Acts
	if m.Verb == game.Shift {
		_, seat := game.At(m.From)
		x, y, _ := at(in, game.Place(int(m.To), seat))
		s.fly(in, m.From, x, y)
		return
	}
	x, y := in.Frame.Seats[by].Center()
	for _, place := range taken(m, by) {
		s.fly(in, place, x, y)
	}
}

// fly adds the flight of one of the skiffs at a place to x, y, in pixels, and removes
// it from its place.
func (s *snapshot) fly(in *table.Instant, place int16, x, y float64) {
	box, seat := game.At(place)
	x0, y0, d := at(in, place)
	s.Lake[box][seat]--
	s.flights = append(s.flights, flight{seat, x0, y0, x, y, d, d, in.T})
}

// taken returns the places of the skiffs that a seat's move takes, or of the one it
// moves.
func taken(m rules.Move, by rules.Actor) []int16 {
	switch m.Verb {
	case game.Take, game.Shift:
		return []int16{m.From}
	case game.Pair:
		return []int16{m.From, m.To}
	case game.Three:
		box, _ := game.At(m.From)
		if m.N >= game.Loose {
			box = int(m.N) - game.Loose
		}
		return []int16{game.Place(box, int(by)), m.From, m.To}
	}
	return nil
}

// drawFlight draws a flying skiff or racer, which moves in an arc.
func drawFlight(dst *ebiten.Image, in *table.Instant, f flight) {
	k := animation.Ease(f.t)
	lift := math.Sin(f.t*math.Pi) * 7 * in.Page.U
	d := math.Round((f.d0+(f.d1-f.d0)*k)/4) * 4 // few sizes, as each is a picture of its own
	drawSkiff(dst, in, f.seat, f.x0+(f.x1-f.x0)*k, f.y0+(f.y1-f.y0)*k-lift, d)
}
