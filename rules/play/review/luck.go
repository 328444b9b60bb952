package review

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// rare is the probability below which a cast is worth mentioning.
const rare = 1.0 / 10

// A fall is a marked cast, and the chance of one with the same mark. Of casts
// that are equally rare it is that of the seat for which the game is told, then
// that of the seat with the best place.
type fall struct {
	seat   rules.Actor // that for which the game is told
	place  int         // of the seat that cast, 0 if it is that one
	chance float64
	entry  text.Text // its log entry
}

// compare replaces f by the cast at step i if that is rarer. A cast is as rare as its
// mark: its chance is the sum over all outcomes with the same mark. It returns buf for
// reuse.
func (f *fall) compare(of *session.Session, i int, buf []rules.Outcome) []rules.Outcome {
	mark, entry := markOf(of.At(i), of.Step(i).Move)
	if mark == rules.Plain {
		return buf
	}
	p := of.At(i)
	sum, like := int64(0), int64(0)
	buf = p.Outcomes(buf[:0])
	for _, o := range buf {
		sum += o.Weight
		if other, _ := markOf(p, o.Move); other == mark {
			like += o.Weight
		}
	}
	x, place := float64(like)/float64(sum), f.placeOf(of, p.View(rules.Nobody).Asked)
	if x <= rare && (f.entry == "" || x < f.chance || x == f.chance && place < f.place) {
		*f = fall{f.seat, place, x, entry}
	}
	return buf
}

// placeOf returns the place of a seat in a game that is over, or 0 for the seat that
// the fall is about.
func (f *fall) placeOf(of *session.Session, seat rules.Actor) int {
	if seat == f.seat {
		return 0
	}
	return of.View(rules.Nobody).Seats[seat].Place
}

// words returns the sentences for the review: "{0} threw Venus." and "The
// chance of that was 1 in 26."; none if there was no marked cast.
func (f *fall) words() []text.Text {
	if f.entry == "" {
		return nil
	}
	return []text.Text{f.entry, text.Of("The chance of that was 1 in {0}.", text.Grouped(int(math.Round(1/f.chance))))}
}

// markOf returns the highest mark among the events of a cast, and the text of the
// first.
func markOf(p rules.Position, m rules.Move) (mark rules.Mark, entry text.Text) {
	for _, e := range p.Events(m, p.View(rules.Nobody).Asked) {
		mark = max(mark, e.Mark)
		if entry == "" {
			entry = e.Text
		}
	}
	return mark, entry
}
