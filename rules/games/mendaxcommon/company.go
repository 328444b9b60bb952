package mendaxcommon

import "sync"

// A company is a way in which a whole table may play. What a seat gets out of a
// claim depends most on who answers it, and Wary takes what Sly laughs at. So
// Shrewd keeps several companies in mind, works out what a round is worth in
// each, and asks itself which of them it sits in.
const (
	honestly  = iota // as Honest plays
	warily           // as Wary plays
	slyly            // as Sly plays
	proudly          // as who reckons with nobody worse than himself
	companies        // number
)

// usual is how likely each company is before anything is heard.
var usual = [companies]float64{.1, .27, .33, .3}

// A gathering is all companies of one setting. It is made in slices: first the
// circles of those who solve the round, then what it is worth in each company.
type gathering struct {
	solved [companies]*study // for those who solve the round
	tables [companies]*circle
	ready  int // tables that are
}

// gatherings is a cache of gatherings that are ready, by their settings. What is
// in it never changes.
var gatherings sync.Map

func gather(s setting) *gathering {
	if g, ok := gatherings.Load(s); ok {
		return g.(*gathering)
	}
	g := &gathering{}
	g.solved[slyly] = newStudy(s)
	s.proud = true
	g.solved[proudly] = newStudy(s)
	return g
}

// run goes on by so many nodes and says whether all is reckoned.
func (g *gathering) run(nodes int) bool {
	for _, s := range g.solved {
		if s != nil && !s.solved && !s.run(nodes) {
			return false
		}
	}
	for ; g.ready < companies; nodes -= partNodes {
		if nodes <= 0 {
			return false
		}
		g.step()
	}
	return true
}

// step does a part of the work for a table.
func (g *gathering) step() {
	c := g.tables[g.ready]
	if c == nil {
		of := *g.solved[slyly].circle
		c = &circle{table: of.table, setting: of.setting, rounds: of.enough()}
		g.tables[g.ready] = c
	}
	if c.laid < ranks {
		g.seat(c)
		return
	}
	const settled = 8 // rounds of reckoning until it is known what it is worth to begin
	if c.value(); c.rounds == c.enough()+settled && c.part == 0 {
		if g.ready++; g.ready == companies {
			gatherings.Store(g.solved[slyly].setting, g)
		}
	}
}

// seat makes the next stage of a table ready.
func (g *gathering) seat(c *circle) {
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
