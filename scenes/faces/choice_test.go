package faces_test

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/app"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// questions plays a game with a person and a computer by what on offers, and looks at each
// question, at most so many. After the game's id may stand a ruleset's.
func questions(t *testing.T, game string, most int, look func(v *rules.View, p *ui.Page), on func(v *rules.View, p *ui.Page) string) {
	t.Helper()
	id, ruleset, _ := strings.Cut(game, " ")
	hs, err := app.Quiet(app.Show{Scene: "table", Game: id, Ruleset: ruleset, Seed: "7", Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(390, 844, 1)
	hs.Stack.Step()
	tb := hs.Stack.Top().(*table.Table)
	for asked, ticks := 0, 0; asked < most && ticks < 60*60*5 && !tb.Session().Over(); ticks++ {
		hs.Stack.Step()
		if !tb.Asks() {
			continue
		}
		v := tb.Session().View(tb.Session().Turn())
		asked++
		look(&v, hs.Stack.Page())
		hs.Stack.Use(on(&v, hs.Stack.Page()))
	}
}

// primary uses the main button, or if there is none the first key.
func primary(_ *rules.View, p *ui.Page) string {
	if it := p.Find("primary"); it != nil && !it.Disabled {
		return it.ID
	}
	for i := range p.Items {
		if strings.HasPrefix(p.Items[i].ID, "key ") {
			return p.Items[i].ID
		}
	}
	return ""
}

// keys are the keys that are seen on a page.
func keys(p *ui.Page) (list []string) {
	for i := range p.Items {
		if it := &p.Items[i]; strings.HasPrefix(it.ID, "key ") && !it.Invisible {
			list = append(list, p.Items[i].ID)
		}
	}
	return list
}

// The only number that can be covered is on the main button, not on a small key beside
// one that is barred.
func TestOnlyChoiceIsTheMainButton(t *testing.T) {
	only := 0
	questions(t, "knucklebones", 200, func(v *rules.View, p *ui.Page) {
		if len(v.Choices) != 1 || v.Choices[0].Kind != rules.Key {
			return
		}
		only++
		if it := p.Find("primary"); it == nil || it.Disabled || p.Words(it.Text) != p.Words(v.Choices[0].Label) || len(keys(p)) > 0 {
			t.Errorf("%s: the main button is %+v, keys are %v", p.Words(v.Choices[0].Label), it, keys(p))
		}
	}, primary)
	if only == 0 {
		t.Error("there was always a choice")
	}
}

// What bones to keep or to throw again, and which skiffs to take, is chosen on the table
// alone; the main button says what is done with them.
func TestChoicesAreMadeOnTheTable(t *testing.T) {
	for _, c := range []struct {
		game string
		verb rules.Verb
		on   string // where it is chosen
	}{{"hounds quick", climb.Keep, "bone "}, {"circus", "stand", "bone "}, {"skiffs", "take", "skiff "}} {
		found := 0
		questions(t, c.game, 60, func(v *rules.View, p *ui.Page) {
			if v.Choices[0].Move.Verb != c.verb {
				return
			}
			found++
			if len(keys(p)) > 0 || len(usable(p, c.on)) == 0 {
				t.Errorf("%s: keys %v beside %d places", c.game, keys(p), len(usable(p, c.on)))
			}
		}, func(v *rules.View, p *ui.Page) string {
			if list := usable(p, c.on); len(list) > 0 && (p.Find("primary") == nil || p.Find("primary").Disabled) {
				return list[0].ID
			}
			return primary(v, p)
		})
		if found == 0 {
			t.Errorf("%s never asks for it", c.game)
		}
	}
}

// Which bones are worth keeping is for the player to find in Hounds and Vultures with
// recast: none is chosen at first, and the main button throws all again. Touched ones are
// kept.
func TestHoundsKeepsNothingUnasked(t *testing.T) {
	found := 0
	questions(t, "hounds quick", 40, func(v *rules.View, p *ui.Page) {
		if v.Choices[0].Move.Verb != climb.Keep {
			return
		}
		found++
		for _, it := range usable(p, "bone ") {
			if it.Selected {
				t.Errorf("%s is chosen", it.ID)
			}
		}
		if it := p.Find("primary"); it == nil || it.Disabled || p.Words(it.Text) != "Throw four bones" {
			t.Errorf("the main button is %+v", it)
		}
	}, primary)
	if found == 0 {
		t.Error("nothing could be kept")
	}
}
