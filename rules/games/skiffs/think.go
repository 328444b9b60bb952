package skiffs

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/search/mcts"
)

// think returns the search for a computer player's move. Easy takes as many
// skiffs as it can, of any colour. Fair maximises the skiffs it takes plus a
// share in the others that grows as its lines come nearer and shrinks as those
// of others do. Sly also predicts the next player's action. The master searches
// a tree of draws and actions; with many players it uses a finer evaluation and
// plays games out to their ends.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	if len(v.Choices) == 1 {
		return decided(v.Choices[0].Move)
	}
	p := v.Sample(r).(position)
	switch level {
	case "easy":
		return decided(p.mostNow(r))
	case "medium":
		s := p.state()
		return decided(s.options(p.agreement, 1, false)[0].move)
	case "hard":
		h := p.ahead(false)
		return func(nodes int) (rules.Move, bool) {
			if _, done := h.run(nodes); !done {
				return rules.Move{}, false
			}
			return h.list[h.ranked()[0]].move, true
		}
	}
	t := grow(&p, r, searched)
	return func(nodes int) (rules.Move, bool) {
		if !t.run(nodes) {
			return rules.Move{}, false
		}
		return t.ranked()[0].move, true
	}
}

func decided(m rules.Move) func(int) (rules.Move, bool) {
	return func(int) (rules.Move, bool) { return m, true }
}

// mostNow returns a random one of the actions that take the most skiffs.
func (p *position) mostNow(r *rand.Rand) rules.Move {
	most, n := -1, 0
	var pick rules.Move
	for _, m := range p.Moves(nil) {
		k := map[rules.Verb]int{Take: 1, Pair: 2, Three: 3}[m.Verb]
		if k > most {
			most, n = k, 0
		}
		if k == most {
			if n++; r.IntN(n) == 0 {
				pick = m
			}
		}
	}
	return pick
}

// An option is an action to consider, with the expected coins of each seat
// after it.
type option struct {
	move rules.Move
	mcts.Option
}

// options returns the most promising actions in a state, at most that many,
// ranked by the evaluation for the seat that acts; keen selects the finer one.
func (s *state) options(a *agreement, most int, keen bool) []option {
	list := make([]option, 0, most+1)
	me := s.seat
	f, g := s.finder(a), a.see(&s.lake, keen)
	f.each(func(m rules.Move) {
		q := *s
		q.act(m)
		w, ends := q.after(m, &s.lake, g)
		if len(list) == most && w[me] <= list[most-1].Worths[me] {
			return
		}
		at := len(list)
		for at > 0 && list[at-1].Worths[me] < w[me] {
			at--
		}
		if list = slices.Insert(list, at, option{m, mcts.Option{Ends: ends, Worths: w}}); len(list) > most {
			list = list[:most]
		}
	})
	return list
}

// cost returns the cost in nodes of listing the options of a state; a node is
// some two millionths of a second.
func (s *state) cost(a *agreement) int {
	if a.loose {
		return 6 * a.seats * a.seats
	}
	return 2 * a.seats * a.seats
}

// wide returns the number of actions of the present state that are searched.
func (a *agreement) wide() int { return max(16, 96/a.seats) }

// An ahead is an expectimax search of two actions. It evaluates the promising
// actions one by one: the mean over the racers that may be drawn next, each
// making its best action.
type ahead struct {
	*agreement
	keen  bool
	state state
	list  []option
	seen  []mcts.Estimate // results of the actions evaluated so far
	next  int             // the next racer to draw after the current action
	sum   mcts.Estimate   // of the racers drawn so far
}

// ahead returns a look ahead from p, not begun yet; keen selects the finer evaluation,
// for many players.
func (p *position) ahead(keen bool) *ahead {
	s := p.state()
	return &ahead{agreement: p.agreement, keen: keen, state: s, list: s.options(p.agreement, p.wide(), keen)}
}

// run continues for about that many nodes, and returns the nodes spent and
// whether all actions are evaluated.
func (h *ahead) run(nodes int) (spent int, done bool) {
	for len(h.seen) < len(h.list) && spent < nodes {
		spent += h.foresee(h.list[len(h.seen)])
	}
	return spent, len(h.seen) == len(h.list)
}

// foresee does one step of looking ahead from option o: it adds the value of the best
// reply of the next racer that may be drawn, or records the final result if o ends the
// game. It returns the nodes spent.
func (h *ahead) foresee(o option) (nodes int) {
	if o.Ends {
		h.seen = append(h.seen, mcts.Estimate{Drawn: 1, Sum: o.Worths})
		return 1
	}
	s := h.state
	s.act(o.move)
	racers := s.racers(h.agreement)
	if racers>>h.next&1 == 1 {
		s.draw(h.agreement, h.next)
		h.sum.Add(&s.options(h.agreement, 1, h.keen)[0].Worths)
		nodes = s.cost(h.agreement)
	}
	if h.next++; racers>>h.next == 0 {
		h.seen = append(h.seen, h.sum)
		h.next, h.sum = 0, mcts.Estimate{}
	}
	return nodes
}

// ranked returns the indexes of the actions in h.list, highest mean for the acting seat
// first.
func (h *ahead) ranked() []int {
	order, me := make([]int, len(h.list)), int(h.state.seat)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(h.seen[b].Mean(me), h.seen[a].Mean(me)) })
	return order
}
