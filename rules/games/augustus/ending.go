package augustus

import "knucklebones/rules/text"

// An ending holds the sentences about a pot that ended in one way. All take the
// same first arguments.
type ending struct {
	pot    text.Text // by itself
	number text.Text // with the number of the pot
	of     text.Text // with the number of the pot and of all pots
	match  text.Text // with the number of pots that are over, when the match is
}

var (
	noVenus = ending{
		pot:    "No Venus in {0} throws.",
		number: "Pot {1} is over. No Venus in {0} throws.",
		of:     "Pot {1} of {2} is over. No Venus in {0} throws.",
		match:  "{1} pots are over. No Venus in the last {0} throws.",
	}
	lastLeft = ending{
		pot:    "{0} is the last one left.",
		number: "Pot {1} is over. {0} is the last one left.",
		of:     "Pot {1} of {2} is over. {0} is the last one left.",
		match:  "{1} pots are over. {0} won the last one, which was empty.",
	}
	lastTakes = ending{
		pot:    "{0} won {1} as the last one left.",
		number: "Pot {2} is over. {0} won {1} as the last one left.",
		of:     "Pot {2} of {3} is over. {0} won {1} as the last one left.",
		match:  "{2} pots are over. {0} won {1} in the last one.",
	}
	venusEmpty = ending{
		pot:    "{0} threw [Venus] on throw {1}.",
		number: "Pot {2} is over. {0} threw Venus on throw {1}.",
		of:     "Pot {2} of {3} is over. {0} threw Venus on throw {1}.",
		match:  "{2} pots are over. {0} won the last one with Venus on throw {1}.",
	}
	venusTakes = ending{
		pot:    "{0} won {1} with [Venus] on throw {2}.",
		number: "Pot {3} is over. {0} won {1} with Venus on throw {2}.",
		of:     "Pot {3} of {4} is over. {0} won {1} with Venus on throw {2}.",
		match:  "{3} pots are over. {0} won {1} in the last one with Venus on throw {2}.",
	}
)

// ending returns the sentences about the finished pot, with the arguments that
// all of them take.
func (p position) ending() (ending, []any) {
	winner, coins, casts := text.Seat(p.winner), text.Coins(p.won), int(p.casts)
	switch {
	case p.ended == byLimit:
		return noVenus, []any{casts}
	case p.won == 0 && p.ended == byOne:
		return lastLeft, []any{winner}
	case p.won == 0:
		return venusEmpty, []any{winner, casts}
	case p.ended == byOne:
		return lastTakes, []any{winner, coins}
	}
	return venusTakes, []any{winner, coins, casts}
}

// progress returns a sentence with the number of the current or last pot: how many
// throws it has had, or how it ended.
func (p position) progress() text.Text {
	switch keys, args := p.ending(); {
	case p.phase == playing && p.willing:
		return text.Of("Pot {0}, {1} throws so far.", p.number(), int(p.casts))
	case p.phase == playing:
		return text.Of("Pot {0} of {1}, {2} throws so far.", p.number(), p.pots, int(p.casts))
	case p.willing:
		return text.Of(keys.number, append(args, p.number())...)
	default:
		return text.Of(keys.of, append(args, p.number(), p.pots)...)
	}
}
