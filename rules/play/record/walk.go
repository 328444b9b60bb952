package record

import (
	"strings"

	"knucklebones/rules"
)

// A walk is a game being gone through from its start, with what may happen
// next laid out in order.
type walk struct {
	game  *rules.Game
	seed  Seed
	at    rules.Position
	turn  rules.Actor
	next  []rules.Move // legal moves, or what may fall
	fate  int          // when Chance acts, which of next the seed gives; else -1
	casts int          // outcomes so far
	buf   []rules.Outcome
}

func (r *Record) walk() (*walk, error) {
	start, err := r.Game.New(r.Setup)
	if err != nil {
		return nil, err
	}
	w := &walk{game: r.Game, seed: r.Seed, at: start}
	w.look()
	return w, nil
}

// look lays out what may happen at the position.
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

// take makes the move and looks again.
func (w *walk) take(m rules.Move) {
	if w.turn == rules.Chance {
		w.casts++
	}
	w.at = w.at.After(m)
	w.look()
}

// only is the place of what happens next if nobody chooses it, or -1.
func (w *walk) only() int {
	if w.turn != rules.Chance && len(w.next) == 1 {
		return 0
	}
	return w.fate
}

// find is the place of m among what may happen, or -1.
func (w *walk) find(m rules.Move) int {
	for i, n := range w.next {
		if n == m {
			return i
		}
	}
	return -1
}

// read is the place of the move that a record writes so, or -1. What the seed
// gives is tried first, since it is nearly always right.
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

// why says why m cannot be made here.
func (w *walk) why(m rules.Move) string {
	switch w.turn {
	case rules.Nobody:
		return "the game is over"
	case rules.Chance:
		return w.could()
	}
	if why := w.at.Why(m); why != "" {
		return why
	}
	return w.could()
}

// could tells what can happen here, if that is not too long a list.
func (w *walk) could() string {
	const most = 8
	var texts []string
	for _, m := range w.next {
		if len(texts) == most {
			texts = append(texts, "and so on")
			break
		}
		texts = append(texts, w.game.Text(m))
	}
	if len(texts) == 0 {
		return "the game is over"
	}
	if w.turn == rules.Chance {
		return "what may fall is " + strings.Join(texts, ", ")
	}
	return "what can be done is " + strings.Join(texts, ", ")
}

// Secret tells whether m, made at p, is not for everybody to know.
func Secret(p rules.Position, m rules.Move) bool {
	h, ok := p.(rules.Hider)
	return ok && h.Seen(rules.Nobody, m) != m
}
