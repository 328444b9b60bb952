//go:build !js

package messages

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestCatalogue checks the English catalogue against the source: every pattern is well
// formed and has the arguments of its key, none is left of a key that is gone, and what
// names a seat says how it addresses the reader.
func TestCatalogue(t *testing.T) {
	dir, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	list, err := Extract(dir)
	if err != nil {
		t.Fatal(err)
	}
	patterns, err := Read(filepath.Join(dir, "rules/text/catalogue/en.po"))
	if err != nil {
		t.Fatal(err)
	}
	left := maps.Clone(patterns)
	for _, m := range list {
		pattern, ok := patterns[m.Key]
		delete(left, m.Key)
		if !ok {
			pattern = m.Key
		}
		for _, f := range Check(m, pattern) {
			t.Errorf("%s: %q reads %q: %s", m.Places[0], m.Key, pattern, f)
		}
		if !ok && slices.Contains(m.Kinds, "seat") {
			t.Errorf("%s: %q names a seat: say in en.po how it reads for \"you\", even if it reads the same", m.Places[0], m.Key)
		}
		if strings.TrimSpace(m.Key) != m.Key {
			t.Errorf("%s: %q is a part of a sentence: make the whole sentence a message", m.Places[0], m.Key)
		}
	}
	for key := range left {
		if !slices.Contains(builtIn, key) {
			t.Errorf("en.po has %q, which the source does not", key)
		}
	}
}

// builtIn are the keys of package text itself.
var builtIn = []string{"numbers in letters", "you", "{0} coins", ","}

func TestCheck(t *testing.T) {
	for _, c := range []struct {
		key, pattern string
		kinds        []string
		want         string
	}{
		{"{0} takes {1}.", "{0, select, you {You take} other {{0} takes}} {1, plural, one {# coin} other {# coins}}.", []string{"seat", "coins"}, ""},
		{"{0} takes {1}.", "{0} takes {2}.", nil, "no argument"},
		{"{0} takes {1}.", "{0} takes {1", nil, "does not close"},
		{"{0} takes {1}.", "{0} takes {1}}.", nil, "was not opened"},
		{"{0} takes {1}.", "{1, select, you {You} other {{1}}} takes {0}.", []string{"seat", "coins"}, "select does not go with a coins"},
		{"{0} takes {1}.", "{0, plural, one {a} other {b}}", []string{"seat", "coins"}, "plural does not go with a seat"},
		{"{0} takes {1}.", "{1, plural, one {# coin}}", []string{"seat", "coins"}, "no case other"},
		{"{0} takes {1}.", "{1, plural, uno {#} other {#}}", []string{"seat", "coins"}, "is no case"},
		{"{0} takes {1}.", "{0} takes {1, figures}.", nil, "is no form"},
		{"{0} takes {1}.", "{0} takes {1}.", []string{"seat"}, "the call 1"},
	} {
		got := strings.Join(Check(Message{Key: c.key, Kinds: c.kinds}, c.pattern), "; ")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%q: %q, want %q", c.pattern, got, c.want)
		}
	}
}

func TestExample(t *testing.T) {
	lines := []string{"  You threw 5.", "  {1} takes the pot: 12 coins. The end."}
	for key, want := range map[string]string{
		"{0} takes the pot: {1}.": "{1} takes the pot: 12 coins.", "No argument": "", "{0} x": "", "{0} passes by.": "",
	} {
		if got := example(key, lines); got != want {
			t.Errorf("%q: %q, want %q", key, got, want)
		}
	}
}
