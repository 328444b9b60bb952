package games

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// TestWhatNeedsNoAnnouncing: a question names its answers, or the answers the question,
// where a game says so, and in English the words show it.
func TestWhatNeedsNoAnnouncing(t *testing.T) {
	implied, named := map[string]bool{}, map[string]bool{}
	words := func(t text.Text) []string { return strings.Fields(strings.ToLower(text.Plain(t))) }
	trim := strings.NewReplacer(",", "", ".", "", ":", "", "?", "")
	for _, g := range Games() {
		everyQuestion(g, func(v *rules.View) {
			if len(v.Choices) < 2 {
				return
			}
			head := strings.Fields(strings.ToLower(trim.Replace(text.Plain(v.Prompt))))
			if v.AnswersInPrompt {
				named[g.ID] = true
				for _, c := range v.Choices {
					if label := words(c.Label); !slices.Contains(head, label[len(label)-1]) {
						t.Errorf("%s: %q does not name %q", g.ID, v.Prompt, text.Plain(c.Label))
					}
				}
			}
			if v.PromptInAnswers {
				implied[g.ID] = true
				if !slices.Contains(head, trim.Replace(words(v.Choices[0].Label)[0])) {
					t.Errorf("%s: %q does not say what %q asks", g.ID, text.Plain(v.Choices[0].Label), text.Plain(v.Prompt))
				}
			}
		})
	}
	if got := slices.Sorted(maps.Keys(named)); !slices.Equal(got, []string{"knucklebones"}) {
		t.Errorf("the question names the answers in %q", got)
	}
	want := []string{"augustus", "boneace", "century", "gladiators", "knucklebones", "mendax-common", "mendax-single", "oneandtwenty", "pentelitha", "simple", "sparing", "tropa"}
	if got := slices.Sorted(maps.Keys(implied)); !slices.Equal(got, want) {
		t.Errorf("the answers say the question in %q, not %q", got, want)
	}
}

// everyQuestion calls each with what is asked in random games of every ruleset, with all
// kinds of options.
func everyQuestion(g *rules.Game, each func(v *rules.View)) {
	rulesets := []rules.Ruleset{{}}
	if len(g.Rulesets) > 0 {
		rulesets = g.Rulesets
	}
	for _, set := range rulesets {
		for n := range 32 {
			r := rand.New(rand.NewPCG(uint64(n), 5))
			setup := rules.Setup{Seats: g.Seats[0] + n%(g.Seats[1]-g.Seats[0]+1), Ruleset: set.ID, Options: map[string]int{}}
			for _, o := range g.Options {
				if n > 0 && o.ID != "purse" && r.IntN(2) == 0 {
					setup.Options[o.ID] = o.Min + r.IntN(min(o.Max-o.Min, 12)+1)
				}
			}
			p, err := g.New(setup)
			if err != nil {
				continue // options that do not go together
			}
			for range 150 {
				var next []rules.Move
				switch p.Turn() {
				case rules.Chance:
					for _, o := range p.Outcomes(nil) {
						next = append(next, o.Move)
					}
				case rules.Nobody:
				default:
					v := p.View(p.Turn())
					each(&v)
					next = p.Moves(nil)
				}
				if len(next) == 0 {
					break
				}
				p = p.After(next[r.IntN(len(next))])
			}
		}
	}
}
