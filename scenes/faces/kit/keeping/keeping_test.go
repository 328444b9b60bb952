package keeping

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
)

const verb rules.Verb = "keep"

// Each bone tells what the hand is worth with it besides those that are kept; of like
// bones as many are best as the best choice keeps.
func TestBonesTellTheirOdds(t *testing.T) {
	v := rules.View{Bones: tali.Of(3, 3, 4, 6).Bones(nil)}
	var odds rules.Odds
	for sides, short := range map[tali.Hand]string{tali.Of(3): "one", tali.Of(3, 3): "two", tali.Of(3, 4): "mixed", tali.Of(3, 6): "best"} {
		m := rules.Move{Verb: verb, N: int32(sides)}
		odds.Rows = append(odds.Rows, rules.OddsRow{Move: m, Short: text.Text(short), Best: short == "best"})
	}
	in := &table.Instant{Step: table.Step{Now: v}}
	in.Odds, in.Chosen = &odds, &rules.Choice{Move: rules.Move{Verb: verb, N: int32(tali.Of(3))}}
	want := []Worth{{"one", true}, {"two", false}, {"mixed", false}, {"best", true}}
	if got := Odds(in, verb, nil); !slices.Equal(got, want) {
		t.Errorf("the bones tell %v, not %v", got, want)
	}
	list := make([]Worth, 0, 8)
	if n := testing.AllocsPerRun(10, func() { Odds(in, verb, list) }); n > 0 {
		t.Errorf("each picture makes %v pieces of garbage", n)
	}
}
