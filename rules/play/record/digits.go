package record

import (
	"fmt"
	"math/big"

	"knucklebones/rules"
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

// digits returns the steps as one large number in mixed radix, and whether all
// casts are those of the seed; casts then need no digits.
func (r *Record) digits() (number []byte, exact bool, err error) {
	w, err := r.walk()
	if err != nil {
		return nil, false, err
	}
	var casts []int // indexes of the digits for the origin of a cast
	var all []digit
	exact = true
	for n, s := range r.Steps {
		i := w.find(s.Move)
		if i < 0 {
			return nil, false, fmt.Errorf("step %d cannot be played: %s", n+1, w.why(s.Move))
		}
		from := w.origin(i, s.Hand)
		if w.turn == rules.Chance {
			casts = append(casts, len(all))
			all = append(all, digit{from, origins})
			exact = exact && from == asDrawn
		}
		if w.turn != rules.Chance || from != asDrawn {
			all = append(all, digit{i, len(w.next)})
		}
		w.take(s.Move)
	}
	if exact {
		for _, c := range casts {
			all[c].base = 1
		}
	}
	return join(all), exact, nil
}

// origin returns how the cast came about whose outcome is the i-th; hand says
// that a person entered it. It is meaningless for a move of a seat.
func (w *walk) origin(i int, hand bool) int {
	switch {
	case hand:
		return told
	case i == w.fate:
		return asDrawn
	}
	return recorded
}

// join returns the number with those digits, the lowest first.
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

func (s *splitter) next(base int) int {
	if base == 1 {
		return 0
	}
	s.rest.DivMod(&s.rest, s.base.SetInt64(int64(base)), &s.digit)
	return int(s.digit.Int64())
}

// step returns the index of the next step among the possible ones, and whether
// it is a cast entered by hand.
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
