package tali

import (
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// ranks is every hand of four, written out: the twelve without a name, the
// dogs, the Vultures, the Senios by total, Venus.
var ranks = map[Rank]string{
	Unnamed: "4443 4441 4433 4431 4411 4333 4331 4311 4111 3331 3311 3111",
	Canis:   "1111", Vulture3: "3333", Vulture4: "4444", Vulture6: "6666",
	Senio9: "6111", Senio11: "6311", Senio12: "6411", Senio13: "6331",
	Senio14: "6611", Senio15: "6333 6441", Senio16: "6433 6631",
	Senio17: "6443 6641", Senio18: "6444 6633", Senio19: "6643 6661",
	Senio20: "6644", Senio21: "6663", Senio22: "6664", Venus: "6431",
}

func spaced(s string) string { return strings.Join(strings.Split(s, ""), " ") }

func TestClassify(t *testing.T) {
	seen := map[Hand]bool{}
	for rank, hands := range ranks {
		for _, s := range strings.Fields(hands) {
			h, err := Parse(spaced(s))
			if err != nil {
				t.Fatal(err)
			}
			if got := Classify(h); got != rank {
				t.Errorf("%s is %v, want %v", s, got, rank)
			}
			if rank.Senio() && rank.Total() != h.Sum() {
				t.Errorf("%v has total %d, its hand %s sums to %d", rank, rank.Total(), s, h.Sum())
			}
			seen[h] = true
		}
	}
	all := Outcomes(4, Weights{25, 25, 25, 25})
	if len(seen) != 35 || len(all) != 35 {
		t.Errorf("%d hands in the table, %d outcomes, want 35", len(seen), len(all))
	}
	for _, o := range all {
		if !seen[Hand(o.Move.N)] {
			t.Errorf("%v is not in the table", Hand(o.Move.N))
		}
	}
	if len(ranks) != int(Venus)+1 {
		t.Errorf("%d ranks in the table, want %d", len(ranks), Venus+1)
	}
}

func TestNames(t *testing.T) {
	for h, want := range map[Hand]string{
		Of(6, 4, 3, 1): "Venus", Of(6, 3, 3, 3): "Senio of 15", Of(6, 1, 1, 1): "Senio of 9",
		Of(6, 6, 6, 6): "Vultures of sixes", Of(1, 1, 1, 1): "Canis", Of(4, 4, 3, 1): "no name",
		Of(6, 6, 6): "no name",
	} {
		if text.Plain(h.Name()) != want {
			t.Errorf("%v is %q, want %q", h, text.Plain(h.Name()), want)
		}
	}
}

// TestOutcomes casts the bones one by one in every order and adds up.
func TestOutcomes(t *testing.T) {
	for _, w := range []Weights{{10, 40, 40, 10}, {25, 25, 25, 25}, {7, 0, 92, 1}} {
		for n := 1; n <= 8; n++ {
			ways := map[Hand]int64{}
			orders(n, 0, 1, w, ways)
			got := Outcomes(n, w)
			if len(got) != len(ways) {
				t.Errorf("%v, %d bones: %d outcomes, want %d", w, n, len(got), len(ways))
			}
			for _, o := range got {
				if o.Weight != ways[Hand(o.Move.N)] {
					t.Errorf("%v: %v weighs %d, want %d", w, Hand(o.Move.N), o.Weight, ways[Hand(o.Move.N)])
				}
			}
			if !slices.IsSortedFunc(got, func(a, b rules.Outcome) int {
				return strings.Compare(Text(a.Move), Text(b.Move))
			}) {
				t.Errorf("%v, %d bones: not sorted", w, n)
			}
		}
	}
}

func orders(n int, h Hand, weight int64, w Weights, ways map[Hand]int64) {
	if n == 0 {
		ways[h] += weight
		return
	}
	for i, s := range Sides {
		if w[i] > 0 {
			orders(n-1, h.Add(Of(s)), weight*int64(w[i]), w, ways)
		}
	}
}

func TestMostBonesFit(t *testing.T) {
	sum := int64(0)
	for _, o := range Outcomes(MaxCast, Weights{10, 40, 40, 10}) {
		if o.Weight <= 0 {
			t.Fatalf("%v weighs %d", Hand(o.Move.N), o.Weight)
		}
		sum += o.Weight
	}
	if x := (Weights{10, 40, 40, 10}).Falls(Of(1, 3, 4, 6)); math.Abs(x-.0384) > 1e-12 {
		t.Errorf("Venus falls with chance %v", x)
	}
	if sum != 1e18 {
		t.Errorf("weights sum to %d", sum)
	}
}

func TestParse(t *testing.T) {
	for n := range 6 {
		for _, o := range Outcomes(n, Weights{10, 40, 40, 10}) {
			h := Hand(o.Move.N)
			back, err := Parse(h.String())
			if err != nil || back != h || h.Len() != n || len(h.Sides(nil)) != n || len(h.Bones(nil)) != n {
				t.Errorf("%v reads back as %v, %v", h, back, err)
			}
			if Of(h.Sides(nil)...) != h {
				t.Errorf("%v has sides %v", h, h.Sides(nil))
			}
		}
	}
	for _, s := range []string{"2", "13", "1 5", "x", strings.Repeat("1 ", 16)} {
		if h, err := Parse(s); err == nil {
			t.Errorf("%q reads as %v", s, h)
		}
	}
	h := Of(6, 4, 1, 4)
	if h.String() != "1 4 4 6" || h.Numbers() != "1 3 3 4" || h.Sum() != 15 || h.Count(4) != 2 || h.Count(2) != 0 {
		t.Errorf("%v %s %d", h, h.Numbers(), h.Sum())
	}
	if Text(Cast(h)) != "cast 1 4 4 6" {
		t.Error(Text(Cast(h)))
	}
}

func TestWeightsOf(t *testing.T) {
	opts := map[string]int{}
	for _, o := range Options(Even) {
		opts[o.ID] = o.Default
	}
	if w, err := WeightsOf(opts); err != nil || w != (Weights{25, 25, 25, 25}) {
		t.Error(w, err)
	}
	opts["weights"] = Custom
	if w, err := WeightsOf(opts); err != nil || w != (Weights{10, 40, 40, 10}) || w.Chance(3) != .4 {
		t.Error(w, err)
	}
	opts["w6"] = 11
	if _, err := WeightsOf(opts); err == nil || err.Error() != "the chances of the four sides must add up to 100 percent, not 101" {
		t.Error(err)
	}
}

// TestVultureByTotal: only four sixes move, to between Senio 22 and Venus.
func TestVultureByTotal(t *testing.T) {
	rest := 0
	for r := Unnamed; r <= Venus; r++ {
		if r == Vulture6 {
			continue
		}
		for low := Unnamed; low < r; low++ {
			if low != Vulture6 && (low.Worth(true) >= r.Worth(true) || low.Worth(false) >= r.Worth(false)) {
				t.Errorf("%v is not below %v", low, r)
			}
		}
		if (r.Worth(true) > Vulture6.Worth(true)) != (r == Venus) || (r.Worth(false) > Vulture6.Worth(false)) != (r > Vulture6) {
			t.Errorf("four sixes stand wrong beside %v", r)
		}
		rest++
	}
	if rest != 18 {
		t.Errorf("%d ranks besides four sixes", rest)
	}
}
