package text

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Reader is somebody to whom texts are put into words.
type Reader struct {
	Catalogue Catalogue
	Names     []string       // by seat; a seat without a name stays a placeholder: "{1}"
	You       func(int) bool // whether the reader sits on a seat; nil if on none

	memo map[Text]string // what was put into words before; nil to keep nothing
}

// mostKept is the number of texts a reader remembers before it forgets them all.
const mostKept = 1 << 12

// NewReader returns a reader that remembers what it has put into words, for one goroutine.
func NewReader(c Catalogue, names []string, you func(int) bool) *Reader {
	return &Reader{Catalogue: c, Names: names, You: you, memo: map[Text]string{}}
}

// Plain puts a Text into English and leaves seats as they stand in the key: "{0} threw 5."
func Plain(t Text) string { return plain.Format(t) }

var plain = Reader{Catalogue: English}

// Format puts a Text into words.
func (r *Reader) Format(t Text) string {
	if !strings.ContainsRune(string(t), mark) && !r.Catalogue.pseudo {
		return r.Catalogue.pattern(t)
	}
	if r.memo == nil {
		return r.format(t)
	}
	s, ok := r.memo[t]
	if !ok {
		if len(r.memo) == mostKept {
			clear(r.memo)
		}
		s = r.format(t)
		r.memo[t] = s
	}
	return s
}

func (r *Reader) format(t Text) string {
	s := addressed(r.nested(t))
	if r.Catalogue.pseudo {
		return disguised(s)
	}
	return s
}

// nested puts a text into words in which every bare "you" has its mark.
func (r *Reader) nested(t Text) string {
	key, args := parse(t)
	f := formatter{r, args}
	return f.pattern(r.Catalogue.pattern(key), "")
}

// youMark stands before the word "you" until it is known whether it begins a sentence.
const youMark = "\x1e"

// addressed returns a text whose marked words begin with a capital letter if they begin a
// sentence, and without the marks.
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
	args []Arg
}

// pattern evaluates a pattern. Within the case of a plural, # stands for number.
func (f *formatter) pattern(p, number string) string {
	var b strings.Builder
	for {
		i := strings.IndexAny(p, "{#")
		if i < 0 {
			b.WriteString(p)
			return b.String()
		}
		b.WriteString(p[:i])
		if p[i] == '#' {
			if number == "" {
				number = "#"
			}
			b.WriteString(number)
			p = p[i+1:]
			continue
		}
		inside, rest := braced(p[i:])
		b.WriteString(f.placeholder(inside, number))
		p = rest
	}
}

// braced splits what follows an opening brace at the brace that closes it.
func braced(s string) (inside, rest string) {
	deep := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			deep++
		case '}':
			if deep--; deep == 0 {
				return s[1:i], s[i+1:]
			}
		}
	}
	return strings.TrimPrefix(s, "{"), ""
}

// placeholder evaluates what stands between braces: "0", "0, upper", "0, spell",
// "0, plural, one {# coin} other {# coins}", "0, select, you {…} other {…}".
func (f *formatter) placeholder(s, number string) string {
	name, how, _ := strings.Cut(s, ",")
	how, cases, _ := strings.Cut(strings.TrimSpace(how), ",")
	i, err := strconv.Atoi(name)
	if err != nil || i < 0 || i >= len(f.args) {
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
		return f.Catalogue.spelled(a.number(), 12)
	case "plural":
		return f.pattern(f.plural(cases, a.number()), figures(a.number()))
	case "select":
		return f.pattern(f.chosen(cases, a), number)
	}
	return f.argument(a)
}

// fullStop is the key of the mark that ends a sentence.
const fullStop = "."

// stop returns a sentence with a full stop, unless it ends in a mark that does as well.
func (f *formatter) stop(s string) string {
	if last, _ := utf8.DecodeLastRuneInString(s); s == "" || strings.ContainsRune(".?。？", last) {
		return s
	}
	return s + f.Catalogue.pattern(fullStop)
}

// plural returns the case for a number, "=1" before "one" before "other".
func (f *formatter) plural(cases string, n int) string {
	all := split(cases)
	for _, name := range []string{"=" + strconv.Itoa(n), f.Catalogue.Plural(n), "other"} {
		if p, ok := all[name]; ok {
			return p
		}
	}
	return ""
}

// chosen returns the case for a seat, "you" or "other".
func (f *formatter) chosen(cases string, a Arg) string {
	all := split(cases)
	if p, ok := all["you"]; ok && a.kind == seat && f.You != nil && f.You(a.number()) {
		return p
	}
	return all["other"]
}

// split returns cases by name.
func split(cases string) map[string]string {
	all := map[string]string{}
	for {
		name, _, found := strings.Cut(cases, "{")
		if !found {
			return all
		}
		var inside string
		inside, cases = braced(cases[len(name):])
		all[strings.TrimSpace(name)] = inside
	}
}

// argument puts an argument into words.
func (f *formatter) argument(a Arg) string {
	n := a.number()
	switch a.kind {
	case nested:
		return f.nested(Text(a.value))
	case bones, verbatim:
		return a.value
	case decimal:
		return strings.Replace(a.value, "-", minus, 1)
	case seat:
		if f.You != nil && f.You(n) {
			return youMark + string(f.Catalogue.pattern("you"))
		}
		if n < len(f.Names) {
			return f.Names[n]
		}
		return "{" + a.value + "}"
	case coins:
		return f.nested(Of("{0} coins", n))
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

// minus is the minus sign, not a hyphen.
const minus = "−"

// figures returns n in figures, with a real minus sign.
func figures(n int) string {
	if n < 0 {
		return minus + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

func upper(s string) string { return begun(s, unicode.ToUpper) }

func lower(s string) string { return begun(s, unicode.ToLower) }

// begun returns s with its first letter changed.
func begun(s string, change func(rune) rune) string {
	if s == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(change(first)) + s[size:]
}
