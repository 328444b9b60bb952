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

// count counts move m at position p: its verb, cast, marks and coins won.
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

// end counts the way in which a game ended, if the game can end in several.
func (f *figures) end(p rules.Position) {
	if e, ok := p.(rules.Ender); ok {
		f.ends[e.Ending()]++
	}
}

// markNames are the marks as figures, by Mark.
var markNames = [...]string{"", "good", "won", "venus", "lost"}

// named returns all counts by name: verbs, marks, ends, casts, and the sides of single
// bones.
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

// alike reports whether the words of a cast are all sides of bones.
func alike(bones []string) bool {
	return !slices.ContainsFunc(bones, func(s string) bool { return len(s) > 1 || s < "1" || s > "6" })
}
