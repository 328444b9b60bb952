package skiffs

import (
	"math/bits"
	"math/rand/v2"

	"knucklebones/rules"
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
	search *mcts.Tree[state, rules.Move] // nil until then
}

// A branch is an action from the root and what came of it.
type branch = mcts.Branch[state, rules.Move]

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
	var options []option
	var seen []mcts.Estimate
	order := t.ahead.ranked()
	for _, i := range order[:min(broad, len(order))] {
		options, seen = append(options, t.ahead.list[i]), append(seen, t.ahead.seen[i])
	}
	if len(options) == 1 {
		t.how.Left = 0
	}
	t.search = mcts.New(t, t.how, t.ahead.state, options, seen)
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

// Player is who acts in a state.
func (t *tree) Player(s *state) int { return int(s.seat) }

// Options are the promising actions in a state.
func (t *tree) Options(s *state) []option { return s.options(t.agreement, broad, t.many) }

// Draw is a racer that may be drawn next.
func (t *tree) Draw(s *state, r *rand.Rand) int {
	racers := s.racers(t.agreement)
	for k := r.IntN(bits.OnesCount8(racers)); k > 0; k-- {
		racers &= racers - 1
	}
	return bits.TrailingZeros8(racers)
}

// After is the state once an action is made and a racer drawn.
func (t *tree) After(s *state, m rules.Move, seat int) state {
	next := *s
	next.act(m)
	next.draw(t.agreement, seat)
	return next
}

// Promise is what its first option leaves each with in a new state, at once or
// among many at the end of the game.
func (t *tree) Promise(s *state, first *option) (w mcts.Worths, nodes int) {
	if !t.many {
		return first.Worths, s.cost(t.agreement)
	}
	w, nodes = t.playOut(*s, first)
	return w, nodes + s.cost(t.agreement)
}

// ranked are the branches from the root, those tried most often first.
func (t *tree) ranked() []branch { return t.search.Ranked() }
