package rulestest

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// parts checks that moves selected by parts are uniquely identified by them.
func (c *game) parts(legal []rules.Move, seat rules.Actor) {
	if c.g.Parts == nil {
		return
	}
	at := map[int16]rules.Part{} // the part at each spot
	whole := map[string]bool{}   // the spots of each move
	split := 0
	for _, m := range legal {
		said, tacit := c.g.Parts(m, seat)
		if len(said) == 0 {
			continue
		}
		split++
		var spots []int16
		for _, part := range slices.Concat(said, tacit) {
			c.part(m, part)
			if other, seen := at[part.Spot]; seen && other != part {
				c.failf("spot %d is both %+v and %+v", part.Spot, other, part)
			}
			at[part.Spot] = part
			spots = append(spots, part.Spot)
		}
		slices.Sort(spots)
		if key := fmt.Sprint(spots); whole[key] {
			c.failf("%q has the parts %s, and so has another move", c.g.Text(m), key)
		} else {
			whole[key] = true
		}
	}
	if split > 0 && split < len(legal) {
		c.failf("%d of %d moves have parts: all or none do", split, len(legal))
	}
}

// part checks the texts of one part of a move.
func (c *game) part(m rules.Move, part rules.Part) {
	c.fits("a part", part.Word, 18)
	c.fits("a group of parts", part.Group, 18)
	if utf8.RuneCountInString(text.Plain(part.Figure)) > 3 || strings.TrimSpace(text.Plain(part.Word)) == "" {
		c.failf("%q has the part %+v: it needs a word, and a figure has at most 3 characters", c.g.Text(m), part)
	}
}
