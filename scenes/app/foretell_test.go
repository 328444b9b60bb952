package app

import (
	"testing"
	"testing/cryptotest"
)

// foretold holds the tests whose chance is the same in each run.
var foretold = map[string]bool{}

// foretell makes the seeds that the programs of a test draw the same in each run.
func foretell(t *testing.T) {
	t.Helper()
	if name := t.Name(); !foretold[name] {
		cryptotest.SetGlobalRandom(t, 1)
		foretold[name] = true
		t.Cleanup(func() { delete(foretold, name) })
	}
}
