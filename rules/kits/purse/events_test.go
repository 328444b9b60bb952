package purse

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

func TestTaken(t *testing.T) {
	list := Taken("Shared.", 4, set{false, true, false, true})
	if len(list) != 2 || text.Plain(list[0].Text) != "Shared." || list[1].Text != "" {
		t.Fatalf("%+v", list)
	}
	for i, seat := range []rules.Actor{1, 3} {
		if e := list[i]; e.Coins != 4 || e.From != rules.Pot || e.To != seat || e.Mark != rules.Won {
			t.Errorf("%+v", e)
		}
	}
}

func TestRows(t *testing.T) {
	rows := Rows([]Prospect{
		{Move: rules.Move{Verb: "drop"}, Label: "Drop"},
		{Move: rules.Move{Verb: "match"}, Label: "Match", Coins: 2.25, Take: .5},
		{Move: rules.Move{Verb: "raise"}, Label: "Raise", Coins: -90, Take: .5},
	}, 80)
	if text.Plain(rows[0].Label) != "Match" || !rows[0].Best || rows[1].Best || text.Plain(rows[0].Short) != "+2.2" {
		t.Errorf("%+v", rows)
	}
	if last := rows[2]; text.Plain(last.Label) != "Raise" || last.Bars[0].Size != 1 || !last.Bars[0].Risk {
		t.Errorf("%+v", last)
	}
}
