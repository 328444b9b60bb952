package skiffs

import (
	"math/bits"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// A phase is a stage of the game.
type phase int8

const (
	gathering phase = iota // before the storm is turned over
	storming
	drawing // before a racer is drawn
	acting
	over
)

// A position is a position of the game.
type position struct {
	*agreement
	coins  purse.Table
	lake   lake
	phase  phase
	seat   int8                 // the seat that acts, or acted last
	fallen int16                // skiffs of the storm that have fallen
	bowl   uint8                // a bit for each seat whose racer is in the bowl
	order  [rules.MaxSeats]int8 // seats whose racers were drawn, in order
	round  int16                // rounds finished
	quiet  int8                 // number of last rounds in which nobody took a skiff
	taken  bool                 // somebody took a skiff in this round
	end    End
	won    int16 // skiffs left at the end
	each   int16 // skiffs that each winner took
	wins   seats
	last   rules.Move // the last action; by is the seat that made it
	by     int8
}

func (p position) Turn() rules.Actor {
	switch p.phase {
	case over:
		return rules.Nobody
	case storming, drawing:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch p.phase {
	case gathering:
		return append(buf, rules.Move{Verb: Storm})
	case acting:
		return p.actions(buf)
	}
	return buf
}

// weights are the weights of the boxes for a skiff of the storm, if the storm
// falls to the middle.
var weights = [Boxes]int64{1, 2, 1, 2, 4, 2, 1, 2, 1}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	switch p.phase {
	case storming:
		for b := range Boxes {
			o := rules.Outcome{Move: rules.Move{Verb: Fall, From: p.falling(), To: int16(b)}, Weight: 1}
			if p.middle {
				o.Weight = weights[b]
			}
			buf = append(buf, o)
		}
	case drawing:
		for i := range p.seats {
			if p.inBowl(i) {
				buf = append(buf, rules.Outcome{Move: rules.Move{Verb: Draw, From: int16(i)}, Weight: 1})
			}
		}
	}
	return buf
}

// falling returns the colour of the next skiff that falls.
func (p *position) falling() int16 { return p.fallen % int16(p.seats) }

func (p *position) inBowl(seat int) bool { return p.bowl>>seat&1 == 1 }

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case Storm:
		p.phase = storming
	case Fall:
		p.lake.put(int(m.To), int(m.From), 1)
		if p.fallen++; int(p.fallen) == fleet*p.seats {
			p.phase, p.bowl = drawing, p.racers()
		}
	case Draw:
		p.phase, p.seat = acting, int8(m.From)
		p.order[p.drawn()] = p.seat
		p.bowl &^= 1 << m.From
	default:
		p.act(m)
	}
	return p
}

// racers returns the set of all racers, for a full bowl.
func (a *agreement) racers() uint8 { return uint8(1<<a.seats - 1) }

// drawn returns the number of racers drawn.
func (p *position) drawn() int { return p.seats - bits.OnesCount8(p.bowl) }

// act applies an action, and ends the game or goes on to draw the next racer. With an
// empty bowl a new round begins.
func (p *position) act(m rules.Move) {
	p.last, p.by = m, p.seat
	if n := p.lake.do(m, p.seat); n > 0 {
		p.coins.Left -= int32(n)
		p.coins.Purse[p.seat] += int32(n)
		p.taken, p.quiet = true, 0
	}
	if p.end, p.wins = p.lake.end(p.seat, p.seats, p.thin); p.end != Open {
		p.settle()
		return
	}
	p.phase = drawing
	if p.bowl == 0 {
		p.bowl = p.racers()
		p.round++
		if !p.taken {
			p.quiet++
		}
		p.taken = false
	}
}

// barred reports whether moving skiffs is forbidden, since nobody has taken one for
// three rounds.
func (p *position) barred() bool { return p.quiet >= still }

// settle ends the game: the winners get equal whole parts of the remaining skiffs, the
// house the remainder and the racers.
func (p *position) settle() {
	p.phase, p.won = over, p.lake.all
	if n := int16(p.wins.len()); n > 0 {
		p.each = p.won / n
	}
	for i, wins := range p.wins {
		if wins {
			p.coins.Left -= int32(p.each)
			p.coins.Purse[i] += int32(p.each)
		}
	}
	p.coins.Sweep()
}

func (p position) Why(m rules.Move) text.Text {
	switch p.phase {
	case over:
		return "The game is over."
	case storming, drawing:
		if slices.ContainsFunc(p.Outcomes(nil), func(o rules.Outcome) bool { return o.Move == m }) {
			return ""
		}
		if p.phase == drawing {
			return "Wait until a racer has been drawn from the bowl."
		}
		return "Wait until all the skiffs have fallen into the boxes."
	case gathering:
		if m == (rules.Move{Verb: Storm}) {
			return ""
		}
		return "Tip out the storm first."
	}
	if f := p.finder(); f.can(m) {
		return ""
	}
	return p.insist(m)
}

// insist returns the reason why m is not a legal action.
func (p *position) insist(m rules.Move) text.Text {
	if m.Verb != Take && m.Verb != Pair && m.Verb != Three && m.Verb != Shift {
		return "Take skiffs or move one."
	}
	box, colour := At(m.From)
	switch {
	case m.From < 0 || box >= Boxes || p.lake.n[box][colour] == 0:
		return "There is no skiff of that colour in that box."
	case m.Verb == Shift && p.barred():
		return "Nobody has taken a skiff for three rounds, so you must take one."
	case p.lake.anchored(box, p.seat) && !(m.Verb == Shift && p.tow):
		return "That skiff is anchored: only its owner may take or move it."
	case m.Verb == Pair && colour != int(p.seat):
		return "One of the two skiffs must be your own."
	case m.Verb == Pair:
		return "You can’t take the other skiff: it is anchored, or not there."
	case m.Verb == Three:
		return "Take one of your own and two others, all from one box."
	case m.Verb == Take:
		return "Choose a skiff to take."
	case m.To < 0 || m.To >= Boxes || !slices.Contains(p.neighbours[box], int8(m.To)):
		return "A skiff can only move to a box next to its own."
	}
	return "You can’t move a skiff into a box with another player’s anchored skiff."
}

// Ending returns the id of the way in which the game ended, for statistics.
func (p position) Ending() string {
	switch {
	case p.won == 0:
		return "empty"
	case p.end == ByLine:
		return "line"
	}
	return "colours"
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }
