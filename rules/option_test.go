package rules_test

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// TestOptionValues walks up and down through all values of an option.
func TestOptionValues(t *testing.T) {
	for _, c := range []struct {
		option rules.Option
		want   []int
	}{
		{rules.Option{Min: 100, Max: 300, Step: 100}, []int{100, 200, 300}},
		{rules.Option{Min: 1, Max: 35, Step: 10}, []int{1, 10, 20, 30, 35}},
		{rules.Option{Min: 4, Max: 7, Step: 1}, []int{4, 5, 6, 7}},
		{rules.Option{Max: 1, Names: rules.OffOn}, []int{0, 1}},
	} {
		var all, up []int
		for v := -1; v <= c.option.Max+1; v++ {
			if c.option.Allows(v) {
				all = append(all, v)
			}
		}
		for v := c.option.Min; len(up) == 0 || v > up[len(up)-1]; v = c.option.More(v) {
			up = append(up, v)
		}
		down := []int{c.option.Max}
		for v := c.option.Less(c.option.Max); v < down[0]; v = c.option.Less(v) {
			down = slices.Insert(down, 0, v)
		}
		if !slices.Equal(all, c.want) || !slices.Equal(up, c.want) || !slices.Equal(down, c.want) {
			t.Errorf("%+v allows %v, goes up by %v and down by %v, want %v", c.option, all, up, down, c.want)
		}
	}
}

// TestOptionNeeds reads which option an option depends on.
func TestOptionNeeds(t *testing.T) {
	for _, c := range []struct {
		only  string
		id    string
		value int
		ok    bool
	}{
		{"play=0", "play", 0, true},
		{"weights=2", "weights", 2, true},
		{"play=on the hand", "play", 0, false},
		{"play", "play", 0, false},
		{"", "", 0, false},
	} {
		o := rules.Option{Only: c.only}
		if id, value, ok := o.Needs(); id != c.id || value != c.value || ok != c.ok {
			t.Errorf("%q needs %q=%d, %v", c.only, id, value, ok)
		}
	}
}

// Every level has its word, which takes no memory anew, and nothing else has one.
func TestLevelsHaveWords(t *testing.T) {
	for id, want := range map[string]text.Text{"random": "Fickle", "easy": "Easy", "medium": "Fair", "hard": "Sly", "master": "Master", "person": ""} {
		l := rules.Level{ID: id}
		var word text.Text
		if got := l.Word(); got != want {
			t.Errorf("%s is called %q", id, got)
		}
		if n := testing.AllocsPerRun(10, func() { word = l.Word() }); n > 0 {
			t.Errorf("the word of %s, %q, is made anew: %v allocations", id, word, n)
		}
	}
}
