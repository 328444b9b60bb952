package augustus

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
)

// ask moves on to the next seat that is to say whether it plays on. It begins the next
// pot once all have answered or if the table doesn't ask, and ends the game if fewer
// than two seats can take part.
func (p *position) ask() {
	if !p.twoSit() {
		p.phase = done
		return
	}
	n := int8(p.coins.N)
	for s := (p.seat + 1) % n; p.willing && s != p.after; s = (s + 1) % n {
		if p.sits(int(s)) {
			p.seat = s
			return
		}
	}
	p.begin(int(p.after))
}

// parted reports whether somebody has stopped.
func (p *position) parted() bool { return slices.Contains(p.state[:p.coins.N], Stopped) }

// willingOdds returns the search for the odds of the next pot, for the seat
// asked whether it plays on. It assumes that the seat begins, since the order
// makes little difference.
func (p position) willingOdds() func(nodes int) (rules.Odds, bool) {
	next := p
	next.begin(int(p.seat) - 1)
	l := look(next)
	return func(nodes int) (rules.Odds, bool) {
		if !l.run(nodes) {
			return rules.Odds{}, false
		}
		coins := l.coins - float64(p.ante)
		return rules.Odds{
			Title: "Next pot: coins won or lost on average",
			Note:  "Assumes that all play on, nobody leaves and you begin.",
			Rows: purse.Rows([]purse.Prospect{
				{Move: rules.Move{Verb: Next}, Label: "Play on", Coins: coins, Take: l.take},
				{Move: rules.Move{Verb: Stop}, Label: "Stop playing"},
			}, p.Coins()),
		}, true
	}
}
