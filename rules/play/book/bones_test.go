package book

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules/text"
)

// thrown returns games in which n bones fell with real chances, and were to fall with those
// of weights.
func thrown(r *rand.Rand, n int, real [4]float64, weights [4]int) List {
	e := Entry{ID: ID{byte(weights[0])}, Bones: weights}
	for range n {
		x, k := r.Float64(), 0
		for k < 3 && x >= real[k] {
			x -= real[k]
			k++
		}
		e.Fell[k]++
	}
	return List{e}
}

var fair = [4]float64{.1, .4, .4, .1}

// Of honest books as many are unusual as the test says, and none is suspicious; of bones
// with a little lead in them most are, once many have fallen.
func TestVerdictOfHonestAndLoadedBones(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const books = 1000
	count := func(n int, real [4]float64) (by [TooEven + 1]int) {
		for range books {
			b := BonesOf(thrown(r, n, real, sheep), thrown(r, n/2, [4]float64{.25, .25, .25, .25}, even))
			by[b.Verdict()]++
		}
		return by
	}
	honest := count(1000, fair)
	if honest[Suspicious]+honest[TooEven] > 2 || honest[Unusual] < books/40 || honest[Unusual] > books/12 {
		t.Errorf("of %d honest books: %v", books, honest)
	}
	loaded := count(2000, [4]float64{.1, .34, .4, .16})
	if loaded[Suspicious] < books*9/10 {
		t.Errorf("of %d loaded books: %v", books, loaded)
	}
	slightly := count(300, [4]float64{.1, .38, .4, .12})
	if slightly[Suspicious] > books/10 {
		t.Errorf("few bones suffice to suspect: %v", slightly)
	}
}

func TestVerdictAtTheEdges(t *testing.T) {
	for _, c := range []struct {
		fell, weights [4]int
		want          Verdict
	}{
		{[4]int{19, 80, 80, 20}, sheep, TooFew},
		{[4]int{1000, 4000, 4000, 1000}, sheep, TooEven},
		{[4]int{1, 100, 100, 0}, [4]int{0, 50, 50, 0}, Suspicious},
		{[4]int{0, 110, 100, 0}, [4]int{0, 50, 50, 0}, Honest},
		{[4]int{0, 0, 500, 0}, [4]int{0, 0, 100, 0}, TooFew},
		{[4]int{300, 0, 0, 0}, [4]int{}, Suspicious},
	} {
		b := BonesOf(List{{Fell: c.fell, Bones: c.weights}})
		if got := b.Verdict(); got != c.want {
			t.Errorf("%v of %v: %d, want %d (%+v)", c.fell, c.weights, got, c.want, b)
		}
		if said := text.Plain(b.Text()); said == "" {
			t.Errorf("%v: nothing is said", c.fell)
		}
	}
}

// The probabilities are those of the tables.
func TestBeyond(t *testing.T) {
	for _, c := range []struct {
		x       float64
		freedom int
		want    float64
	}{{0, 3, 1}, {3.841, 1, .05}, {5.991, 2, .05}, {7.815, 3, .05}, {16.266, 3, .001}, {12.592, 6, .05}, {16.919, 9, .05}, {2.366, 3, .5}, {5, 0, 1}} {
		if got := beyond(c.x, c.freedom); math.Abs(got-c.want) > .0005 {
			t.Errorf("%v with %d degrees: %.4f, want %.4f", c.x, c.freedom, got, c.want)
		}
	}
}
