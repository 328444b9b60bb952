package skiffs

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the lake.
type Board struct {
	Lake     [Boxes][rules.MaxSeats]int // skiffs by box, row by row, and seat
	Anchored [Boxes]bool                // the box has a single skiff
	Holder   [Boxes]rules.Actor         // the seat that has all skiffs in the box; Nobody if it is empty or has several colours
	Storm    int                        // skiffs that have still to fall
	Round    int                        // from 1
	Bowl     [rules.MaxSeats]bool       // seats whose racers are still to be drawn in this round
	Order    []rules.Actor              // seats whose racers were drawn, in order
	Acts     rules.Actor                // the seat whose racer was drawn last; Nobody before the first
	Last     rules.Move                 // the last action; zero before the first
	By       rules.Actor                // the seat that made it
	Barred   bool                       // no skiff may be moved until one is taken
	Points   [rules.MaxSeats]int        // skiffs on the lake and boxes held
	Most     [Boxes]int                 // while a seat acts, the skiffs it can take at once in each box
	Aims     []Aim                      // by seat, the line it is closest to holding; none before the first racer is drawn
	Near     []Near                     // lines that are one action from being held
	End      End                        // how the game ended
	Line     []int                      // the boxes of the line that ended it
	Won      [rules.MaxSeats]bool       // the seats that shared the rest
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Text: p.facts(), Choices: p.choices(seat), Board: p.board(),
		Seats: tell.Plates(p.seats, p.plate),
	})
	if p.phase != over {
		v.Piles = []rules.Pile{{Label: "To win", Coins: int(p.coins.Left) - p.seats, Seat: rules.Nobody}}
	}
	tell.Rank(&v, tell.Score(p))
	return v
}

func (p position) board() Board {
	b := Board{
		Storm: fleet*p.seats - int(p.fallen), Round: int(p.round) + 1, Acts: rules.Nobody,
		Barred: p.barred(), End: p.end, Won: p.wins, Last: p.last, By: rules.Actor(p.by),
		Near: p.near(),
	}
	if p.phase > storming {
		for _, seat := range p.order[:p.drawn()] {
			b.Order = append(b.Order, rules.Actor(seat))
		}
	}
	for box := range Boxes {
		for i, n := range p.lake.n[box] {
			b.Lake[box][i] = int(n)
		}
		b.Anchored[box] = p.lake.sum[box] == 1
		b.Holder[box] = p.lake.holder(box)
	}
	if p.phase == acting {
		b.Most = p.most()
	}
	for i := range p.seats {
		if p.phase == drawing || p.phase == acting {
			b.Aims = append(b.Aims, p.lake.aim(i, p.thin))
		}
		b.Bowl[i], b.Points[i] = p.inBowl(i), p.lake.points(i)
		if p.wins[i] && p.end == ByLine {
			line, _ := p.lake.line(i, p.thin)
			for _, box := range line {
				b.Line = append(b.Line, int(box))
			}
		}
	}
	if b.Storm == 0 && p.bowl != p.racers() || p.round > 0 {
		b.Acts = rules.Actor(p.seat)
	}
	return b
}

func (p *position) prompt() text.Text {
	switch {
	case p.phase == gathering:
		return "Tip out the skiffs"
	case p.phase == storming:
		return "The skiffs fall"
	case p.phase == drawing:
		return "Who is next?"
	case p.phase == over:
		return verdict(p.Scores())
	case p.barred():
		return "Take skiffs"
	}
	return "Take or move skiffs"
}

// verdict returns the verdict on a game. The house wins the racers, so that all
// may lose. Since coins are won all along, the seat that is ahead need not have
// taken the pot.
func verdict(net []int) text.Text {
	switch top := foremost(net); {
	case len(top) > 1:
		return "A tie at the top"
	case net[top[0]] > 0:
		return text.Of("{0} wins: {1}", text.Seat(top[0]), text.Signed(net[top[0]]))
	default:
		return text.Of("{0} loses least", text.Seat(top[0]))
	}
}

// foremost returns the seats with the most coins won, or the fewest lost.
func foremost(net []int) []int {
	var top []int
	for i, n := range net {
		if n == slices.Max(net) {
			top = append(top, i)
		}
	}
	return top
}

func (p *position) aside() text.Text {
	switch {
	case p.phase == gathering:
		return "24 skiffs of each colour fall into nine boxes."
	case p.phase == storming:
		return "24 skiffs of each colour."
	case p.phase == drawing:
		return "The player whose racer is drawn acts."
	case p.phase == over:
		return p.reason()
	case p.barred():
		return "No skiff may be moved until one is taken."
	case p.round > 0:
		return p.nearest()
	case !p.loose:
		return text.Sentences("Touch skiffs in one box: you may take three if one of them is yours.", p.nearest())
	}
	return "Touch the skiffs to take, or the one to move. One alone in its box is [anchored]."
}

// nearest says which line the seat that acts is closest to holding.
func (p *position) nearest() text.Text {
	a := p.lake.aim(int(p.seat), p.thin)
	line := text.Of("Your nearest line is {0}, {1}, {2}: {3} skiffs are in the way.", a.Boxes[0]+1, a.Boxes[1]+1, a.Boxes[2]+1, a.Others)
	if a.Lacks == 0 {
		return line
	}
	return text.Sentences(line, text.Of("{0} of its boxes have none of yours.", a.Lacks))
}

// reason returns the sentences about how the game ended. The last explains why
// a seat that takes the pot need not be ahead.
func (p *position) reason() text.Text {
	who, single := p.who(), p.wins.len() == 1
	first := max(0, slices.Index(p.wins[:], true))
	switch {
	case p.won == 0:
		return "The lake is empty."
	case p.end == ByLine && single:
		return text.Of("{0} holds a line and takes the last {1}. Skiffs taken earlier count, too.", text.Seat(first), text.Coins(p.won))
	case p.end == ByLine:
		return text.Of("{0} hold lines and take {1} each. Skiffs taken earlier count, too.", who, text.Number(p.each))
	case single:
		return text.Of("No box has two colours: {0} takes the last {1} on points. Skiffs taken earlier count, too.", text.Seat(first), text.Coins(p.won))
	}
	return text.Of("No box has two colours: {0} take {1} each on points. Skiffs taken earlier count, too.", who, text.Number(p.each))
}

// who returns the names of the winners.
func (p *position) who() text.Text {
	var list []text.Text
	for i, wins := range p.wins {
		if wins {
			list = append(list, text.Of("{0}", text.Seat(i)))
		}
	}
	return text.And(list...)
}

func (p *position) plate(i int) rules.SeatView {
	s := rules.SeatView{Purse: int(p.coins.Purse[i])}
	s.Won = p.phase == over && slices.Contains(foremost(p.Scores()), i)
	switch {
	case p.phase == acting && i == int(p.seat):
		s.Note = "acts"
	case (p.phase == acting || p.phase == drawing) && p.inBowl(i):
		s.Note = "in the bowl"
	}
	return s
}

// facts returns the position in words: the lake box by box.
func (p *position) facts() []text.Text {
	var list []text.Text
	switch {
	case p.fallen == 0:
		return []text.Text{"No skiff has fallen yet."}
	case p.phase == storming:
		list = append(list, text.Of("{0} skiffs have not fallen yet.", fleet*p.seats-int(p.fallen)))
	case p.phase != over:
		list = append(list, text.Of("Round {0}.", int(p.round)+1))
	}
	for box := range Boxes {
		list = append(list, fact(box, p.lake.n[box]))
	}
	for i := range p.seats {
		list = append(list, text.Of("{0} has {1} points.", text.Seat(i), text.Number(p.lake.points(i))))
	}
	for _, near := range p.near() {
		b := near.Boxes
		list = append(list, text.Of("{0} is one action from holding the line {1}, {2} and {3}.", text.Seat(near.Seat), b[0]+1, b[1]+1, b[2]+1))
	}
	return list
}

// Fact returns the content of a box in words, as the view has it.
func (b *Board) Fact(box int) text.Text { return fact(box, b.Lake[box]) }

// fact returns a sentence with the skiffs of each seat in a box.
func fact[N int | int8](box int, lake [rules.MaxSeats]N) text.Text {
	var all []text.Text
	var sum N
	for i, n := range lake {
		sum += n
		if n > 0 {
			all = append(all, text.Of("{0} {1}", text.Seat(i), text.Number(n)))
		}
	}
	lie := text.Commas(all...)
	switch {
	case lie == "":
		return text.Of("Box {0}: empty.", box+1)
	case sum == 1:
		return text.Of("Box {0}: {1}, anchored.", box+1, lie)
	}
	return text.Of("Box {0}: {1}.", box+1, lie)
}

// choices returns the choices to the seat that acts alone: there are up to
// 1,200, and nobody else needs them.
func (p *position) choices(viewer rules.Actor) []rules.Choice {
	if viewer != rules.Actor(p.seat) {
		return nil
	}
	moves := p.Moves(nil)
	list := make([]rules.Choice, 0, len(moves))
	for _, m := range moves {
		c := rules.Choice{Move: m, Kind: rules.Second, Label: p.label(m), Confirm: confirms[m.Verb]}
		if m.Verb == Storm {
			c.Kind = rules.Primary
		}
		list = append(list, c)
	}
	return list
}

// confirms are the labels of the button that commits an action once all its
// parts are selected.
var confirms = map[rules.Verb]text.Text{Take: "Take it", Pair: "Take both", Three: "Take all three", Shift: "Move it"}

// label returns the label of a move. Boxes go by their numbers, from 1.
func (p *position) label(m rules.Move) text.Text {
	box, colour := At(m.From)
	to, other := At(m.To)
	switch m.Verb {
	case Storm:
		return "Tip out the skiffs"
	case Take:
		if colour == int(p.seat) {
			return text.Of("Take yours in {0}", box+1)
		}
		return text.Of("Take {0} in {1}", text.Seat(colour), box+1)
	case Pair:
		if other == int(p.seat) {
			return text.Of("Take own {0} + own {1}", box+1, to+1)
		}
		return text.Of("Own {0} + {1} {2}", box+1, text.Seat(other), to+1)
	case Three:
		return p.labelThree(box, colour, other, int(m.N))
	}
	if colour == int(p.seat) {
		return text.Of("Move own {0} to {1}", box+1, int(m.To)+1)
	}
	return text.Of("{0} {1} to {2}", text.Seat(colour), box+1, int(m.To)+1)
}

// labelThree returns the label of a Three. It has room for one name only: two
// other colours go by the numbers of their seats, and so do all if one's own
// may come from any box.
func (p *position) labelThree(box, one, two, n int) text.Text {
	me := int(p.seat)
	switch {
	case n >= Loose:
		return text.Of("{0}: {1} + {2}, own {3}", box+1, one+1, two+1, n)
	case one == me && two == me:
		return text.Of("Take 3 own in {0}", box+1)
	case one == me:
		return text.Of("{0}: 2 own, {1}", box+1, text.Seat(two))
	case two == me:
		return text.Of("{0}: 2 own, {1}", box+1, text.Seat(one))
	case one == two:
		return text.Of("{0}: own, 2 {1}", box+1, text.Seat(one))
	}
	return text.Of("{0}: own, seats {1}, {2}", box+1, one+1, two+1)
}
