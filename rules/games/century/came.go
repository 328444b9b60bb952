package century

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// A telling holds the sentences that say what a cast brought, by what that is.
type telling struct {
	delay, recruits, venus, steals, spared, foes, take, nobody text.Text
}

// threw are the sentences of the log: the seat, the cast and what it brought.
var threw = telling{
	delay:    "{0} threw {1}: a delay.",
	recruits: "{0} threw {1}: {2} recruits.",
	venus:    "{0} threw {1}: Venus.",
	steals:   "{0} threw {1}: Venus stole {2} men.",
	spared:   "{0} threw {1}: Venus found nobody.",
	foes:     "{0} threw {1}: {2}.",
	take:     "{0} threw {1}: {2} took {3} men.",
	nobody:   "{0} threw {1}: {2} found nobody.",
}

// shown are the sentences about the bones on the table: the cast and what it brought.
var shown = telling{
	delay:    "The bones show {0}: a delay.",
	recruits: "The bones show {0}: {1} recruits.",
	venus:    "The bones show {0}: Venus.",
	steals:   "The bones show {0}: Venus stole {1} men.",
	spared:   "The bones show {0}: Venus found nobody.",
	foes:     "The bones show {0}: {1}.",
	take:     "The bones show {0}: {1} took {2} men.",
	nobody:   "The bones show {0}: {1} found nobody.",
}

// came returns a sentence from t about what the last cast brought: recruits, losses, a
// delay or Venus. The sentence takes args first, then its own arguments.
func (p *position) came(t *telling, args ...any) text.Text {
	rank, n := tali.Classify(p.lie), -int(p.last)
	switch {
	case p.phase == visited, p.phase == scouted && rank == tali.Venus:
		return text.Of(t.venus, args...)
	case rank == tali.Unnamed:
		return text.Of(t.delay, args...)
	case rank.Senio():
		return text.Of(t.recruits, append(args, int(p.last))...)
	case p.phase == scouted:
		return text.Of(t.foes, append(args, foes[rank])...)
	case rank == tali.Venus && n == 0:
		return text.Of(t.spared, args...)
	case rank == tali.Venus:
		return text.Of(t.steals, append(args, n)...)
	case n == 0:
		return text.Of(t.nobody, append(args, foes[rank])...)
	}
	return text.Of(t.take, append(args, foes[rank], n)...)
}

var foes = map[tali.Rank]text.Text{
	tali.Canis: "hounds", tali.Vulture3: "lions", tali.Vulture4: "raiders", tali.Vulture6: "Gauls",
}
