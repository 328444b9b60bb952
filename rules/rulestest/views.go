package rulestest

import (
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// view checks the view of a seat, or Nobody; public is what Nobody sees of the seats.
func (c *game) view(p rules.Position, seat rules.Actor, public []rules.SeatView) {
	v := p.View(seat)
	turn := p.Turn()
	if v.Seat != seat || v.Turn != turn {
		c.failf("the view of %d says it is of %d and that %d acts, not %d", seat, v.Seat, v.Turn, turn)
	}
	if v.Asked != turn && (turn != rules.Chance || v.Asked < 0 || int(v.Asked) >= c.setup.Seats) {
		c.failf("%d acts, but Asked is %d: it is Turn, or when Chance acts the seat that throws", turn, v.Asked)
	}
	if v.Prompt == "" || v.Sample == nil || len(v.Seats) != c.setup.Seats {
		c.failf("the view of %d has the prompt %q and %d seats; it needs a prompt, Sample and every seat", seat, v.Prompt, len(v.Seats))
	}
	c.fits("a prompt", v.Prompt, 22)
	c.choices(p, v)
	c.table(p, v)
	for i, s := range public {
		if s.Purse != v.Seats[i].Purse {
			c.failf("seat %d sees %d coins in the purse of seat %d, and Nobody %d", seat, v.Seats[i].Purse, i, s.Purse)
		}
	}
	again := p.View(seat)
	again.Sample, v.Sample = nil, nil
	if !reflect.DeepEqual(v, again) {
		c.failf("the view of %d is not the same when asked twice", seat)
	}
}

// choices checks that the choices are the legal moves, with texts that fit.
func (c *game) choices(p rules.Position, v rules.View) {
	legal := p.Moves(nil)
	var shown []rules.Move
	labels := map[string]bool{}
	for _, ch := range v.Choices {
		shown = append(shown, ch.Move)
		label := english(ch.Label)
		if label == "" || labels[label] {
			c.failf("the choice %q has the label %q, which is empty or another's", c.g.Text(ch.Move), label)
		}
		labels[label] = true
		c.fits("a label", ch.Label, 18)
		c.fits("a confirmation", ch.Confirm, 18)
		if ch.Kind == rules.Key && ch.Confirm == "" {
			c.failf("the key %q commits its move at once: every key only selects, and has a confirmation", ch.Label)
		}
		if n := utf8.RuneCountInString(english(ch.Figure)); n > 3 || (n > 0) != (ch.Kind == rules.Key) {
			c.failf("the choice %q has the figure %q: keys have one of at most 3 letters, others none", label, ch.Figure)
		}
		c.fits("the word of a key", ch.Word, 6)
		if ch.Bones && strings.Trim(text.Plain(ch.Figure), "1346") != "" {
			c.failf("the figure %q names no bones by their sides", ch.Figure)
		}
	}
	if v.Seat == p.Turn() && !slices.Equal(shown, legal) {
		c.failf("the choices of the seat that acts are not its moves in their order: %v, %v", shown, legal)
	}
	for _, m := range shown {
		if i := slices.Index(legal, m); i < 0 {
			c.failf("seat %d is shown the choice %q, which is no legal move or out of order", v.Seat, c.g.Text(m))
		} else {
			legal = legal[i+1:]
		}
	}
	if v.Seat == p.Turn() {
		c.parts(shown, v.Turn)
	}
}

// table checks the coins and bones of a view.
func (c *game) table(p rules.Position, v rules.View) {
	sum := 0
	for i, s := range v.Seats {
		if s.Purse < 0 || s.Paid < 0 {
			c.failf("seat %d has %d coins and paid %d", i, s.Purse, s.Paid)
		}
		c.fits("a figure", s.Figure, 8)
		c.fits("a unit", s.Unit, 11)
		c.fits("a note", s.Note, 12)
		sum += s.Purse
	}
	for _, pile := range v.Piles {
		if pile.Coins < 0 || pile.Seat != rules.Nobody && (pile.Seat < 0 || int(pile.Seat) >= c.setup.Seats) {
			c.failf("the pile %q of seat %d has %d coins", pile.Label, pile.Seat, pile.Coins)
		}
		sum += pile.Coins
	}
	if sum > p.Coins() {
		c.failf("purses and piles show %d coins; there are %d", sum, p.Coins())
	}
	for _, b := range v.Bones {
		if !slices.Contains([]int8{0, 1, 3, 4, 6}, b.Side) {
			c.failf("a bone lies on side %d", b.Side)
		}
		if want := c.counted(b.Side); b.Counts != want && !c.g.Skilled() {
			c.failf("a bone on side %d counts %d, where %d was promised: see Numbered", b.Side, b.Counts, want)
		}
	}
	if slices.Contains(v.Text, "") {
		c.failf("an empty line is told of the position: %q", v.Text)
	}
	if m := p.Moves(nil); v.Void && !slices.Equal(m, []rules.Move{{Verb: rules.Throw}}) {
		c.failf("a void cast leaves the moves %v", m)
	}
	if v.Cup < 0 {
		c.failf("the cup holds %d bones", v.Cup)
	}
}

// counted returns the points of a bone with that side up, in games in which only the
// side decides.
func (c *game) counted(side int8) int8 {
	if c.g.Numbered {
		return int8(tali.Number(int(side)))
	}
	return side
}
