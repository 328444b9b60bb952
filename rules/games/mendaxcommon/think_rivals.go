package mendaxcommon

import "knucklebones/rules/search/memo"

// The styles in which a seat's rivals may play; all rivals have the same style.
// The value of a claim depends most on the player who answers it. So Master
// computes the value of a round against several styles, and infers which one it
// meets.
const (
	honestly = iota // like Easy
	warily          // like Fair
	slyly           // as Sly plays
	proudly         // like a solver who assumes that all others solve the round too
	styles          // number of styles
)

// usual is the prior probability of each style.
var usual = [styles]float64{.1, .27, .33, .3}

// A rivals is the solution of the round against each style, in one setting. It
// is computed in slices: first the circles of the styles that solve the round,
// then the values if all rivals play in each style.
type rivals struct {
	solved  [styles]*study // for the styles that solve the round
	circles [styles]*circle
	ready   int // number of finished circles
}

// known is a cache of the rivals of the last settings: of as many as occur in a
// game while its seats drop out, at seven megabytes each. The values are read
// only.
var known = memo.New[setting, *rivals](circleMost - 1)

// rivalsOf returns the solution for a setting, from the cache or not computed yet.
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

// run continues for about that many nodes and reports whether everything is
// computed.
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

// step does the next part of solving: it prepares a stage of a style's circle, or does
// a part of an iteration that finds its values.
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
	const settled = 8 // iterations until the value of beginning a round is stable
	if c.value(); c.rounds == c.enough()+settled && c.part == 0 {
		if g.ready++; g.ready == styles {
			known.Put(g.solved[slyly].setting, g)
		}
	}
}

// seat prepares the next stage of circle c, in which all play by the policy of the
// style being computed.
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

// value does a part of an iteration with fixed policies, which only updates the values.
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

// honest sets the policy of Easy at a stage.
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

// really returns the policy at a stage of a player that has solved the circle:
// claims by the average, answers by the distribution of the hand.
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
