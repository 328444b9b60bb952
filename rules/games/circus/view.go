package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A Board describes the position: the chariots on the track.
type Board struct {
	Ordering bool        // the casts are for the order
	Level    []int       // the seats that cast for the order now: all, then the tied ones
	Hands    []tali.Hand // by seat, its last cast; none before
	Order    []int       // the seats that race, first to last; none before the order is known
	Lap      int         // finished laps
	Laps     int         // laps of the race, without extra ones
	Cast     int         // casts of this lap made by all
	Waiting  []int       // the seats still to make the next cast, in order
	Casts    int         // casts in a lap
	Total    []int       // points by seat
	Before   []int       // the same when the lap began
	Ends     [][]int     // points at the end of each lap by lap and seat; at most the usual laps
	Floor    int         // points needed for the favour of the crowd
	Racing   []bool      // by seat: it takes part; in extra laps only tied seats do
	Caster   rules.Actor // the seat whose bones lie on the table; Nobody if none do
	Gain     int         // points that those bones scored; 0 if not yet
	Spurs    int         // how often a seat may spur in a lap; 0: never
	Spurring bool        // the caster may spur
	Pending  int         // points of the cast if it stands, while the caster may spur
	Again    tali.Hand   // the bones that the spur casts again now
	Left     []int       // by seat: spurs left in this lap
	Slip     int         // points that a slipstream brings; 0: there is none
	Ridden   []int       // the seats in whose slipstreams the last drive was, or would be if the cast stood
	Chances  *rules.Odds // of a slipstream by each choice, while the caster may spur; nil if none brings one
	Over     bool
	Winners  []int // more than one share
}

func (p position) View(seat rules.Actor) rules.View {
	v := tell.View(p, seat, rules.Actor(p.seat()), rules.View{
		Prompt: p.prompt(), Aside: p.aside(),
		Bones: p.lie().Bones(nil), Clear: p.phase != spurring && p.again == 0,
		Text:    p.facts(),
		Choices: p.choices(),
		Board:   p.board(),
		Seats:   tell.Plates(p.seats, p.plate),
	})
	if p.phase != spurring && p.phase != over || p.again != 0 {
		v.Cup = p.cup()
	}
	if p.coins.Pot() > 0 {
		v.Piles = p.coins.Piles()
	}
	tell.Rank(&v, p.merit)
	tell.Lead(&v, p.merit)
	return v
}

// lie returns the bones on the table: the last cast, less those just picked up to be
// cast again.
func (p *position) lie() tali.Hand {
	if p.caster < 0 {
		return 0
	}
	return p.hand[p.caster].Without(p.again)
}

func (p position) board() Board {
	b := Board{
		Ordering: p.phase == ordering, Lap: int(p.lap), Laps: int(p.length), Cast: int(p.casts), Casts: int(p.throws),
		Total: p.list(p.total), Before: p.list(p.before), Floor: p.floor,
		Caster: rules.Actor(p.caster), Spurs: int(p.spurs), Spurring: p.phase == spurring && p.again == 0, Again: p.again,
		Over: p.phase == over, Hands: p.hand[:p.seats:p.seats],
		Slip: int(p.slip), Ridden: p.ridden.List(),
	}
	switch {
	case p.phase == ordering:
		b.Level, b.Waiting = p.rot.In.List(), p.rot.Waiting()
	case b.Spurring:
		b.Pending = p.drives(p.hand[p.caster].Sum())
		b.Ridden, b.Chances = p.rides(p.hand[p.caster].Sum()).List(), p.chances()
	case p.raced():
		b.Gain = p.hand[p.caster].Sum() + len(b.Ridden)*b.Slip
	}
	if p.phase != ordering {
		for _, s := range p.order[:p.in.Count()] {
			b.Order = append(b.Order, int(s))
		}
		if !b.Over {
			b.Waiting = b.Order[p.place:]
		}
	}
	for lap := range min(p.lap, p.length) {
		b.Ends = append(b.Ends, p.list(p.laps[lap]))
	}
	for i := range p.seats {
		b.Racing = append(b.Racing, p.in.Has(i))
		b.Left = append(b.Left, int(p.left(int8(i))))
		if p.winners.Has(i) {
			b.Winners = append(b.Winners, i)
		}
	}
	return b
}

// chances returns the chance of a slipstream by the bones of the cast on the table that are
// cast again; nil if there is none.
func (p *position) chances() *rules.Odds {
	some, o := false, &rules.Odds{}
	for _, part := range p.hand[p.seat()].Parts(make([]tali.Hand, 0, 16)) {
		x := p.likely(part)
		some = some || x > 0
		o.Rows = append(o.Rows, rules.OddsRow{Move: rules.Move{Verb: Spur, N: int32(part)}, Short: purse.ShortPerCent(x)})
	}
	if !some {
		return nil
	}
	return o
}

// raced reports whether the race has begun with a cast.
func (p *position) raced() bool { return p.lap > 0 || p.casts > 0 || p.place > 0 }

// list returns the points of the seats in the game as a slice.
func (p *position) list(points [seatsMost]int16) (list []int) {
	for _, n := range points[:p.seats] {
		list = append(list, int(n))
	}
	return list
}

func (p position) prompt() text.Text {
	switch {
	case p.phase == ordering:
		return "Throw for the order"
	case p.phase == spurring && p.again == 0:
		return text.Of("{0} points", p.hand[p.seat()].Sum())
	case p.phase != over:
		return text.Of("Throw {0} bones", text.Spelled(p.cup()))
	case p.seats == 1:
		return "The race is over"
	case p.winners == 0:
		return "Nobody has won"
	case p.winners.Count() > 1:
		return "The race is shared"
	}
	return text.Of("{0} wins", text.Seat(p.winners.Only()))
}

func (p position) aside() text.Text {
	switch {
	case p.phase == ordering && p.tries > 0:
		return "Players who are level throw again."
	case p.phase == ordering:
		return "The highest total starts first."
	case p.phase == spurring && p.again == 0:
		return text.Sentences(p.offer(), text.Of("[Spurs](spur) left in this lap: {0}.", text.Number(p.left(p.seat()))))
	case p.phase != over && p.lap < p.length:
		return text.Sentences(text.Of("Lap {0} of {1}, throw {2} of {3}.", text.Number(p.lap+1), text.Number(p.length), text.Number(p.casts+1), text.Number(p.throws)), p.target())
	case p.phase != over:
		return p.where()
	case p.seats == 1:
		return text.Of("{0} points in {1} laps.", text.Number(p.total[0]), text.Number(p.length))
	case p.winners == 0:
		return text.Of("Nobody has reached {0} points.", p.floor)
	case p.winners.Count() > 1:
		return "Still level after a hundred extra laps."
	}
	return p.victory(text.Number(p.total[p.winners.Only()]))
}

// offer says what the seat that may spur can do.
func (p *position) offer() text.Text {
	switch {
	case p.slip == 0 || p.place == 0:
		return "Drive, or touch bones to throw them again: a new bone brings 3½ on average."
	case p.rides(p.hand[p.seat()].Sum()) != 0:
		return "In a [slipstream]. Drive, or spur: each bone shows the chance that you stay in one."
	case p.chances() == nil:
		return "No [slipstream] is near. Drive, or touch bones to throw them again."
	}
	return text.Sentences(p.target(), "Drive, or spur: each bone shows the chance.")
}

// target says which sums bring the seat whose turn it is into a slipstream; nothing where none
// do.
func (p *position) target() text.Text {
	var sums []text.Text
	for _, s := range p.slips() {
		sums = append(sums, s.text())
	}
	if sums == nil {
		return ""
	}
	return text.Of("{0} points bring a [slipstream]: {1} more.", text.Or(sums...), int(p.slip))
}

// text returns the span in figures.
func (s span) text() text.Text {
	if s.from == s.to {
		return text.Figure(s.from)
	}
	return text.Of("{0} to {1}", s.from, s.to)
}

// victory returns the sentences about how one seat has won with these points.
func (p *position) victory(points text.Arg) text.Text {
	switch out := p.outs(); {
	case p.won > 0:
		return text.Of("Won with {0} points. The pot was {1}.", points, text.Coins(p.won))
	case out == 0:
		return text.Of("Won with {0} points.", points)
	default:
		return text.Of("Won with {0} points. {1} players had fewer than {2} and went out.", points, text.Spelled(out), p.floor)
	}
}

// outs returns the number of seats that are out because they have too few
// points.
func (p *position) outs() (n int) {
	for i := range p.seats {
		if p.lacks(i) {
			n++
		}
	}
	return n
}

// lacks reports whether a seat is out because it has too few points.
func (p *position) lacks(i int) bool {
	return p.phase == over && p.sat.Has(i) && int(p.total[i]) < p.floor
}

// where returns the progress of the race in words.
func (p *position) where() text.Text {
	lap, cast := int(p.lap)+1, int(p.casts)+1
	if p.lap < p.length {
		return text.Of("Lap {0} of {1}, throw {2} of {3}.", lap, text.Number(p.length), cast, text.Number(p.throws))
	}
	return text.Of("Extra lap {0}, throw {1} of {2}.", lap-int(p.length), cast, text.Number(p.throws))
}

func (p position) plate(i int) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.total[i]), Unit: "points",
		Won: p.winners.Has(i),
		Out: !p.sat.Has(i) || p.lacks(i) || p.phase != over && !p.in.Has(i),
	}
	switch {
	case !p.sat.Has(i):
		s.Figure, s.Unit, s.Note = "", "", "out"
	case p.phase == ordering:
		s.Figure, s.Unit = "", ""
		if p.hand[i] != 0 && (!p.rot.In.Has(i) || p.rot.Done.Has(i)) {
			s.Figure = text.Figure(p.hand[i].Sum())
		}
	case s.Out:
		s.Note = "out"
	}
	if p.falling && i == int(p.seat()) {
		s.Note = "throwing"
	}
	return s
}

// merit returns a seat's points, or −1 if it could not pay the wager.
func (p *position) merit(i int) int {
	if !p.sat.Has(i) {
		return -1
	}
	return int(p.total[i])
}

// facts returns the position in sentences, for screen readers and the log of a
// playthrough.
func (p position) facts() []text.Text {
	var list []text.Text
	if p.caster >= 0 && p.phase != ordering && p.again == 0 {
		list = append(list, p.threw(int(p.caster)))
	}
	switch p.phase {
	case ordering:
		for i := range p.seats {
			if p.hand[i] != 0 {
				list = append(list, p.threw(i))
			}
		}
		return append(list, "The race has not begun.")
	case over:
		list = append(list, p.ended())
	default:
		list = append(list, p.where())
		if p.seats > 1 {
			list = append(list, text.Of("The order is {0}.", p.lineUp()))
		}
	}
	for i := range p.seats {
		if p.sat.Has(i) {
			list = append(list, p.standing(i))
		}
	}
	if p.phase != over && p.seats > 1 {
		list = append(list, text.Of("The crowd asks for {0} points.", p.floor))
	}
	return list
}

// threw returns a sentence about the last cast of a seat.
func (p *position) threw(seat int) text.Text {
	return text.Of("{0} threw {1}: {2}.", text.Seat(seat), p.hand[seat], p.hand[seat].Sum())
}

// ended returns the sentences about the end of the race and the crowd.
func (p *position) ended() text.Text {
	if p.seats == 1 {
		return text.Stop("The race is over")
	}
	if out := p.outs(); out > 0 {
		return text.Of("The race is over. {0} players had fewer than {1} and went out.", text.Spelled(out), p.floor)
	}
	return text.Stop("The race is over")
}

// lineUp returns the names of the seats that race, first to last.
func (p *position) lineUp() text.Text {
	var names []text.Text
	for _, s := range p.order[:p.in.Count()] {
		names = append(names, text.Of("{0}", text.Seat(s)))
	}
	return text.Commas(names...)
}

// standing returns a sentence about the points of a seat and its spur.
func (p *position) standing(i int) text.Text {
	seat, points := text.Seat(i), text.Number(p.total[i])
	switch {
	case p.spurs == 0 || p.phase == over || !p.in.Has(i):
		return text.Of("{0} has {1} points.", seat, points)
	}
	return text.Of("{0} has {1} points. Spurs left in this lap: {2}.", seat, points, text.Number(p.left(int8(i))))
}

func (p position) choices() []rules.Choice { return tell.Choices(p.Moves(nil), p.choice) }

func (p position) choice(m rules.Move) rules.Choice {
	c := rules.Choice{Move: m}
	switch m.Verb {
	case rules.Throw:
		c.Label = "Throw four bones"
	case Stand:
		sum := p.hand[p.seat()].Sum()
		c.Label = text.Of("Drive {0} points", sum)
		if more := p.drives(sum) - sum; more > 0 {
			c.Label = text.Of("Drive {0} + {1}", sum, more)
		}
	case Spur:
		c = spurChoice(m)
	}
	return c
}

func spurChoice(m rules.Move) rules.Choice {
	part := tali.Hand(m.N)
	c := rules.Choice{
		Move: m, Kind: rules.Key, Figure: part.Figure(), Word: "again", Bones: true,
		Label: text.Of("Spur {0}", part.And()), Confirm: text.Of("Throw {0} again", text.Spelled(part.Len())),
	}
	if part.Len() == bones {
		c.Figure, c.Bones, c.Label = "all", false, "Spur all four"
	}
	return c
}
