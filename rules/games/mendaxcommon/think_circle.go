package mendaxcommon

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
)

// A round is solved for a circle of seats with the same strategy, by
// counterfactual regret minimisation. A round costs one counter, of one of two
// neighbours, so the aim of a seat is not to be that one; passing the bones on
// is as good as winning a doubt. Claims only rise: the reach of hands is
// computed from the first claim up, and their values from Venus down.
//
// A seat answers a claim by the claim before it and a sign, the public
// information about the throws: the number of bones thrown, or with several
// throws per turn the number of throws.
//
// Nobody plays perfectly, least of all a whole table. So a share of all turns
// is assumed to be played like Fair, and the solution is the best response to
// that mixture: it wins more from weak play than a solution against perfect
// players, and loses little to those.

const (
	signs      = bones + 1 // none to four bones, or none to three throws
	circleMost = 5         // seats of a circle; more would change little
)

// A setting is the parameters that a circle is solved for.
type setting struct {
	weights tali.Weights
	most    int // throws a turn
	seats   int // at most circleMost
	named   bool
	proud   bool // assume that nobody plays plainly
}

// plainly returns the share of turns assumed to be played like Fair; with more
// seats it has more effect.
func (s setting) plainly() float64 {
	if s.proud {
		return 0
	}
	return .2 + .1*float64(s.seats)
}

// A shares is a value for each seat of a circle in counters, starting with the
// one that acts. It sums to 0, since the others gain what one loses.
type shares [circleMost]float64

// A mixes is a number for each choice of bones, by number of throws before and
// hand.
type mixes [throwsMost][handsMost][]float64

// A says is a number for each claim, by sign and hand.
type says [signs][handsMost][ranks]float64

// An answers is a number for each claim, by sign.
type answers [signs][ranks]float64

// A policy is the probability of each choice in a turn.
type policy struct {
	throw mixes
	say   says
	doubt answers
}

// A stage is the turn of the seat that takes a hand at a claim, and the answer
// of the next seat.
type stage struct {
	over  int   // the claim to be beaten, or nothing
	least int   // that may be said
	begun int   // throws made before the first choice: the cast that begins a round
	hears []int // the possible signs

	plain *policy // the policy of Fair
	own   *policy // the solver's policy: the current one, and the average when solved
	play  policy  // the mixture of both that others play
	*lesson

	enter [handsMost]float64        // how often each hand is taken at this stage
	reach [signs][handsMost]float64 // how often each is passed on after a sign
	worth [handsMost]shares         // the value of taking each
}

// A lesson is the data of a stage that only the solver needs.
type lesson struct {
	throw      mixes // regrets
	say        says
	take, call answers
	sum        policy // of own
}

// A circle is a round for a number of seats, and its solver.
type circle struct {
	*chances
	setting
	stages [ranks]stage // by the claim to be beaten, from none up
	begin  shares       // value of beginning a round
	lost   [2]shares    // value of a doubt that the claimer loses, or the doubter
	none   shares       // value of an impossible branch
	rounds int          // iterations so far
	part   int          // next part of the current iteration
	laid   int          // number of prepared stages
}

func newCircle(s setting) *circle {
	return &circle{chances: chancesOf(s.weights), setting: s}
}

// lay prepares the next stage, from the lowest claim to be beaten up: its possible
// signs and claims, and Fair's policy.
func (c *circle) lay() {
	t, over := &c.stages[c.laid], c.laid-1
	c.laid++
	t.over, t.least, t.hears = over, over+1, []int{0, 1, 2, 3, 4}
	if over == nothing {
		t.begun, t.hears = 1, []int{bones}
		if c.named {
			t.least++
		}
	}
	if c.most > 1 {
		t.hears = []int{0, 1, 2, 3}[t.begun:]
	}
	t.plain, t.own, t.lesson = &policy{}, &policy{}, &lesson{}
	for _, m := range []*mixes{&t.own.throw, &t.play.throw, &t.throw, &t.sum.throw} {
		*m = c.newMixes()
	}
	c.wary(t)
}

// newMixes returns mixed choices of throws for every sign and hand, all probabilities
// 0.
func (c *circle) newMixes() (m mixes) {
	for k := range c.most {
		for h := range c.hands {
			m[k][h] = make([]float64, len(c.throws[h]))
		}
	}
	return m
}

// sign returns what everybody has seen of a turn whose last throw, the one after k
// others, was of n bones; n is 0 if there was no last throw.
func (c *circle) sign(k, n int) int {
	switch {
	case c.most == 1:
		return n
	case n == 0:
		return k
	}
	return k + 1
}

// wary sets the policy of Fair at a stage.
func (c *circle) wary(t *stage) {
	p := t.plain
	p.throw = c.newMixes()
	for k := t.begun; k < c.most; k++ {
		best := &c.beating(t.over, c.most-k).best
		for h := range c.hands {
			p.throw[k][h][best[h]] = 1
		}
	}
	for _, n := range t.hears {
		for h := range c.hands {
			c.truth(h, p.say[n][h][t.least:])
		}
		s := c.heard(t, n)
		for claim := t.least; claim < ranks-1; claim++ {
			if c.doubtful(&s, claim, c.most) {
				p.doubt[n][claim] = 1
			}
		}
		p.doubt[n][ranks-1] = 1
	}
}

// truth writes Fair's probabilities of each claim with hand h into say, whose first
// entry is the lowest claim allowed: the true rank, or one of the lowest where that is
// too low.
func (t *chances) truth(h int, say []float64) {
	if i := t.rank[h] - ranks + len(say); i >= 0 {
		say[i] = 1
		return
	}
	few := say[:min(bluffs, len(say))]
	for i := range few {
		few[i] = 1 / float64(len(few))
	}
}

// heard returns the distribution of the hand that Fair assumes after a sign.
func (c *circle) heard(t *stage, sign int) spread {
	s, kept := c.fresh, sign < c.most
	if c.most == 1 {
		s, kept = spread(bayes.Filter(s[:], []bayes.Step{{To: c.mixed[sign][:]}})[0]), sign == 0
	}
	for h := range c.hands {
		if kept && c.rank[h] <= t.over {
			s[h] *= content
		}
	}
	return s
}
