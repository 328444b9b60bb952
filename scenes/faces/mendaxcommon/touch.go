package mendaxcommon

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/thing"
)

// finger is the least size of a place to touch, in page units; tight is the least
// distance between hollows to be touched one by one. If they are closer, only the rail
// offers them.
const finger, tight = 11, 8

// places returns the places to touch in the current phase: the hollows, the bones to
// throw again, or the halves of the cup (the upper lifts it, the lower takes it).
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	s := snapshotOf(in)
	switch b.Phase {
	case game.Saying:
		return s.hollows(in)
	case game.Throwing:
		return bones(in, &b)
	case game.Answering:
		return s.cupPlaces(in)
	}
	return nil
}

// propose returns the default choice: to claim the true hand, or the lowest allowed hand
// above it, or to keep all bones; ok is false if there is none.
func propose(v *rules.View) (m rules.Move, ok bool) {
	b := boardOf(v)
	for _, c := range v.Choices {
		switch c.Move.Verb {
		case game.Recast:
			return c.Move, true // the first such choice throws no bone again
		case game.Say:
			if c.Move.N >= int32(tali.Classify(b.Hand)) {
				return c.Move, true
			}
		}
	}
	return m, false
}

func (s *snapshot) hollows(in *table.Instant) (list []table.Place) {
	d := s.long() / float64(ranks-1)
	if d < tight*in.Page.U {
		return nil
	}
	for r := range ranks {
		x, y, _, _ := s.hollow(float64(r))
		list = table.Touch(list, "hand "+words.Int(r), text.Of("Say {0}", tali.Rank(r).Said()), ui.Rect{X: x, Y: y}.AtLeast(math.Max(d, finger*in.Page.U)), say(r))
		list[r].Taken = r == chosen(in)
	}
	return list
}

// bones returns the four visible bones as places to touch. Touching one puts it into the
// cup, or takes it out again.
func bones(in *table.Instant, b *game.Board) (list []table.Place) {
	var again tali.Hand
	if in.Chosen != nil && in.Chosen.Move.Verb == game.Recast {
		again = tali.Hand(in.Chosen.Move.N)
	}
	for i, taken := range in.Among(again.Count, nil) {
		side := int(in.Now.Bones[i].Side)
		next := again.Add(tali.Of(side))
		if taken {
			next = again.Without(tali.Of(side))
		}
		list = append(list, in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: text.Of("Throw the {0} again", side), Taken: taken,
			Move: rules.Move{Verb: game.Recast, From: int16(next.Len()), N: int32(next)}}))
	}
	return list
}

func (s *snapshot) cupPlaces(in *table.Instant) []table.Place {
	x, y, h := s.covering(in.Page)
	r := ui.Rect{X: x - h*thing.CoverWide/2, Y: y - h*thing.CoverTop, W: h * thing.CoverWide, H: h * thing.CoverHigh}
	r = r.AtLeast(2 * finger * in.Page.U)
	up, down := r.Cut(r.H / 2)
	list := table.Touch(nil, "cup up", "Lift the cup to doubt", up, rules.Move{Verb: game.Doubt})
	return table.Touch(list, "cup to you", "Pull the cup to you to take the bones", down, rules.Move{Verb: game.Accept})
}
