package skiffs

import (
	"math/bits"
	"math/rand/v2"

	"knucklebones/rules/search/mcts"
)

// A tree is the master's search from a position, by upper confidence bounds
// (see mcts): after every action chance draws the next racer. A new state is
// scored by its evaluation. With many players, where lines are few and the
// evaluation says little, the game is played out from there instead.
type tree struct {
	*agreement
	many   bool
	r      *rand.Rand
	ahead  *ahead // Sly's search of the root, while it runs
	how    mcts.Settings
	root   *point
	search *mcts.Tree // nil until Sly is done
}

// A point is a state in the tree, with the actions considered there.
type point struct {
	*tree
	state
	options []option
}

// A branch is an action from the root with its statistics.
type branch struct {
	option
	*mcts.Estimate
}

// Limits of the search: nodes for the master and for the odds, and the number
// of actions considered in a state.
const (
	searched = 20000
	shown    = 20000
	broad    = 12
)

// dear is the factor of the nodes searched with many players, where each result
// says less.
const dear = 3

// grow returns a search tree at p, not begun yet, with that many nodes to spend.
func grow(p *position, r *rand.Rand, nodes int) *tree {
	const (
		eager   = 0.07 // exploration constant
		deepest = 60   // most actions to look ahead
	)
	t := &tree{agreement: p.agreement, many: p.seats >= many, r: r}
	if t.many {
		nodes *= dear
	}
	t.how = mcts.Settings{Scale: float32(p.lake.all + 1), Eager: eager, Deep: deepest, Left: nodes, Rand: r}
	t.ahead = p.ahead(t.many)
	return t
}

// plant starts the tree with the actions that look best to Sly, and the estimates made
// of them. If only one is left no search is needed.
func (t *tree) plant() {
	var seen []mcts.Estimate
	t.root = &point{tree: t, state: t.ahead.state}
	order := t.ahead.ranked()
	for _, i := range order[:min(broad, len(order))] {
		t.root.options, seen = append(t.root.options, t.ahead.list[i]), append(seen, t.ahead.seen[i])
	}
	if len(seen) == 1 {
		t.how.Left = 0
	}
	t.search = mcts.New(t.root, seen, t.how)
	t.ahead = nil
}

// run continues for about that many nodes and reports whether the search is
// done.
func (t *tree) run(nodes int) bool {
	if t.search == nil {
		spent, done := t.ahead.run(nodes)
		t.how.Left -= spent
		if !done {
			return false
		}
		t.plant()
		nodes -= spent
	}
	return t.search.Run(nodes)
}

// ranked returns the branches from the root, the most often tried first.
func (t *tree) ranked() []branch {
	var list []branch
	for _, i := range t.search.Ranked() {
		list = append(list, branch{t.root.options[i], t.search.Of(i)})
	}
	return list
}

// Player returns the seat that acts.
func (p *point) Player() int { return int(p.seat) }

// Options returns the promising actions.
func (p *point) Options() []mcts.Option {
	list := make([]mcts.Option, len(p.options))
	for i := range list {
		list[i] = p.options[i].Option
	}
	return list
}

// Draw returns a random racer for the next draw.
func (p *point) Draw(r *rand.Rand) int { return p.drawn(&p.state, r) }

// drawn returns a random racer for the next draw in a state.
func (t *tree) drawn(s *state, r *rand.Rand) int {
	racers := s.racers(t.agreement)
	for k := r.IntN(bits.OnesCount8(racers)); k > 0; k-- {
		racers &= racers - 1
	}
	return bits.TrailingZeros8(racers)
}

// After returns the state after an action, with that racer drawn next.
func (p *point) After(action, seat int) mcts.State {
	s := p.state
	s.act(p.options[action].move)
	s.draw(p.agreement, seat)
	return &point{p.tree, s, s.options(p.agreement, broad, p.many)}
}

// Promise returns the expected coins of each seat at this point, and what that cost in
// nodes: the evaluation of the best-looking action, or with many players the result of
// playing it out.
func (p *point) Promise() (w mcts.Worths, nodes int) {
	first := &p.options[0]
	if !p.many {
		return first.Worths, p.cost(p.agreement)
	}
	w, nodes = p.playOut(p.state, first)
	return w, nodes + p.cost(p.agreement)
}
