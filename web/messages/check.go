//go:build !js

package messages

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

func environ() []string { return os.Environ() }

// Check returns what is wrong with a message and its pattern, a sentence each: braces that
// do not close, arguments that the key does not have, forms that its kinds do not have, a
// number of arguments that is not that of the call.
func Check(m Message, pattern string) (faults []string) {
	c := checker{m: m}
	c.check(pattern)
	if m.Page && forms.MatchString(pattern) {
		c.fault("the page knows no forms, only {0}, {1} …")
	}
	c.terms(pattern)
	if n := letters(pattern); m.Room > 0 && n > m.Room {
		c.fault("it has at least %d letters; %d letters fit", n, m.Room)
	}
	want := highest(m.Key) + 1
	if m.Kinds != nil && len(m.Kinds) != want {
		c.fault("the key has %d arguments, and the call %d", want, len(m.Kinds))
	}
	return c.faults
}

// Wrong returns what is wrong with a pattern whatever the source says of its message, a
// sentence each: markup, placeholders that the key does not have, those missing that the
// English pattern has, too many letters.
func Wrong(key, english, pattern string) (faults []string) {
	if slices.Contains(special, key) {
		return nil
	}
	faults = Check(Message{Key: key}, pattern)
	if markup.MatchString(pattern) {
		faults = append(faults, "it contains markup")
	}
	if strings.Count(pattern, "**")%2 != strings.Count(key, "**")%2 {
		faults = append(faults, "bold does not end")
	}
	for i := range highest(key) + 1 {
		if hole := fmt.Sprintf("{%d", i); strings.Contains(english, hole) && !strings.Contains(pattern, hole) {
			faults = append(faults, fmt.Sprintf("the argument {%d} is missing", i))
		}
	}
	if n, room := letters(pattern), most(letters(key)); n > room {
		faults = append(faults, fmt.Sprintf("it has %d letters; more than %d is too long for any place", n, room))
	}
	return faults
}

// special are keys that do not read as their patterns do.
var special = []string{"name of this language", "also in this language", "numbers in letters", "mark before decimals"}

// markup matches a tag or a character reference of HTML.
var markup = regexp.MustCompile(`</?[A-Za-z!]|&[A-Za-z#]+[0-9]*;`)

// most returns the most letters of a text that has n in English.
func most(n int) int { return 24 + 2*n }

// term matches a word of the glossary as a pattern marks it: "[Venus]", "[pots](pot)".
var term = regexp.MustCompile(`\[([^\[\]]*)\](?:\(([^()]*)\))?`)

// withoutMarks returns a pattern whose terms have no marks.
func withoutMarks(pattern string) string { return term.ReplaceAllString(pattern, "$1") }

// terms returns the ids of the terms that a pattern marks, sorted, each once.
func terms(pattern string) (ids []string) {
	for _, m := range term.FindAllStringSubmatch(pattern, -1) {
		id := m[2]
		if id == "" {
			id = strings.ToLower(m[1])
		}
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// terms checks that a pattern marks the terms of its key.
func (c *checker) terms(pattern string) {
	if strings.ContainsAny(withoutMarks(pattern), "[]") {
		c.fault("a square bracket is left over")
	}
	if got, want := terms(pattern), terms(c.m.Key); !slices.Equal(got, want) {
		c.fault("it marks the terms %q, and the key %q", got, want)
	}
}

// forms matches a placeholder that is not plain.
var forms = regexp.MustCompile(`\{[^{}]*[^0-9{}]`)

// highest returns the highest number of a placeholder in a key, or −1.
func highest(key string) int {
	most := -1
	for i := range len(key) {
		if key[i] != '{' {
			continue
		}
		digits := key[i+1:]
		end := strings.IndexAny(digits, ",}")
		if end < 0 {
			continue
		}
		if n, err := strconv.Atoi(digits[:end]); err == nil {
			most = max(most, n)
		}
	}
	return most
}

// A checker checks one pattern.
type checker struct {
	m      Message
	faults []string
}

func (c *checker) fault(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

// check checks a pattern, or a case of one.
func (c *checker) check(p string) {
	for {
		i := strings.IndexAny(p, "{}")
		if i < 0 {
			return
		}
		if p[i] == '}' {
			c.fault("a brace closes that was not opened: %q", p)
			return
		}
		inside, rest, ok := braced(p[i:])
		if !ok {
			c.fault("a brace does not close: %q", p)
			return
		}
		c.placeholder(inside)
		p = rest
	}
}

// braced splits what begins with a brace after the brace that closes it.
func braced(s string) (inside, rest string, ok bool) {
	deep := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			deep++
		case '}':
			if deep--; deep == 0 {
				return s[1:i], s[i+1:], true
			}
		}
	}
	return "", "", false
}

// placeholder checks what stands between two braces.
func (c *checker) placeholder(s string) {
	number, how, _ := strings.Cut(s, ",")
	how, cases, _ := strings.Cut(strings.TrimSpace(how), ",")
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n > highest(c.m.Key) {
		c.fault("{%s} is no argument of the key", s)
		return
	}
	kind := "any"
	if n < len(c.m.Kinds) {
		kind = c.m.Kinds[n]
	}
	switch how {
	case "", "upper", "lower", "stop", "heading":
	case "spell":
		c.demand(kind, how, "number", "coins", "spelled", "inletters", "signed")
	case "plural":
		c.demand(kind, how, "number", "coins", "spelled", "inletters", "signed", "decimal", "grouped")
		c.cases(cases, map[string]bool{"one": true, "other": true, "few": true, "many": true, "two": true, "zero": true})
	case "select":
		c.demand(kind, how, "seat")
		c.cases(cases, map[string]bool{"you": true, "other": true})
	default:
		c.fault("%q is no form: use upper, lower, stop, heading, spell, plural or select", how)
	}
}

// demand adds a fault unless an argument has one of the kinds that a form works with, or
// the source does not show its kind.
func (c *checker) demand(kind, how string, kinds ...string) {
	for _, k := range append(kinds, "any") {
		if kind == k {
			return
		}
	}
	c.fault("%s does not go with a %s", how, kind)
}

// cases checks the cases of a plural or select, one of which has to be "other".
func (c *checker) cases(s string, known map[string]bool) {
	other := false
	for {
		name, _, found := strings.Cut(s, "{")
		if !found {
			break
		}
		inside, rest, ok := braced(s[len(name):])
		if !ok {
			c.fault("a case does not close: %q", s)
			return
		}
		name = strings.TrimSpace(name)
		if !known[name] && !strings.HasPrefix(name, "=") {
			c.fault("%q is no case", name)
		}
		other = other || name == "other"
		c.check(inside)
		s = rest
	}
	if !other {
		c.fault("there is no case other")
	}
}

// letters returns the number of letters that a pattern has at least: of the longest case of
// each form, and with one for each argument.
func letters(pattern string) (n int) {
	for {
		i := strings.IndexByte(pattern, '{')
		if i < 0 {
			return n + plainLetters(pattern)
		}
		inside, rest, _ := braced(pattern[i:])
		n += plainLetters(pattern[:i])
		if strings.Count(inside, ",") > 1 {
			n += longestCase(inside)
		} else {
			n++
		}
		pattern = rest
	}
}

func plainLetters(s string) int {
	return utf8.RuneCountInString(strings.ReplaceAll(withoutMarks(s), "**", ""))
}

// longestCase returns the letters of the longest case of a plural or select.
func longestCase(form string) (most int) {
	for {
		name, _, found := strings.Cut(form, "{")
		if !found {
			return most
		}
		inside, rest, _ := braced(form[len(name):])
		most, form = max(most, letters(inside)), rest
	}
}
