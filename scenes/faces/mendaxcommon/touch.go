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
// throw again, or the cup, which is dragged.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	s := snapshotOf(in)
	switch b.Phase {
	case game.Saying:
		return s.hollows(in)
	case game.Throwing:
		return bones(in, &b)
	case game.Answering:
		return s.cupPlace(in)
	}
	return nil
}

// propose returns the default choice: to claim the true hand, or the lowest allowed hand
// above it, or to keep all bones where the hand is higher than the last claim; ok is false
// if there is none.
func propose(v *rules.View) (m rules.Move, ok bool) {
	b := boardOf(v)
	for _, c := range v.Choices {
		switch c.Move.Verb {
		case game.Recast: // the first such choice throws no bone again
			return c.Move, !b.Claimed || tali.Classify(b.Hand) > b.Claim
		case game.Say:
			if c.Move.N >= int32(tali.Classify(b.Hand)) {
				return c.Move, true
			}
		}
	}
	return m, false
}

// hollows returns the hollows as places to touch, each for the claim of its hand; nil
// if they are too close together.
func (s *snapshot) hollows(in *table.Instant) (list []table.Place) {
	if !s.apart(in.Page) {
		return nil
	}
	d := s.long() / float64(ranks-1)
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

// cupPlace returns the cup as a place that is lifted to doubt, and pulled to take the
// bones if that is allowed.
func (s *snapshot) cupPlace(in *table.Instant) []table.Place {
	x, y, h := s.covering(in.Page)
	r := ui.Rect{X: x - h*thing.CoverWide/2, Y: y - h*thing.CoverTop, W: h * thing.CoverWide, H: h * thing.CoverHigh}
	pl := table.Place{ID: "cup", Rect: r.AtLeast(2 * finger * in.Page.U), Up: rules.Move{Verb: game.Doubt}, Label: "Drag the cup up to doubt."}
	if take := (rules.Move{Verb: game.Accept}); in.Lit(take) {
		pl.Down, pl.Label = take, "Drag the cup up to doubt, or down to take the bones."
	}
	return []table.Place{pl}
}

// keyless reports whether a move is made on the board, so that it needs no key: a hand
// to say, or bones to throw again, except the one that is selected.
func keyless(in *table.Instant, m rules.Move) bool {
	if in.Chosen != nil && in.Chosen.Move == m {
		return false
	}
	lay := layoutOf(in.Page, in.Frame)
	switch m.Verb {
	case game.Recast:
		return m.From > 0
	case game.Say:
		return lay.apart(in.Page)
	}
	return false
}

// apart reports whether the hollows lie far enough apart to be touched one by one.
func (lay *layout) apart(p *ui.Page) bool { return lay.long()/float64(ranks-1) >= tight*p.U }
