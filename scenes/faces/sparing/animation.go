package sparing

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a cast, in milliseconds: writing a figure, the wait before
// the ring, the ring, the ring of a deciding round; a cross; a stroke being
// counted at the end.
const (
	writes      = 120
	considers   = 300
	ring, grand = 350, 700
	cross       = 220
	counted     = 260
	smooths     = 500
	slides      = 600 // the tablet, up, for an extra round
	feast       = 900
)

// A snapshot holds everything that is drawn of the tablet at an instant.
type snapshot struct {
	*game.Board
	mover    int // the seat whose cast is being written, or -1
	cell     game.Cell
	void     bool
	closes   bool // the cast ends its round
	won      rules.Actor
	takes    rules.Actor // the seat that wins the pot at the end
	deciding bool
	hasty    bool // the pot is already decided, or others cast and the round does not decide it
	kept     bool // the cast was written before, and ends its round as it is kept
	ends     bool
	extra    bool    // the first extra round follows
	ms       float64 // milliseconds since the cast came to rest
}

// snapshotOf returns the snapshot that shows the game at an instant.
func snapshotOf(in *table.Instant) snapshot {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	s := snapshot{Board: &now, mover: -1, won: rules.Nobody, takes: now.Winner, hasty: settled(&was)}
	s.kept = in.Move.Verb == game.Stand && (now.Over || now.Round != was.Round)
	cast := in.Move.Verb == rules.Cast && in.Rests && in.Was.Turn == rules.Chance
	if !cast && !s.kept || in.T >= 1 {
		s.kept, s.hasty = false, settled(&now)
		s.deciding = now.Deciding && !s.hasty
		return s
	}
	s.Board, s.deciding = &was, was.Deciding && !s.hasty
	s.mover, s.void = int(in.Was.Asked), cast && now.Void
	s.hasty = s.hasty || !s.deciding && !now.Over && s.mover < len(in.Here) && !in.Here[s.mover]
	s.closes = !s.void && (now.Over || now.Round != was.Round)
	s.ends = now.Over
	s.extra = s.closes && !now.Over && was.Round == was.Rounds
	s.cell = now.Now[s.mover]
	if s.closes {
		s.cell, s.won = now.Last.Cells[s.mover], now.Last.Won
	}
	s.ms = in.T * s.lasts()
	return s
}

// settled reports whether at most one seat can win the pot.
func settled(b *game.Board) bool {
	can := 0
	for _, c := range b.CanWin {
		if c {
			can++
		}
	}
	return can < 2
}

// haste returns the factor on all durations: 0.5 for a hasty step, otherwise 1.
func (s *snapshot) haste() float64 {
	if s.hasty {
		return 0.5
	}
	return 1
}

func (s *snapshot) written() float64 {
	if s.kept {
		return 0
	}
	return 4 * writes * s.haste()
}

// rings returns for how many milliseconds the ring of a round that ends is drawn, else
// 0.
func (s *snapshot) rings() float64 {
	switch {
	case !s.closes:
		return 0
	case s.deciding:
		return grand
	}
	return ring * s.haste()
}

// lasts returns the milliseconds of the step's animation.
func (s *snapshot) lasts() float64 {
	if s.void {
		return cross / (1 + 0.4*math.Min(4, float64(s.Now[s.mover].Voids)))
	}
	ms := s.written()
	if s.closes {
		ms += considers*s.haste() + s.rings()
	}
	if s.ends {
		ms += counted*float64(s.most()) + smooths
	}
	if s.extra {
		ms += slides
	}
	return ms
}

// layouts returns the current layout and that of the painted tablet: they differ while
// it slides up for an extra round.
func (s *snapshot) layouts(in *table.Instant) (now, painted layout) {
	now = layoutOf(in.Page, in.Frame, s.Board)
	t := animation.Progress(s.ms, s.lasts()-slides, s.lasts())
	if !s.extra || t == 0 {
		return now, now
	}
	next := boardOf(&in.Now)
	painted = layoutOf(in.Page, in.Frame, &next)
	return painted.opened(&now, animation.Ease(t)), painted
}

// ringing returns the progress of the ring of the round, 0 to 1.
func (s *snapshot) ringing() float64 {
	from := s.written() + considers*s.haste()
	return animation.Progress(s.ms, from, from+s.rings())
}

// counts returns the number of the winner's strokes counted so far.
func (s *snapshot) counts() int {
	from := s.written() + considers*s.haste() + s.rings()
	return int(math.Max(0, (s.ms-from)/counted))
}

// smoothed returns how far the columns of the seats that have lost are smoothed at the
// end of the game, 0 to 1.
func (s *snapshot) smoothed() float64 {
	switch {
	case s.Over:
		return 1
	case !s.ends:
		return 0
	}
	all := s.lasts()
	return animation.Progress(s.ms, all-smooths, all)
}

// most returns the largest number of rounds won by a seat, including the round that ends
// now.
func (s *snapshot) most() (n int) {
	for i, w := range s.Wins {
		if s.won == rules.Actor(i) {
			w++
		}
		n = max(n, w)
	}
	return n
}

// row returns the line, from 0, on which a round, from 1, is written.
func (s *snapshot) row(round int) int { return min(round, s.Rounds+1) - 1 }

// best returns the value of the best cast in some cells, and the number of cells that
// have it.
func (s *snapshot) best(cells []game.Cell) (worth, n int) {
	worth = -1
	for i := range cells {
		if cells[i].Hand == 0 {
			continue
		}
		switch w := s.Worth(cells[i].Hand); {
		case w > worth:
			worth, n = w, 1
		case w == worth:
			n++
		}
	}
	return worth, n
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != rules.Cast && in.Move.Verb != game.Stand {
		return t
	}
	at := *in
	at.T = 0
	s := snapshotOf(&at)
	if s.mover < 0 {
		return t
	}
	t.Lasts = int(s.lasts())
	if s.void {
		t.Sounds = []table.Sound{{At: 0, Moment: sound.Write}}
		return t
	}
	if best, n := s.best(s.Now); n > 0 && s.closes && !s.hasty && !s.kept && len(in.Now.Bones) == 4 {
		t.Late = casting.OneByOne(in.Now.Bones, s.suspense(), best, s.Worth)
	}
	for i := 0; i < 4 && !s.kept; i++ {
		t.Hear(int(float64(i)*writes*s.haste()), sound.Write)
	}
	from := s.written() + considers*s.haste()
	if s.closes {
		t.Hear(int(from), sound.Write)
	}
	if s.ends {
		for i := range min(s.most(), 9) {
			t.Hear(int(from+s.rings()+counted*float64(i)), sound.Tap).Say = text.Of("{0, upper}.", text.Spelled(i+1))
		}
		t.Feast = feast
	}
	return t
}

// suspense returns by how many milliseconds each bone is held back.
func (s *snapshot) suspense() int {
	if s.deciding {
		return 420
	}
	return 260
}

// venus returns the area of the wreath round the bones of a Venus, and how far it has
// grown, 0 to 1; the area is empty for any other cast.
func venus(in *table.Instant) (at ui.Rect, grown float64) {
	hand := tali.Hand(0)
	for _, b := range in.Now.Bones {
		hand = hand.Add(tali.Of(int(b.Side)))
	}
	if !in.Rests || len(in.Lying) < 4 || tali.Classify(hand) != tali.Venus {
		return at, 0
	}
	at = in.Frame.Bones
	if in.Page.Shape == ui.Portrait { // below the word on the frame
		at.Y, at.H = at.Y+1.5*in.Page.U, at.H-2.5*in.Page.U
	} else {
		d := math.Min(math.Min(at.W, at.H), 52*in.Page.U)
		at = at.Middle(d, d)
	}
	return at, animation.Ease(in.T * 1.6)
}

// lay changes lying and returns it: the bones of a Venus move together into a row.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	in.Lying = lying
	at, grown := venus(in)
	if at.W == 0 {
		return lying
	}
	across := 2
	if in.Page.Shape == ui.Portrait {
		across = 4
	}
	room := ui.Rect{X: at.X + 0.19*at.H, Y: at.Y + 0.26*at.H, W: at.W - 0.38*at.H, H: 0.6 * at.H}
	dice.Tidy(lying, room, across, grown)
	for i := range lying {
		lying[i].Size = math.Min(lying[i].Size, math.Min(at.W, 3*at.H)*(0.3-0.12*grown))
	}
	return lying
}
