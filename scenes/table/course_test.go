package table

import (
	"strings"
	"testing"

	"knucklebones/rules"
)

// coursed is a course among moves written as words: the move is how many words
// came before it.
func coursed(lines ...string) *course {
	c := &course{}
	for i, line := range lines {
		var parts []rules.Part
		for _, word := range strings.Fields(line) {
			parts = append(parts, rules.Part{Word: word})
		}
		c.ways = append(c.ways, way{rules.Move{N: int32(i + 1)}, parts})
	}
	c.goOn()
	c.first = c.asked
	return c
}

func spoken(parts []rules.Part) string {
	var list []string
	for _, p := range parts {
		list = append(list, p.Word)
	}
	return strings.Join(list, " ")
}

func (c *course) is(t *testing.T, said, offer string, move int32, back bool) {
	t.Helper()
	m, _ := c.move()
	if spoken(c.path) != said || spoken(c.offer) != offer || m.N != move || c.mayReturn() != back {
		t.Errorf("said %q, offered %q, move %d, back %v; want %q, %q, %d, %v",
			spoken(c.path), spoken(c.offer), m.N, c.mayReturn(), said, offer, move, back)
	}
}

func TestCourse(t *testing.T) {
	c := coursed("take 5 moon", "take 5 star", "take 6 star", "move 5 star 8", "move 5 star 4")
	c.is(t, "", "take move", 0, false)
	c.say(rules.Part{Word: "take"})
	c.is(t, "take", "5 6", 0, true)
	c.say(rules.Part{Word: "6"}) // the star goes without saying
	c.is(t, "take 6 star", "5 6", 3, true)
	c.say(rules.Part{Word: "5"}) // another answer to the same question
	c.is(t, "take 5", "moon star", 0, true)
	c.say(rules.Part{Word: "star"})
	c.is(t, "take 5 star", "moon star", 2, true)
	c.back()
	c.is(t, "take 5", "moon star", 0, true)
	c.back()
	c.is(t, "take", "5 6", 0, true)
	c.back()
	c.is(t, "", "take move", 0, false)
	c.say(rules.Part{Word: "move"}) // so do the box and the star
	c.is(t, "move 5 star", "8 4", 0, true)
	c.back()
	c.is(t, "", "take move", 0, false)
}

func TestCourseWithoutAChoice(t *testing.T) {
	c := coursed("take 5 moon", "take 5 star")
	c.is(t, "take 5", "moon star", 0, false)
	c = coursed("take 5 moon")
	c.is(t, "take 5 moon", "moon", 1, false)
	coursed().is(t, "", "", 0, false)
}

// What may be said in either order leads to the same move.
func TestCourseInEitherOrder(t *testing.T) {
	c := coursed("moon star", "star moon")
	c.ways[1].move = c.ways[0].move
	c.say(rules.Part{Word: "star"})
	c.is(t, "star moon", "moon star", 1, true)
}
