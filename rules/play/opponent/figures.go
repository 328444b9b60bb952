package opponent

import (
	"slices"
	"strings"

	"knucklebones/rules"
)

// A figures counts what happens in a series of games.
type figures struct {
	verbs map[rules.Verb]int
	casts map[rules.Move]int
	marks [rules.Lost + 1]int
	ends  map[string]int
	won   int // coins
}

func newFigures() figures {
	return figures{verbs: map[rules.Verb]int{}, casts: map[rules.Move]int{}, ends: map[string]int{}}
}

// count counts m, made at p.
func (f *figures) count(p rules.Position, m rules.Move) {
	f.verbs[m.Verb]++
	if m.Verb == rules.Cast {
		f.casts[m]++
	}
	for _, e := range p.Events(m, rules.Nobody) {
		f.marks[e.Mark]++
		if e.Mark == rules.Won {
			f.won += e.Coins
		}
	}
}

// end counts how a game ended, if it can end in several ways.
func (f *figures) end(p rules.Position) {
	if e, ok := p.(rules.Ender); ok {
		f.ends[e.Ending()]++
	}
}

// markNames are the marks as figures, by Mark.
var markNames = [...]string{"", "good", "won", "venus", "lost"}

// named returns the counts by name.
func (f *figures) named(g *rules.Game) map[string]float64 {
	all := map[string]float64{"coins won": float64(f.won)}
	for v, n := range f.verbs {
		all[string(v)] = float64(n)
	}
	for mark, n := range f.marks[1:] {
		all[markNames[mark+1]] = float64(n)
	}
	for way, n := range f.ends {
		all["end "+way] = float64(n)
	}
	for m, n := range f.casts {
		made := g.Text(m)
		all[made] += float64(n)
		if bones := strings.Fields(made)[1:]; alike(bones) {
			for _, side := range bones {
				all["bone "+side] += float64(n)
			}
		}
	}
	return all
}

// alike reports whether a cast consists of nothing but sides of bones.
func alike(bones []string) bool {
	return !slices.ContainsFunc(bones, func(s string) bool { return len(s) > 1 || s < "1" || s > "6" })
}
