package record

import (
	"math/big"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// How a cast came about, as a digit.
const (
	asDrawn  = iota
	recorded // another than the seed gives
	told     // by hand
	origins  // how many there are
)

// A digit is a number from 0 below its base.
type digit struct{ value, base int }

// A numeral collects the steps of a game as digits of one great number.
type numeral struct {
	all   []digit
	casts []int // places of the digits that say how a cast came about
	other bool  // a cast came about otherwise than by the seed
}

// add appends digits for the next step of the walk: the i-th of the possible steps.
// hand says that it is a cast entered by hand.
func (n *numeral) add(w *walk, i int, hand bool) {
	from := w.origin(i, hand)
	if w.turn == rules.Chance {
		n.casts = append(n.casts, len(n.all))
		n.all = append(n.all, digit{from, origins})
		n.other = n.other || from != asDrawn
	}
	if w.turn != rules.Chance || from != asDrawn {
		n.all = append(n.all, digit{i, len(w.next)})
	}
}

// bytes returns the digits as one number. If all casts are those of the seed, casts
// take no space.
func (n *numeral) bytes() []byte {
	if !n.other {
		for _, c := range n.casts {
			n.all[c].base = 1
		}
	}
	return join(n.all)
}

// digits plays the record through and returns its steps as the digits of one large
// number, for a link. The error names the step that can't be played.
func (r *Record) digits() (*numeral, error) {
	w, err := r.walk()
	if err != nil {
		return nil, err
	}
	number := &numeral{}
	for n, s := range r.Steps {
		i := w.find(s.Move)
		if i < 0 {
			return nil, Error{text.Of("step {0} cannot be played:", n+1), w.why(s.Move)}
		}
		number.add(w, i, s.Hand)
		w.take(s.Move)
	}
	return number, nil
}

// origin returns where a cast came from whose outcome is the i-th possible one: entered
// by hand, drawn from the seed, or recorded. It is meaningless for a move of a seat.
func (w *walk) origin(i int, hand bool) int {
	switch {
	case hand:
		return told
	case i == w.fate:
		return asDrawn
	}
	return recorded
}

// join returns, as bytes, the number that consists of these digits, each with its own
// base; the lowest comes first.
func join(all []digit) []byte {
	n, d := new(big.Int), new(big.Int)
	for i := len(all) - 1; i >= 0; i-- {
		n.Mul(n, d.SetInt64(int64(all[i].base)))
		n.Add(n, d.SetInt64(int64(all[i].value)))
	}
	return n.Bytes()
}

// A splitter splits a large number into digits.
type splitter struct{ rest, base, digit big.Int }

// next removes the lowest digit in a base from the number and returns it.
func (s *splitter) next(base int) int {
	if base == 1 {
		return 0
	}
	s.rest.DivMod(&s.rest, s.base.SetInt64(int64(base)), &s.digit)
	return int(s.digit.Int64())
}

// step takes the next step out of the number: its index among the possible ones, and
// whether it is a cast entered by hand. exact says that all casts are those of the
// seed.
func (s *splitter) step(w *walk, exact bool) (i int, hand bool) {
	if w.turn != rules.Chance {
		return s.next(len(w.next)), false
	}
	from := asDrawn
	if !exact {
		from = s.next(origins)
	}
	if from == asDrawn {
		return w.fate, false
	}
	return s.next(len(w.next)), from == told
}
