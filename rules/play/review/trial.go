package review

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"strings"

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
	nodes        int // that all samples together have cost, also those that another ledger played
}

// A kind says what the samples of a trial are.
type kind int8

const (
	result  kind = iota // the result of the game, played on from the step
	usual               // the move made against what the players of the playouts choose there
	against             // the move made against another one, with what is hidden drawn anew
)

// add adds the result x of one sample.
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

// gain returns how much one more sample would lower the variance of the mean, per node.
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

// A sampler plays the samples of trials, one at a time. Each seat has random numbers of its
// own, so that a move which leads to more casts of one does not change the casts of others:
// the two results that are compared then differ by little else than by the move.
type sampler struct {
	l     *Ledger
	play  playout
	t     *trial
	from  rules.Position
	stage stage
	other results // of the other move
	began int     // nodes of the trial when the sample began

	game    uint64      // from its seed
	sources []*rand.PCG // by seat
	levels  string      // of those who play on
}

// A results holds by seat what each has of a game that has been played on.
type results [rules.MaxSeats]float64

// A sampleID tells the samples of a game apart that are the same for all its seats.
type sampleID struct {
	levels  string // of those who play on, by seat
	step, n int
	kind    kind
}

// A sample holds what one game played on has brought each seat, and what it cost.
type sample struct {
	by    results
	nodes int
}

// newSampler returns the sampler of a ledger that knows by which levels seats play on.
func newSampler(l *Ledger) sampler {
	seed := l.of.Seed()
	s := sampler{l: l, levels: strings.Join(l.levels, " "), game: scattered(binary.BigEndian.Uint64(seed[:8])) ^ scattered(scattered(binary.BigEndian.Uint64(seed[8:])))}
	var draws []*rand.Rand
	for range l.levels {
		source := &rand.PCG{}
		s.sources = append(s.sources, source)
		draws = append(draws, rand.New(source))
	}
	s.play = newPlayout(l.of.Game(), l.levels, draws)
	return s
}

// id returns what tells the sample from others.
func (s *sampler) id() sampleID { return sampleID{s.levels, s.t.step, s.t.n, s.t.kind} }

// begin begins one more sample. One that another ledger of the game has played is taken as
// it was.
func (s *sampler) begin(t *trial) {
	s.t, s.from, s.stage, s.began = t, s.l.of.At(t.step), first, t.nodes
	if known, ok := s.l.game.samples[s.id()]; ok && t.kind != against {
		t.nodes += known.nodes
		s.end(known.by)
		return
	}
	s.seed(0)
	switch t.kind {
	case result:
		s.play.begin(s.from, s.from.Turn())
	case usual:
		s.stage = asking
		s.play.begin(s.from, s.from.Turn())
	default:
		s.from = s.from.View(s.l.account.Seat).Sample(s.play.draws[0])
		s.compare(t.other)
	}
}

// seed sets all random numbers of what follows to those of this sample: the same for
// both moves that are compared, and different in every game, so that errors even out.
func (s *sampler) seed(part uint64) {
	for i, source := range s.sources {
		source.Seed(s.game^scattered(uint64(s.t.step)<<8|uint64(s.t.kind)<<4|part), scattered(uint64(s.t.n)<<8|uint64(i)))
	}
}

// scattered returns x with its bits mixed (SplitMix64), since neighbouring seeds of a PCG
// begin alike.
func scattered(x uint64) uint64 {
	x = (x + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// compare plays on from move other, to be compared with the one made; if they are the
// same the sample is 0.
func (s *sampler) compare(other rules.Move) {
	if other == s.l.of.Step(s.t.step).Move {
		s.played(results{})
		return
	}
	s.follow(first, other)
}

// follow plays on from move m; as is the stage that this is of the sample.
func (s *sampler) follow(as stage, m rules.Move) {
	s.stage = as
	s.play.begin(s.from.After(m), s.from.Turn())
	s.seed(1)
}

// played ends a sample that was played, and keeps it for the other ledgers of the game.
func (s *sampler) played(by results) {
	if s.t.kind != against {
		s.l.game.samples[s.id()] = sample{by, s.t.nodes - s.began}
	}
	s.end(by)
}

func (s *sampler) end(by results) {
	s.t.add(by[s.l.account.Seat])
	s.stage = idle
}

// step continues a sample by one step, and returns the cost in nodes.
func (s *sampler) step() (nodes int) {
	if s.stage != asking && s.play.over() {
		s.ended()
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
func (s *sampler) ended() {
	var by results
	for seat := range s.l.levels {
		by[seat] = s.l.account.Unit.Result(s.play.at, rules.Actor(seat))
	}
	switch {
	case s.t.kind == result:
		s.played(by)
	case s.stage == first:
		s.other = by
		s.follow(followed, s.l.of.Step(s.t.step).Move)
	default:
		for seat := range by {
			by[seat] -= s.other[seat]
		}
		s.played(by)
	}
}
