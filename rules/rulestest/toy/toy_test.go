package toy_test

import (
	"testing"

	"knucklebones/rules/rulestest"
	"knucklebones/rules/rulestest/toy"
)

func TestRace(t *testing.T) { rulestest.Game(t, toy.Race) }

func TestCups(t *testing.T) { rulestest.Game(t, toy.Cups) }

func TestTumble(t *testing.T) {
	rulestest.Tumble(t, toy.Race, 20000)
	rulestest.Tumble(t, toy.Cups, 20000)
}

func BenchmarkRace(b *testing.B) { rulestest.Bench(b, toy.Race) }
