package table

import (
	"cmp"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/speech"
)

// Where a turn has too many moves to look through, a person says what a move is
// about, one part after the other and in any order: these skiffs, and to there.
// The game says what each move is said by; moves that what was said may mean are
// found here.

// A course is the state of a move that a person composes part by part.
type course struct {
	ways  []way
	all   []rules.Part // every part there is, by their spots
	said  []rules.Part
	offer []rules.Part // what may be said besides
	found []rules.Move // what this may mean, the plainest first
	group text.Text    // of parts that the rail lists; empty where it lists groups
}

// A way is a move and what it is said by; the last of its parts may go without
// saying.
type way struct {
	move  rules.Move
	parts []rules.Part
	tacit int
}

// chart returns the course for a seat's choices: their moves with the parts into which
// split divides them. It is empty if split is nil.
func chart(choices []rules.Choice, seat rules.Actor, split func(rules.Move, rules.Actor) (parts, tacit []rules.Part)) (c course) {
	if split == nil {
		return c
	}
	for _, choice := range choices {
		parts, tacit := split(choice.Move, seat)
		if len(parts) == 0 {
			continue
		}
		w := way{choice.Move, append(parts, tacit...), len(tacit)}
		c.ways = append(c.ways, w)
		for _, part := range w.parts {
			if !has(c.all, part) {
				c.all = append(c.all, part)
			}
		}
	}
	slices.SortFunc(c.all, func(a, b rules.Part) int { return int(a.Spot - b.Spot) })
	c.settle()
	return c
}

// settle computes, from the parts said so far, which parts may be added and which moves
// are complete.
func (c *course) settle() {
	c.offer, c.found = c.offer[:0:0], c.found[:0:0]
	last := len(c.said) - 1
	for i := range c.ways {
		w := &c.ways[i]
		if last >= 0 && c.said[last].Group == "" { // another may be said instead
			left, _ := besides(w.parts, c.said[:last])
			c.offers(left, func(p rules.Part) bool { return p.Group == "" && p.Spot != c.said[last].Spot })
		}
		left, ok := besides(w.parts, c.said)
		if !ok {
			continue
		}
		c.offers(left, func(rules.Part) bool { return true })
		switch {
		case len(left) == 0:
			c.found = slices.Insert(c.found, 0, w.move)
		case len(left) <= w.tacit && slices.Equal(left, w.parts[len(w.parts)-len(left):]):
			c.found = append(c.found, w.move)
		}
	}
}

// offers adds to c.offer those of the parts for which meant returns true.
func (c *course) offers(parts []rules.Part, meant func(p rules.Part) bool) {
	for _, part := range parts {
		if meant(part) && !has(c.offer, part) {
			c.offer = append(c.offer, part)
		}
	}
}

// has reports whether a part is among others.
func has(list []rules.Part, part rules.Part) bool { return at(list, part) >= 0 }

func at(list []rules.Part, part rules.Part) int {
	return slices.IndexFunc(list, func(p rules.Part) bool { return p.Spot == part.Spot })
}

// besides returns the parts that are left once those said are removed; ok is false if
// one of them is not among the parts. Parts that may go without saying come last.
func besides(parts, said []rules.Part) (left []rules.Part, ok bool) {
	left = slices.Clone(parts)
	for _, part := range said {
		i := at(left, part)
		if i < 0 {
			return nil, false
		}
		left = slices.Delete(left, i, i+1)
	}
	return left, true
}

// say adds a part to those said. Parts that don't go with it are taken back, the last
// first; a part that can't be added once more is itself taken back.
func (c *course) say(part rules.Part) {
	if c.group = part.Group; part.Group == "" && len(c.said) > 0 {
		c.group = c.said[0].Group
	}
	for n := len(c.said); ; n-- {
		try := append(slices.Clone(c.said[:n]), part)
		if c.begins(try) {
			c.said = try
			break
		}
		if n == len(c.said) && has(c.said, part) {
			c.said = slices.DeleteFunc(slices.Clone(c.said), func(p rules.Part) bool { return p.Spot == part.Spot })
			break
		}
		if n == 0 {
			return // it stands for nothing
		}
	}
	c.settle()
}

// begins reports whether any move contains all these parts.
func (c *course) begins(said []rules.Part) bool {
	return slices.ContainsFunc(c.ways, func(w way) bool {
		_, ok := besides(w.parts, said)
		return ok
	})
}

// mayReturn reports whether back has something to take back: a part of the move that was
// chosen, or the group of parts that the rail shows.
func (c *course) mayReturn() bool { return c.group != "" || len(c.said) > 0 }

// back takes back the part said last, or closes the open group.
func (c *course) back() {
	if c.group = ""; len(c.said) > 0 {
		c.said = c.said[:len(c.said)-1]
	}
	c.settle()
}

// listed returns the parts for which the rail has keys: those of the open group, or one
// part of each group if none is open, and parts without a group that go with what was
// said.
func (c *course) listed() (list []rules.Part) {
	for _, part := range c.all {
		mine := part.Group == c.group
		switch {
		case part.Group == "":
			mine = len(c.said) > 0 && (has(c.offer, part) || has(c.said, part))
		case c.group == "":
			mine = !slices.ContainsFunc(list, func(p rules.Part) bool { return p.Group == part.Group })
		}
		if mine {
			list = append(list, part)
		}
	}
	return list
}

// ahead returns the best row of the odds whose move contains what was said and,
// besides, a part for which are returns true; nil if there is none.
func (c *course) ahead(odds *rules.Odds, are func(p rules.Part) bool) *rules.OddsRow {
	if odds == nil {
		return nil
	}
	for i := range odds.Rows {
		row := &odds.Rows[i]
		for _, w := range c.ways {
			if left, ok := besides(w.parts, c.said); ok && w.move == row.Move && slices.ContainsFunc(left, are) {
				return row
			}
		}
	}
	return nil
}

// looks reports whether a group of parts is open and nothing has been said yet.
func (c *course) looks() bool { return c.group != "" && len(c.said) == 0 }

// further returns the words for what may be said next: each part in the open group,
// each other group, and once something was said the parts without a group.
func (c *course) further() (list []text.Text) {
	offer := slices.Clone(c.offer)
	far := func(p rules.Part) int {
		if p.Group != c.group && p.Group != "" {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(offer, func(a, b rules.Part) int { return cmp.Or(far(a)-far(b), int(a.Spot-b.Spot)) })
	for _, part := range offer {
		word := part.Group
		if word == "" && len(c.said) == 0 {
			continue
		}
		if word == c.group || word == "" {
			word = part.Word
		}
		if !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	return list
}

// answered returns a sentence that names the parts which can still be added to the move,
// and the button that confirms the parts selected so far.
func (c *course) answered(in *Instant) text.Text {
	list := text.Text("")
	if all := c.further(); len(all) > 0 {
		list, _ = speech.Either(all)
		list = text.Upper(list)
	}
	switch {
	case in.Chosen != nil && list != "":
		return text.Of("{0}, or go on: {1}", in.Chosen.Confirm, list)
	case in.Chosen != nil:
		return in.Chosen.Confirm
	case c.looks():
		return text.Of("{0}: {1}", text.Upper(c.group), list)
	}
	return list
}

// spoken returns the selected parts of a move in words, such as "Your skiff and Livia’s
// skiff in box 5" or "Your skiff in box 5 to box 6".
func spoken(parts []rules.Part) (said text.Text) {
	for len(parts) > 0 {
		group, n := parts[0].Group, 1
		for n < len(parts) && parts[n].Group == group {
			n++
		}
		run := together(parts[:n])
		switch {
		case said == "":
			said = run
		case group == "":
			said = text.Of("{0} {1}", said, run)
		default:
			said = text.Commas(said, run)
		}
		parts = parts[n:]
	}
	if said == "" {
		return ""
	}
	return text.Upper(said)
}

// together returns parts of one group in words, such as "your skiff and Livia’s skiff in
// box 5" or "Livia’s skiff, another and your skiff in box 5".
func together(parts []rules.Part) text.Text {
	var list []text.Text
	for i, part := range parts {
		if i > 0 && part == parts[i-1] {
			list = append(list, "another")
		} else {
			list = append(list, part.Word)
		}
	}
	said := text.And(list...)
	if group := parts[0].Group; group != "" {
		return text.Of("{0} in {1}", said, group)
	}
	return said
}
