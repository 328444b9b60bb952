package tali

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Weights are the probabilities of the sides 1, 3, 4 and 6, in whole percents
// that add up to 100.
type Weights [4]int

// Values of the option "weights".
const (
	Sheep  = iota // real bones of sheep: the broad sides four times as often
	Even          // all four sides alike
	Custom        // as the options w1, w3, w4 and w6 say
)

// OptionID is the id of the option for the weights.
const OptionID = "weights"

// Set sets the options listed by Options to these custom weights.
func (w Weights) Set(set func(id string, v int)) {
	set(OptionID, Custom)
	for i, x := range w {
		set(sideOption(Sides[i]), x)
	}
}

// sideOption returns the id of the option for the weight of a side.
func sideOption(side int) string { return "w" + strconv.Itoa(side) }

// MaxCast is the most bones in one cast.
const MaxCast = 9

// Options returns the options for the weights of the bones; usual, Sheep or
// Even, is the default.
func Options(usual int) []rules.Option {
	opts := []rules.Option{{
		ID: OptionID, Title: "Bones",
		About: "Sheep’s bones favour the broad sides 3 and 4.",
		Max:   Custom, Default: usual,
		Names: []text.Text{"sheep", "even", "custom"},
		From:  rules.Reconstructed,
	}}
	for i, w := range [4]int{10, 40, 40, 10} {
		opts = append(opts, rules.Option{
			ID:    sideOption(Sides[i]),
			Title: text.Of("Side {0}", Sides[i]),
			About: text.Of("Chance of a {0} in percent. The four must add up to 100.", Sides[i]),
			Max:   100, Step: 1, Default: w,
			From: rules.Ours,
			Only: OptionID + "=" + strconv.Itoa(Custom),
		})
	}
	return opts
}

// WeightsOf returns the weights that a complete set of options sets. Custom
// weights that do not add up to 100 are an error in words for players.
func WeightsOf(options map[string]int) (Weights, error) {
	switch options[OptionID] {
	case Sheep:
		return Weights{10, 40, 40, 10}, nil
	case Even:
		return Weights{25, 25, 25, 25}, nil
	}
	w := Weights{options["w1"], options["w3"], options["w4"], options["w6"]}
	return w, w.check()
}

// check returns an error unless the chances are not negative and add up to 100 percent.
func (w Weights) check() error {
	sum := 0
	for i, x := range w {
		if x < 0 {
			return text.Errorf("the chance of side {0} cannot be {1} percent", Sides[i], x)
		}
		sum += x
	}
	if sum != 100 {
		return text.Errorf("the chances of the four sides must add up to 100 percent, not {0}", sum)
	}
	return nil
}

// Chance returns the probability of a side, 0 to 1.
func (w Weights) Chance(side int) float64 {
	if i := Number(side); i > 0 {
		return float64(w[i-1]) / 100
	}
	return 0
}

// Falls returns the probability that a cast of as many bones as h gives h.
func (w Weights) Falls(h Hand) float64 {
	x := float64(w.ways([4]int{h.nth(0), h.nth(1), h.nth(2), h.nth(3)}))
	for range h.Len() {
		x /= 100
	}
	return x
}

// Outcomes lists every hand that n bones, 0 to MaxCast, can show, ordered by
// their sides, with its weight out of 100 to the power n. Impossible hands are
// left out. Build it once per game: positions share it and append from it.
func Outcomes(n int, w Weights) []rules.Outcome {
	var list []rules.Outcome
	for ones := n; ones >= 0; ones-- {
		for threes := n - ones; threes >= 0; threes-- {
			for fours := n - ones - threes; fours >= 0; fours-- {
				k := [4]int{ones, threes, fours, n - ones - threes - fours}
				if x := w.ways(k); x > 0 {
					list = append(list, rules.Outcome{Move: Cast(counts(k)), Weight: x})
				}
			}
		}
	}
	return list
}

func counts(k [4]int) Hand { return Hand(k[0] | k[1]<<4 | k[2]<<8 | k[3]<<12) }

// ways returns the weight of the hand with k[i] bones on side i: the
// multinomial coefficient times the weights of its bones.
func (w Weights) ways(k [4]int) int64 {
	ways, placed := int64(1), int64(0)
	for i := range k {
		for j := range k[i] {
			placed++
			ways = ways * placed / int64(j+1)
		}
	}
	for i := range k {
		for range k[i] {
			ways *= int64(w[i])
		}
	}
	return ways
}
