package augustus

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
)

// ask has the next seat that can sit say whether it plays on, where the table
// asks, and begins the next pot when all have said so.
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

// parted says whether somebody plays no more.
func (p *position) parted() bool { return slices.Contains(p.state[:p.coins.N], Stopped) }

// willingOdds reckons the next pot for the seat that says whether it plays on.
// Where in the order it will cast makes little difference, so it is taken to
// begin.
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
			Title: "Coins likely won in the next pot",
			Note:  "As if all play on and stay, and you begin.",
			Rows: purse.Rows([]purse.Prospect{
				{Move: rules.Move{Verb: Next}, Label: "Play on", Coins: coins, Take: l.take},
				{Move: rules.Move{Verb: Stop}, Label: "Stop here"},
			}, p.Coins()),
		}, true
	}
}
