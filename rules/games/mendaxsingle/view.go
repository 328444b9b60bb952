package mendaxsingle

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position, as far as one seat may know it. After a doubt
// it shows the finished round until the next throw.
type Board struct {
	Phase   Phase
	Open    bool // the cups are lifted
	Bare    bool // no cup hides its bones: the viewer looks back on a game that is over
	Summing bool // bids are on the sum of two bones
	Wild    bool // ones count as the side of the bid
	Ante    int  // coins each put into the pot; 0 where none is played for
	Seats   []Seat
	Starter rules.Actor // the seat that began the round
	Named   int         // the side that was named, until its number follows; else 0
	Calls   []Call      // the bids of the round, in their order
	Numbers []int       // what can be bid in the round, lowest first: numbers of bones, or sums
	There   int         // with the cups lifted, the true number or sum
	Doubter rules.Actor // the seat that had the cups lifted, or Nobody
	Loser   rules.Actor // the seat that lost a bone by it, or Nobody
	CastOff []tali.Hand // in the casting-off, the cast of each seat
}

// Last returns the number or sum of the last bid; 0 if there is no bid.
func (b *Board) Last() int {
	if n := len(b.Calls); n > 0 {
		return b.Calls[n-1].N
	}
	return 0
}

// A Seat is the bones of a seat.
type Seat struct {
	Had  int       // bones at the start of the game; 0 if it could not pay the ante
	Left int       // bones left, without one just lost
	Cast int       // bones cast in the current or last round
	Hand tali.Hand // their sides, if the viewer may know them; else none
}

func (p position) View(seat rules.Actor) rules.View {
	v := rules.View{
		Seat: seat, Turn: p.Turn(), Asked: p.Turn(),
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == Bidding && p.count == 0,
		Bones:           p.lie(seat),
		Text:            p.facts(seat),
		Choices:         p.choices(),
		Board:           p.board(seat),
		Sample:          func(r *rand.Rand) rules.Position { return p.Sample(seat, r) },
	}
	if v.Turn == rules.Chance {
		v.Asked = rules.Actor(p.seat)
	}
	v.Cup = p.falling(seat)
	v.Clear = v.Cup > 0
	if p.ante > 0 && p.phase != Done {
		v.Piles = p.coins.Piles()
	}
	for i := range p.coins.N {
		v.Seats = append(v.Seats, p.plate(i))
	}
	tell.Rank(&v, func(i int8) int { return int(p.gone[i]) })
	return v
}

// sees reports whether a seat may see the bones of another.
func (p position) sees(seat rules.Actor, whose int) bool {
	return p.open || p.revealed || seat == rules.Actor(whose)
}

// lie returns the bones on the table: the seat's own, or in the casting-off the
// last cast. The board has those of the others.
func (p position) lie(seat rules.Actor) []rules.Bone {
	switch {
	case !p.begun && p.last != nobody:
		return p.off.Hand[p.last].Bones(nil)
	case p.begun && seat >= 0 && int(seat) < len(p.hand):
		return p.hand[seat].Bones(nil)
	}
	return nil
}

// falling returns the number of bones in the next cast that a seat sees: those
// of others fall under their cups.
func (p position) falling(seat rules.Actor) int {
	switch {
	case p.phase == CastingOff:
		return offBones
	case p.phase == Casting && rules.Actor(p.seat) == seat:
		return int(p.left[p.seat])
	}
	return 0
}

func (p position) board(seat rules.Actor) Board {
	b := Board{
		Phase: p.phase, Open: p.open, Bare: p.revealed, Summing: p.summing, Wild: p.wild, Ante: p.ante,
		Starter: rules.Actor(p.starter), Calls: p.calls(), Numbers: p.biddable(),
		Doubter: rules.Actor(p.doubter), Loser: rules.Actor(p.loser),
	}
	if p.phase == Counting {
		b.Named = int(p.side)
	}
	if p.open {
		b.There = p.there()
	}
	for i := range int(p.coins.N) {
		s := Seat{Left: int(p.left[i]), Cast: p.hand[i].Len()}
		if p.sat.Has(i) {
			s.Had = bones
		}
		if p.sees(seat, i) {
			s.Hand = p.hand[i]
		}
		b.Seats = append(b.Seats, s)
		if p.phase == CastingOff {
			b.CastOff = append(b.CastOff, p.off.Hand[i])
		}
	}
	return b
}

// biddable returns the numbers on the tray: those that can be bid in this round, or
// after a doubt could be in the finished one.
func (p position) biddable() []int {
	if p.summing {
		list := make([]int, len(sums))
		for i, n := range sums {
			list[i] = int(n)
		}
		return list
	}
	n := int(p.total())
	if p.open {
		n++ // the bone lost by the doubt
	}
	list := make([]int, n)
	for i := range list {
		list[i] = i + 1
	}
	return list
}

func (p position) prompt() text.Text {
	switch p.phase {
	case Done:
		return text.Of("{0} wins", text.Seat(p.seat))
	case CastingOff:
		return "Throw two bones"
	case Casting:
		return "Throw under your cup"
	case Counting:
		return text.Of("How many {0}?", sideName(p.side))
	}
	switch {
	case p.count > 0 && len(p.Moves(nil)) == 1:
		return "You can only doubt"
	case p.count > 0:
		return "Bid higher, or doubt?"
	case p.summing:
		return "Bid a sum"
	}
	return "Choose a side"
}

func (p position) aside() text.Text {
	switch {
	case p.phase == CastingOff:
		return "The highest sum begins."
	case p.phase == Done:
		return p.foundAtEnd()
	case p.duels() && p.open:
		return text.Sentences(p.found(), duelRule)
	case p.duels() && p.count == 0:
		return duelRule
	case p.phase == Casting && p.open:
		return p.found()
	case p.phase == Casting:
		return "Only you see your bones."
	case p.count > 0 && p.phase == Bidding:
		return text.Of("{0} bid {1}. {2} bones in play.", text.Seat(p.bidder), called(p.side, int(p.count)), text.Number(p.total()))
	}
	return text.Of("{0} bones in play.", text.Number(p.total()))
}

// duelRule is the rule of the last two bones.
const duelRule text.Text = "Two bones are left: bids are on their sum."

// duels reports whether the round is one of two single bones, in which sums are bid.
func (p position) duels() bool {
	return p.summing && !p.open || p.phase == Casting && p.in() == 2 && p.total() == 2
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.left[i]), Unit: "left",
	}
	switch {
	case p.left[i] == 0:
		s.Out, s.Figure, s.Unit, s.Note = true, "", "", "out"
	case p.phase == Done:
		s.Won = true
	case i == p.seat && p.cup > 0:
		s.Note = "throwing"
	case i == p.bidder && p.phase == Bidding:
		s.Note = p.note()
	}
	return s
}

// note returns the last bid in a few letters: "bid 5×4", or the sum.
func (p position) note() text.Text {
	if p.summing {
		return text.Of("bid {0}", text.Number(p.count))
	}
	return text.Of("bid {0}×{1}", text.Number(p.count), text.Number(p.side))
}

// facts returns the position in words, as a seat may know it.
func (p position) facts(seat rules.Actor) []text.Text {
	var list []text.Text
	switch {
	case p.phase == CastingOff:
		list = append(list, "Opening throw: the highest sum of two bones begins.")
		list = append(list, p.off.Facts(inAll)...)
	case !p.begun:
		list = append(list, p.off.Facts(inAll)...)
		list = append(list, text.Of("{0} begins.", text.Seat(p.seat)))
	default:
		list = append(list, p.round(seat)...)
	}
	for i := range p.coins.N {
		list = append(list, p.has(i))
	}
	return list
}

// has returns a sentence about the bones of a seat, and its coins where they are
// played for.
func (p position) has(seat int8) text.Text {
	n := text.Spelled(p.left[seat])
	if p.ante > 0 {
		return text.Of("{0} has {1} bones and {2}.", text.Seat(seat), n, text.Coins(p.coins.Purse[seat]))
	}
	return text.Of("{0} has {1} bones.", text.Seat(seat), n)
}

func inAll(h tali.Hand) text.Text { return text.Of("{0} in all", h.Sum()) }

// round returns the round in words.
func (p position) round(seat rules.Actor) []text.Text {
	var list []text.Text
	switch {
	case p.summing:
		list = append(list, duelRule)
	case p.wild:
		list = append(list, "Ones count as the side that is bid.")
	}
	for i, h := range p.hand {
		if h != 0 && p.sees(seat, i) {
			list = append(list, text.Of("{0} threw {1}.", text.Seat(i), h))
		}
	}
	for _, c := range p.calls() {
		list = append(list, text.Of("{0} bid {1}.", c.Seat, called(int8(c.Side), c.N)))
	}
	if p.phase == Counting {
		list = append(list, text.Of("{0} chose {1}.", text.Seat(p.seat), sideName(p.side)))
	}
	if p.open {
		list = append(list, p.foundByDoubt(), text.Of("{0} lost a bone.", text.Seat(p.loser)))
	}
	return list
}

// choices returns the moves with their texts.
func (p position) choices() []rules.Choice {
	var list []rules.Choice
	for _, m := range p.Moves(nil) {
		c := rules.Choice{Move: m}
		switch m.Verb {
		case rules.Throw:
			c.Label = "Throw the bones"
		case Doubt:
			c.Kind, c.Label = rules.Grave, "Doubt it"
		case Side:
			c.Kind, c.Label, c.Figure = rules.Key, text.Of("Choose {0}", sideName(int8(m.N))), text.Figure(m.N)
			c.Confirm = c.Label
		case Bid:
			c.Kind, c.Label, c.Figure = rules.Key, text.Of("Bid {0}", called(int8(m.From), int(m.N))), text.Figure(m.N)
			c.Confirm = c.Label
		}
		list = append(list, c)
	}
	return list
}
