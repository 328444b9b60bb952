package mendaxcommon

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
)

// A round is solved for a circle of seats that all play alike, by counterfactual
// regret minimisation: each plays what it regrets not having played, and the
// average of that comes near the best play. What a round takes is one counter, from one of two neighbours,
// so what matters to a seat is not to be that one; who passes the bones on has
// got away as well as who wins a doubt. Claims only rise: how often a hand is
// taken at a claim is found from the first claim up, and what comes of it from
// Venus down.
//
// Who answers a claim goes by the claim that it beat and by a sign of the
// throws: how many bones were thrown, or where there are several throws a turn
// how many throws there were.
//
// Nobody plays well all the time, least of all a whole table. So a part of all
// turns is reckoned to be played as Wary plays them, and what is found is the
// best against such others: it wins more from it than play that fears nothing
// but masters, and gives little away to those.

const (
	signs      = bones + 1 // none to four bones, or none to three throws
	circleMost = 5         // seats of a circle; more would change little
)

// A setting is what a circle is solved for.
type setting struct {
	weights tali.Weights
	most    int // throws a turn
	seats   int // at most circleMost
	named   bool
	proud   bool // nobody is reckoned with who plays plainly
}

// plainly is the share of turns that are played as Wary plays them: the more
// there are at the table the more depends on it.
func (s setting) plainly() float64 {
	if s.proud {
		return 0
	}
	return .2 + .1*float64(s.seats)
}

// Shares are what something is worth to each seat of a circle, from the one
// that acts on, in counters. What one loses the others gain together, so they
// add up to nothing.
type shares [circleMost]float64

// Mixes are a number for each throw, by throws made before and hand.
type mixes [throwsMost][handsMost][]float64

// Says are a number for each claim, by sign and hand.
type says [signs][handsMost][ranks]float64

// Answers are a number for each claim, by sign.
type answers [signs][ranks]float64

// A policy is how often each choice of a turn is made.
type policy struct {
	throw mixes
	say   says
	doubt answers
}

// A stage is the turn of who takes a hand at a claim, and what the next one
// answers to his.
type stage struct {
	over  int   // the claim to be beaten, or nothing
	least int   // that may be said
	begun int   // throws already made when the first choice is: the cast that begins a round
	hears []int // signs there can be

	plain *policy // as Wary plays it
	own   *policy // as one plays it: while solving now, then on average
	play  policy  // as others do: either way
	*lesson

	enter [handsMost]float64        // how often each hand is taken here
	reach [signs][handsMost]float64 // how often each is passed on after a sign
	worth [handsMost]shares         // what it is worth to take each
}

// A lesson is what is kept of a stage only while it is solved.
type lesson struct {
	throw      mixes // regrets
	say        says
	take, call answers
	sum        policy // of own
}

// A circle is a round being solved.
type circle struct {
	*chances
	setting
	stages [ranks]stage // by the claim to be beaten, from none up
	begin  shares       // what it is worth to begin a round
	lost   [2]shares    // what a doubt comes to that the claimer loses, or the doubter
	none   shares       // what it comes to that nothing can come of
	rounds int          // of reckoning so far
	part   int          // of the round of reckoning that is under way
	laid   int          // stages that are ready to be reckoned
}

func newCircle(s setting) *circle {
	return &circle{chances: chancesOf(s.weights), setting: s}
}

// lay makes the next stage ready.
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

func (c *circle) newMixes() (m mixes) {
	for k := range c.most {
		for h := range c.hands {
			m[k][h] = make([]float64, len(c.throws[h]))
		}
	}
	return m
}

// sign is what the others hear of a turn whose last throw, after k others, was
// of n bones; n is 0 if there was none.
func (c *circle) sign(k, n int) int {
	switch {
	case c.most == 1:
		return n
	case n == 0:
		return k
	}
	return k + 1
}

// wary is a stage as Wary plays it.
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

// truth says what a hand is, or if that is too low one of the least that may
// be said; say begins with the least of all.
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

// heard is what Wary takes the hand to be after a sign.
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
