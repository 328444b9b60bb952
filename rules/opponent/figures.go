package opponent

import (
	"strings"

	"knucklebones/rules"
)

// figures counts what happens in games.
type figures struct {
	verbs map[rules.Verb]int
	casts map[rules.Move]int
	marks [rules.Lost + 1]int
	won   int // coins
}

func newFigures() figures {
	return figures{verbs: map[rules.Verb]int{}, casts: map[rules.Move]int{}}
}

// count counts m, made at p.
func (f *figures) count(p rules.Position, m rules.Move) {
	f.verbs[m.Verb]++
	if m.Verb == rules.Cast {
		f.casts[m]++
	}
	for _, e := range p.Tell(m, rules.Nobody) {
		f.marks[e.Mark]++
		if e.Mark == rules.Won {
			f.won += e.Coins
		}
	}
}

// markNames are the marks as figures, by Mark.
var markNames = [...]string{"", "good", "won", "venus", "lost"}

// named is the counts by name.
func (f *figures) named(g *rules.Game) map[string]float64 {
	all := map[string]float64{"coins won": float64(f.won)}
	for v, n := range f.verbs {
		all[string(v)] = float64(n)
	}
	for mark, n := range f.marks[1:] {
		all[markNames[mark+1]] = float64(n)
	}
	for m, n := range f.casts {
		text := g.Text(m)
		all[text] += float64(n)
		words := strings.Fields(text)
		for _, side := range words[1:] {
			all["bone "+side] += float64(n)
		}
	}
	return all
}
