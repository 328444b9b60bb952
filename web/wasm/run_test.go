//go:build !js

package wasm

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// busy is the source of a program whose goroutines go to sleep deep in calls, whose stacks grow
// and whose memory is collected, that reaches into structs of all kinds, and goes
// round in loops within loops by comparisons of all kinds.
const busy = `package main

import (
	"math"
	"runtime"
)

type point struct {
	x, y float64
	z    float32
	n    int32
	tag  [3]string
	way  func(point, int) float64
}

func (p point) deep(in chan point, out chan<- float64, left int) float64 {
	if left == 0 {
		q := <-in
		runtime.Gosched()
		out <- q.x*p.y + float64(q.z) + float64(q.n)
		return q.way(p, len(q.tag[1]))
	}
	p.x, p.n, p.tag[left%3] = p.x+math.Sqrt(float64(left)), p.n+int32(left), string(rune('a'+left%26))
	r := p.deep(in, out, left-1)
	return r + p.x + float64(p.z)
}

func half(p point, n int) float64 { return p.x / 2 * float64(n+1) }

func before(list []point, i int) float64 { return list[i-1].y + list[i+1].x }

// wander counts the steps to find as many primes, and calls rest in between.
func wander(primes int, rest func() bool) (steps int) {
	var found []int
next:
	for n := 2; len(found) < primes; n++ {
		for i, p := range found {
			steps++
			switch {
			case n%p == 0:
				continue next
			case p*p > n && i%2 == 0 && rest():
				break
			case i > 40 || !rest() && uint8(n) >= 250:
				goto prime
			}
		}
	prime:
		found = append(found, n)
	}
	return steps
}

// weigh compares numbers in all ways.
func weigh(a, b int64, c, d uint32, x, y float64) (n int) {
	for i, is := range []bool{
		a < b, a <= b, a > b, a >= b, a == b, a != b, !(a < b && c > d),
		c < d, c <= d, c > d, c >= d, c == d, c != d, uint64(a) < uint64(b), uint64(a) >= uint64(b),
		x < y, x <= y, x > y, x >= y, x == y, x != y, !(x < y), !(x >= y),
	} {
		if is {
			n |= 1 << i
		}
		if !is != (n&(1<<i) == 0) {
			return -1
		}
	}
	if !(a > b) == (c <= d) || !(x > y) {
		n = -n
	}
	return n
}

func sums() (n int) {
	nan := math.NaN()
	for _, a := range []int64{-1 << 63, -3, 0, 3, 1<<63 - 1} {
		for i, x := range []float64{-1, 0, nan, 1e300} {
			n = n*31 + weigh(a, int64(i)-2, uint32(a), uint32(i), x, float64(a))
		}
	}
	times := 0
	return n + wander(200, func() bool {
		if times++; times%100 == 0 {
			runtime.Gosched()
		}
		return times%3 > 0
	}) + times
}

func main() {
	in, out, done := make(chan point), make(chan float64), make(chan float64)
	for i := range 50 {
		go func() {
			defer func() { done <- float64(i) }()
			p := point{x: float64(i), y: 2, z: float32(i) / 3, n: int32(i)}
			done <- p.deep(in, out, 20*i)
			panic(recover())
		}()
	}
	go func() {
		for i := range 49 {
			in <- point{x: 1, y: 3, z: 0.5, n: int32(i), tag: [3]string{1: "there"}, way: half}
			runtime.GC()
		}
	}()
	go func() { in <- point{n: int32(sums()), tag: [3]string{1: "there"}, way: half} }()
	sum, list := float64(sums()%1e6), make([]point, 3)
	list[0].y, list[2].x = 7, 8
	for range 50 {
		sum += <-out
	}
	for range 50 {
		sum += math.Floor(<-done)
		func() {
			defer func() { recover() }()
			sum += before(list, 1)
			sum += before(list, 3)
		}()
	}
	println(int(sum), int(before(list, 1)))
}
`

// TestTrimmedRuns checks that a trimmed program prints what it printed before.
func TestTrimmedRuns(t *testing.T) {
	file := compile(t, busy)
	knownGo(t, file)
	trimmed, err := Trim(file)
	if err != nil {
		t.Fatal(err)
	}
	want, got := run(t, file), run(t, trimmed)
	if got != want || strings.Count(want, " ") != 1 {
		t.Errorf("it prints %q, and printed %q", got, want)
	}
}

// run returns what a program of Go for a browser prints.
func run(t *testing.T, program []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	if err := os.WriteFile(file, program, 0o644); err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	start := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	said, err := exec.Command("node", "--stack-size=8192", start, file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return string(said)
}
