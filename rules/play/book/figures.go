package book

import (
	"math"
	"slices"

	"knucklebones/rules/play/record"
	"knucklebones/rules/play/review"
)

// Figures are the totals of the entries of a game.
type Figures struct {
	Games   int
	Won     float64   // a win shared by two counts half
	Best    int       // index of the entry with the highest gain, -1 if no gain is counted
	Longest int       // index of the entry with the most casts, -1 if there is none
	Against []Against // in the order of the levels, weakest first
	Last    []Entry   // the last games of which luck or decisions are known, at most Recent
}

// Recent is the number of games over which luck and decisions are followed.
const Recent = 30

// An Against is the games in which all other seats were computers of one level. A player of
// that level has the same chances as each of the others, so that is what is to be expected.
type Against struct {
	Level    string
	Games    int
	Won      float64
	Expected float64 // wins that a player of that level would have at these tables
	Range    float64 // chance alone moves that by at most so much, nineteen times in twenty
}

// Enough is the number of games against a level from which Expected means something.
const Enough = 20

// FiguresOf returns the figures of those entries of a list in which the lens was used, or
// was not.
func FiguresOf(l List, lens bool) Figures {
	f := Figures{Best: -1, Longest: -1}
	variances := map[string]float64{}
	for i := range l {
		e := &l[i]
		if e.Lens != lens {
			continue
		}
		f.Games++
		f.Won += e.won()
		if e.Unit != review.Wins && (f.Best < 0 || e.Gain > l[f.Best].Gain) {
			f.Best = i
		}
		if f.Longest < 0 || e.Casts > l[f.Longest].Casts {
			f.Longest = i
		}
		if e.Luck.Known || e.Decisions.Known {
			f.Last = append(f.Last, *e)
		}
		if level := e.level(); level != "" {
			a := f.against(level)
			p := 1 / float64(len(e.Others)+1)
			a.Games++
			a.Won += e.won()
			a.Expected += p
			variances[level] += p * (1 - p)
		}
	}
	for i := range f.Against {
		f.Against[i].Range = 1.96 * math.Sqrt(variances[f.Against[i].Level])
	}
	f.Last = f.Last[max(0, len(f.Last)-Recent):]
	return f
}

func (e *Entry) won() float64 { return float64(e.Share) / Whole }

// level returns the level of all other seats, or "" if they are not all computers of one.
func (e *Entry) level() string {
	if len(e.Others) == 0 || e.Others[0] == record.Person {
		return ""
	}
	for _, kind := range e.Others {
		if kind != e.Others[0] {
			return ""
		}
	}
	return e.Others[0]
}

// against returns the record against a level, which it adds if there is none yet.
func (f *Figures) against(level string) *Against {
	rank := func(level string) int {
		for i, k := range kinds {
			if k.kind == level {
				return i
			}
		}
		return len(kinds)
	}
	at, found := slices.BinarySearchFunc(f.Against, level, func(a Against, level string) int { return rank(a.Level) - rank(level) })
	if !found {
		f.Against = slices.Insert(f.Against, at, Against{Level: level})
	}
	return &f.Against[at]
}
