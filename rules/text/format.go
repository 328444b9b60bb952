package text

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Reader is somebody to whom texts are put into words.
type Reader struct {
	Catalogue *Catalogue     // may come to hold another language
	Names     []string       // of the players, by seat; "" for one without a name. Seats beyond stay placeholders: "{1}"
	You       func(int) bool // whether the reader sits on a seat; nil if on none

	memo   map[Text]formatted // what was put into words before; nil to keep nothing
	memoIn string             // the language of that
}

// mostKept is the number of texts a reader remembers before it forgets them all.
const mostKept = 1 << 12

// NewReader returns a reader that remembers what it has put into words, for one goroutine.
func NewReader(c *Catalogue, names []string, you func(int) bool) *Reader {
	return &Reader{Catalogue: c, Names: names, You: you, memo: map[Text]formatted{}}
}

// Plain puts a Text into English and leaves seats as they stand in the key: "{0} threw 5."
func Plain(t Text) string { return plain.Format(t) }

// PlainTerms is to Plain what Reader.Terms is to Reader.Format.
func PlainTerms(t Text) (words string, list []Term) { return plain.Terms(t) }

var plain = Reader{Catalogue: English}

// Format puts a Text into words.
func (r *Reader) Format(t Text) string {
	if !strings.ContainsRune(string(t), mark) && !r.Catalogue.pseudo {
		if p := r.Catalogue.pattern(t); !strings.Contains(p, "[") {
			return p
		}
	}
	words, _ := r.Terms(t)
	return words
}

// Called returns what the player on a seat is called where the name stands alone: "Livia",
// "You", or without a name "Player 2".
func (r *Reader) Called(seat int) Text {
	switch {
	case r.You != nil && r.You(seat):
		return "You"
	case r.Names[seat] == "":
		return Of(player, seat+1)
	}
	return Raw(r.Names[seat])
}

// player is the key of a player without a name, by the number of the seat.
const player Text = "Player {0}"

// marked formats a text and keeps the marks of its terms.
func (r *Reader) marked(t Text) string {
	s := strings.ReplaceAll(addressed(r.nested(t)), nameMark, "")
	if r.Catalogue.pseudo {
		return disguised(s)
	}
	return s
}

// nested formats a text and keeps the marks of terms and those at every bare "you" and
// every name. If the language's pattern is broken it uses the key as the pattern.
func (r *Reader) nested(t Text) string {
	key, args := parse(t)
	pattern := r.Catalogue.pattern(key)
	f := formatter{Reader: r, args: args}
	s := f.pattern(pattern, "")
	if f.broken && pattern != string(key) {
		f = formatter{Reader: r, args: args}
		s = f.pattern(string(key), "")
	}
	return s
}

const (
	youMark  = "\x1e" // stands before the word "you" until it is known whether it begins a sentence
	nameMark = "\x1d" // stands before a name, so that it is not given a small letter
)

// addressed removes the marks at every "you" from s, and makes what begins a sentence
// there begin with a capital letter.
func addressed(s string) string {
	if !strings.Contains(s, youMark) {
		return s
	}
	var b strings.Builder
	for first := true; ; first = false {
		before, after, found := strings.Cut(s, youMark)
		if !first {
			if so := strings.TrimRight(b.String(), " "); so == "" || strings.ContainsAny(so[len(so)-1:], ".:*") {
				before = upper(before)
			}
		}
		b.WriteString(before)
		if !found {
			return b.String()
		}
		s = after
	}
}

// A formatter puts one message into words.
type formatter struct {
	*Reader
	args   []Arg
	broken bool // the pattern has a mistake: a brace too many or too few, an argument or a form that there is not
}

// pattern evaluates a pattern. Within the case of a plural, # stands for the number hash.
func (f *formatter) pattern(p, hash string) string {
	var b strings.Builder
	for {
		i := strings.IndexAny(p, "{}#[")
		if i < 0 {
			b.WriteString(p)
			return b.String()
		}
		b.WriteString(p[:i])
		if p[i] == '}' {
			f.broken = true
			b.WriteByte('}')
			p = p[i+1:]
			continue
		}
		if p[i] == '[' {
			marked, rest, ok := term(p[i:])
			f.broken = f.broken || !ok
			b.WriteString(marked)
			p = rest
			continue
		}
		if p[i] == '#' {
			if hash == "" {
				hash = "#"
			}
			b.WriteString(hash)
			p = p[i+1:]
			continue
		}
		inside, rest, ok := braced(p[i:])
		f.broken = f.broken || !ok
		b.WriteString(f.placeholder(inside, hash))
		p = rest
	}
}

// braced splits what follows an opening brace at the brace that closes it; it is not ok if
// none does.
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
	return strings.TrimPrefix(s, "{"), "", false
}

// placeholder formats what stands between braces: "0", "0, upper", "0, spell", "0,
// plural, one {# coin} other {# coins}", "0, select, you {…} other {…}". hash replaces
// # in it.
func (f *formatter) placeholder(s, hash string) string {
	name, how, _ := strings.Cut(s, ",")
	how, cases, _ := strings.Cut(strings.TrimSpace(how), ",")
	i, err := strconv.Atoi(name)
	if err != nil || i < 0 || i >= len(f.args) {
		f.broken = true
		return "{" + s + "}"
	}
	a := f.args[i]
	switch how {
	case "upper":
		return upper(f.argument(a))
	case "lower":
		return lower(f.argument(a))
	case "stop":
		return f.stop(f.argument(a))
	case "heading":
		return strings.TrimSuffix(f.argument(a), f.Catalogue.pattern(fullStop))
	case "spell":
		return f.argument(a.as(word))
	case "plural":
		return f.pattern(f.plural(cases, a), f.hash(a))
	case "select":
		return f.selected(cases, i, hash)
	case "":
		return f.argument(a)
	}
	f.broken = true
	return f.argument(a)
}

// hash returns what # stands for in the cases of a plural: a number in figures.
func (f *formatter) hash(a Arg) string {
	if a.kind != decimal && a.kind != grouped {
		a = a.as(number)
	}
	return f.argument(a)
}

// stop returns a sentence with a full stop, unless it ends in a mark that does as well.
func (f *formatter) stop(s string) string {
	if last, _ := utf8.DecodeLastRuneInString(s); s == "" || strings.ContainsRune(".?。？", last) {
		return s
	}
	return s + f.Catalogue.pattern(fullStop)
}

// plural returns the case for a number, "=1" before "one" before "other"; for one of several
// it is that of the last, and never that of an exact number.
func (f *formatter) plural(cases string, a Arg) string {
	all := f.split(cases)
	n := a.number()
	if p, ok := all["="+strconv.Itoa(n)]; ok && a.kind != oneOf && a.kind != decimal {
		return p
	}
	if p, ok := all[f.Catalogue.pluralOf(a)]; ok {
		return p
	}
	return f.other(all)
}

// other returns the case named "other", which every list of cases must have; without
// one the pattern is broken.
func (f *formatter) other(all map[string]string) string {
	p, ok := all["other"]
	f.broken = f.broken || !ok
	return p
}

// selected formats the case that fits the seat in the i-th argument: "you" for the
// reader's, else "other". If the argument is one of several seats, it joins the cases
// of each with "or".
func (f *formatter) selected(cases string, i int, hash string) string {
	if f.args[i].kind != oneOf {
		return f.pattern(f.chosen(cases, f.args[i]), hash)
	}
	var list []Text
	for _, a := range f.args[i].alternatives() {
		one := formatter{Reader: f.Reader, args: slices.Clone(f.args)}
		one.args[i] = a
		list = append(list, Raw(one.pattern(one.chosen(cases, a), hash)))
		f.broken = f.broken || one.broken
	}
	return f.nested(Or(list...))
}

// chosen returns the unformatted case for the seat in a: "you" if it is the reader's,
// else "other".
func (f *formatter) chosen(cases string, a Arg) string {
	all := f.split(cases)
	if p, ok := all["you"]; ok && a.kind == seat && f.You != nil && f.You(a.number()) {
		return p
	}
	return f.other(all)
}

// split parses a list of cases, "one {…} other {…}", into a map by name.
func (f *formatter) split(cases string) map[string]string {
	all := map[string]string{}
	for {
		name, _, found := strings.Cut(cases, "{")
		if !found {
			return all
		}
		var inside string
		var ok bool
		inside, cases, ok = braced(cases[len(name):])
		f.broken = f.broken || !ok
		all[strings.TrimSpace(name)] = inside
	}
}

// argument formats an argument by its kind.
func (f *formatter) argument(a Arg) string {
	n := a.number()
	switch a.kind {
	case oneOf:
		if a.are(coins) {
			return f.nested(Of("{0} coins", a.as(number)))
		}
		return f.either(a.alternatives())
	case nested:
		return f.nested(Text(a.value))
	case bones, verbatim:
		return a.value
	case decimal:
		return f.Catalogue.tenths(a.value)
	case seat:
		switch {
		case f.You != nil && f.You(n):
			return youMark + f.Catalogue.pattern("you")
		case n < len(f.Names) && f.Names[n] == "":
			return nameMark + f.nested(Of(player, n+1))
		case n < len(f.Names):
			return nameMark + f.Names[n]
		}
		return "{" + a.value + "}"
	case coins:
		return f.nested(Of("{0} coins", Arg{number, a.value}))
	case word:
		return f.Catalogue.spelled(n, 12)
	case letters:
		return f.Catalogue.spelled(n, 99)
	case grouped:
		return f.Catalogue.grouped(n)
	case signed:
		if n > 0 {
			return "+" + figures(n)
		}
	}
	return figures(n)
}

// either joins the arguments of a list with "or"; four or more numbers in sequence are
// joined by "to": "2, 3 or 7", "2 to 5 or 9".
func (f *formatter) either(list []Arg) string {
	const few = 4 // fewer numbers are listed
	var all []Text
	for len(list) > 0 {
		n := following(list)
		if n < few {
			n = 1
			all = append(all, Of("{0}", list[0]))
		} else {
			all = append(all, Of("{0} to {1}", list[0], list[n-1]))
		}
		list = list[n:]
	}
	return f.nested(Or(all...))
}

// minus is the minus sign, not a hyphen.
const minus = "−"

// figures returns n in figures, with a real minus sign.
func figures(n int) string {
	if n < 0 {
		return minus + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// upper returns s with its first letter as a capital.
func upper(s string) string {
	if name, ok := strings.CutPrefix(s, nameMark); ok {
		return nameMark + upper(name)
	}
	return begun(s, unicode.ToUpper)
}

// lower returns s with a small first letter, unless it begins with a name.
func lower(s string) string {
	if strings.HasPrefix(s, nameMark) {
		return s
	}
	return begun(s, unicode.ToLower)
}

// begun returns s with its first letter changed by change; marks before it stay.
func begun(s string, change func(rune) rune) string {
	rest := strings.TrimLeftFunc(s, shifted)
	if rest == "" {
		return s
	}
	first, size := utf8.DecodeRuneInString(rest)
	return s[:len(s)-len(rest)] + string(change(first)) + rest[size:]
}
