package knucklebones

import (
	"testing"

	"knucklebones/rules/tali"
)

var sheep = tali.Weights{10, 40, 40, 10}

func BenchmarkPlan(b *testing.B) {
	t := newFalls(sheep)
	w := fewest()
	b.ReportAllocs()
	for b.Loop() {
		v := t.plan(&w)
		_ = v
	}
}

func BenchmarkSpread(b *testing.B) {
	t := newFalls(sheep)
	w := fewest()
	v := t.plan(&w)
	b.ReportAllocs()
	for b.Loop() {
		t.spread(&v, allNumbers)
	}
}

func BenchmarkFalls(b *testing.B) {
	for b.Loop() {
		newFalls(sheep)
	}
}

func TestTmp(t *testing.T) {
	th := newFalls(sheep)
	w := fewest()
	v := th.plan(&w)
	d := th.spread(&v, allNumbers)
	t.Log(v[511], d)
	s := allNumbers &^ number(6) &^ number(9)
	for _, n := range []int{8, 7, 1, 5, 4, 3} {
		t.Log(n, v[s&^number(n)])
	}
}
