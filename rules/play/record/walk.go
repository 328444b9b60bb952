package record

import "knucklebones/rules"

// A walk plays a game from its start, with a list of the possible next steps.
type walk struct {
	game  *rules.Game
	seed  Seed
	at    rules.Position
	turn  rules.Actor
	next  []rules.Move // legal moves or outcomes
	fate  int          // when Chance acts, the index in next of the seed's draw; else -1
	casts int          // outcomes so far
	buf   []rules.Outcome
}

// walk returns a walk along the record's game that stands at its beginning.
func (r *Record) walk() (*walk, error) {
	start, err := r.Game.New(r.Setup)
	if err != nil {
		return nil, err
	}
	w := &walk{game: r.Game, seed: r.Seed, at: start}
	w.look()
	return w, nil
}

// look fills in who acts at the present position, the possible steps, and at a cast
// which of them the seed draws.
func (w *walk) look() {
	w.turn, w.fate, w.next = w.at.Turn(), -1, w.next[:0]
	if w.turn != rules.Chance {
		w.next = w.at.Moves(w.next)
		return
	}
	w.buf = w.at.Outcomes(w.buf[:0])
	for _, o := range w.buf {
		w.next = append(w.next, o.Move)
	}
	w.fate = w.seed.Draw(w.casts, w.buf)
}

// take plays m and fills in what is possible next.
func (w *walk) take(m rules.Move) {
	if w.turn == rules.Chance {
		w.casts++
	}
	w.at = w.at.After(m)
	w.look()
}

// only returns the index of the next step if it leaves no choice (the only move, or the
// cast that the seed draws), or -1.
func (w *walk) only() int {
	if w.turn != rules.Chance && len(w.next) == 1 {
		return 0
	}
	return w.fate
}

// find returns the index of m among the possible steps, or -1.
func (w *walk) find(m rules.Move) int {
	for i, n := range w.next {
		if n == m {
			return i
		}
	}
	return -1
}

// read returns the index of the possible step with that text, or -1. It tries
// the draw of the seed first, since that is nearly always right.
func (w *walk) read(text string) int {
	if w.fate >= 0 && w.game.Text(w.next[w.fate]) == text {
		return w.fate
	}
	for i, m := range w.next {
		if w.game.Text(m) == text {
			return i
		}
	}
	return -1
}

// Secret reports whether m, made at p, is hidden from somebody.
func Secret(p rules.Position, m rules.Move) bool {
	h, ok := p.(rules.Hider)
	return ok && h.Seen(rules.Nobody, m) != m
}
