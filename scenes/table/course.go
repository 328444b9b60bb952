package table

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/scenes/kit/words"
)

// Where a turn has too many moves to look through, a person says one part after
// the other: what to do, with which, where to. The game parts the moves; those
// that begin alike share a key here, and a place on the board.

// A course is how far a person has come with that.
type course struct {
	ways  []way
	path  []rules.Part // what has been said, and what went without saying
	asked int          // how many of these were said before the question
	offer []rules.Part // the answers to it; none where moves are not said by parts
	first int          // asked, of the first question
}

// A way is one way to a move.
type way struct {
	move  rules.Move
	parts []rules.Part
}

// chart is the course among choices whose moves a game splits; with a nil split
// there is none.
func chart(choices []rules.Choice, split func(rules.Move) [][]rules.Part) (c course) {
	if split != nil {
		for _, choice := range choices {
			for _, parts := range split(choice.Move) {
				c.ways = append(c.ways, way{choice.Move, parts})
			}
		}
	}
	c.goOn()
	c.first = c.asked
	return c
}

// next are the different parts that may follow.
func (c *course) next() (list []rules.Part) {
	n := len(c.path)
	for _, w := range c.ways {
		if len(w.parts) > n && slices.Equal(w.parts[:n], c.path) && !slices.Contains(list, w.parts[n]) {
			list = append(list, w.parts[n])
		}
	}
	return list
}

// goOn goes on to the next question that has more than one answer; if there is
// none, the question stays what it was.
func (c *course) goOn() {
	for {
		switch next := c.next(); len(next) {
		case 0:
			if c.offer == nil && len(c.path) > 0 {
				c.asked, c.offer = len(c.path)-1, slices.Clone(c.path[len(c.path)-1:])
			}
			return
		case 1:
			c.path = append(c.path, next[0])
		default:
			c.asked, c.offer = len(c.path), next
			return
		}
	}
}

// say answers the question.
func (c *course) say(part rules.Part) {
	c.path = append(c.path[:c.asked:c.asked], part)
	c.goOn()
}

// mayReturn tells whether anything was said that can be taken back.
func (c *course) mayReturn() bool {
	return len(c.path) > c.asked && len(c.offer) > 1 || c.asked > c.first
}

// back takes the last answer back.
func (c *course) back() {
	if len(c.path) > c.asked {
		c.path = c.path[:c.asked]
		return
	}
	for len(c.path) > c.first {
		c.path = c.path[:len(c.path)-1]
		if next := c.next(); len(next) > 1 {
			c.asked, c.offer = len(c.path), next
			return
		}
	}
}

// answered tells whether a part is the answer that was given to the question.
func (c *course) answered(part rules.Part) bool {
	return len(c.path) > c.asked && c.path[c.asked] == part
}

// move is the move that has been said, once all of it has.
func (c *course) move() (rules.Move, bool) {
	for _, w := range c.ways {
		if len(c.path) > 0 && slices.Equal(w.parts, c.path) {
			return w.move, true
		}
	}
	return rules.Move{}, false
}

// ahead is the row of the best move that the part may lead to, or nil.
func (c *course) ahead(odds *rules.Odds, part rules.Part) *rules.OddsRow {
	if odds == nil {
		return nil
	}
	said := append(slices.Clone(c.path[:c.asked]), part)
	for i := range odds.Rows {
		row := &odds.Rows[i]
		for _, w := range c.ways {
			if w.move == row.Move && len(w.parts) >= len(said) && slices.Equal(w.parts[:len(said)], said) {
				return row
			}
		}
	}
	return nil
}

// question is what is asked of a move that is said by parts, and what has been
// said of it.
func question(in *Instant) (ask, said string) {
	if ask = in.Offer[0].Ask; ask == "" {
		ask = in.Now.Prompt
	}
	var list []string
	for i, part := range in.Said {
		word := words.Fill(part.Word, in.Names)
		if i > 0 && word == part.Word {
			word = strings.ToLower(word)
		}
		list = append(list, word)
	}
	return ask, strings.Join(list, ", ")
}
