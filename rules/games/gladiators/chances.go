package gladiators

import "knucklebones/rules"

// A state is a fight between two bouts, or just before one, from the point of
// view of the seat that casts first.
type state struct {
	mine, theirs int8 // stones of the first caster, and of the other
	asker        int8 // who asked last: 0 the first caster, 1 the other, −1 nobody
	left         int8 // number of times that both can still double
	waits        bool // a bout has to be fought before the next plea
	phase        phase
}

// A value is the expected result of the fight for the first caster, with best
// play of both.
type value struct {
	win, draw float64 // chances
	stakes    float64 // expected gain, in units of the present wager
}

func (v value) doubled() value { v.stakes *= 2; return v }

// A fight computes the values of states, each once, by expectiminimax.
type fight struct {
	*agreement
	win, level float64 // chances of a bout, the same for both sides
	known      map[state]value
}

// fight returns a solver for a fight under these rules, with no state solved yet.
func (a *agreement) fight() *fight {
	f := &fight{agreement: a, known: map[state]value{}}
	for _, p := range a.bout {
		f.level += p * p
	}
	f.win = (1 - f.level) / 2
	return f
}

// value returns the value of state s, in which nobody is to answer a plea for missio:
// of the best move, or of the fight's end. It is computed once a state.
func (f *fight) value(s state) value {
	if v, ok := f.known[s]; ok {
		return v
	}
	v := f.end(s)
	switch {
	case s.mine == 0 || s.theirs == 0:
	case s.phase == waiting && f.may(s, 1):
		wait, ask := f.wait(s), f.ask(s, 1)
		if v = wait; ask.stakes < wait.stakes {
			v = ask
		}
	case s.phase == waiting:
		v = f.wait(s)
	default:
		v = f.cast(s)
		if f.may(s, 0) {
			if ask := f.ask(s, 0); ask.stakes > v.stakes {
				v = ask
			}
		}
	}
	f.known[s] = v
	return v
}

func (f *fight) may(s state, who int8) bool {
	return f.missio && s.asker != who && s.left > 0 && !s.waits
}

// wait returns the value if the second caster does not ask for missio before the bout.
func (f *fight) wait(s state) value {
	s.phase = fighting
	return f.value(s)
}

// cast returns the value before both casts of a bout, without a question.
func (f *fight) cast(s state) value {
	return f.bout(s, f.win, f.level)
}

// bout returns the value of a bout that the first caster wins with chance win and ties
// with chance level; a tie costs both a stone.
func (f *fight) bout(s state, win, level float64) (v value) {
	for _, x := range []struct {
		p            float64
		mine, theirs int8
	}{{win, 0, 1}, {level, 1, 1}, {1 - win - level, 1, 0}} {
		if x.p <= 0 {
			continue
		}
		next := f.value(state{s.mine - x.mine, s.theirs - x.theirs, s.asker, s.left, false, waiting})
		v.win += x.p * next.win
		v.draw += x.p * next.draw
		v.stakes += x.p * next.stakes
	}
	return v
}

// after returns the value once the first caster has cast that sum and the other is
// still to cast.
func (f *fight) after(s state, sum int) value {
	less := 0.0
	for other := range sum {
		less += f.agreement.bout[other]
	}
	return f.bout(s, less, f.agreement.bout[sum])
}

// ask returns the value after side who, 0 the first caster, has asked for missio: the
// other doubles or yields, whichever is better for it.
func (f *fight) ask(s state, who int8) value {
	double, yield := f.double(s, who), yielded(who)
	if who == 0 && double.stakes > yield.stakes || who == 1 && double.stakes < yield.stakes {
		return yield
	}
	return double
}

// double returns the value of the state s once seat who has doubled the pot and the
// other has matched it.
func (f *fight) double(s state, who int8) value {
	s.asker, s.left, s.waits, s.phase = who, s.left-1, f.spaced, fighting
	return f.value(s).doubled()
}

// yielded returns the value, for seat 0, of a fight that who has won since the other
// yielded.
func yielded(who int8) value {
	if who == 0 {
		return value{win: 1, stakes: 1}
	}
	return value{stakes: -1}
}

// end returns the value of a fight in which at most one side has stones left.
func (f *fight) end(s state) value {
	switch {
	case s.mine > 0:
		return value{win: 1, stakes: 1}
	case s.theirs > 0:
		return value{stakes: -1}
	case f.decide && f.level < 1:
		return value{win: .5}
	}
	return value{draw: 1}
}

// state returns the position as a state of the search.
func (p *position) state() state {
	s := state{
		mine: p.stones[p.first()], theirs: p.stones[p.second()],
		asker: p.asker, left: int8(p.doublings()), waits: p.waits(), phase: p.phase,
	}
	if p.asker >= 0 && p.first() == 1 {
		s.asker = 1 - p.asker
	}
	return s
}

// after returns the value of move m for the seat that makes it, with best play of both
// afterwards.
func (p position) after(f *fight, m rules.Move) value {
	s := p.state()
	var v value
	switch {
	case p.stones == [2]int8{}:
		v = p.deciding(f)
	case m.Verb == Wait:
		v = f.wait(s)
	case m.Verb == Ask && p.phase == waiting:
		v = f.ask(s, 1)
	case m.Verb == Ask:
		v = f.ask(s, 0)
	case m.Verb == Double:
		v = f.double(s, s.asker)
	case m.Verb == Yield:
		v = yielded(s.asker)
	case p.rot.Done == 0:
		v = f.cast(s)
	default:
		v = f.after(s, p.hand[p.first()].Sum())
	}
	if p.Turn() != rules.Actor(p.first()) {
		v = value{win: 1 - v.win - v.draw, draw: v.draw, stakes: -v.stakes}
	}
	return v
}

// deciding returns the value of the bout that decides a drawn fight, for the seat that
// casts first: the higher sum wins.
func (p *position) deciding(f *fight) (v value) {
	v = f.end(state{})
	if p.rot.Done == 0 {
		return v
	}
	sum := p.hand[p.first()].Sum()
	level := f.agreement.bout[sum]
	v.win *= level
	for other := range sum {
		v.win += f.agreement.bout[other]
	}
	v.stakes = 2*v.win + v.draw - 1
	return v
}
