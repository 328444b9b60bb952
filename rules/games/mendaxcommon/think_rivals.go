package mendaxcommon

import "knucklebones/rules/search/memo"

// The styles in which a seat's rivals may play, all of them alike. What a seat
// gets out of a claim depends most on who answers it, and Wary takes what Sly
// laughs at. So Shrewd keeps several styles in mind, works out what a round is
// worth against each, and asks itself which of them it meets.
const (
	honestly = iota // as Honest plays
	warily          // as Wary plays
	slyly           // as Sly plays
	proudly         // as who reckons with nobody worse than himself
	styles          // number
)

// usual is how likely each style is before anything is heard.
var usual = [styles]float64{.1, .27, .33, .3}

// Rivals are what there is to know of them in one setting, by style. It is found
// in slices: first the circles of those who solve the round, then what it is
// worth where all play in each style.
type rivals struct {
	solved  [styles]*study // for those who solve the round
	circles [styles]*circle
	ready   int // circles that are
}

// known is a cache of the rivals of the settings that were asked for last: of as
// many as a game comes through while its seats drop out, at seven megabytes each.
// What is in it never changes.
var known = memo.New[setting, *rivals](circleMost - 1)

func rivalsOf(s setting) *rivals {
	if g, ok := known.Get(s); ok {
		return g
	}
	g := &rivals{}
	g.solved[slyly] = newStudy(s)
	s.proud = true
	g.solved[proudly] = newStudy(s)
	return g
}

// run goes on by so many nodes and says whether all is reckoned.
func (g *rivals) run(nodes int) bool {
	for _, s := range g.solved {
		if s != nil && !s.solved && !s.run(nodes) {
			return false
		}
	}
	for ; g.ready < styles; nodes -= partNodes {
		if nodes <= 0 {
			return false
		}
		g.step()
	}
	return true
}

// step does a part of the work for a style.
func (g *rivals) step() {
	c := g.circles[g.ready]
	if c == nil {
		of := *g.solved[slyly].circle
		c = &circle{chances: of.chances, setting: of.setting, rounds: of.enough()}
		g.circles[g.ready] = c
	}
	if c.laid < ranks {
		g.seat(c)
		return
	}
	const settled = 8 // rounds of reckoning until it is known what it is worth to begin
	if c.value(); c.rounds == c.enough()+settled && c.part == 0 {
		if g.ready++; g.ready == styles {
			known.Put(g.solved[slyly].setting, g)
		}
	}
}

// seat makes the next stage of a circle ready.
func (g *rivals) seat(c *circle) {
	of := &g.solved[slyly].stages[c.laid]
	t := &c.stages[c.laid]
	c.laid++
	t.over, t.least, t.begun, t.hears = of.over, of.least, of.begun, of.hears
	switch g.ready {
	case honestly:
		c.honest(t)
	case warily:
		t.play = *of.plain
	default:
		s := g.solved[g.ready].circle
		t.play = s.really(&s.stages[c.laid-1])
	}
}

// value does a part of a round of reckoning in which nothing is learnt.
func (c *circle) value() {
	if c.part == 0 {
		c.start()
	}
	c.part++
	c.weigh(&c.stages[ranks-c.part])
	if c.part == ranks {
		c.part = 0
		c.settle()
	}
}

// honest is a stage as Honest plays it.
func (c *circle) honest(t *stage) {
	p := &t.play
	p.throw = c.newMixes()
	for k := t.begun; k < c.most; k++ {
		for h, r := range c.rank {
			all := len(c.throws[h]) - 1
			if r > t.over {
				all = 0
			}
			p.throw[k][h][all] = 1
		}
	}
	for _, n := range t.hears {
		for h, r := range c.rank {
			p.say[n][h][max(r, t.least)] = 1
		}
		for claim := t.least; claim < ranks; claim++ {
			if c.beats(&c.fresh, claim) < rare || claim == ranks-1 {
				p.doubt[n][claim] = 1
			}
		}
	}
}

// really is a stage as who has solved the circle plays it: claims by the average,
// answers by what the hand then is likely to be.
func (c *circle) really(t *stage) policy {
	p := *t.own
	for _, n := range t.hears {
		reach := spread(t.reach[n])
		if reach.all() == 0 {
			continue
		}
		for claim := t.least; claim < ranks; claim++ {
			s := t.said(&reach, n, claim)
			p.doubt[n][claim] = c.doubts(&s, t, n, claim)
		}
	}
	return p
}
