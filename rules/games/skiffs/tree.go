package skiffs

import (
	"cmp"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
)

// A tree is searched from a position on: again and again an action is chosen,
// a racer drawn, and so on down to a state not seen before, whose promise then
// counts for all the actions on the way. Among many, where lines are few and a
// promise says little, the game is played out from there instead. Actions that did
// well for the seat that acts are chosen more often, seldom tried ones too.
type tree struct {
	*agreement
	many  bool
	r     *rand.Rand
	root  *node
	ahead *ahead  // what Sly makes of the root, while it is being reckoned
	scale float32 // coins that worths are measured by
	left  int     // nodes still to think through
}

// A node is a state in which a seat acts.
type node struct {
	state    state
	visits   float32
	branches []branch
}

// A branch is an action and what came of it.
type branch struct {
	option
	outlook
	next *[rules.MaxSeats]*node // by the racer that is drawn then; nil as long as none was
}

// How many nodes the master searches and the odds do, and how many actions of
// a state are looked at.
const (
	searched = 20000
	shown    = 20000
	broad    = 12
)

// dear is how many times as many nodes are searched among many, where each
// tells less.
const dear = 3

// eager is how much a seldom tried action is favoured.
const eager = 0.07

func grow(p *position, r *rand.Rand, nodes int) *tree {
	t := &tree{agreement: p.agreement, many: p.seats >= many, r: r, left: nodes, scale: float32(p.lake.all + 1)}
	if t.many {
		t.left *= dear
	}
	t.ahead = p.ahead(t.many)
	return t
}

// plant begins the tree with the actions that look best one action ahead, and
// with what was seen there.
func (t *tree) plant() {
	order := t.ahead.ranked()
	t.root = &node{state: t.ahead.state}
	for _, i := range order[:min(broad, len(order))] {
		t.root.branches = append(t.root.branches, branch{option: t.ahead.list[i], outlook: t.ahead.seen[i]})
		t.root.visits += t.ahead.seen[i].drawn
	}
	t.ahead = nil
	if len(t.root.branches) == 1 {
		t.left = 0
	}
}

// sprout is a new node with those branches, each as if tried once with the
// promise it has at once.
func (t *tree) sprout(s state, list []option) *node {
	n := &node{state: s, branches: make([]branch, 0, len(list))}
	for _, o := range list {
		n.branches = append(n.branches, branch{option: o, outlook: outlook{1, o.worths}})
		n.visits++
	}
	return n
}

// run searches on for so many nodes and says whether it is done.
func (t *tree) run(nodes int) bool {
	if t.root == nil {
		spent, done := t.ahead.run(nodes)
		t.left -= spent
		if !done {
			return false
		}
		t.plant()
		nodes -= spent
	}
	for nodes > 0 && t.left > 0 {
		_, cost := t.try(t.root, 0)
		nodes -= cost
		t.left -= cost
	}
	return t.left <= 0
}

// deepest is how many actions are looked ahead at most.
const deepest = 60

// try goes down from a node once, and is what came of it and what it cost.
func (t *tree) try(n *node, depth int) (w worths, cost int) {
	b := t.choose(n)
	switch {
	case b.ends || depth == deepest:
		w, cost = b.worths, 2
	default:
		w, cost = t.follow(n, b, depth)
	}
	n.visits++
	b.drawn++
	for i := range t.seats {
		b.sum[i] += w[i]
	}
	return w, cost
}

// follow draws a racer after a branch and goes on from there.
func (t *tree) follow(n *node, b *branch, depth int) (w worths, cost int) {
	s := n.state
	seat := t.drawn(&s)
	if b.next == nil {
		b.next = new([rules.MaxSeats]*node)
	}
	if b.next[seat] != nil {
		w, cost = t.try(b.next[seat], depth+1)
		return w, cost + 1
	}
	s.act(b.move)
	s.draw(t.agreement, seat)
	b.next[seat] = t.sprout(s, s.options(t.agreement, broad, t.many))
	first := &b.next[seat].branches[0].option
	if !t.many {
		return first.worths, s.cost(t.agreement)
	}
	w, cost = t.playOut(s, first)
	return w, cost + s.cost(t.agreement)
}

// drawn is a racer that may be drawn next.
func (t *tree) drawn(s *state) int {
	racers := s.racers(t.agreement)
	for k := t.r.IntN(bits.OnesCount8(racers)); k > 0; k-- {
		racers &= racers - 1
	}
	return bits.TrailingZeros8(racers)
}

// choose is the branch to try next.
func (t *tree) choose(n *node) *branch {
	var top *branch
	most, all := float32(math.Inf(-1)), float32(math.Log(float64(n.visits+1)))
	for i := range n.branches {
		b := &n.branches[i]
		x := b.mean(n.state.seat)/t.scale + eager*float32(math.Sqrt(float64(all/b.drawn)))
		if x > most {
			top, most = b, x
		}
	}
	return top
}

// ranked are the branches from the root, those tried most often first.
func (t *tree) ranked() []branch {
	list := slices.Clone(t.root.branches)
	me := t.root.state.seat
	slices.SortStableFunc(list, func(a, b branch) int {
		return cmp.Or(cmp.Compare(b.drawn, a.drawn), cmp.Compare(b.mean(me), a.mean(me)))
	})
	return list
}
