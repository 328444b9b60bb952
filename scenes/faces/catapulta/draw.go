package catapulta

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the beach, everything on it, and the bone in flight.
func (s *shore) draw(dst *ebiten.Image, in *table.Instant) {
	sc := snapshotOf(in, s.poses[:0])
	s.poses = sc.poses
	s.prepare(&sc)
	s.drawSea(dst, &sc)
	s.sand.Lift = sc.bend()
	s.sand.Draw(dst, sc.cam)
	s.drawFurrows(dst, &sc)
	drawTurn(dst, &sc)
	drawRace(dst, &sc)
	s.drawBones(dst, &sc)
	drawTags(dst, &sc)
	s.drawCrab(dst, &sc)
	drawRounds(dst, &sc)
}

// drawBones draws the bones about the stake and on the block. Bones beyond the stake are
// drawn before it.
func (s *shore) drawBones(dst *ebiten.Image, sc *snapshot) {
	s.back, s.front = s.back[:0], s.front[:0]
	for i := range sc.left() {
		p := bone.Lying([4]int{3, 4, 1, 6}[i], block[0]-1.4+1.4*float64(i), block[1], 0.25-0.2*float64(i))
		p.Z += 0.1
		if _, y := sc.cam.Project(float64(p.X), float64(p.Y)-1, 0); y < sc.layout.field.Y+sc.layout.field.H {
			s.front = append(s.front, p)
		}
	}
	for _, p := range sc.poses {
		if p.Y > 0 {
			s.back = append(s.back, p)
		} else {
			s.front = append(s.front, p)
		}
	}
	look := sc.Air.Look
	look.Moving = sc.T < 1
	s.painter.Draw(dst, sc.cam, s.back, look)
	s.drawStake(dst, sc)
	s.painter.Draw(dst, sc.cam, s.front, look)
	s.drawSpray(dst, sc)
}

// drawTags draws a disc with the points beside each bone at rest, rimmed in brass if it
// touches the stake. When the turn is counted the discs fly to the plank one by one.
func drawTags(dst *ebiten.Image, sc *snapshot) {
	tags := throwing.Tags{Page: sc.Page, Edge: throwing.EdgeOf(sc.Frame)}
	for i, t := range sc.lies {
		if !t.shown {
			continue
		}
		p := sc.poses[i]
		x, y := sc.cam.Project(float64(p.X), float64(p.Y), float64(p.Z))
		gone := animation.Clamp(sc.told - float64(i))
		if sc.T >= 1 {
			gone = 0
		} else if gone > 0 {
			px, py := sc.cam.Project(plank, notch(sc.score(sc.mover())/float64(sc.board.Target)), 0)
			x, y = x+(px-x)*animation.Ease(gone), y+(py-y)*animation.Ease(gone)
		}
		l := table.Laid{X: x, Y: y, Size: sc.cam.Size(float64(p.X), float64(p.Y), 0), Tag: words.Int(t.counts), Brass: t.stake}
		tags.Draw(dst, l, 1-0.9*math.Max(0, gone*3-2))
	}
}

// mover returns the seat whose toss the step shows.
func (s *snapshot) mover() int { return max(0, int(s.Was.Asked)) }

// drawTurn draws the points of the current turn as a line beside the plank, from the
// score of the seat to its score if it counted its bones now.
func drawTurn(dst *ebiten.Image, sc *snapshot) {
	b := &sc.board
	seat, tally := -1, float64(b.Tally)
	if len(b.Waiting) > 0 {
		seat = b.Waiting[0]
	}
	if was := boardOf(&sc.Was); throwing.Pours(sc.Move) && sc.T < 1 && len(was.Waiting) > 0 {
		seat, tally = was.Waiting[0], float64(was.Tally)
		if !sc.flying {
			tally = 0
			for _, n := range b.Counts {
				tally += float64(n)
			}
		}
		tally *= 1 - sc.walked
	}
	if seat < 0 || tally == 0 {
		return
	}
	u, from := sc.Page.U, sc.score(seat)/float64(b.Target)
	to := from + tally/float64(b.Target)
	const x = plank + plankWide + 0.25
	x0, y0 := sc.cam.Project(x, notch(from), 0)
	x1, y1 := sc.cam.Project(x, notch(to), 0)
	drawStroke(dst, x0, y0, x1, y1, 2*u, palette.Night)
	drawStroke(dst, x0, y0, x1, y1, 1.2*u, palette.Candle)
	if to >= 1 {
		for i := range 6 {
			w := (0.4 + 0.42*float64(i)) * u
			picture.Fine(dst, x1-w, y1-(2.6-0.45*float64(i))*u, 2*w, 0.5*u, palette.Candle)
		}
	}
}

// drawStroke draws a straight line, pen pixels thick and with round ends.
func drawStroke(dst *ebiten.Image, x0, y0, x1, y1, pen float64, c rgba) {
	n := int(math.Hypot(x1-x0, y1-y0)/(pen*0.3)) + 1
	dots := make([]picture.Stamp, n+1)
	for i := range dots {
		t := float64(i) / float64(n)
		dots[i] = picture.Stamp{X: x0 + (x1-x0)*t, Y: y0 + (y1-y0)*t, Scale: 1, Color: c}
	}
	thing.Spots(dst, pen, dots)
}

// drawRace draws the emblems of all seats along the plank, and its figures.
func drawRace(dst *ebiten.Image, sc *snapshot) {
	st := lettering.Style{Face: lettering.Figure, Size: sc.Page.T(1), Color: palette.Bone, Edge: palette.Night}
	for _, part := range []float64{0, 0.5, 1} {
		x, y := sc.cam.Project(plank+plankWide+0.3, notch(part), 0)
		y = min(y, sc.Frame.Field.Y+sc.Frame.Field.H-st.Cap()) // not under the log
		lettering.Draw(dst, words.Int(int(part*float64(sc.board.Target))), x, y+st.Cap()/2, st)
	}
	lead := 0.0
	for i := range sc.board.Score {
		lead = math.Max(lead, sc.score(i))
	}
	for i := range sc.board.Score {
		n, side, level := sc.score(i), 0, 0
		for k := range sc.board.Score {
			if k != i && math.Abs(sc.score(k)-n) < 0.075*float64(sc.board.Target) {
				level++
				if k < i {
					side++
				}
			}
		}
		sc.drawRunner(dst, i, notch(n/float64(sc.board.Target)), side, level, n == lead && n > 0)
	}
}

// drawRunner draws the emblem of a seat beside the plank. Level seats have about the
// same score, and side of those stand between it and the plank; where there is no room
// for all they move onto the plank.
func (s *snapshot) drawRunner(dst *ebiten.Image, seat int, at float64, side, level int, leads bool) {
	u := s.Page.U
	x, y := s.cam.Project(plank-plankWide, at, 0)
	d := 6 * u
	const apart = 0.8
	room := x - d*1.1 - s.layout.field.X
	x += math.Max(0, d*apart*float64(level)-room) - d*(0.5+apart*float64(side))
	x, y = s.leap(seat, x, y)
	thing.Dot(dst, x+0.3*u, y+0.5*u, d*1.1, palette.Fade(palette.Night, 0.45))
	thing.Emblem(dst, s.Colours[seat], x, y, d, s.Page.Things())
	if leads {
		thing.Ring(dst, x, y, d*1.14, 0.6*u, 0, palette.Brass)
	}
}

// drawRounds lays a pebble on the line for each round left, once ten or fewer are left.
func drawRounds(dst *ebiten.Image, sc *snapshot) {
	left := sc.board.Rounds - sc.board.Round + 1
	for i := range left {
		if left > 10 {
			return
		}
		x, y := sc.cam.Project(-4+0.8*float64(i), line, 0)
		thing.Pebble(dst, 0, x, y, 3*sc.Page.U, i)
	}
}

// above draws the held bone over everything else.
func (s *shore) above(dst *ebiten.Image, in *table.Instant) {
	if !in.Holds() {
		return
	}
	lay := layoutOf(in.Page, in.Frame)
	s.hand.Yard, s.hand.Cam = ground, lay.aim
	if !in.Asks && !(in.Waits && in.Air.By) {
		s.hand.Cam = lay.others()
	}
	if s.hand.Bones == nil {
		s.hand.Bones = []bone.Pose{bone.Lying(4, 0, 0, 1.2)}
	}
	s.hand.Draw(dst, in)
}
