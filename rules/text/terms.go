package text

import "strings"

// A Term is a word of a text that a glossary explains. In a pattern it stands in square
// brackets, followed by the term's id in parentheses where it differs from the word:
// "The [pots](pot) go to [Venus]."
type Term struct {
	ID       string // in small letters: "pot", "venus"
	Word     string // as it stands in the text: "pots", "Venus"
	From, To int    // the bytes of the text that are the word
}

// A formatted text is in words, which a reader remembers with its terms.
type formatted struct {
	words string
	terms []Term
}

// Terms puts a text into words, as Format does, and lists its terms, each at its first
// place. Do not change the list: the reader remembers it.
func (r *Reader) Terms(t Text) (words string, list []Term) {
	if r.memo == nil {
		return cut(r.marked(t))
	}
	if r.memoIn != r.Catalogue.code {
		clear(r.memo)
		r.memoIn = r.Catalogue.code
	}
	f, ok := r.memo[t]
	if !ok {
		if len(r.memo) == mostKept {
			clear(r.memo)
		}
		f.words, f.terms = cut(r.marked(t))
		r.memo[t] = f
	}
	return f.words, f.terms
}

const (
	termStart = '\x1c' // stands before a term, followed by its id
	termEnd   = '\x1b' // stands after a term
	shift     = 0xE000 // added to each byte of the id, so that it is no letter of the text
)

// term splits what begins with a square bracket after the term that it opens, and returns
// the term with its marks. It is not ok if the bracket does not close.
func term(p string) (marked, rest string, ok bool) {
	word, rest, ok := strings.Cut(p[1:], "]")
	if !ok {
		return "[", p[1:], false
	}
	id := strings.ToLower(word)
	if after, named := strings.CutPrefix(rest, "("); named {
		id, rest, ok = strings.Cut(after, ")")
	}
	var b strings.Builder
	b.WriteRune(termStart)
	for i := range len(id) {
		b.WriteRune(shift + rune(id[i]))
	}
	b.WriteString(word)
	b.WriteRune(termEnd)
	return b.String(), rest, ok
}

// shifted reports whether a character belongs to the marks of a term.
func shifted(r rune) bool { return r == termStart || shift <= r && r < shift+0x100 }

// cut removes the marks of terms from a formatted text, and returns the words and the
// terms with their places.
func cut(marked string) (words string, list []Term) {
	if !strings.ContainsRune(marked, termStart) {
		return marked, nil
	}
	var b strings.Builder
	var id []byte
	from, known := 0, map[string]bool{}
	for _, r := range marked {
		switch {
		case r == termStart:
			id = id[:0]
		case shifted(r):
			id = append(id, byte(r-shift))
			from = b.Len()
		case r == termEnd:
			if !known[string(id)] {
				known[string(id)] = true
				list = append(list, Term{string(id), b.String()[from:], from, b.Len()})
			}
		default:
			b.WriteRune(r)
		}
	}
	return b.String(), list
}
