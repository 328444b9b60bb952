package table

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// coursed is a course among moves written as words: a word is a part, after a slash
// its group; those in brackets go without saying. The move is how many lines came
// before it, from 1.
func coursed(lines ...string) *course {
	choices := make([]rules.Choice, len(lines))
	for i := range lines {
		choices[i].Move.N = int32(i + 1)
	}
	spots := map[string]int16{}
	c := chart(choices, 0, func(m rules.Move, _ rules.Actor) (said, tacit []rules.Part) {
		for _, word := range strings.Fields(lines[m.N-1]) {
			bare := strings.Trim(word, "()")
			if spots[bare] == 0 {
				spots[bare] = int16(len(spots) + 1)
			}
			name, group, _ := strings.Cut(bare, "/")
			part := rules.Part{Word: text.Text(name), Group: text.Text(group), Spot: spots[bare]}
			if bare != word {
				tacit = append(tacit, part)
			} else {
				said = append(said, part)
			}
		}
		return said, tacit
	})
	return &c
}

// word says the part of that word.
func (c *course) word(word string) {
	for _, part := range c.all {
		if text.Plain(part.Word) == word {
			c.say(part)
		}
	}
}

func wordsOf(parts []rules.Part) string {
	var list []string
	for _, p := range parts {
		list = append(list, text.Plain(p.Word))
	}
	return strings.Join(list, " ")
}

func (c *course) is(t *testing.T, said, offer string, found ...int32) {
	t.Helper()
	same := len(found) == len(c.found)
	for i, m := range c.found {
		same = same && m.N == found[i]
	}
	if wordsOf(c.said) != said || wordsOf(c.offer) != offer || !same {
		t.Errorf("said %q, offered %q, found %v; want %q, %q, %v", wordsOf(c.said), wordsOf(c.offer), c.found, said, offer, found)
	}
}

// A moon and a star lie in 5, with a sun, which goes without saying with two others;
// a star lies in 6.
func stars() *course {
	return coursed("moon/5", "star/5", "nova/6", "sun/5 nova/6", "moon/5 star/5 (sun/5)", "star/5 star/5 (sun/5)", "moon/5 to4", "moon/5 to8")
}

func TestCourse(t *testing.T) {
	c := stars()
	c.is(t, "", "moon star nova sun to4 to8")
	c.word("star")
	c.is(t, "star", "moon sun star", 2)
	c.word("moon") // the sun goes without saying
	c.is(t, "star moon", "sun", 5)
	c.word("sun") // and may be said
	c.is(t, "star moon sun", "", 5)
	c.back()
	c.word("nova") // with which none of that goes
	c.is(t, "nova", "sun", 3)
	c.word("nova") // taken back
	c.is(t, "", "moon star nova sun to4 to8")
	c.word("star")
	c.word("star") // two of them
	c.is(t, "star star", "sun", 6)
	c.word("star") // there are no more, so none
	c.is(t, "", "moon star nova sun to4 to8")
}

// What may be said instead of the last part without a group is offered too.
func TestCourseInstead(t *testing.T) {
	c := stars()
	c.word("moon")
	c.word("to8")
	c.is(t, "moon to8", "to4", 8)
	c.word("to4")
	c.is(t, "moon to4", "to8", 7)
	c.word("star")
	c.is(t, "moon star", "sun", 5)
}

// The rail lists groups, and what is in the one that is looked into.
func TestCourseLists(t *testing.T) {
	c := stars()
	if got := wordsOf(c.listed()); got != "moon nova" {
		t.Errorf("of groups it lists %q", got)
	}
	c.word("moon")
	if got := wordsOf(c.listed()); got != "moon star sun to4 to8" {
		t.Errorf("of the moon's group it lists %q", got)
	}
	if c.back(); c.mayReturn() || len(c.said) > 0 {
		t.Error("back takes back what was said")
	}
}

// Who listens hears the groups, what is in the one that is looked into, and how what
// was said is committed or goes on.
func TestCourseIsHeard(t *testing.T) {
	c, in := stars(), Instant{}
	hear := func(want string) {
		t.Helper()
		if got := text.Plain(c.answered(&in)); got != want {
			t.Errorf("one hears %q, not %q", got, want)
		}
	}
	hear("5 or 6")
	c.group = "5"
	hear("5: Moon, star, sun or 6")
	c.word("moon")
	in.Chosen = &rules.Choice{Confirm: "Take it"}
	hear("Take it, or go on: Star, sun, to4 or to8")
	c.word("to4")
	hear("Take it, or go on: To8")
}

func TestCourseWithoutAChoice(t *testing.T) {
	coursed().is(t, "", "")
	coursed("moon").is(t, "", "moon")
}
