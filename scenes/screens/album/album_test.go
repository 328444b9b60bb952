package album

import (
	"math"
	"strings"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/scenestest"
	"knucklebones/sprites/thing"
)

func nothing() {}

func common() Common {
	return Common{Open: func(Tab) {}, Fair: nothing, Share: nothing, Keep: nothing, Lost: "This browser doesn’t let us save. Your book ends when you close the page.", Allow: nothing}
}

// throws returns an album of which every third cast is missing, or none.
func throws(full bool) Throws {
	d := Throws{Common: common()}
	for i, n := range []int{5, 18, 12} {
		group := []*[]Cell{&d.Named, &d.Senio, &d.Unnamed}[i]
		for k := range n {
			c := Cell{Sides: [4]int{6, 6, 3, 1 + k%2*2}, OneIn: 10000, Times: 1234 * (k % 3), New: k == 1, Open: nothing}
			if full {
				c.Times = 9
			}
			c.Sides[0] = []int{1, 3, 4, 6}[k/2%4]
			c.Sides[1] = []int{1, 3, 4, 6}[k/8%4]
			c.Sides[2] = []int{1, 3, 4}[i]
			if i < 2 {
				c.Name = "Vultures"
			}
			*group = append(*group, c)
		}
	}
	d.Rarest = &d.Senio[1]
	return d
}

func honours(prefix string) (list []Honour) {
	for i, m := range []thing.Merit{thing.Filled, thing.Outlined, thing.Unearned, thing.Filled} {
		list = append(list, Honour{ID: prefix + string(rune('a'+i)), Title: "Wreath of the emperor", Says: "Come home after a throw of 9 or 12.", Figure: "+200", Merit: m, Times: 12 * (2 - int(m)*int(m)%3), Open: nothing})
	}
	return list
}

func game(played int) GamePage {
	d := GamePage{Common: common(), Title: "Hounds and Vultures", Line: "148 games, 73 won. Best result: 0 left.", Aided: "12 games with the odds lens on are apart.", Unit: "points", Honours: honours("page "), Play: nothing}
	d.Levels = []Level{{"Easy", 52, 31, 29, 7}, {"Fair", 61, 29, 30, 7.6}, {"Sly", 19, 13, -1, 0}, {"Master", 0, 0, -1, 0}}
	d.Luck, d.Decisions = &Chart{About: true}, &Chart{}
	for i := range played {
		d.Luck.Games = append(d.Luck.Games, math.Sin(float64(i)))
		d.Decisions.Games = append(d.Decisions.Games, -math.Abs(math.Cos(float64(i))))
	}
	return d
}

// open returns what opens each screen of the book.
func open() map[string]func(st *scenes.Stack) scenes.Scene {
	all := map[string]func(st *scenes.Stack) scenes.Scene{
		"throws": func(st *scenes.Stack) scenes.Scene { return New(st, throws(false)) },
		"full":   func(st *scenes.Stack) scenes.Scene { return New(st, throws(true)) },
		"games": func(st *scenes.Stack) scenes.Scene {
			return NewList(st, List{Common: common(), At: GamesTab, Kind: "game", Head: "Your games", About: "What each has come to, and its honours", Lines: []Line{{"Nine Boxes", "148 games, 73 won", nothing}, {"Century", "0 of 3 honours", nothing}}})
		},
		"no evenings": func(st *scenes.Stack) scenes.Scene {
			return NewList(st, List{Common: common(), At: EveningsTab, Kind: "evening", Head: "Your evenings", About: "The last 50 are kept", Empty: "Nothing in it yet", Begin: ui.Item{ID: "begin", Text: "A new evening", Do: nothing}})
		},
		"honours": func(st *scenes.Stack) scenes.Scene {
			return NewHonours(st, Honours{common(), []Chapter{{"In any game", honours("any ")}, {"Nine Boxes", honours("nine ")[:3]}}})
		},
	}
	for name, n := range map[string]int{"page of no games": 0, "page": 30} {
		all[name] = func(st *scenes.Stack) scenes.Scene { return NewGame(st, game(n)) }
	}
	return all
}

func TestLay(t *testing.T) {
	for name, screen := range open() {
		t.Run(name, func(t *testing.T) {
			if name == "honours" || strings.HasPrefix(name, "page") {
				scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return screen(st) })
				return
			}
			scenestest.Lay(t, screen, "menu")
		})
	}
}

func TestDraw(t *testing.T) {
	for _, screen := range open() {
		scenestest.Draw(t, screen)
	}
}

// On a phone all parts of the book are in view, and in the largest letters the row of them goes
// on beyond the edge of the page.
func TestTabsFit(t *testing.T) {
	for letters, fit := range map[int]bool{0: true, 3: false} {
		st := scenestest.Stack([3]float64{390, 844, 1}, letters)
		st.Push(New(st, throws(false)))
		st.Step()
		right := 0.0
		for _, it := range st.Page().Items {
			if strings.HasPrefix(it.ID, "tab ") {
				right = max(right, it.Rect.X+it.Rect.W)
			}
		}
		if right == 0 || (right <= 390) != fit {
			t.Errorf("letters %d: the tabs end at %v of 390", letters, right)
		}
	}
}

// A screen reader hears first what is found, and of each cast how often and how rare.
func TestSpoken(t *testing.T) {
	c := Cell{Sides: [4]int{6, 4, 3, 1}, Name: "Venus", OneIn: 26, Times: 9}
	if got := text.Plain(c.spoken()); got != "Venus, 6 4 3 1, found 9 times, 1 in 26" {
		t.Errorf("a cast is read out as %q", got)
	}
	st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
	st.Push(NewGame(st, game(30)))
	st.Step()
	got := text.Plain(st.Page().Title)
	for _, want := range []string{"Hounds and Vultures. 148 games, 73 won.", "Luck ", " points over 30 games.", "Decisions −0.7 points a game."} {
		if !strings.Contains(got, want) {
			t.Errorf("the page begins %q, without %q", got, want)
		}
	}
}

// A level is read out with the range that chance allows, once enough games were played.
func TestSpokenLevel(t *testing.T) {
	for want, l := range map[string]Level{
		"Fair: won 29 of 61, expected 30, give or take 8": {"Fair", 61, 29, 30.2, 7.6},
		"Sly: won 13.5 of 19":                             {"Sly", 19, 13.5, -1, 0},
	} {
		if got := text.Plain(l.spoken()); got != want {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
}

// The line of luck adds up; that of decisions is the average of the last five games.
func TestLines(t *testing.T) {
	c := Chart{Games: []float64{-1, -2, -3, 0, 0, -5, 0}}
	if got := c.line(true); got[6] != -11 || got[1] != -3 {
		t.Errorf("added up they are %v", got)
	}
	if got := c.line(false); got[1] != -1.5 || got[6] != -1.6 {
		t.Errorf("on average they are %v", got)
	}
}
