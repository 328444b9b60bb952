// Package short lets tests leave something out with -short, as ./build.sh quick and
// ./build.sh test do. ./build.sh long leaves nothing out.
package short

import "testing"

// Skip skips a test with -short; covered says which other tests show most of what it shows.
func Skip(t *testing.T, covered string) {
	t.Helper()
	if testing.Short() {
		t.Skip("left to ./build.sh long; meanwhile: " + covered)
	}
}

// Crosses reports whether a test tries the i-th of several things in the j-th of n ways.
// With -short the pairs form a cross: the first thing in every way, each other thing in one.
func Crosses(i, j, n int) bool { return !testing.Short() || i == 0 || j == i%n }

// Times returns how often a test does something: few times with -short, else many.
func Times(few, many int) int {
	if testing.Short() {
		return few
	}
	return many
}

// Some reports whether a test tries the i-th of many things that are much alike: with
// -short each n-th.
func Some(i, n int) bool { return !testing.Short() || i%n == 0 }
