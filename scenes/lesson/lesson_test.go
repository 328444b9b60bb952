package lesson_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"knucklebones/rules/all"
	"knucklebones/scenes/house"
	"knucklebones/scenes/lesson"
	"knucklebones/scenes/ui"
	"knucklebones/scenes/words"
)

var games = []string{"knucklebones", "oneandtwenty", "augustus"}

var sizes = [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}}

// open opens a lesson on a page of that size.
func open(t *testing.T, game, prefs string, w, h float64) *house.House {
	t.Helper()
	hs, err := house.Quiet(house.Show{Scene: "lesson", Game: game, Prefs: prefs})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(w, h, 1)
	hs.Stack.Step()
	return hs
}

// said is the line that the coach says on a page, or nil.
func said(l *lesson.Lesson, p *ui.Page) *lesson.Line {
	it := p.Find("coach")
	if it == nil {
		return nil
	}
	for i := range l.Lines {
		if words.Fill(l.Lines[i].Say, []string{"You", "Livia"}) == it.Label {
			return &l.Lines[i]
		}
	}
	return nil
}

// usable are the items of the page that the light is for.
func usable(p *ui.Page, light string) (list []*ui.Item) {
	for i := range p.Items {
		it := &p.Items[i]
		match := it.ID == light || strings.HasSuffix(light, " ") && strings.HasPrefix(it.ID, light)
		if match && !it.Barred && it.Do != nil {
			list = append(list, it)
		}
	}
	return list
}

// live tells whether the page waits for the learner.
func live(p *ui.Page) bool {
	it := p.Find("primary")
	return it != nil && it.Text != "Hurry"
}

// told is what a learner uses who does what the line says: the best of what is
// lit, if the lens tells; then what confirms it.
func told(line *lesson.Line, p *ui.Page) string {
	if line.Wait && p.Find("primary").Text == "Go on" {
		return "primary"
	}
	id := ""
	for _, light := range line.Light {
		for _, it := range usable(p, light) {
			if it.ID == "primary" || it.Best || id == "" {
				id = it.ID
			}
		}
	}
	return id
}

// A course is how a lesson went.
type course struct {
	acts, ticks int
	said        map[string]bool
	ended       bool
}

// follow plays a lesson to its end as the coach says, a second for each act.
func follow(t *testing.T, hs *house.House, game string, each func(line *lesson.Line)) course {
	l := lesson.For(game)
	c := course{said: map[string]bool{}}
	still := 0
	for c.ticks = 0; c.ticks < 60*90; c.ticks++ {
		hs.Stack.Step()
		p := hs.Stack.Page()
		if p.Find("sit") != nil {
			c.ended = true
			return c
		}
		line := said(l, p)
		if line == nil {
			t.Fatalf("%s: the coach says nothing", game)
		}
		c.said[line.Say] = true
		if still++; !live(p) {
			still = 0
		}
		if still < 60 {
			continue
		}
		if each != nil {
			each(line)
		}
		id := told(line, p)
		if id == "" {
			t.Errorf("%s: %q tells to do what cannot be done", game, line.Say)
			return c
		}
		still = 0
		hs.Stack.Use(id)
		c.acts++
	}
	return c
}

// A lesson followed says each of its lines, and is over within a minute.
func TestLessonsSayAllTheyHaveToSay(t *testing.T) {
	for _, game := range games {
		c := follow(t, open(t, game, "", 1280, 800), game, nil)
		if !c.ended {
			t.Errorf("%s: the lesson does not come to its end", game)
		}
		for _, line := range lesson.For(game).Lines {
			if c.said[line.Say] == line.Astray {
				t.Errorf("%s: %q: said %v, astray %v", game, line.Say, c.said[line.Say], line.Astray)
			}
		}
		t.Logf("%s: %d acts, %d s", game, c.acts, c.ticks/60)
		if c.acts > 24 || c.ticks > 60*60 {
			t.Errorf("%s takes %d acts and %d s", game, c.acts, c.ticks/60)
		}
	}
}

var _ = fmt.Sprint
var _ = rand.IntN
var _ = utf8.RuneLen
var _ = all.Find
