package review

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
)

// mostBranches is the number of positions in which the lens is asked for what a game for
// one promises at its beginning.
const mostBranches = 64

// A branch is a position that chance leads to from the beginning of a game for one, and the
// probability of that.
type branch struct {
	at rules.Position
	p  float64
}

// expect returns what computes exactly what a game for one promises at its beginning, if the
// lens knows that, and from that its luck.
func (l *Ledger) expect() func(int) bool {
	open := []branch{{l.of.At(0), 1}}
	asked, sum := 0, 0.0
	var odds func(int) (rules.Odds, bool)
	return func(nodes int) bool {
		if len(l.of.Seats()) > 1 || l.of.Game().Odds == nil || !l.exact() || len(l.own()) < len(l.choices[0]) || asked > mostBranches || l.skilled() {
			return true
		}
		if len(open) == 0 {
			l.account.HasLuck = true
			l.account.Luck = l.account.Unit.Result(l.of.Position(), 0) - sum - l.account.Decisions
			return true
		}
		b := open[len(open)-1]
		if b.at.Turn() == rules.Chance {
			open = append(open[:len(open)-1], branches(b)...)
			return false
		}
		if odds == nil {
			odds = l.of.Game().Odds(b.at.View(0), rand.New(rand.NewPCG(1, 1)))
			asked++
		}
		o, known := odds(nodes)
		if !known {
			return false
		}
		odds = nil
		open = open[:len(open)-1]
		moves, w := b.at.Moves(nil), worthsOf(&o, rules.Move{})
		switch {
		case w.exact:
			sum += b.p * w.best
		case len(moves) == 1:
			open = append(open, branch{b.at.After(moves[0]), b.p})
		default:
			asked = mostBranches + 1
		}
		return false
	}
}

// branches returns the branches after what chance can bring.
func branches(b branch) (list []branch) {
	outs, all := b.at.Outcomes(nil), 0.0
	for _, o := range outs {
		all += float64(o.Weight)
	}
	for _, o := range outs {
		list = append(list, branch{b.at.After(o.Move), b.p * float64(o.Weight) / all})
	}
	return list
}

// sampled returns what samples the luck, unless it is known exactly.
func (l *Ledger) sampled() func(int) bool {
	var trials []*trial
	var now *trial
	spent := 0
	return func(nodes int) bool {
		if l.account.HasLuck || l.skilled() {
			return true
		}
		if trials == nil {
			trials = l.trials()
		}
		if now == nil {
			if now = l.pick(trials, spent); now == nil {
				l.fortune(trials)
				return true
			}
		}
		before := now.nodes
		ended := l.try(now, nodes)
		if spent += now.nodes - before; ended {
			now = nil
		}
		return false
	}
}

// skilled reports whether somebody threw with a hand of their own in a game of skill: then
// nobody can tell luck from skill.
func (l *Ledger) skilled() bool {
	if !l.of.Game().Skilled() {
		return false
	}
	for i := range l.of.Len() {
		if st := l.of.Step(i); st.Hand && st.Move.Verb == rules.Cast {
			return true
		}
	}
	return false
}

// trials returns what is sampled: the result from the beginning, and what each decision of
// those seats changed that do not play as they are played on.
func (l *Ledger) trials() []*trial {
	list := []*trial{{step: 0, kind: result}}
	for seat := range l.levels {
		if kind := l.of.Seats()[seat].Kind; kind == l.levels[seat] && rules.Actor(seat) != l.account.Seat {
			continue
		}
		for _, i := range l.choices[seat] {
			list = append(list, &trial{step: i, kind: usual})
		}
	}
	return list
}

// pick returns the trial of which one more sample makes the luck surest, or nil once the
// budget is spent.
func (l *Ledger) pick(trials []*trial, spent int) (most *trial) {
	for _, t := range trials {
		if t.n == 0 || t.n < fewSamples && spent < luckNodes/l.people {
			return t
		}
	}
	if spent >= luckNodes/l.people {
		return nil
	}
	gain := 0.0
	for _, t := range trials {
		if x := t.gain(l.assumed(trials)); x > gain {
			most, gain = t, x
		}
	}
	return most
}

// assumed returns the square that is assumed for a sample not yet seen: a tenth of the
// variance of a game.
func (l *Ledger) assumed(trials []*trial) float64 { return trials[0].variance(0) / 10 }

// fortune computes the luck from the trials.
func (l *Ledger) fortune(trials []*trial) {
	luck, square := l.account.Unit.Result(l.of.Position(), l.account.Seat), 0.0
	assumed := l.assumed(trials)
	for _, t := range trials {
		luck -= t.mean()
		err := t.err(assumed)
		square += err * err
	}
	l.account.HasLuck, l.account.Luck, l.account.LuckError = true, luck, math.Sqrt(square)
}
