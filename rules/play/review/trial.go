package review

import (
	"math"

	"knucklebones/rules"
)

// A trial samples a number by playouts: how much the move that was made at a step is worth
// more to the seat than another one. Both are played on with the same chance.
type trial struct {
	step  int
	kind  kind
	other rules.Move // for against

	n            int
	sum, squares float64
	nodes        int // that all samples together have cost
}

// A kind says what the samples of a trial are.
type kind int8

const (
	result  kind = iota // the result of the game, played on from the step
	usual               // the move made against what the players of the playouts choose there
	against             // the move made against another one, with what is hidden drawn anew
)

func (t *trial) add(x float64) {
	t.n++
	t.sum += x
	t.squares += x * x
}

func (t *trial) mean() float64 { return t.sum / float64(max(1, t.n)) }

// variance returns the variance of one sample. Few samples that are all alike do not mean
// that others will be: assumed counts as one more, seen once.
func (t *trial) variance(assumed float64) float64 {
	n := float64(t.n)
	return (t.squares - t.sum*t.sum/max(1, n) + assumed) / max(1, n)
}

// err returns the standard error of the mean.
func (t *trial) err(assumed float64) float64 {
	return math.Sqrt(max(0, t.variance(assumed)) / float64(max(1, t.n)))
}

// gain returns by how much one more sample lowers the variance of the mean, by its cost.
func (t *trial) gain(assumed float64) float64 {
	cost := float64(t.nodes)/float64(max(1, t.n)) + 1
	return t.variance(assumed) / float64(t.n*(t.n+1)) / cost
}

// A stage is a part of one sample of a trial.
type stage int8

const (
	idle     stage = iota // none is played
	asking                // the players are asked for the other move
	first                 // the other move, or all of a result, is played on
	followed              // the move that was made is played on
)

// A sampler plays the samples of trials, one at a time.
type sampler struct {
	l     *Ledger
	play  playout
	t     *trial
	from  rules.Position
	stage stage
	other float64 // result of the other move
}

// begin begins one more sample.
func (s *sampler) begin(t *trial) {
	s.t, s.from, s.stage = t, s.l.of.At(t.step), first
	s.seed(0)
	switch t.kind {
	case result:
		s.play.at = s.from
	case usual:
		s.stage, s.play.at = asking, s.from
	default:
		s.from = s.from.View(s.l.account.Seat).Sample(s.play.draw)
		s.compare(t.other)
	}
}

// seed makes all chance of what follows that of the sample: the same for both moves.
func (s *sampler) seed(part uint64) {
	s.l.source.Seed(uint64(s.t.step)<<8|uint64(s.t.kind)<<4|part, uint64(s.t.n))
}

// compare plays another move on, if it is another.
func (s *sampler) compare(other rules.Move) {
	if other == s.l.of.Step(s.t.step).Move {
		s.end(0)
		return
	}
	s.follow(first, other)
}

// follow plays on from a move.
func (s *sampler) follow(as stage, m rules.Move) {
	s.stage, s.play.at = as, s.from.After(m)
	s.seed(1)
}

func (s *sampler) end(x float64) {
	s.t.add(x)
	s.stage = idle
}

// step goes on with a sample, and returns what that cost.
func (s *sampler) step() (nodes int) {
	if s.stage != asking && s.play.over() {
		s.ended(s.l.account.Unit.Result(s.play.at, s.l.account.Seat))
		return 1
	}
	nodes = s.play.step()
	s.t.nodes += nodes
	if s.stage == asking && s.play.moved {
		s.compare(s.play.last)
	}
	return nodes
}

// ended takes the result of a playout.
func (s *sampler) ended(x float64) {
	switch {
	case s.t.kind == result:
		s.end(x)
	case s.stage == first:
		s.other = x
		s.follow(followed, s.l.of.Step(s.t.step).Move)
	default:
		s.end(x - s.other)
	}
}
