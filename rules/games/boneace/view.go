package boneace

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position, as far as the viewer can see it. The cards of
// a hand stay until the next deal or cut.
type Board struct {
	Dealer  rules.Actor // Nobody during the cut for the deal
	Cutting bool        // all cut for the deal
	Hand    int         // number of the current or last hand, from 1
	Hands   int
	Stake   int         // coins
	BoneAce cards.Card  // the ace that takes the bone from all others
	Values  []int       // points of a card by rank, from ace to king; read only
	Hidden  bool        // further cards come face down
	Eldest  rules.Actor // the seat asked first in this hand, or when it is over in the next; Nobody during the cut
	Pack    int         // cards still in the pack
	Bone    rules.Actor // the seat that took the bone; Nobody before
	Winner  rules.Actor // the winner of the finished hand; Nobody before
	Seats   []Hand
}

// A Hand is the cards of a seat, as the viewer sees them.
type Hand struct {
	State State
	Cut   cards.Card // the card it cut, during the cut; 0 before
	Cards []Lying    // in the order they came
	Shown int        // points of the cards that the viewer can see
	All   bool       // the viewer sees all cards, so Shown is the total
}

// A Lying is a card on the table, as the viewer sees it.
type Lying struct {
	Card cards.Card // 0 if the viewer may not see it
	Down bool       // it lies face down; its own seat knows it
}

func (p position) View(seat rules.Actor) rules.View {
	b := p.board(seat)
	v := tell.View(p, seat, p.taker(), rules.View{
		Prompt: p.prompt(), Aside: p.aside(seat),
		PromptInAnswers: p.phase == playing && !p.falling && !p.over(),
		Seats:           make([]rules.SeatView, len(b.Seats)),
		Text:            p.facts(b.Seats), Choices: p.choices(seat), Board: b,
	})
	for i, h := range b.Seats {
		v.Seats[i] = p.plate(h, int8(i))
	}
	tell.Rank(&v, tell.Score(p))
	return v
}

// taker returns the seat that gets the next card.
func (p *position) taker() rules.Actor {
	if p.phase == dealing {
		return rules.Actor(p.dealer)
	}
	return rules.Actor(p.seat)
}

func (p *position) board(viewer rules.Actor) Board {
	b := Board{
		Dealer: rules.Actor(p.dealer), Cutting: p.phase == cutting,
		Hand: p.number(), Hands: p.hands, Pack: p.pack.Len() - p.unknown(), Stake: p.stake,
		BoneAce: p.boneAce, Values: p.values, Hidden: p.down, Eldest: p.eldest(),
		Bone: rules.Actor(p.bone), Winner: rules.Actor(p.winner),
		Seats: make([]Hand, p.coins.N),
	}
	for i := range b.Seats {
		b.Seats[i] = p.lies(viewer, int8(i))
	}
	return b
}

// eldest returns the seat asked first in this hand, or the next.
func (p *position) eldest() rules.Actor {
	switch {
	case p.dealer == nobody:
		return rules.Nobody
	case p.phase == dealing || p.phase == playing:
		return rules.Actor(p.next(p.dealer, p.sits))
	}
	return rules.Actor(p.next(p.dealer, p.can))
}

// lies returns a seat's hand as a viewer sees it.
func (p *position) lies(viewer rules.Actor, seat int8) Hand {
	h := Hand{State: p.state[seat], Cut: p.cut[seat], All: true}
	all := p.hand[seat].all()
	if len(all) > 0 {
		h.Cards = make([]Lying, 0, len(all))
	}
	for k, c := range all {
		l := Lying{Card: c, Down: p.covered(rules.Nobody, seat, k)}
		if p.covered(viewer, seat, k) {
			l.Card, h.All = 0, false
		}
		h.Cards = append(h.Cards, l)
		if l.Card != 0 {
			h.Shown += p.points(c)
		}
	}
	return h
}

// number returns the number of the current or last hand, from 1.
func (p *position) number() int {
	if p.phase == dealing || p.phase == playing || p.round == 0 {
		return int(p.round) + 1
	}
	return int(p.round)
}

// over reports whether a hand is finished and still on the table.
func (p *position) over() bool { return p.won > 0 }

func (p *position) prompt() text.Text {
	switch {
	case p.phase == done:
		return purse.Verdict(p.Scores())
	case p.over() && p.winner == nobody:
		return "All are over"
	case p.over() && p.won > 1:
		return text.Of("{0} wins double", text.Seat(p.winner))
	case p.over():
		return text.Of("{0} wins the hand", text.Seat(p.winner))
	case p.phase == cutting:
		return "Cut for the deal"
	case p.phase == opening:
		return "Deal three cards each"
	case p.phase == dealing:
		return "Dealing the cards"
	case p.falling:
		return "One more card"
	}
	return "[Stick], or have it?"
}

func (p *position) aside(viewer rules.Actor) text.Text {
	switch {
	case p.phase == done:
		return purse.Reason(p.Scores(), text.Of("{0} hands", text.Spelled(p.round)))
	case p.phase == cutting && p.again > 0:
		return "A tie: the tied players cut again."
	case p.phase == cutting && p.over():
		return p.cutAgain()
	case p.phase == cutting:
		return "The lowest card deals."
	case p.over():
		return p.dealsNext()
	case p.phase == opening:
		return "Two face down, and the third face up."
	case p.phase == dealing:
		return "The highest face-up card takes the bone."
	case viewer == rules.Actor(p.seat):
		return text.Sentences(text.Of("{0} points so far.", p.total(p.seat)), "Over 31 is out.")
	}
	return text.Sentences("Over 31 is out.", "Exactly 31 wins double.")
}

func (p *position) plate(h Hand, i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Bank: i == p.dealer && p.phase != done,
		Out: p.out(i), Won: p.over() && i == p.winner,
	}
	if p.phase == done {
		s.Won = slices.Contains(purse.Ahead(p.Scores()), int(i))
	}
	switch {
	case p.phase == done:
		s.Figure, s.Unit = purse.Net(p.Scores()[i]), "coins"
	case p.phase == cutting && h.Cut != 0:
		s.Figure, s.Unit = text.Raw(h.Cut.Code()), "cut"
	case h.Shown > 0:
		s.Figure, s.Unit = text.Figure(h.Shown), p.unit(h)
	}
	if p.phase == playing && p.seat != i && p.waits(i) {
		s.Note = "waits"
	}
	return s
}

// out reports whether a seat's plate is shown as out: it takes no part in the hand or
// has lost it, or between hands lacks the coins for one.
func (p *position) out(i int8) bool {
	switch p.phase {
	case dealing, playing:
		return !p.stands(i)
	case cutting:
		return !p.can(i)
	case done:
		return false
	}
	return p.coins.Purse[i] < int32(p.least())
}

// unit returns the word beside the points of a seat.
func (p *position) unit(h Hand) text.Text {
	switch {
	case h.State == Over:
		return "over"
	case !h.All && h.State == Sticks:
		return "up, sticks"
	case !h.All:
		return "up"
	case h.State == Sticks:
		return "sticks"
	}
	return "in hand"
}

func (p *position) choices(viewer rules.Actor) (list []rules.Choice) {
	for _, m := range p.Moves(nil) {
		c := rules.Choice{Move: m}
		switch m.Verb {
		case Cut:
			c.Label = "Cut the pack"
		case Deal:
			c.Label = "Deal the cards"
		case Have:
			c.Label = "Have it"
		case Stick:
			c.Kind, c.Label = rules.Second, "Stick"
			if viewer == rules.Actor(p.seat) {
				c.Label = text.Of("Stick at {0}", p.total(p.seat))
			}
		}
		list = append(list, c)
	}
	return list
}
