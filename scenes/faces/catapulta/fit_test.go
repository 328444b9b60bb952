package catapulta

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/rules/kits/aim"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

var spreads = map[rules.Aim]flight.Spread{rules.Middling: flight.Middling, rules.Shaky: flight.Shaky, rules.Steady: flight.Steady}

// A tally is how often of so many tosses bones came down in each zone and on each
// side, and how often one that lay was knocked on.
type tally struct {
	tosses, lain, knocked float64
	zones                 [4]float64
	sides                 [7]float64
}

// turns tosses so many turns of four bones the one way.
func turns(n int, s flight.Spread, bold bool, r *rand.Rand) (t tally) {
	for range n {
		var lying []bone.Pose
		for range 4 {
			th := flight.Throw{Aim: hand.Mark(nil, lying, bold).Stray(s, r), Scatter: r.Uint32()}
			tape := ground.Fling(th, 1, lying).Finish()
			ends := tape.Poses(tape.Length()+1, nil)
			for _, m := range lands(nil, lying, ends) {
				l := aim.LieOf(m)
				if m.Verb == game.Knock {
					t.knocked++
					continue
				}
				t.zones[l.Zone]++
				t.sides[l.Side]++
			}
			t.tosses, t.lain = t.tosses+1, t.lain+float64(len(lying))
			lying = ends
		}
	}
	return t
}

// TestChancesFitTheSand: what the rules take for the chances of a hand, where
// nobody throws, is what comes of its throws here.
func TestChancesFitTheSand(t *testing.T) {
	const n = 150 // turns
	r := rand.New(rand.NewPCG(3, 4))
	for h, s := range spreads {
		g, err := game.Game.New(rules.Setup{Seats: 2, Aims: []rules.Aim{h, h}})
		if err != nil {
			t.Fatal(err)
		}
		for way := range aim.Ways {
			x := turns(n, s, way == aim.Bold, r)
			zones, sides := chances(g.After(aim.Throw(way)))
			for zone, p := range zones {
				about(t, fmt.Sprintf("%v hand, way %d, zone %d", h, way, zone), x.zones[zone]/x.tosses, p, x.tosses)
			}
			for _, side := range bone.Sides {
				about(t, fmt.Sprintf("%v hand, way %d, side %d", h, way, side), x.sides[side]/x.tosses, sides[side], x.tosses)
			}
			if often := x.knocked / x.lain; often > 0.07 {
				t.Errorf("%v hand, way %d: of the bones that lie %.3f are knocked on", h, way, often)
			}
		}
	}
}

// chances are those of the zones and sides of a bone in the air, as the rules have
// them.
func chances(p rules.Position) (zones [4]float64, sides [7]float64) {
	all := 0.0
	outs := p.Outcomes(nil)
	for _, o := range outs {
		all += float64(o.Weight)
	}
	for _, o := range outs {
		l := aim.LieOf(o.Move)
		zones[l.Zone] += float64(o.Weight) / all
		sides[l.Side] += float64(o.Weight) / all
	}
	return zones, sides
}

// about checks that something which has the chance p may well have happened that
// part of n times, give or take what the figures are rounded by.
func about(t *testing.T, what string, part, p, n float64) {
	t.Helper()
	if math.Abs(part-p) > 4*math.Sqrt(p*(1-p)/n)+0.02 {
		t.Errorf("%s: %.3f of the time, and %.3f by the rules", what, part, p)
	}
}
