package review

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A choice is the decision whose best option was best by the most.
type choice struct {
	step       int
	gap        float64
	other      rules.Move // the next best option
	mine, next text.Text  // texts of the odds of both
}

// telling is the smallest difference, as a fraction of a full bar, that makes a
// decision worth mentioning.
const telling = 0.05

// compare replaces c by the decision at step i if that was the best move and better
// than the next best by a wider gap; o are the odds there.
func (c *choice) compare(of *session.Session, i int, o *rules.Odds) {
	if len(o.Rows) < 2 || len(o.Rows[0].Bars) == 0 || len(o.Rows[1].Bars) == 0 {
		return
	}
	best, next := &o.Rows[0], &o.Rows[1]
	gap := worth(best) - worth(next)
	if best.Move == of.Step(i).Move && best.Best && best.Move.Verb != rules.Throw && gap > max(c.gap, telling) && best.Bars[0].Text != next.Bars[0].Text {
		*c = choice{i, gap, next.Move, best.Bars[0].Text, next.Bars[0].Text}
	}
}

// worth returns the length of the first bar of a row, from 0 to 1; negative if the bar
// is a risk.
func worth(row *rules.OddsRow) float64 {
	if row.Bars[0].Risk {
		return -row.Bars[0].Size
	}
	return row.Bars[0].Size
}

// words returns the sentence for the review: "{0} chose “Cover 8”: 36 %
// to win. The next best was “Cover 5”: 21 % to win."; none if no decision is worth
// mentioning.
func (c *choice) words(of *session.Session) []text.Text {
	if c.gap == 0 {
		return nil
	}
	chosen, other := labels(of, c.step, c.other)
	if chosen == "" || other == "" {
		return nil
	}
	return []text.Text{text.Of("{0} chose “{1}”: {2}. The next best was “{3}”: {4}.", of.At(c.step).Turn(), chosen, c.mine, other, c.next)}
}

// labels returns the labels of the choice made at a step and of another one that could have
// been made; empty for one that has none.
func labels(of *session.Session, step int, move rules.Move) (chosen, other text.Text) {
	p := of.At(step)
	for _, c := range p.View(p.Turn()).Choices {
		switch c.Move {
		case of.Step(step).Move:
			chosen = c.Label
		case move:
			other = c.Label
		}
	}
	return chosen, other
}
