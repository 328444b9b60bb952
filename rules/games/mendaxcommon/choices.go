package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// choices returns the moves with their texts. Only the holder sees which bones
// there are to throw again.
func (p position) choices(seat rules.Actor) []rules.Choice {
	if p.phase == Throwing && !p.sees(seat) {
		return nil
	}
	moves := p.Moves(make([]rules.Move, 0, ranks))
	if len(moves) == 0 {
		return nil
	}
	list := make([]rules.Choice, len(moves))
	for i, m := range moves {
		list[i] = choice(m)
		if m.Verb == Doubt && p.claim == int8(tali.Unnamed) {
			list[i].Warning = "“No name” is always true. If you doubt it, you lose a counter."
		}
	}
	return list
}

func choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m}
	switch m.Verb {
	case rules.Throw:
		c.Label = "Throw four bones"
	case Accept:
		c.Label = "Take the bones"
	case Doubt:
		c.Label = "Doubt it" // no less a main action than to take the bones
	case Recast:
		c.Kind, c.Label, c.Figure = rules.Key, againLabel(tali.Hand(m.N)), againFigure(tali.Hand(m.N))
		c.Confirm, c.Word = c.Label, "again"
		if n := tali.Hand(m.N).Len(); n == 0 {
			c.Word = "keep"
		} else {
			c.Bones = n < bones
		}
	case Say:
		c.Kind, c.Label, c.Figure = rules.Key, sayLabel(tali.Rank(m.N)), sayFigure(tali.Rank(m.N))
		c.Confirm = c.Label
	}
	return c
}

func againLabel(h tali.Hand) text.Text {
	switch h.Len() {
	case 0:
		return "Keep all four"
	case 1:
		return text.Of("Throw {0} again", h)
	case bones:
		return "Throw all again"
	}
	return text.Of("Throw the bones {0}", h.And())
}

// againFigure returns the figure of a recast: "13" for bones 1 and 3, "all" for
// all, and also for none, since then all are kept.
func againFigure(h tali.Hand) text.Text {
	if n := h.Len(); n == 0 || n == bones {
		return "all"
	}
	return h.Figure()
}

// alike returns the side that all four bones show in a hand of rank r, or 0 for other
// ranks.
func alike(r tali.Rank) int {
	switch r {
	case tali.Canis:
		return 1
	case tali.Vulture3:
		return 3
	case tali.Vulture4:
		return 4
	case tali.Vulture6:
		return 6
	}
	return 0
}

func sayLabel(r tali.Rank) text.Text {
	switch r {
	case tali.Vulture3:
		return "Say four threes"
	case tali.Vulture4:
		return "Say four fours"
	case tali.Vulture6:
		return "Say four sixes"
	}
	return text.Of("Say {0}", said(r))
}

// said returns a rank as part of a sentence: "a Senio of 15", "“no name”".
func said(r tali.Rank) text.Text {
	if r == tali.Unnamed {
		return "“no name”"
	}
	return r.Said()
}

// sayFigure returns the figure of a rank on a key: "–" for no name, "4×3" for
// four threes, "15" for a Senio, "V" for Venus.
func sayFigure(r tali.Rank) text.Text {
	switch s := alike(r); {
	case s > 0:
		return text.Of("4×{0}", s)
	case r == tali.Unnamed:
		return "–"
	case r == tali.Venus:
		return "V"
	}
	return text.Figure(r.Total())
}
