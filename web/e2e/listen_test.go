//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/text"
)

// A listener writes down what the page says aloud, and what is done there.
type listener struct {
	lines []string
	said  []string // without what was done
}

// tape is what the page said since it was last asked. What it said before the
// first time, it still holds.
const tape = `(() => {
	const said = document.getElementById("said");
	if (!window.tape) {
		window.tape = [...said.children].map((e) => e.textContent).filter(Boolean);
		new MutationObserver((changes) => {
			for (const c of changes) if (c.target !== said) for (const e of c.addedNodes) window.tape.push(e.textContent);
		}).observe(said, {childList: true, subtree: true});
	}
	return JSON.stringify(window.tape.splice(0));
})()`

// hear takes down what was said since it last did.
func (l *listener) hear(p *Page) error {
	wording, err := Eval[string](p, tape)
	if err != nil {
		return err
	}
	var said []string
	err = json.Unmarshal([]byte(wording), &said)
	l.lines, l.said = append(l.lines, said...), append(l.said, said...)
	return err
}

// act takes down that a control is used.
func (l *listener) act(c Control) {
	l.lines = append(l.lines, fmt.Sprintf("    [%s]", c.Name))
}

func (l *listener) String() string { return strings.Join(l.lines, "\n") }

// An ear hears what is English while the page speaks another language.
type ear []*regexp.Regexp

// Regular expressions for the parts of a key: an argument, once it is quoted; a term of the
// glossary; a word that is long enough to tell languages apart.
var (
	argument = regexp.MustCompile(`\\\{[^}]*\\\}`)
	term     = regexp.MustCompile(`\[([^]]*)\](\([a-z -]*\))?`)
	word     = regexp.MustCompile(`[A-Za-z]{3}`)
)

// newEar is an ear for English messages that read otherwise in a language, and for words that
// only English has. For English it is deaf.
func newEar(code string) (e ear) {
	if code == "en" {
		return nil
	}
	for line := range strings.Lines(text.Compiled(code)) {
		key, pattern, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		said := argument.ReplaceAllString(regexp.QuoteMeta(term.ReplaceAllString(key, "$1")), ".+")
		if key != pattern && word.MatchString(said) {
			e = append(e, regexp.MustCompile("^"+said+"$"))
		}
	}
	return append(e, regexp.MustCompile(`\b([Tt]he|[Yy]ours?|[Yy]ou)\b`))
}

// english returns the lines that are English, or have a sentence in them that is.
func (e ear) english(lines []string) (found []string) {
	for _, line := range lines {
		if slices.ContainsFunc(append(strings.SplitAfter(line, ". "), line), e.hears) {
			found = append(found, line)
		}
	}
	return found
}

// hears reports whether a sentence is English.
func (e ear) hears(sentence string) bool {
	return slices.ContainsFunc(e, func(x *regexp.Regexp) bool { return x.MatchString(strings.TrimSpace(sentence)) })
}

func TestEar(t *testing.T) {
	lines := []string{"Livia wirft 12.", "Livia threw 7.", "Your turn", "Du bist dran", "Neue Knochen. Cover one number.", "It’s your turn, Livia"}
	if got := newEar("de").english(lines); !slices.Equal(got, []string{lines[1], lines[2], lines[4], lines[5]}) {
		t.Errorf("English are %q", got)
	}
}
