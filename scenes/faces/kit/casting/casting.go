// Package casting is shared by the boards of games in which each player casts four bones
// once and the best cast wins the pot. It tracks the casts while a step is animated,
// delays the bones that decide, and lays out the table.
package casting

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A Stand describes the cast of a seat.
type Stand struct {
	Hand  tali.Hand // empty if the seat has not cast
	Rung  int       // of Rungs; -1 if it has none
	Moves bool      // the cast is new in this step
	Past  bool      // the cast is from the previous rotation
	Leads bool
	State bestcast.State
}

// A Scene describes a game at an instant.
type Scene struct {
	*bestcast.Board // the board to draw: while a step is animated, the board before it
	Stands          []Stand
	Mover           int  // the seat whose cast the step is, or -1
	Void            bool // that cast is void
	Line, Next      int  // the rung to beat before and after the step; -1 if there is none
	T               float64
}

// Board returns the board of a view.
func Board(v *rules.View) bestcast.Board { return v.Board.(bestcast.Board) }

// Of returns the scene of an instant. It appends to stands.
func Of(in *table.Instant, stands []Stand) Scene {
	was, now := Board(&in.Was), Board(&in.Now)
	s := Scene{Board: &now, Mover: -1, T: in.T, Stands: stands}
	if in.Move.Verb == rules.Cast && in.Rests && in.Was.Turn == rules.Chance && !now.Half {
		s.Mover, s.Void = int(in.Was.Asked), now.Void
		if in.T < 1 {
			s.Board = &was
		}
	}
	s.Line, s.Next = s.rung(was.Best), s.rung(now.Best)
	if s.Board == &now {
		s.Line = s.Next
	}
	begun := slices.ContainsFunc(s.Casts, func(c bestcast.Cast) bool { return c.Hand != 0 && c.State == bestcast.In })
	for i := range s.Casts {
		s.Stands = append(s.Stands, s.stand(i, begun))
	}
	if m := s.Mover; m >= 0 && in.T < 1 && !s.Void {
		s.show(m, now.Casts[m].Last)
	}
	return s
}

// Begun returns the scene at the start of the current step's cast; ok is false if the
// step shows none.
func Begun(in *table.Instant) (s Scene, ok bool) {
	at := *in
	at.T = 0
	s = Of(&at, nil)
	return s, s.Mover >= 0
}

// stand returns the cast of seat i on the board being drawn. If begun is false, no seat
// has cast in this rotation yet, and it is the cast of the last one.
func (s *Scene) stand(i int, begun bool) Stand {
	c := &s.Casts[i]
	st := Stand{Hand: c.Hand, State: c.State, Leads: c.Leads}
	if st.Hand == 0 && !begun && c.State == bestcast.In {
		st.Hand, st.Past = c.Last, c.Last != 0
	}
	st.Rung = s.RungOf(st.Hand)
	return st
}

// show sets the cast of seat m to h, which has just landed, and updates the rung to
// beat.
func (s *Scene) show(m int, h tali.Hand) {
	st := &s.Stands[m]
	st.Hand, st.Moves, st.Past = h, true, false
	st.Rung = s.RungOf(h)
	if w := s.worth(st.Rung); w > 0 && w > s.Best {
		s.Next = st.Rung
	} else {
		s.Next = s.Line
	}
}

// RungOf returns the index of the rung to which a hand belongs, or -1 if it has none or
// is empty.
func (s *Scene) RungOf(h tali.Hand) int {
	if h == 0 {
		return -1
	}
	return slices.IndexFunc(s.Rungs, func(r bestcast.Rung) bool { return slices.Contains(r.Hands, h) })
}

// worth returns the worth of a rung by its index, or -1 for none.
func (s *Scene) worth(rung int) int {
	if rung < 0 {
		return -1
	}
	return s.Rungs[rung].Worth
}

// rung returns the index of the rung with that worth, or -1 if there is none.
func (s *Scene) rung(worth int) int {
	if worth <= 0 {
		return -1
	}
	return slices.IndexFunc(s.Rungs, func(r bestcast.Rung) bool { return r.Worth == worth })
}

// Last reports whether the caster is the last of the rotation.
func Last(b *bestcast.Board) bool { return len(b.Waiting) == 1 && !b.Opening }

// Again reports whether all casts are level after the current step, so that the
// remaining seats cast again.
func Again(in *table.Instant) bool {
	b := Board(&in.Now)
	return !b.Over && !slices.ContainsFunc(b.Casts, func(c bestcast.Cast) bool { return c.Hand != 0 && c.State == bestcast.In })
}

// Late returns the delays of the bones of a cast. They land one by one, ms apart, from
// the third on while it is open whether the cast will be the best. The last caster's
// bones wait longer; those of a cast that may be thrown again land together.
func Late(in *table.Instant, ms int) []int {
	was := Board(&in.Was)
	bones := in.Now.Bones
	if Board(&in.Now).Decides || len(bones) != 4 || in.Was.Cup != 4 || was.Opening || was.Best <= 0 {
		return nil
	}
	if Last(&was) {
		ms = ms * 3 / 2
	}
	s := Scene{Board: &was}
	return OneByOne(bones, ms, was.Best, func(h tali.Hand) int { return s.worth(s.RungOf(h)) })
}

// OneByOne returns the delays of four bones in milliseconds: from the third on they
// land one by one, ms apart, as long as it is open whether the hand will be worth at
// least best. It is nil if none waits.
func OneByOne(bones []rules.Bone, ms, best int, worth func(tali.Hand) int) (late []int) {
	lie := tali.Of(int(bones[0].Side))
	for i := 1; i < 3; i++ {
		if lie = lie.Add(tali.Of(int(bones[i].Side))); !open(lie, best, worth) {
			break
		}
		if late == nil {
			late = make([]int, 4)
		}
		late[i+1] = late[i] + ms
		late[3] = late[i+1]
	}
	return late
}

// open reports whether a hand that contains the given bones may still turn out worth at
// least best, and may also turn out worth less.
func open(lie tali.Hand, best int, worth func(tali.Hand) int) bool {
	leads, trails := false, false
	var fill func(h tali.Hand)
	fill = func(h tali.Hand) {
		if h.Len() < 4 {
			for _, side := range [4]int{1, 3, 4, 6} {
				fill(h.Add(tali.Of(side)))
			}
			return
		}
		w := worth(h)
		leads, trails = leads || w >= best, trails || w >= 0 && w < best
	}
	fill(lie)
	return leads && trails
}

// Digits returns the sides of a hand as text, from low to high: "3466".
func Digits(h tali.Hand) string {
	var buf [8]int
	var out []byte
	for _, side := range h.Sides(buf[:0]) {
		out = append(out, byte('0'+side))
	}
	return string(out)
}

// A Panel gives the shape of a board: Wide is its width per height beside the bones on a
// phone, and Tall its height per width elsewhere.
type Panel struct{ Wide, Tall float64 }

// Lay sets in f the bounds of the board, the bones and the pot.
func (b Panel) Lay(p *ui.Page, f *table.Frame) {
	u, field := p.U, f.Field
	if p.Shape == ui.Portrait {
		bones := math.Max(19*u, math.Min(28*u, field.H-60*u))
		w := field.W - 6.5*u
		h := math.Min(field.H-bones, w*b.Tall)
		w = math.Min(w, h*1.5)
		y := field.Y + math.Max(0, field.H-bones-h)/2
		f.Board = ui.Rect{X: field.X + (field.W-w)/2, Y: y, W: w, H: h}
		f.Pot.Y, f.Pot.H = y+h+u, field.Y+field.H-y-h-2*u
		f.Bones.Y, f.Bones.H = y+h, field.Y+field.H-y-h
		return
	}
	edge, gap, most, wide := 1.5*u, 3.5*u, math.Min(34*u, field.W*0.31), b.Wide
	if p.Shape == ui.Desk {
		edge, gap, most, wide = 2*u, 5*u, 54*u, 1/b.Tall
		if field.W > 220*u { // the pot lies between the board and the bones
			most = 82 * u
		}
	}
	h := math.Min(field.H-2*edge, 164*u)
	w := math.Min(h*wide, field.W-gap-most)
	f.Board = ui.Rect{X: field.X + gap, Y: field.Y + (field.H-h)/2, W: w, H: h}
	x := f.Board.X + w + 2*u
	bones := ui.Rect{X: x, Y: field.Y + u, W: field.X + field.W - x - u, H: field.H - 2*u}
	if p.Shape == ui.Desk {
		f.Part(p, bones)
		return
	}
	if len(f.Seats) > 4 { // the pot stands below the bones
		bones.H -= 21 * u
		f.Pot.X, f.Pot.W = bones.X, bones.W
	}
	f.Bones = bones
}

// Caption returns where the name of a cast stands: over the bones.
func Caption(in *table.Instant) ui.Rect {
	at := in.Frame.Bones
	if in.Page.Shape != ui.Portrait {
		at.Y = in.Frame.Field.Y
	}
	at.H = in.Page.T(6) * 1.4
	return at
}

// Final reports whether the last pot of several is over, so that the board shows who won
// the game.
func Final(in *table.Instant) bool {
	return in.Now.Turn == rules.Nobody && in.Rests && in.T >= 1 && Board(&in.Now).Pots > 1
}

// Moves reports whether the result of the current cast is being animated.
func (s *Scene) Moves(in *table.Instant) bool { return s.Mover >= 0 && in.T < 1 && !in.Calm }

// Bones returns the bones on the table as places that are thrown a second time.
func Bones(in *table.Instant) (list []table.Place) {
	taken := chosen(in)
	for i, b := range in.Now.Bones {
		m := rules.Move{Verb: bestcast.Again, N: int32(tali.Of(int(b.Side)))}
		for _, c := range in.Now.Choices {
			if c.Move == m && in.Asks {
				pl := in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: c.Label, Move: m, Taken: taken[i]})
				pl.Rect = pl.Rect.Meet(in.Frame.Field) // low pages have little room below
				list = append(list, pl)
			}
		}
	}
	return list
}

// chosen returns, for each bone of an instant, whether it is chosen for the second throw.
func chosen(in *table.Instant) []bool {
	var again tali.Hand
	if in.Chosen != nil && in.Chosen.Move.Verb == bestcast.Again {
		again = tali.Hand(in.Chosen.Move.N)
	}
	return in.Among(again.Count, nil)
}

// Makes returns what the second throw that is chosen can make of the cast; nothing if none
// is.
func Makes(in *table.Instant) []bestcast.Made {
	if in.Chosen == nil || in.Chosen.Move.Verb != bestcast.Again {
		return nil
	}
	side := tali.Hand(in.Chosen.Move.N).Sum()
	for _, s := range Board(&in.Now).Again {
		if s.Side == side {
			return s.Makes
		}
	}
	return nil
}

// DrawMade writes the side that a bone thrown again may show where its cast would then be,
// and the name of Venus. Lead reports whether that would lead.
func DrawMade(dst *ebiten.Image, in *table.Instant, m bestcast.Made, x, y, d float64, lead bool) {
	st := lettering.Style{Face: lettering.Strong, Size: d * 0.56, Color: palette.Ink, Align: lettering.Center}
	if lead {
		st.Color = palette.Candle
	}
	said := in.Page.Words(text.Of("if {0}", m.Side))
	if tali.Classify(m.Hand) == tali.Venus {
		said = in.Page.Words(text.Of("{0}: {1}", text.Of("if {0}", m.Side), m.Hand.Name()))
	}
	w := lettering.Width(said, st) + 0.4*d
	thing.Pill(dst, x-w/2, y-d/2, w, d, in.Page.U, lead)
	lettering.Draw(dst, said, x, y+st.Cap()/2, st)
}

// DrawTold draws a ring, d pixels wide, round the one of places whose explanation was
// asked for last.
func DrawTold(dst *ebiten.Image, in *table.Instant, places func(*table.Instant) []table.Place, d float64) {
	if in.Told == "" {
		return
	}
	for _, pl := range places(in) {
		if x, y := pl.Rect.Center(); pl.ID == in.Told {
			thing.Ring(dst, x, y, d, 0.6*in.Page.U, 0, palette.Candle)
		}
	}
}

// DrawNext draws a ring of diameter d and line width pen around x, y, as a mark of the
// seat that casts next.
func DrawNext(dst *ebiten.Image, p *ui.Page, x, y, d, pen float64) {
	c := palette.Brass
	if p.High {
		c = palette.HighLit
	}
	thing.Ring(dst, x, y, d, pen, 0, c)
}
