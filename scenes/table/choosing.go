package table

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/timeline"
)

// A choosing is the state of the choice that a person is asked for.
type choosing struct {
	chosen rules.Move // a key that is selected, not yet committed
	picked bool       // there is one
	byHand bool       // the person has selected it, or there is no other
	bones  uint32     // which bones were touched to choose it, as bits
	course course     // towards a move that is said part by part
	places []Place    // on the board, that can be touched now
	told   string     // the one that was told of last
	pull   pull       // the one that is dragged
	lit    bool       // any of them is lit, or the coach lights something
	breath float64    // milliseconds since the places were lit
	keys   ui.Scroll  // where there are more keys than room
	terms  bool       // the question has terms, which are explained
}

// forget discards the selection and everything shown about the last question.
func (c *choosing) forget() {
	c.picked, c.byHand, c.breath, c.course, c.told, c.pull = false, false, 0, course{}, "", pull{}
}

// ask prepares the selection for a view's question: it selects what the board proposes,
// or else the only choice that needs confirming, unless there is a main button beside
// it.
func (c *choosing) ask(v *rules.View, g *rules.Game, b *Board) {
	c.course = chart(v.Choices, v.Turn, g.Parts)
	switch {
	case len(c.course.ways) > 0:
		return
	case b.Propose != nil:
		c.chosen, c.picked = b.Propose(v)
		return
	}
	n := 0
	for _, choice := range v.Choices {
		if choice.Confirm != "" {
			if n == 0 {
				c.chosen = choice.Move
			}
			n++
		}
	}
	c.picked = n == 1 && !slices.ContainsFunc(v.Choices, isPrimary)
	c.byHand = c.picked
}

// choose selects a key that is to be confirmed.
func (c *choosing) choose(m rules.Move) { c.chosen, c.picked, c.bones = m, true, 0 }

// again reports whether the person has selected the key of a move before.
func (c *choosing) again(m rules.Move) bool { return c.picked && c.byHand && c.chosen == m }

// meant returns the bones, as bits, that are selected once the bone at a place has been
// touched, which selects it or takes it back; 0 for a place that isn't on a bone.
func (c *choosing) meant(in *Instant, pl *Place) (bones uint32) {
	if pl.bone == 0 || pl.bone > len(in.Lying) {
		return 0
	}
	bones = 1 << in.boneOf(pl)
	for i := range c.places {
		if other := &c.places[i]; other.bone > 0 && other.Taken {
			bones ^= 1 << in.boneOf(other)
		}
	}
	return bones
}

// same reports whether a place is a bone whose equal is selected for the same move.
func (c *choosing) same(pl *Place) bool {
	return pl.bone > 0 && !pl.Taken && c.again(pl.Move) && slices.ContainsFunc(c.places, func(other Place) bool {
		return other.Taken && other.Move == pl.Move
	})
}

// thrown returns the bones, as bits, that are marked on the table to be thrown.
func (c *choosing) thrown(in *Instant) (bones uint32) {
	for i := range c.places {
		if pl := &c.places[i]; pl.bone > 0 && pl.bone <= len(in.Lying) && pl.Taken != pl.Stays {
			bones |= 1 << in.boneOf(pl)
		}
	}
	return bones
}

// say selects a part of a move, or takes it back, and then the first of the moves that
// the selected parts may mean.
func (c *choosing) say(part rules.Part) {
	c.course.say(part)
	c.said()
}

// back takes back the part that was selected last.
func (c *choosing) back() {
	c.course.back()
	c.said()
}

// said handles a spoken or typed answer: the first move found is selected.
func (c *choosing) said() {
	if c.picked, c.breath = len(c.course.found) > 0, 0; c.picked {
		c.choose(c.course.found[0])
	}
}

// of returns the question for a view, as it stands with what is selected; asks says
// that a person is asked.
func (c *choosing) of(v *rules.View, asks bool) (q Question) {
	if q.Asks = asks; asks {
		q.Offer, q.Said, q.Told, q.Pull = c.course.offer, c.course.said, c.told, c.pull.far
	}
	if c.picked {
		q.Chosen, q.touched = choiceOf(v, c.chosen), c.bones
	}
	if q.parted = asks && len(c.course.ways) > 0; q.parted {
		q.meant = c.meanings(v)
	}
	return q
}

// meanings returns up to three moves that the selected parts may mean, the first as the
// primary button, others as buttons beside it.
func (c *choosing) meanings(v *rules.View) (list []rules.Choice) {
	const most = 3
	for i, m := range c.course.found[:min(most, len(c.course.found))] {
		choice := *choiceOf(v, m)
		if choice.Kind = rules.Primary; i > 0 {
			choice.Kind = rules.Second
		}
		list = append(list, choice)
	}
	return list
}

// breaths is the time over which newly lit places pulse, milliseconds.
const breaths = 2 * timeline.Breath

// breathes advances the pulse of lit places by ms milliseconds, and reports whether it
// still goes on.
func (c *choosing) breathes(ms float64) bool {
	if !c.lit || c.breath >= breaths {
		return false
	}
	c.breath += ms
	return true
}

// glow returns the strength with which lit places are drawn, 0 to 1: it pulses at first
// and then stays at one half; with calm it always is one half.
func (c *choosing) glow(calm bool) float64 {
	if calm || c.breath >= breaths {
		return 0.5
	}
	return 0.5 + 0.5*math.Sin(c.breath/timeline.Breath*2*math.Pi)
}

// fresh returns the strength of the pulse of lit places, falling from 1 to 0; 0 if
// none is lit.
func (c *choosing) fresh() float64 {
	if !c.lit {
		return 0
	}
	return math.Max(0, 1-c.breath/breaths)
}
