package cfr

import (
	"math"
	"slices"
	"testing"
)

// TestPennies: of two who match pennies, where heads wins double, the one who
// matches shows heads and the other answers as the average comes out.
func TestPennies(t *testing.T) {
	pay := [2][2]float64{{2, -1}, {-1, 1}} // to who matches
	var regrets, sums, play [2][2]float64
	for n := range 20000 {
		for i := range play {
			Match(regrets[i][:], play[i][:])
			for c, x := range play[i] {
				sums[i][c] += float64(n) * x
			}
		}
		a := [2]float64{pay[0][0]*play[1][0] + pay[0][1]*play[1][1], pay[1][0]*play[1][0] + pay[1][1]*play[1][1]}
		b := [2]float64{-pay[0][0]*play[0][0] - pay[1][0]*play[0][1], -pay[0][1]*play[0][0] - pay[1][1]*play[0][1]}
		for i, x := range [2][2]float64{a, b} {
			Learn(regrets[i][:], x[:], play[i][:])
		}
	}
	for i := range sums {
		var mix [2]float64
		Match(Average(sums[i][:], regrets[i][:]), mix[:])
		if math.Abs(mix[0]-.4) > .02 {
			t.Errorf("player %d shows heads %.3f of the time, not two in five", i, mix[0])
		}
	}
}

func TestMatch(t *testing.T) {
	play := make([]float64, 2)
	if Match([]float64{-1, 0}, play); !slices.Equal(play, []float64{.5, .5}) {
		t.Error("nothing regretted: all alike")
	}
	if Match([]float64{3, 1}, play); !slices.Equal(play, []float64{.75, .25}) {
		t.Error(play)
	}
}

func TestAverage(t *testing.T) {
	regret := []float64{1, 2}
	if got := Average([]float64{0, 0}, regret); &got[0] != &regret[0] {
		t.Error("what was never played goes by regret")
	}
}
