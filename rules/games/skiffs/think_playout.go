package skiffs

import "knucklebones/rules/search/mcts"

// near is the number of skiffs left from which a playout is played with care,
// since it matters who ends the game and how.
const near = 12

// playOut plays option o and then random play to the end of the game: seats take what
// they can, and once few skiffs are left make the action of the best evaluation. It
// returns the coins of each seat and the cost in nodes.
func (t *tree) playOut(s state, o *option) (w mcts.Worths, cost int) {
	next := *o
	for cost = 1; !next.Ends; cost++ {
		s.act(next.move)
		for s.draw(t.agreement, t.drawn(&s, t.r)); s.lake.all > near; s.draw(t.agreement, t.drawn(&s, t.r)) {
			cost++
			if w, ends := t.hurry(&s); ends {
				return w, cost
			}
		}
		next = s.options(t.agreement, 1, true)[0]
		cost += int(s.lake.all)
	}
	return next.Worths, cost
}

// hurry lets the acting seat take as many skiffs as grab finds. If that ends the game,
// ends is true and w has the coins of each seat.
func (t *tree) hurry(s *state) (w mcts.Worths, ends bool) {
	s.got[s.seat] += t.grab(&s.lake, int(s.seat))
	s.taken, s.quiet = true, 0
	end, wins := s.lake.end(s.seat, t.seats, t.thin)
	if end == Open {
		return w, false
	}
	for i := range t.seats {
		w[i] = float32(s.got[i])
	}
	s.share(&w, wins)
	return w, true
}

// grab takes random skiffs for seat me and returns their number: three from a box with
// one of its own, otherwise one of its own and any other, otherwise any one.
func (t *tree) grab(l *lake, me int) int16 {
	three := t.box(func(b int) int { return min(int(l.n[b][me]), max(0, int(l.sum[b])-2), 1) })
	if three >= 0 {
		l.put(three, me, -1)
		t.takeOther(l, three, me)
		t.takeOther(l, three, me)
		return 3
	}
	own := t.box(func(b int) int { return min(int(l.n[b][me]), 1) })
	taken := int16(1)
	if own >= 0 {
		l.put(own, me, -1)
		taken++
	}
	free := t.box(func(b int) int {
		if l.anchored(b, int8(me)) {
			return 0
		}
		return int(l.sum[b])
	})
	if free < 0 {
		return taken - 1
	}
	t.takeOther(l, free, me)
	return taken
}

// box returns a random box, by weight, or -1 if all weights are 0.
func (t *tree) box(weight func(b int) int) int {
	box, sum := -1, 0
	for b := range Boxes {
		if k := weight(b); k > 0 {
			if sum += k; t.r.IntN(sum) < k {
				box = b
			}
		}
	}
	return box
}

// takeOther takes a random skiff of another seat from a box, or one of seat me if there
// is none.
func (t *tree) takeOther(l *lake, box, me int) {
	others := int(l.sum[box]) - int(l.n[box][me])
	if others == 0 {
		l.put(box, me, -1)
		return
	}
	k := t.r.IntN(others)
	for i := range t.seats {
		if i == me {
			continue
		}
		if k -= int(l.n[box][i]); k < 0 {
			l.put(box, i, -1)
			return
		}
	}
}
