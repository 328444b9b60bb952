package text

import (
	_ "embed"
	"strings"
)

// A Catalogue says how one language puts messages into words. A pattern is a sentence in
// which
//
//	{0}                                       is an argument as its kind has it
//	{0, upper}                                begins with a capital letter
//	{0, lower}                                begins with a small letter
//	{0, stop}                                 ends in a full stop, or in the mark it has
//	{0, heading}                              has no full stop
//	{0, spell}                                is a number in letters up to twelve
//	{0, plural, one {# coin} other {# coins}} goes by a number; # is the number, =2 {…} an exact one
//	{0, select, you {You take} other {{0} takes}}
//
// goes by whether the reader sits on that seat. A message that is not in the catalogue is
// its own pattern.
type Catalogue struct {
	code     string
	patterns map[Text]string
	numbers  []string // in letters, from 0 on
	pseudo   bool     // texts are disguised
}

// inLetters is the key of the numbers in letters from zero on, with bars between them.
const inLetters = "numbers in letters"

// Code returns the code of the language: "en", "de".
func (c *Catalogue) Code() string { return c.code }

//go:generate go run ../../web/tool messages catalogue/en.po en.txt
//go:embed en.txt
var english string

// English is the catalogue of the language in which the keys are written.
var English = read("en", english)

// read returns the catalogue that a compiled file holds: a line a message, key and
// pattern with a tab between them.
func read(code, file string) Catalogue {
	c := Catalogue{code: code, patterns: map[Text]string{}}
	for line := range strings.Lines(file) {
		key, pattern, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		c.patterns[Text(key)] = pattern
	}
	if all, ok := c.patterns[inLetters]; ok {
		c.numbers = strings.Split(all, "|")
	}
	return c
}

func (c *Catalogue) pattern(key Text) string {
	if p, ok := c.patterns[key]; ok {
		return p
	}
	return string(key)
}

// Plural returns the CLDR category of a number.
func (c *Catalogue) Plural(n int) string {
	if n == 1 {
		return "one"
	}
	return "other"
}

// thousands is the key of the mark between groups of three figures.
const thousands = ","

// grouped returns a number in figures, grouped by thousands.
func (c *Catalogue) grouped(n int) string {
	s := figures(n)
	first := len(s) - len(strings.TrimPrefix(s, minus))
	for i := len(s) - 3; i > first; i -= 3 {
		s = s[:i] + c.pattern(thousands) + s[i:]
	}
	return s
}

// spelled returns a number in letters, and above most or what the language lists in figures.
func (c *Catalogue) spelled(n, most int) string {
	if 0 <= n && n <= most && n < len(c.numbers) {
		return c.numbers[n]
	}
	return figures(n)
}
