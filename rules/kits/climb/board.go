package climb

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Board is the picture of the game: the steps, and how far each has come.
type Board struct {
	Steps   []tali.Hand // in order; the last one wins
	Chances []float64   // by step: that one cast of four makes it
	Made    []int       // by seat: steps made
	Playing []bool      // by seat: it paid the ante
	Opening bool        // the casts are for who begins
	CastOff []tali.Hand // by seat: its last cast for that
	Waiting []int       // the seats still to cast for it, the next one first
	Seat    rules.Actor // who climbs, or casts for who begins
	Wanted  tali.Hand   // the step that it wants, of several the one that is nearest; none while it is cast for who begins, and at the end
	Reach   int         // how many of the next steps it may make
	Cast    int         // casts made in this turn
	Of      int         // casts a turn may have
	Casts   int         // made on the way up by all
	Caster  rules.Actor // whose bones lie on the table; Nobody if none do
	Lie     tali.Hand   // those bones, the kept ones alone while others fall
	Sought  tali.Hand   // the step that they were cast for; none for those for who begins
	Match   tali.Hand   // those of them that it wants
	Early   int         // the step, from 0, that they would make if it were their caster's turn for it, and it is not yet; −1 for none
	Got     bool        // they made a step
	Over    bool
	Winner  rules.Actor // Nobody until the end, and if the wager was shared
}

func (p position) board() Board {
	b := Board{
		Steps: slices.Clone(p.steps), Chances: p.single, Opening: p.phase == opening, Seat: rules.Actor(p.acts()),
		CastOff: p.opened[:p.seats], Cast: int(p.cast), Of: p.of(), Casts: int(p.casts),
		Caster: rules.Actor(p.caster), Lie: p.shown(), Early: -1, Got: p.got,
		Over: p.phase == over, Winner: rules.Actor(p.winner),
	}
	for i := range p.seats {
		b.Made = append(b.Made, int(p.made[i]))
		b.Playing = append(b.Playing, p.in.Has(i))
	}
	switch {
	case b.Opening:
		b.Waiting = p.rot.Waiting()
	case !b.Over:
		b.Wanted, b.Reach = p.wanted(p.seat), len(p.reach(int(p.made[p.seat])))
	}
	if p.casts > 0 {
		p.seek(&b)
	}
	if p.phase == keeping {
		b.Wanted = b.Sought
	}
	return b
}

// seek says what the bones on the table were cast for, and what they are worth
// for it.
func (p *position) seek(b *Board) {
	if p.got {
		b.Sought, b.Match = b.Lie, b.Lie
		return
	}
	made := b.Made[p.caster]
	reach := p.reach(made)
	b.Sought = nearest(b.Lie, reach)
	b.Match = b.Lie.Common(b.Sought)
	if i := slices.Index(b.Steps[made+len(reach):], b.Lie); i >= 0 {
		b.Early = made + len(reach) + i
	}
}

// nearest is the last of the steps with which the bones have most in common.
func nearest(lie tali.Hand, steps []tali.Hand) (near tali.Hand) {
	most := -1
	for _, h := range steps {
		if n := lie.Common(h).Len(); n >= most {
			near, most = h, n
		}
	}
	return near
}
