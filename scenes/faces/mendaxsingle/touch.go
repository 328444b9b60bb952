package mendaxsingle

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/thing"
)

// finger is the least width and height of a touch target, in units; tight is the least
// distance between hollows that a finger can tell apart. Below it, only the rail offers
// them.
const finger, tight = 11, 8

// places returns the touch targets: the sides on the paper, the hollows, and the cups,
// each of which stands for a doubt.
func places(in *table.Instant) (list []table.Place) {
	s := snapshotOf(in)
	if s.b.Phase != game.Bidding && s.b.Phase != game.Counting {
		return nil
	}
	if naming(in) {
		for i, r := range s.paperBones() {
			list = table.Touch(list, "side "+words.Int(sides[i]), text.Of("Choose {0}", sides[i]), r.AtLeast(finger*in.Page.U), name(sides[i]))
			list[i].Taken = in.Chosen != nil && in.Chosen.Move == name(sides[i])
		}
	} else {
		list = s.hollows(in)
	}
	for _, seat := range s.seats {
		if x, y, ok := s.cupAt(rules.Actor(seat)); ok && s.b.Seats[seat].Cast > 0 {
			h := s.cup
			r := ui.Rect{X: x - h*thing.CoverWide/2, Y: y - h*thing.CoverTop, W: h * thing.CoverWide, H: h * thing.CoverHigh}
			list = table.Touch(list, "cup "+words.Int(seat+1), text.Of("{0}’s cup: lift it to doubt", text.Seat(seat)), r.AtLeast(finger*in.Page.U), rules.Move{Verb: game.Doubt})
		}
	}
	return list
}

// hollows returns the touch targets of the tray, including hollows that cannot be bid;
// nil if they are too small to touch.
func (s *snapshot) hollows(in *table.Instant) (list []table.Place) {
	most, perRow := trayOf(&s.b)
	d := math.Min(s.pitch, s.step(perRow))
	if d < tight*in.Page.U {
		return nil
	}
	for n := 1; n <= most; n++ {
		x, y := s.hollow(n, most, perRow)
		label := text.Of("Number {0}", n)
		if seat := owner(&s.b, n); seat >= 0 {
			label = text.Of("Number {0}, {1}’s disc", n, text.Seat(seat))
		}
		list = table.Touch(list, "number "+words.Int(n), label, ui.Rect{X: x, Y: y}.AtLeast(math.Max(d, finger*in.Page.U)), s.bid(in, n))
		list[n-1].Taken = n == s.chosen(in)
	}
	return list
}
