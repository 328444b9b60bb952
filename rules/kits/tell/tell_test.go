package tell

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

func TestLines(t *testing.T) {
	for want, got := range map[rules.Event][]rules.Event{
		{Text: text.Of("{0} threw {1}.", text.Seat(1), 5)}:  Say("{0} threw {1}.", text.Seat(1), 5),
		{Text: "Out.", Mark: rules.Lost}:                    Marked(rules.Lost, "Out."),
		{Text: "Three.", Coins: 3, From: 2, To: rules.Pot}:  Moved(3, 2, rules.Pot, "Three."),
		{Coins: 9, From: rules.Pot, To: 1, Mark: rules.Won}: Won(9, 1, ""),
	} {
		if len(got) != 1 || got[0] != want {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
}

// secret is a position that hides something.
type secret struct{ at }

func (secret) Hidden() bool                                { return true }
func (s secret) Reveal() rules.Position                    { return s }
func (secret) Seen(_ rules.Actor, m rules.Move) rules.Move { return m }
func (s secret) Sample(seat rules.Actor, _ *rand.Rand) rules.Position {
	s.turn = seat
	return s
}

func TestView(t *testing.T) {
	p := at{turn: 1}
	if v := View(p, 0, 2, rules.View{Cup: 3}); v.Cup != 3 || v.Seat != 0 || v.Turn != 1 || v.Asked != 1 || v.Sample(nil) != rules.Position(p) {
		t.Errorf("%+v", v)
	}
	p.turn = rules.Chance
	if v := View(p, rules.Nobody, 2, rules.View{}); v.Turn != rules.Chance || v.Asked != 2 {
		t.Errorf("while the bones fall their caster is asked: %+v", v)
	}
	if v := View(secret{p}, 3, 2, rules.View{}); v.Sample(nil).Turn() != 3 {
		t.Error("what is hidden is drawn for the seat that looks")
	}
	plates := Plates(int8(2), func(i int8) rules.SeatView { return rules.SeatView{Purse: int(i)} })
	if len(plates) != 2 || plates[1].Purse != 1 {
		t.Errorf("%+v", plates)
	}
	list := Choices([]rules.Move{cast(1), cast(3)}, func(m rules.Move) rules.Choice { return rules.Choice{Move: m} })
	if len(list) != 2 || list[1].Move != cast(3) || Choices(nil, nil) != nil {
		t.Errorf("%+v", list)
	}
}
