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
	chosen    rules.Move // a key that is selected, not yet committed
	picked    bool       // there is one
	byHand    bool       // the person has selected it, or there is no other
	bones     uint32     // which bones were touched to choose it, as bits
	course    course     // towards a move that is said part by part
	places    []Place    // on the board, that can be touched now
	told      string     // the one that was told of last
	pull      pull       // the one that is dragged
	lit       bool       // any of them is lit, or the coach lights something
	breath    float64    // milliseconds since the places were lit
	keys      ui.Scroll  // where there are more keys than room
	terms     bool       // the question has terms, which are explained
	handsAway bool       // the slip of hands was put away
}

// forget leaves the choice there was.
func (c *choosing) forget() {
	c.picked, c.byHand, c.breath, c.course, c.told, c.pull = false, false, 0, course{}, "", pull{}
}

// ask begins with the choices of a view. What the board proposes is chosen, or
// the only one of those that are to be confirmed if there is no main button beside it.
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

// meant are the bones that belong to what is chosen once the one of a place is
// touched, or touched again: none for a place on no bone.
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

// say says a part of a move, or takes it back. The plainest of the moves that this
// may mean is chosen.
func (c *choosing) say(part rules.Part) {
	c.course.say(part)
	c.said()
}

// back takes the last part back.
func (c *choosing) back() {
	c.course.back()
	c.said()
}

func (c *choosing) said() {
	if c.picked, c.breath = len(c.course.found) > 0, 0; c.picked {
		c.choose(c.course.found[0])
	}
}

// of is the question of a view as it stands, if a person is asked.
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

// meanings are the moves that what was said may mean, as buttons: the plainest goes
// on, others stand beside it.
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

// breathes lets lit places breathe for some milliseconds, and reports whether they
// still do.
func (c *choosing) breathes(ms float64) bool {
	if !c.lit || c.breath >= breaths {
		return false
	}
	c.breath += ms
	return true
}

// glow is the breath of lit places, 0 … 1; it comes to rest at one half, and stays there
// where it is calm.
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
