package games

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/text"
)

// TestTermsAreMarked: where rulebooks, options and questions use a word of the glossary,
// they mark it.
func TestTermsAreMarked(t *testing.T) {
	for _, g := range Tried() {
		told := map[string]bool{}
		check := func(said ...text.Text) {
			words, marked := text.PlainTerms(text.Sentences(said...))
			for _, term := range glossary.Terms {
				isMarked := slices.ContainsFunc(marked, func(m text.Term) bool { return m.ID == term.ID() })
				if g.ID == "catapulta" && term.Word == "stake" { // the wooden one
					continue
				}
				if !isMarked && uses(words, term) && !told[words+term.ID()] {
					told[words+term.ID()] = true
					t.Errorf("%s: mark the first %q as [%[2]s] or […](%s) in %q", g.ID, term.Word, term.ID(), words)
				}
			}
		}
		check(g.Line)
		for _, r := range g.Book.Rules {
			check(r.Text)
		}
		for _, r := range g.Rulesets {
			check(r.About)
		}
		for _, o := range g.Options {
			check(o.Title, o.About)
		}
		everyQuestion(g, func(v *rules.View) { check(v.Prompt, v.Aside) })
	}
}

// uses reports whether words contain a term as a whole word, perhaps in the plural, with a
// small or a capital first letter.
func uses(words string, term glossary.Term) bool {
	word := text.Plain(term.Word)
	if word == "hound" {
		words = strings.ReplaceAll(words, "Wild Hounds", "")
	}
	for _, form := range []string{word, strings.ToUpper(word[:1]) + word[1:], strings.ToLower(word[:1]) + word[1:]} {
		before := ""
		for rest := words; ; {
			head, tail, found := strings.Cut(rest, form)
			if !found {
				break
			}
			before += head
			last, _ := utf8.DecodeLastRuneInString(before)
			next, _ := utf8.DecodeRuneInString(strings.TrimPrefix(tail, "s"))
			if !unicode.IsLetter(last) && !unicode.IsLetter(next) {
				return true
			}
			before, rest = before+form, tail
		}
	}
	return false
}
