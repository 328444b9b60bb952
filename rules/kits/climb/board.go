package climb

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// A Board describes the position: the steps, and how many each seat has made.
type Board struct {
	Steps   []tali.Hand // in order; the last one wins
	Chances []float64   // by step: the chance that one cast of four makes it
	Made    []int       // by seat: steps made
	Playing []bool      // by seat: it paid the ante
	Opening bool        // the casts are for who begins
	CastOff []tali.Hand // by seat: its last cast for who begins
	Waiting []int       // the seats still to cast for who begins, the next one first
	Seat    rules.Actor // the seat that climbs, or casts for who begins
	Wanted  tali.Hand   // the step that Seat needs, of several the nearest; none in the opening and at the end
	Reach   int         // how many of the next steps it may make
	Ends    []int       // by seat: the farthest step it may make next
	Several bool        // one cast can make several steps
	Cast    int         // casts made in this turn
	Of      int         // casts a turn may have
	Casts   int         // casts of all seats since the opening
	Caster  rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Lie     tali.Hand   // the bones of Caster; only the kept ones while others fall
	Sought  tali.Hand   // the step that they were cast for; none in the opening
	Match   tali.Hand   // the bones of Lie that are in Sought; where they can be lost or held, only until then
	Likely  Proposal    // while bones are kept: the bones that most likely make a step
	Far     Proposal    // while bones are kept: Match, the bones of Sought
	Hold    bool        // bones that match are held from turn to turn
	Missed  bool        // nothing matched, and the answer is waited for: throw again, or turn a bone
	Turned  bool        // a bone of Lie was turned to match
	Held    []tali.Hand // by seat: the bones it holds of its next step, in its turn those it has gathered with them
	Early   int         // the later step, from 0, that Lie would make if it were its turn; −1 for none
	Got     bool        // Lie made a step
	Over    bool
	Winner  rules.Actor // Nobody until the end, and if the pot was shared
}

// A Proposal is bones to keep, and the chance of a step this turn if they are kept.
type Proposal struct {
	Keep   tali.Hand
	Chance float64
}

func (p position) board() Board {
	b := Board{
		Steps: slices.Clone(p.steps), Chances: p.single, Opening: p.phase == opening, Seat: rules.Actor(p.acts()), Several: p.several(),
		CastOff: p.opened[:p.seats], Cast: int(p.cast), Of: p.of(), Casts: int(p.casts),
		Caster: rules.Actor(p.caster), Lie: p.shown(), Early: -1, Got: p.got,
		Over: p.phase == over, Winner: rules.Actor(p.winner),
	}
	b.Hold, b.Missed, b.Turned = p.hold, p.phase == missed, p.turned != 0
	for i := range p.seats {
		b.Made = append(b.Made, int(p.made[i]))
		b.Ends = append(b.Ends, int(p.made[i])+len(p.ahead(int8(i))))
		b.Held = append(b.Held, p.hand(int8(i)))
		b.Playing = append(b.Playing, p.in.Has(i))
	}
	switch {
	case b.Opening:
		b.Waiting = p.rot.Waiting()
	case !b.Over:
		b.Wanted, b.Reach = p.wanted(p.seat), len(p.ahead(p.seat))
	}
	if p.casts > 0 {
		p.seek(&b)
	}
	if p.phase == keeping {
		b.Wanted = b.Sought
		p.propose(&b)
	}
	return b
}

// seek sets the fields of b about the bones on the table: the step they are closest to,
// the bones that match it, and a later step they would make.
func (p *position) seek(b *Board) {
	if p.got {
		b.Sought = p.steps[b.Made[p.caster]-1]
		b.Match = b.Lie.Common(b.Sought)
		return
	}
	if p.hold {
		if b.Sought = p.wanted(p.caster); p.phase == holding {
			b.Match = p.lie.Common(b.Sought)
		}
		if p.turned != 0 {
			b.Match = p.turned
		}
		return
	}
	made := b.Made[p.caster]
	end := made + int(p.reached)
	b.Sought = nearest(b.Lie, b.Steps[made:end])
	b.Match = b.Lie.Common(b.Sought)
	if i := slices.Index(b.Steps[end:], b.Lie); i >= 0 {
		b.Early = end + i
	}
}

// propose sets the bones that b proposes to keep.
func (p *position) propose(b *Board) {
	any, left := p.know().any, casts-int(p.cast)
	b.Far = Proposal{b.Match, any.Keeping(b.Match, left)}
	b.Likely.Keep, b.Likely.Chance = any.Keep(p.lie, left)
	if b.Likely.Chance < b.Far.Chance+0.005 { // where no difference is seen, one proposal is enough
		b.Likely = b.Far
	}
}

// nearest returns the step that shares the most bones with lie; of equal ones the last.
func nearest(lie tali.Hand, steps []tali.Hand) (near tali.Hand) {
	most := -1
	for _, h := range steps {
		if n := lie.Common(h).Len(); n >= most {
			near, most = h, n
		}
	}
	return near
}
