// Package album keeps what the games at a device have brought: the thirty-five casts of
// four bones, and honours. It is a log with a line for each game, so that two logs can be
// merged without counting anything twice.
//
// A cast counts when a person throws four bones in a game that is played in earnest. It
// does not count in practice, nor if it was told by hand, except where real bones are
// thrown and the game is their referee, nor with bones that were loaded.
package album

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
)

// All is the number of casts that four bones have.
const All = 35

// sheep are the chances of the sides of a sheep's bone.
var sheep = tali.Weights{10, 40, 40, 10}

// Casts returns all casts in the order of the album: Venus, the Vultures and Canis, the
// Senios from the highest total down, and those without a name. The list must not be
// changed.
func Casts() []tali.Hand { return casts() }

var casts = sync.OnceValue(func() (list []tali.Hand) {
	for _, o := range tali.Outcomes(4, sheep) {
		list = append(list, tali.Hand(o.Move.N))
	}
	slices.SortFunc(list, func(a, b tali.Hand) int {
		return cmp.Or(cmp.Compare(chapter(a), chapter(b)), cmp.Compare(total(b), total(a)), cmp.Compare(figure(b), figure(a)))
	})
	return list
})

// chapter returns the index of the album's part that a cast belongs to: Venus, the
// Vultures, Canis, the Senios, those without a name.
func chapter(h tali.Hand) int {
	switch r := tali.Classify(h); {
	case r == tali.Venus:
		return 0
	case r.Vulture():
		return 1
	case r == tali.Canis:
		return 2
	case r.Senio():
		return 3
	}
	return 4
}

// total returns the total of a Senio, and 0 for other casts.
func total(h tali.Hand) int { return tali.Classify(h).Total() }

// figure returns the sides of a cast as one number, the highest side first: 6431.
func figure(h tali.Hand) (n int) {
	for _, side := range slices.Backward(h.Sides(nil)) {
		n = 10*n + side
	}
	return n
}

// OneIn returns the average number of throws of four sheep's bones until that cast
// falls, rounded.
func OneIn(h tali.Hand) int { return int(math.Round(1 / sheep.Falls(h))) }

// A Throw is a throw of four bones that counts.
type Throw struct {
	Step int // the step at which they fell
	Seat rules.Actor
	Hand tali.Hand
}

// Throws returns the throws of a game that count, in their order.
func Throws(s *session.Session) (list []Throw) {
	if !earnest(s) {
		return nil
	}
	var fours tali.Fours
	for i := range s.Len() {
		step := s.Step(i)
		seat, h := fours.Next(s.At(i), step.Move, s.At(i+1))
		if h != 0 && person(s, seat) && (!step.Hand || s.Real() != record.OnScreen) {
			list = append(list, Throw{i, seat, h})
		}
	}
	return list
}

// earnest reports whether a game counts for the album: it is not for practice, and its
// bones have no chosen weights unless they are real.
func earnest(s *session.Session) bool {
	return !s.Practice() && (s.Setup().Options[tali.OptionID] != tali.Custom || s.Real() != record.OnScreen)
}

// person reports whether a person at this device plays in that seat.
func person(s *session.Session, seat rules.Actor) bool {
	return seat >= 0 && s.Seats()[seat].Kind == record.Person && s.IsLocal(seat)
}
