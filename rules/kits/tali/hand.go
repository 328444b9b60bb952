// Package tali is the kit for games with knucklebones: the four sides, hands
// of several bones, how often each side turns up, and the rank of four.
//
// A bone lies on one of four sides. The narrow ones count 1 (flat, the dog)
// and 6 (twisted), the broad ones 3 (hollow) and 4 (round); 1 lies opposite 6
// and 3 opposite 4, so that opposite sides make seven. The rounded ends never
// count. A hand is what several bones show; their order never matters.
package tali

import (
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Sides are the four sides of a bone, lowest first.
var Sides = [4]int{1, 3, 4, 6}

// A Hand is the sides that up to fifteen bones show, stored as the number of
// bones on each side. It fits Move.N, and the zero Hand holds no bones. Hands
// are compared with ==.
type Hand int32

// Of returns the hand of bones that lie on these sides, each 1, 3, 4 or 6.
func Of(sides ...int) Hand {
	var h Hand
	for _, s := range sides {
		h = h.Add(one(s))
	}
	return h
}

// one returns a hand of a single bone, or an empty one if there is no such
// side.
func one(side int) Hand {
	i := Number(side)
	if i == 0 {
		return 0
	}
	return 1 << (4 * (i - 1))
}

// Number returns the rank of a side among the four: 1, 2, 3, 4 for 1, 3, 4, 6,
// and 0 for anything else. Games with numbered sides count these.
func Number(side int) int {
	switch side {
	case 1:
		return 1
	case 3:
		return 2
	case 4:
		return 3
	case 6:
		return 4
	}
	return 0
}

// nth returns the number of bones that show the i-th of the four sides 1, 3, 4, 6.
func (h Hand) nth(i int) int { return int(h>>(4*i)) & 15 }

// Count returns the number of bones on a side; 0 if there is no such side.
func (h Hand) Count(side int) int {
	if i := Number(side); i > 0 {
		return h.nth(i - 1)
	}
	return 0
}

// Len returns the number of bones.
func (h Hand) Len() int {
	return h.nth(0) + h.nth(1) + h.nth(2) + h.nth(3)
}

// Sum returns the sum of the sides.
func (h Hand) Sum() int {
	return h.nth(0) + 3*h.nth(1) + 4*h.nth(2) + 6*h.nth(3)
}

// Add returns both hands together.
func (h Hand) Add(o Hand) Hand { return h + o }

// Sides appends the sides of the bones to buf, lowest first.
func (h Hand) Sides(buf []int) []int {
	for i, s := range Sides {
		for range h.nth(i) {
			buf = append(buf, s)
		}
	}
	return buf
}

// Bones appends the bones to buf as a view has them, lowest first, each
// counting its side.
func (h Hand) Bones(buf []rules.Bone) []rules.Bone {
	for i, s := range Sides {
		for range h.nth(i) {
			buf = append(buf, rules.Bone{Side: int8(s), Counts: int8(s)})
		}
	}
	return buf
}

// String returns the sides, lowest first: "1 3 4 4". It returns "" for no
// bones.
func (h Hand) String() string {
	return h.digits(Sides)
}

// TextArg returns the sides, lowest first, as an argument of a text.
func (h Hand) TextArg() text.Arg { return text.Bones(h.String()) }

// And returns the sides as a spoken list: "1, 3 and 4".
func (h Hand) And() text.Text {
	var list []text.Text
	for _, s := range h.Sides(nil) {
		list = append(list, text.Of("{0}", s))
	}
	return text.And(list...)
}

// Each returns the bones as a spoken list: "a 1 and a 4".
func (h Hand) Each() text.Text {
	var list []text.Text
	for _, s := range h.Sides(nil) {
		list = append(list, text.Of("a {0}", s))
	}
	return text.And(list...)
}

// Figure returns the sides, lowest first, without spaces: "1344".
func (h Hand) Figure() text.Text {
	return text.Of("{0}", text.Bones(strings.ReplaceAll(h.String(), " ", "")))
}

// Numbers returns the hand by the ranks of its sides (see Number): "1 2 3 3".
func (h Hand) Numbers() string {
	return h.digits([4]int{1, 2, 3, 4})
}

// digits returns the sides of the hand with spaces between them; names are the digits
// for the four sides.
func (h Hand) digits(names [4]int) string {
	b := make([]byte, 0, 32)
	for i, s := range names {
		for range h.nth(i) {
			if len(b) > 0 {
				b = append(b, ' ')
			}
			b = append(b, byte('0'+s))
		}
	}
	return string(b)
}

// Parse returns the hand that String wrote; the sides may have any order. The
// error says what is not a side.
func Parse(s string) (Hand, error) {
	var h Hand
	words := strings.Fields(s)
	if len(words) > 15 {
		return 0, text.Errorf("a hand has at most 15 bones, not {0}", len(words))
	}
	for _, w := range words {
		if len(w) != 1 || one(int(w[0]-'0')) == 0 {
			return 0, text.Errorf("a bone shows 1, 3, 4 or 6, not {0}", strconv.Quote(w))
		}
		h = h.Add(one(int(w[0] - '0')))
	}
	return h, nil
}

// Cast returns the outcome in which h falls.
func Cast(h Hand) rules.Move { return rules.Move{Verb: rules.Cast, N: int32(h)} }

// Text returns a cast as records write it: "cast 1 3 4".
func Text(m rules.Move) string {
	if m.N == 0 {
		return string(m.Verb)
	}
	return string(m.Verb) + " " + Hand(m.N).String()
}
