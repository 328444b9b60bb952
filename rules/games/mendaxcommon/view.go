package mendaxcommon

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
	Hand    tali.Hand   // the common hand, or the kept bones while others fall; none if this seat may not see it
	Taken   tali.Hand   // to the holder, the hand as taken; none if the holder began
	Open    bool        // the hand is public
	Bare    bool        // the cup hides nothing: the viewer looks back on a game that is over
	Holder  rules.Actor // the seat that has the cup; Nobody if none does
	Claimed bool        // there was a claim in this round
	Claim   tali.Rank   // the last claim
	Claimer rules.Actor // the seat that made it, or Nobody
	Claims  []Claim     // the claims of this round, in order
	Doubter rules.Actor // the seat that lifted the cup, or Nobody
	Loser   rules.Actor // the seat that lost a counter by it, or Nobody
	Seats   []Seat
	CastOff []tali.Hand // in the casting-off, the cast of each seat
	Recast  bool        // three throws a turn
}

// A Claim is the rank that a seat claimed for the hand it passed on.
type Claim struct {
	Seat   rules.Actor
	Rank   tali.Rank
	Thrown []int // numbers of bones it had thrown, by throw; public
}

// A Seat is the counters of a seat, and its last turn with the bones in this
// round.
type Seat struct {
	Had      int       // counters at the start of the game; 0 if it could not buy them
	Counters int       // counters left
	Thrown   []int     // numbers of bones thrown, by throw; public
	Spoke    bool      // it passed the bones on
	Said     tali.Rank // the claim it made
	Passed   tali.Hand // the hand it passed on, visible to itself alone while the game goes on
}

func (p position) View(seat rules.Actor) rules.View {
	v := rules.View{
		Seat: seat, Turn: p.Turn(), Asked: p.Turn(),
		Prompt: p.prompt(), Aside: p.aside(),
		PromptInAnswers: p.phase == Saying || p.phase == Answering && p.claim != int8(tali.Venus),
		Bones:           p.lie(seat), Cup: int(p.cup), Clear: p.cup == bones,
		Text:    p.facts(seat),
		Choices: p.choices(seat),
		Board:   p.board(seat),
		Sample:  func(r *rand.Rand) rules.Position { return p.Sample(seat, r) },
	}
	if v.Turn == rules.Chance {
		v.Asked = rules.Actor(p.seat)
	}
	if p.phase == CastingOff || p.phase == Opening {
		v.Cup, v.Clear = bones, true
	}
	if p.price > 0 && p.phase != Done {
		v.Piles = p.coins.Piles()
	}
	v.Seats = make([]rules.SeatView, p.coins.N)
	for i := range v.Seats {
		v.Seats[i] = p.plate(int8(i))
	}
	tell.Rank(&v, func(i int8) int { return int(p.gone[i]) })
	return v
}

// sees reports whether a seat may see the bones.
func (p position) sees(seat rules.Actor) bool {
	return p.open || p.revealed || p.holder() != nobody && seat == rules.Actor(p.holder())
}

// lie returns the bones on the table, covered if the seat may not see them.
func (p position) lie(seat rules.Actor) []rules.Bone {
	list := p.hand.Bones(nil)
	if !p.sees(seat) {
		for i := range list {
			list[i] = rules.Bone{}
		}
	}
	return list
}

func (p position) board(seat rules.Actor) Board {
	b := Board{
		Phase: p.phase, Open: p.open, Bare: p.revealed, Holder: rules.Actor(p.holder()),
		Claimed: p.claim != nothing, Claimer: rules.Actor(p.claimer),
		Doubter: rules.Actor(p.doubter), Loser: rules.Actor(p.loser), Recast: p.throws > 1,
	}
	if b.Claimed {
		b.Claim, b.Claims = tali.Rank(p.claim), p.said()
	}
	if p.sees(seat) {
		b.Hand, b.Taken = p.hand, p.taken
	}
	b.Seats = make([]Seat, p.coins.N)
	for i := range p.coins.N {
		b.Seats[i] = p.seatOf(i, seat)
		if p.phase == CastingOff {
			b.CastOff = append(b.CastOff, p.off.Hand[i])
		}
	}
	return b
}

// said returns the claims of the round.
func (p *position) said() (list []Claim) {
	for r := range p.claims {
		if c := &p.claims[r]; c.n > 0 {
			list = append(list, Claim{rules.Actor(c.seat), tali.Rank(r), c.thrown()})
		}
	}
	return list
}

// thrown returns the numbers of bones thrown, by throw.
func (t *tosses) thrown() []int {
	if t.n == 0 {
		return nil
	}
	list := make([]int, t.n)
	for i, n := range t.throw[:t.n] {
		list[i] = int(n)
	}
	return list
}

// seatOf returns what viewer sees of seat i: its counters, its throws, and what it said
// and passed on.
func (p position) seatOf(i int8, viewer rules.Actor) Seat {
	t := &p.turns[i]
	s := Seat{Counters: int(p.counters[i]), Thrown: t.thrown()}
	if p.sat.Has(int(i)) {
		s.Had = p.most
	}
	if t.n > 0 && p.holder() != i {
		s.Spoke, s.Said = true, tali.Rank(t.said)
		if p.revealed || rules.Actor(i) == viewer {
			s.Passed = t.held
		}
	}
	return s
}

func (p position) prompt() text.Text {
	switch p.phase {
	case Done:
		return text.Of("{0} wins", text.Seat(p.seat))
	case CastingOff:
		return "Throw four bones"
	case Throwing:
		return "Throw any bones again?"
	case Saying:
		if p.claim == nothing {
			return "Say a hand"
		}
		return "Say a higher hand"
	case Answering:
		if p.claim == int8(tali.Venus) {
			return "You can only doubt"
		}
		return "Take bones, or doubt?"
	}
	return "Throw under the cup"
}

func (p position) aside() text.Text {
	switch p.phase {
	case CastingOff:
		return "The highest hand begins."
	case Throwing:
		return "Touch the bones you want to throw. The others hear how many, but not which."
	case Saying:
		return "It doesn’t have to be true."
	case Answering:
		if p.claim == int8(tali.Venus) {
			return "Nothing is higher than [Venus]."
		}
		return text.Sentences(p.told(p.claimer, rules.Nobody), "It is true if the hand is that or higher.")
	}
	return "Only you see the bones."
}

// outcome returns a sentence about the result of the last doubt.
func (p position) outcome() text.Text {
	loser, claim := text.Seat(p.loser), tali.Rank(p.claim)
	switch last := p.counters[p.loser] == 0; {
	case claim == tali.Unnamed && last:
		return text.Of("{0} lost their last counter: “no name” is always true.", loser)
	case claim == tali.Unnamed:
		return text.Of("{0} lost a counter: “no name” is always true.", loser)
	case p.true() && last:
		return text.Of("{0} lost their last counter: the hand was at least {1}.", loser, said(claim))
	case p.true():
		return text.Of("{0} lost a counter: the hand was at least {1}.", loser, said(claim))
	case last:
		return text.Of("{0} lost their last counter: the hand was lower than {1}.", loser, said(claim))
	}
	return text.Of("{0} lost a counter: the hand was lower than {1}.", loser, said(claim))
}

func (p position) plate(i int8) rules.SeatView {
	s := rules.SeatView{
		Purse: int(p.coins.Purse[i]), Paid: int(p.coins.Paid[i]),
		Figure: text.Figure(p.counters[i]), Unit: "left",
		Out: p.counters[i] == 0,
	}
	switch {
	case s.Out:
		s.Figure, s.Unit, s.Note = "", "", "out"
	case p.phase == Done:
		s.Won = true
	case i == p.seat && p.cup > 0:
		s.Note = "throwing"
	case i == p.holder():
		s.Note = "looking"
	}
	return s
}

// facts returns the position in words, as a seat may know it.
func (p position) facts(seat rules.Actor) []text.Text {
	list := make([]text.Text, 0, 2*len(p.counters)+2)
	switch {
	case p.phase == CastingOff:
		list = append(list, "Opening throw: the highest hand begins.")
		list = append(list, p.off.Facts(tali.Hand.Name)...)
	case !p.begun:
		list = append(list, p.off.Facts(tali.Hand.Name)...)
		list = append(list, text.Of("{0} begins.", text.Seat(p.seat)))
	default:
		list = p.round(list, seat)
	}
	for i := range p.coins.N {
		list = append(list, p.has(i))
	}
	return list
}

// has returns a sentence about the counters of a seat, and its coins where
// counters cost any.
func (p position) has(seat int8) text.Text {
	n := text.Spelled(p.counters[seat])
	if p.price > 0 {
		return text.Of("{0} has {1} counters and {2}.", text.Seat(seat), n, text.Coins(p.coins.Purse[seat]))
	}
	return text.Of("{0} has {1} counters.", text.Seat(seat), n)
}

// round appends sentences about the round: what each seat did, and the hand under the
// cup as far as seat may know it.
func (p position) round(list []text.Text, seat rules.Actor) []text.Text {
	last := p.thrower()
	if last == nobody {
		list = append(list, "A new round: nobody has said a hand yet.")
	}
	for i := range p.coins.N {
		if s := (last + 1 + i + p.coins.N) % p.coins.N; p.turns[s].n > 0 || s == p.holder() {
			list = append(list, p.told(s, seat))
		}
	}
	switch {
	case p.hand == 0:
	case p.open && p.doubter != nobody:
		list = append(list, text.Of("{0} doubted. Under the cup: {1}, {2}.", text.Seat(p.doubter), p.hand, p.hand.Name()), p.outcome())
	case p.revealed:
		list = append(list, text.Of("Under the cup: {0}, {1}.", p.hand, p.hand.Name()))
	case p.sees(seat) && p.cup > 0:
		list = append(list, text.Of("You keep {0}.", p.hand))
	case p.sees(seat):
		list = append(list, text.Of("You see {0}, {1}.", p.hand, p.hand.Name()))
	}
	return list
}

// told returns sentences about the last turn of seat s, which has or had the bones, as
// far as the viewer may know it.
func (p position) told(s int8, viewer rules.Actor) text.Text {
	t, seat := &p.turns[s], text.Seat(s)
	kept := t.throw[0] == 0
	switch {
	case t.n == 0:
		return text.Of("{0} took the bones.", seat)
	case s == p.holder() && kept:
		return text.Of("{0} kept all four bones.", seat)
	case s == p.holder():
		return text.Of("{0} threw {1}.", seat, t.words())
	}
	claim := said(tali.Rank(t.said))
	switch known := t.held != 0 && (p.revealed || rules.Actor(s) == viewer); {
	case known && kept:
		return text.Of("{0} kept all four bones and said {1}. The bones were {2}.", seat, claim, t.held)
	case known:
		return text.Of("{0} threw {1} and said {2}. The bones were {3}.", seat, t.words(), claim, t.held)
	case kept:
		return text.Of("{0} kept all four bones and said {1}.", seat, claim)
	}
	return text.Of("{0} threw {1} and said {2}.", seat, t.words(), claim)
}

// words returns the numbers of bones thrown, by throw: "four bones, then two".
func (t *tosses) words() text.Text {
	one, two, three := text.Of("{0} bones", text.Spelled(t.throw[0])), text.Spelled(t.throw[1]), text.Spelled(t.throw[2])
	switch t.n {
	case 1:
		return one
	case 2:
		return text.Of("{0}, then {1}", one, two)
	}
	return text.Of("{0}, then {1}, then {2}", one, two, three)
}
