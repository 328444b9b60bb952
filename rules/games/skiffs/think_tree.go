package skiffs

import (
	"math/bits"
	"math/rand/v2"

	"knucklebones/rules/search/mcts"
)

// A tree is searched from a position on, by upper confidence bounds (see mcts):
// after every action chance draws the next racer. A new state counts for what it
// promises. Among many, where lines are few and a promise says little, the game
// is played out from there instead.
type tree struct {
	*agreement
	many   bool
	r      *rand.Rand
	ahead  *ahead // what Sly makes of the root, while it is being reckoned
	how    mcts.Settings
	root   *point
	search *mcts.Tree // nil until Sly is done
}

// A point is a state in the tree, with the actions that are thought of there.
type point struct {
	*tree
	state
	options []option
}

// A branch is an action from the root and what came of it.
type branch struct {
	option
	*mcts.Estimate
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

func grow(p *position, r *rand.Rand, nodes int) *tree {
	const (
		eager   = 0.07 // how much a seldom tried action is favoured
		deepest = 60   // actions looked ahead at most
	)
	t := &tree{agreement: p.agreement, many: p.seats >= many, r: r}
	if t.many {
		nodes *= dear
	}
	t.how = mcts.Settings{Scale: float32(p.lake.all + 1), Eager: eager, Deep: deepest, Left: nodes, Rand: r}
	t.ahead = p.ahead(t.many)
	return t
}

// plant begins the tree with the actions that look best one action ahead, and
// with what was seen there. If there is but one there is nothing to search.
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

// run searches on for so many nodes and says whether it is done.
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

// ranked are the branches from the root, those tried most often first.
func (t *tree) ranked() []branch {
	var list []branch
	for _, i := range t.search.Ranked() {
		list = append(list, branch{t.root.options[i], t.search.Of(i)})
	}
	return list
}

// Player is who acts.
func (p *point) Player() int { return int(p.seat) }

// Options are the promising actions.
func (p *point) Options() []mcts.Option {
	list := make([]mcts.Option, len(p.options))
	for i := range list {
		list[i] = p.options[i].Option
	}
	return list
}

// Draw is a racer that may be drawn next.
func (p *point) Draw(r *rand.Rand) int { return p.drawn(&p.state, r) }

// drawn is a racer that may be drawn next in a state.
func (t *tree) drawn(s *state, r *rand.Rand) int {
	racers := s.racers(t.agreement)
	for k := r.IntN(bits.OnesCount8(racers)); k > 0; k-- {
		racers &= racers - 1
	}
	return bits.TrailingZeros8(racers)
}

// After is where an action leads if that racer is drawn next.
func (p *point) After(action, seat int) mcts.State {
	s := p.state
	s.act(p.options[action].move)
	s.draw(p.agreement, seat)
	return &point{p.tree, s, s.options(p.agreement, broad, p.many)}
}

// Promise is what its first action leaves each with, at once or among many at
// the end of the game.
func (p *point) Promise() (w mcts.Worths, nodes int) {
	first := &p.options[0]
	if !p.many {
		return first.Worths, p.cost(p.agreement)
	}
	w, nodes = p.playOut(p.state, first)
	return w, nodes + p.cost(p.agreement)
}
