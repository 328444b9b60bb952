package bestcast

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// A Board describes the position: the cast of each seat, and the best so far.
type Board struct {
	Opening  bool        // the casting-off for who begins is on
	Rotation int         // the rotation for the pot, from 1; 0 in the casting-off
	Number   int         // of the pot, from 1
	Pots     int         // pots in the game
	Pot      int         // coins in it; what was won, when it is over
	Fine     int         // coins that a fined cast (Canis, an odd one, Venus) pays now
	Caster   rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Void     bool        // and they are void
	Half     bool        // two of them lie, and two are to be thrown
	Decides  bool        // and their caster may throw a second time
	Again    []Second    // then: what each second throw can make of them
	Raiser   rules.Actor // the seat whose raise the others answer; Nobody if there is none
	Casts    []Cast      // by seat
	Waiting  []int       // the seats still to cast in this rotation, the next one first; none while a caster decides
	Best     int         // the worth that leads in it; 0 if no cast can win yet
	Rungs    []Rung      // the possible worths of a cast, lowest first; read only
	Over     bool        // the pot is over
	Winner   rules.Actor // the seat that won it; Nobody if it was shared
}

// A Cast is the last cast of a seat, and its standing.
type Cast struct {
	Hand  tali.Hand // none if it has not cast in this rotation
	Rank  tali.Rank // of the hand
	Call  text.Text // the name of the hand in this game
	Count int       // its points
	Worth int       // see Rung
	Last  tali.Hand // the last cast of this seat that counted: Hand, or if there is none that of the rotation or the casting-off before
	Voids int       // void casts it has made in this rotation
	Lost  int       // casts it has made for this pot that could not win, Hand with them
	State State
	Leads bool // it has the best cast so far, alone or with others
}

// A Second is a second throw of a bone that shows Side.
type Second struct {
	Side  int
	Makes []Made
}

// A Made is a cast after a second throw whose bone has fallen on Side.
type Made struct {
	Side int
	Hand tali.Hand // the first cast if the new one is void
	Void bool
}

// A Rung is one possible worth of a cast, with the hands that have it.
type Rung struct {
	Worth  int // 0 if it counts but cannot win, else more is better
	Count  int // their points; 0 if they differ
	Call   text.Text
	Hands  []tali.Hand
	Chance float64 // probability that a cast has this worth, void casts made again
}

// A State is the standing of a seat.
type State int8

const (
	In      State = iota // it may win the pot
	Beaten               // others cast again for it
	Dropped              // it would not match a raise
	Out                  // it could not pay a fine
	Without              // it could not pay the ante
)

// note returns the standing as a plate shows it; nothing if the seat may win. rests reports
// that the seat plays in the next pot.
func (s State) note(rests bool) text.Text {
	if s == Beaten && rests {
		return "lost the pot"
	}
	return [...]text.Text{"", "beaten", "dropped", "out", "out"}[s]
}

// state returns what has become of seat i in this pot.
func (p *position) state(i int) State {
	switch {
	case !p.sat.Has(i):
		return Without
	case p.out.Has(i):
		return Out
	case p.dropped.Has(i):
		return Dropped
	case p.phase != opening && !p.rot.In.Has(i):
		return Beaten
	}
	return In
}

func (p position) board() Board {
	b := Board{
		Opening: p.phase == opening, Number: p.number(), Pots: p.pots, Pot: p.coins.Pot(),
		Caster: rules.Actor(p.caster), Void: p.void, Half: p.half, Decides: p.phase == deciding, Raiser: rules.Nobody,
		Rungs: p.rungs, Over: p.closed(), Winner: rules.Actor(p.winner),
	}
	if p.fined > 0 {
		b.Fine = p.Fine(p.pays, p.coins.Pot())
	}
	if p.phase == answering {
		b.Raiser = rules.Actor(p.rot.Seat)
	}
	if !b.Over && !b.Decides {
		b.Waiting = p.rot.Waiting()
	}
	if !b.Opening {
		b.Rotation = int(p.turns) + 1
	}
	if b.Over {
		b.Pot = int(p.won) * p.rot.In.Count()
	}
	if b.Decides {
		b.Again = p.secondsOf(p.hand[p.asked])
	}
	best := p.rot.Best()
	for i := range int(p.rot.N) {
		b.Casts = append(b.Casts, p.made(i, best))
		if best.Has(i) {
			b.Best = int(p.rot.Worth[i])
		}
	}
	return b
}

// number returns the number of the pot, from 1.
func (p *position) number() int {
	if p.closed() {
		return int(p.done)
	}
	return int(p.done) + 1
}

// made returns what the board shows of seat i: its cast and its standing; best is the
// set of seats that lead.
func (p *position) made(i int, best rotation.Set) Cast {
	c := Cast{Hand: p.hand[i], Last: p.last[i], Voids: int(p.voids[i]), Lost: int(p.vain[i]), State: p.state(i), Leads: best.Has(i)}
	if c.Hand != 0 {
		c.Rank, c.Call, c.Count, c.Worth = tali.Classify(c.Hand), p.Call(c.Hand), p.Count(c.Hand), p.Worth(c.Hand)
	}
	return c
}

// rungsOf returns the rungs of the board: the possible worths of a cast that counts,
// lowest first, each with its hands and its chance.
func (t *agreement) rungsOf() []Rung {
	var all [rotation.Most + 1]Rung
	for _, o := range t.four {
		h := tali.Hand(o.Move.N)
		worth := t.Worth(h)
		if worth == rotation.Void {
			continue
		}
		r := &all[worth]
		if len(r.Hands) == 0 {
			*r = Rung{Worth: worth, Call: t.Call(h), Count: t.Count(h), Chance: t.whole[worth]}
		}
		if r.Call != t.Call(h) {
			r.Call = ""
		}
		if r.Count != t.Count(h) {
			r.Count = 0
		}
		r.Hands = append(r.Hands, h)
	}
	return slices.DeleteFunc(all[:], func(r Rung) bool { return len(r.Hands) == 0 })
}
