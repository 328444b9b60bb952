package rulestest

import (
	"strings"
	"unicode/utf8"

	"knucklebones/rules"
)

// parts checks that the moves of a seat, if they are chosen by parts, can be told
// apart so.
func (c *game) parts(legal []rules.Move) {
	if c.g.Parts == nil {
		return
	}
	said := map[string]rules.Part{} // the last part of what has been said, by all its words
	asks := map[string]string{}     // the question that follows
	ends := map[string]bool{}
	split := 0
	for _, m := range legal {
		all := c.g.Parts(m)
		if len(all) > 0 {
			split++
		}
		for _, order := range all {
			c.order(m, order, said, asks, ends)
		}
	}
	if split > 0 && split < len(legal) {
		c.failf("%d of %d moves have parts: all or none do", split, len(legal))
	}
	for words := range ends {
		if ask, on := asks[words]; on {
			c.failf("%q is a whole move, and %q is asked after it", words, ask)
		}
	}
}

// order checks one order of the parts of a move against those seen before.
func (c *game) order(m rules.Move, order []rules.Part, said map[string]rules.Part, asks map[string]string, ends map[string]bool) {
	words := ""
	for _, part := range order {
		c.part(m, part)
		if ask, seen := asks[words]; seen && ask != part.Ask {
			c.failf("after %q both %q and %q are asked", words, ask, part.Ask)
		}
		asks[words] = part.Ask
		words += part.Word + ", "
		if other, seen := said[words]; seen && other != part {
			c.failf("%q says both %+v and %+v", words, other, part)
		}
		said[words] = part
	}
	if words == "" || ends[words] {
		c.failf("%q says %q, and is empty or another's", words, c.g.Text(m))
	}
	ends[words] = true
}

func (c *game) part(m rules.Move, part rules.Part) {
	c.fits("a question", part.Ask, 22)
	c.fits("an answer", part.Word, 18)
	if utf8.RuneCountInString(part.Figure) > 3 || strings.TrimSpace(part.Word) == "" {
		c.failf("%q has the part %+v: it needs a word, and a figure has at most 3 characters", c.g.Text(m), part)
	}
}
