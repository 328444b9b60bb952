package rulestest

import (
	"fmt"
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
)

// Falls simulates n games between players of one level and compares how often
// each hand of that many bones fell with its probability by the weights of the
// setup. It returns the result of the simulation for more comparisons.
func Falls(t testing.TB, g *rules.Game, s rules.Setup, level string, n, bones int) opponent.Result {
	t.Helper()
	s, err := g.Check(s)
	if err != nil {
		t.Fatal(err)
	}
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		t.Fatal(err)
	}
	levels := make([]string, s.Seats)
	for i := range levels {
		levels[i] = level
	}
	res, err := opponent.Simulate(g, s, levels, n, 5)
	if err != nil {
		t.Fatal(err)
	}
	outs := tali.Outcomes(bones, w)
	casts, all := 0.0, 0.0
	for _, o := range outs {
		casts, all = casts+res.Figures[g.Text(o.Move)], all+float64(o.Weight)
	}
	if casts == 0 {
		t.Errorf("%s: no cast of %d bones in %d games", g.ID, bones, n)
	}
	for _, o := range outs {
		text := g.Text(o.Move)
		Often(t, fmt.Sprintf("%s, weights %v, %q", g.ID, w, text), res.Figures[text], casts, float64(o.Weight)/all)
	}
	return res
}

// Often checks that x times in n is plausible for an event with probability p.
func Often(t testing.TB, what string, x, n, p float64) {
	t.Helper()
	if math.Abs(x-n*p) > 4.5*math.Sqrt(n*p*(1-p))+4 {
		t.Errorf("%s: %.0f times in %.0f, want about %.1f", what, x, n, n*p)
	}
}

// About checks that the number of steps of the games is plausible for the mean
// want.
func About(t testing.TB, res opponent.Result, want float64) {
	t.Helper()
	if bar := 4.5 * res.Steps.SD / math.Sqrt(float64(res.Games)); math.Abs(res.Steps.Mean-want) > bar {
		t.Errorf("%s: games of %.2f steps on average, want %.2f ± %.2f", res.Game, res.Steps.Mean, want, bar)
	}
}
