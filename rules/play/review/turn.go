package review

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// turned is the smallest change of a chance that counts as turning the game.
const turned = 0.2

// turningPoint returns the sentences about the turn that changed the chance of
// the seat most: "{0} threw 6 6." and "{1}’s chance of winning went from about
// 60 % to about 20 %."; none if nothing turned the game.
func (c *course) turningPoint() []text.Text {
	was, now, found := c.turning()
	if !found {
		return nil
	}
	what := c.came(was.step, now.step)
	if what == nil {
		return nil
	}
	from := about(was.chance())
	switch {
	case now.over && now.won > 0:
		return append(what, text.Of("{0} won. Before this turn, the chance of winning was about {1}.", c.seat, from))
	case now.over:
		return append(what, text.Of("{0} lost. Before this turn, the chance of winning was about {1}.", c.seat, from))
	}
	return append(what, text.Of("{0}’s chance of winning went from about {1} to about {2}.", c.seat, from, about(now.chance())))
}

// about returns a sampled chance as text, rounded to 5 %: "35 %".
func about(chance float64) text.Text {
	return purse.PerCent(min(max(math.Round(chance*20)/20, 0.05), 0.95))
}

// came returns the log entries that tell what happened in a turn, from step from up to
// step to: its cast or card and what that brought, at most the last two of several;
// otherwise its last move. It leaves out hidden ones and who won the game, and returns
// none for a deal.
func (c *course) came(from, to int) (what []text.Text) {
	if deals(c.of, from) {
		return nil
	}
	casts := 0
	for i := from; i < to; i++ {
		cast := c.of.At(i).Turn() == rules.Chance
		var told []text.Text
		for _, e := range c.of.Events(i, c.seat) {
			if e.Text != "" && (e.Mark != rules.Won || to < c.of.Len()) {
				told = append(told, e.Text)
			}
		}
		switch {
		case told == nil || record.Secret(c.of.At(i), c.of.Step(i).Move):
		case cast:
			if casts++; casts > 1 {
				told = told[max(0, len(told)-2):]
			}
			what = told
		case casts == 0 && c.of.At(i).Turn() >= 0 && c.of.Step(i).Move.Verb != rules.Throw:
			what = told
		}
	}
	return what[:min(3, len(what))]
}
