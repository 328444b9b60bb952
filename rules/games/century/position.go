package century

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is the kind of move that the game waits for.
type phase int8

const (
	casting  phase = iota
	delayed        // a day of delay: dig in or throw two bones again
	visited        // Venus is at the camp: break it or stay
	scouted        // a cast brought no recruits: call a scout back or wait
	between        // a century is over, and the next has not begun
	finished       // the game is over
)

// A position is a position of the game.
type position struct {
	*agreement
	purse   int32 // not used in this game
	lie     tali.Hand
	kept    tali.Hand // of lie, the bones that stayed while the others were thrown again
	played  int16     // finished centuries
	built   int8      // of the cohort
	day     int8      // finished days
	men     int8
	safe    int8   // men safe from Venus
	scouts  int8   // scouts who are out
	turned  int8   // on the table, the side that a scout turned to a six; 0 for none
	last    int8   // change of men on the last day
	walls   uint32 // the days on which ten men dug in, as bits
	log     [days]uint8
	gains   [days]int8 // change of men by day
	phase   phase
	falling bool
	dug     bool // the men dug in, in this century
	broke   bool // camp was broken in this century
	won     bool // the finished century, or the cohort, was won
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == finished:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return 0
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == between:
		return append(buf, rules.Move{Verb: Next})
	case p.phase == visited:
		return append(buf, rules.Move{Verb: Break}, rules.Move{Verb: Stay})
	case p.phase == scouted:
		buf = append(buf, rules.Move{Verb: Turn})
		if !p.lastDay() {
			buf = append(buf, rules.Move{Verb: Wait})
		}
		return buf
	case p.phase == delayed:
		buf = append(buf, rules.Move{Verb: Seek})
		if p.safe < full {
			buf = append(buf, rules.Move{Verb: Build})
		}
		return buf
	}
	buf = append(buf, rules.Move{Verb: rules.Throw})
	if p.digs && !p.dug && p.men > 0 {
		buf = append(buf, rules.Move{Verb: Dig})
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if !p.falling {
		return buf
	}
	if p.kept != 0 {
		return append(buf, p.pairs...)
	}
	return append(buf, p.falls...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling, p.kept, p.turned = true, 0, 0
	case rules.Cast:
		p.fall(p.kept.Add(tali.Hand(m.N)))
	case Seek:
		p.kept = stay(p.lie)
		p.falling, p.phase, p.lie = true, casting, p.kept
	case Build:
		p.safe, p.phase = min(p.safe+rank, full), casting
		p.walls |= 1 << p.day
		p.endDay(0)
	case Break:
		p.broke, p.phase = true, casting
		p.endDay(0)
	case Stay:
		p.phase = casting
		p.endDay(min(0, p.safe-p.men))
	case Turn:
		p.phase = casting
		p.callBack()
	case Wait:
		p.phase = casting
		p.bare()
	case Dig:
		p.dug, p.safe, p.lie, p.kept, p.turned = true, max(p.safe, p.men), 0, 0, 0
		p.log[p.day] = digging
		p.endDay(0)
	case Next:
		p = position{agreement: p.agreement, purse: p.purse, played: p.played, built: p.built}
	}
	return p
}

// digging marks a day of digging in the log; other entries are the index of a cast
// in falls, from 1.
const digging = 255

// fall applies the cast h of the day: it ends the day, or first asks what to do about a
// cast without recruits.
func (p *position) fall(h tali.Hand) {
	p.falling = false
	p.lay(h)
	switch k := kindOf(h); {
	case tali.Classify(h) == tali.Unnamed && p.idle && p.kept == 0:
		p.phase = delayed
	case p.scouts > 0 && k.turned > 0:
		p.phase = scouted
	default:
		p.bare()
	}
}

// lay puts the cast h of the day on the table and in the log.
func (p *position) lay(h tali.Hand) {
	p.lie = h
	p.log[p.day] = uint8(1 + slices.IndexFunc(p.falls, func(o rules.Outcome) bool { return o.Move.N == int32(h) }))
}

// callBack calls back a scout, who turns a bone of the cast to a six.
func (p *position) callBack() {
	side, six := turned(p.lie)
	p.scouts, p.turned = p.scouts-1, int8(side)
	p.lay(six)
	p.endDay(int8(brings(six)))
}

// bare applies the cast on the table as it is: it ends the day, or for Venus may first ask
// whether to break camp.
func (p *position) bare() {
	switch kind := tali.Classify(p.lie); {
	case kind == tali.Unnamed && p.sends:
		if !p.lastDay() {
			p.scouts = min(p.scouts+1, scoutsMost)
		}
		p.endDay(0)
	case kind != tali.Venus:
		p.endDay(int8(brings(p.lie)))
	case p.breaks && !p.broke && p.men > p.safe:
		p.phase = visited
	default:
		p.endDay(min(0, p.safe-p.men))
	}
}

// bones returns the bones on the table, last those that were thrown again or would be. A
// bone that a scout turned stays where it was.
func (p *position) bones() []rules.Bone {
	if p.turned != 0 {
		list := p.fell().Bones(nil)
		list[p.turns()] = tali.Of(6).Bones(nil)[0]
		return list
	}
	kept := p.kept
	if p.phase == delayed {
		kept = stay(p.lie)
	}
	if kept == 0 {
		return p.lie.Bones(nil)
	}
	return p.lie.Without(kept).Bones(kept.Bones(nil))
}

// fell returns the bones on the table as they fell, before a scout turned one.
func (p *position) fell() tali.Hand {
	if p.turned == 0 {
		return p.lie
	}
	return p.lie.Without(tali.Of(6)).Add(tali.Of(int(p.turned)))
}

// lastDay reports whether it is the last day of the century, on which there is nothing left to
// save a scout for.
func (p *position) lastDay() bool { return p.day == p.days-1 }

// endDay ends the day after it changed the number of men by men, never below 0, and
// ends the century if it is full or the days are over.
func (p *position) endDay(men int8) {
	p.last = max(men, -p.men)
	p.men += p.last
	p.gains[p.day] = p.last
	p.day++
	if p.men >= full || p.day == p.days {
		p.endCentury()
	}
}

// endCentury ends a century, won or lost. In a game for a cohort it counts the built
// ones and may let the next begin.
func (p *position) endCentury() {
	p.won, p.phase = p.men >= full, finished
	p.played++
	if !p.cohort {
		return
	}
	if p.won {
		p.built++
	} else {
		p.built = max(0, p.built-1)
	}
	if p.built < cohort && p.played < centuriesMost {
		p.phase = between
	}
}

// stands reports whether the game is over and won.
func (p *position) stands() bool {
	return p.phase == finished && p.won && (!p.cohort || p.built == cohort)
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == between:
		return "Start the next century first."
	case p.phase == visited:
		return "Venus is here: break camp or stay."
	case p.phase == scouted:
		return "Call a scout back or wait first."
	case p.phase == delayed:
		return "Dig in or throw two bones again first."
	case m == rules.Move{Verb: Dig} && p.dug:
		return "You have already dug in once this century."
	}
	return "Throw the bones first."
}

// Scores returns one point for a century, or cohort, that stands.
func (p position) Scores() []int {
	if p.stands() {
		return []int{840}
	}
	return []int{0}
}

func (p position) Coins() int { return int(p.purse) }
