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

// A promise computes exactly what a game for one promises at its beginning.
type promise struct {
	l     *Ledger
	open  []branch // still to be added
	sum   float64
	asked int
	odds  func(nodes int) (rules.Odds, bool)
}

// expect returns the task that computes the luck of a game for one exactly; it does
// nothing if the lens doesn't know enough. Tasks take nodes to spend and report whether
// they are done.
func (l *Ledger) expect() func(int) bool {
	p := &promise{l: l, open: []branch{{l.of.At(0), 1}}}
	return func(nodes int) bool {
		switch {
		case len(l.of.Seats()) > 1 || l.of.Game().Odds == nil || !l.exact() || len(l.own()) < len(l.choices[0]) || l.skilled():
			return true
		case p.asked > mostBranches:
			return true
		case len(p.open) > 0:
			p.step(nodes)
			return false
		}
		l.account.HasLuck = true
		l.account.Luck = l.account.Unit.Result(l.of.Position(), 0) - p.sum - l.account.Decisions
		return true
	}
}

// step processes the last open branch: it splits it by the outcomes of chance, adds its
// final result, or asks the lens for its value.
func (p *promise) step(nodes int) {
	last := len(p.open) - 1
	b := p.open[last]
	switch b.at.Turn() {
	case rules.Chance:
		p.open = append(p.open[:last], branches(b)...)
		return
	case rules.Nobody:
		p.open, p.sum = p.open[:last], p.sum+b.p*p.l.account.Unit.Result(b.at, 0)
		return
	}
	if p.odds == nil {
		p.odds = p.l.of.Game().Odds(b.at.View(0), rand.New(rand.NewPCG(1, 1)))
		p.asked++
	}
	if o, known := p.odds(nodes); known {
		p.odds, p.open = nil, p.open[:last]
		p.add(b, &o)
	}
}

// add adds a branch by its value in odds. Without a value it goes on after the only
// move; where there are several, it gives up.
func (p *promise) add(b branch, o *rules.Odds) {
	moves, w := b.at.Moves(nil), worthsOf(o, rules.Move{})
	switch {
	case w.exact:
		p.sum += b.p * w.best
	case len(moves) == 1:
		p.open = append(p.open, branch{b.at.After(moves[0]), b.p})
	default:
		p.asked = mostBranches + 1
	}
}

// branches returns the branches that follow b by each outcome of chance.
func branches(b branch) (list []branch) {
	outs := b.at.Outcomes(nil)
	all := rules.TotalWeight(outs)
	for _, o := range outs {
		list = append(list, branch{b.at.After(o.Move), b.p * float64(o.Weight) / all})
	}
	return list
}

// sampled returns the task that estimates the luck by sampling, unless it is known
// exactly.
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

// trials returns what is sampled for the luck: the expected result from the start of
// the game, and the effect of each decision by a seat that samples play on at another
// level.
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

// pick returns the trial of which one more sample lowers the error of the luck most;
// nil once the budget is spent.
func (l *Ledger) pick(trials []*trial, spent int) (most *trial) {
	for _, t := range trials {
		if t.n == 0 || t.n < t.few() && spent < luckNodes/l.people {
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

// few returns the least number of samples of a trial. Results of whole games need more
// before their variance shows.
func (t *trial) few() int {
	if t.kind == result {
		return manySamples
	}
	return fewSamples
}

// assumed returns the squared deviation assumed for a sample not yet seen: a tenth of
// the variance of a game's result.
func (l *Ledger) assumed(trials []*trial) float64 { return trials[0].variance(0) / 10 }

// fortune enters the luck and its standard error in the account, from the finished
// trials. It leaves the luck unknown if that error is no smaller than what luck usually is:
// then the samples don't tell good luck from bad.
func (l *Ledger) fortune(trials []*trial) {
	luck, square := l.account.Unit.Result(l.of.Position(), l.account.Seat), 0.0
	assumed := l.assumed(trials)
	for _, t := range trials {
		luck -= t.mean()
		err := t.err(assumed)
		square += err * err
	}
	if usual := trials[0].variance(0); square < usual {
		l.account.HasLuck, l.account.Luck, l.account.LuckError = true, luck, math.Sqrt(square)
	}
}
