package bayes

import (
	"math"
	"math/rand/v2"
	"testing"
)

// umbrella is the guard who never sees the sky: rain follows rain seven times in
// ten, and so does dry weather itself; an umbrella is carried nine times in ten
// when it rains and twice when it does not. It is seen on both days.
var (
	sky      = [][]float64{{.7, .3}, {.3, .7}} // rain, dry
	carried  = []float64{.9, .2}
	umbrella = []Step{{sky, carried}, {sky, carried}}
)

func TestFilter(t *testing.T) {
	days := Filter([]float64{.5, .5}, umbrella)
	for i, want := range []float64{9. / 11, .8834} {
		if got := days[i][0]; math.Abs(got-want) > 1e-4 {
			t.Errorf("it rains on day %d with %.4f, not %.4f", i+1, got, want)
		}
	}
	if days = Filter([]float64{1, 0}, []Step{{To: sky}, {To: sky}}); math.Abs(days[1][0]-.58) > 1e-12 {
		t.Errorf("nothing is seen, and it rains with %v", days[1][0])
	}
}

// TestTrace: seen from the second day, the first was wetter than it seemed.
func TestTrace(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	days := Filter([]float64{.5, .5}, umbrella)
	const n = 40000
	rain := [2]float64{}
	for range n {
		for i, is := range Trace(days, umbrella, r) {
			rain[i] += float64(1-is) / n
		}
	}
	for i, want := range []float64{.8834, .8834} {
		if math.Abs(rain[i]-want) > .006 {
			t.Errorf("it rained on day %d in %.4f of all traces, not %.4f", i+1, rain[i], want)
		}
	}
}

// TestSampling: one of three coins has two heads. It falls on heads twice.
func TestSampling(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	coin, two, all := 0, 0.0, 0.0
	s := Sampling{
		Draw: func() float64 {
			if coin = r.IntN(3); coin == 0 {
				return 1
			}
			return .25
		},
		Add: func(weight float64) {
			all += weight
			if coin == 0 {
				two += weight
			}
		},
		Worlds: 30000, Nodes: 2,
	}
	if s.Run(1000) || s.Worlds != 29500 {
		t.Errorf("after 1000 nodes %d worlds are left", s.Worlds)
	}
	if !s.Run(math.MaxInt) || math.Abs(two/all-2./3) > .01 {
		t.Errorf("it is the one with %.4f, not two thirds", two/all)
	}
}

func TestDraw(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var n [4]int
	for range 10000 {
		n[Draw([]float64{1, 0, 3, 0}, r)]++
	}
	if n[1]+n[3] > 0 || n[0] < 2300 || n[0] > 2700 {
		t.Error(n)
	}
}

func TestSum(t *testing.T) {
	sum := Sum([]float64{.5, .5}, []float64{.5, .25, .25})
	for i, want := range []float64{.25, .375, .25, .125} {
		if math.Abs(sum[i]-want) > 1e-12 {
			t.Errorf("%d with %v, not %v", i, sum[i], want)
		}
	}
}
