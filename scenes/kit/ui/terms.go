package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/thing"
)

// Terms puts a text into words as they are shown, and lists the terms it marks.
func (p *Page) Terms(t text.Text) (words string, list []text.Term) {
	if p == nil || p.Reader == nil {
		return text.PlainTerms(t)
	}
	return p.Reader.Terms(t)
}

// A Spot is a term on the page.
type Spot struct {
	Term text.Term
	Rect Rect // empty if the term is broken over two lines
}

// Spots returns the terms of a text and where Glossed underlines them.
func (p *Page) Spots(r Rect, s text.Text, t Type) []Spot {
	marks := p.Marks(s)
	spots := make([]Spot, len(marks.terms))
	for i, m := range marks.terms {
		spots[i].Term = m
	}
	p.eachLine(r, s, t, func(line string, y float64, st lettering.Style) {
		marks.each(line, st, func(i int, from, to float64) {
			spots[i].Rect = Rect{r.X + from, y - st.Size/2, to - from, st.Size}
		})
	})
	return spots
}

// Marks are the terms of a text that is drawn line by line, from the first line on.
type Marks struct {
	terms []text.Term
	spans [][2]int // the letters of each term, counted without spaces from the text's beginning
	drawn int      // letters in the lines so far
}

// Marks returns the terms of a text, to be underlined as its lines are drawn in order.
func (p *Page) Marks(t text.Text) *Marks {
	words, terms := p.Terms(t)
	m := &Marks{terms: terms}
	for _, term := range terms {
		from := letters(words[:term.From])
		m.spans = append(m.spans, [2]int{from, from + letters(term.Word)})
	}
	return m
}

// Underline draws a dotted line under the terms in the next line of the text, which starts
// at x with its baseline at y, in pixels.
func (m *Marks) Underline(dst *ebiten.Image, line string, x, y, u float64, st lettering.Style) {
	m.each(line, st, func(_ int, from, to float64) {
		for at := from; at < to-0.4*u; at += 1.1 * u {
			thing.Rule(dst, x+at, y+0.22*st.Size, 0.6*u, u, st.Color)
		}
	})
}

// Places returns the places of the terms in the next line of the text, which starts at x with
// its baseline at y, in pixels.
func (m *Marks) Places(line string, x, y float64, st lettering.Style) (list []Rect) {
	m.each(line, st, func(_ int, from, to float64) {
		list = append(list, Rect{x + from, y - st.Size, to - from, 1.3 * st.Size})
	})
	return list
}

// each calls do with the index of each term that is in the next line as a whole, and with
// its start and end in pixels from the line's start.
func (m *Marks) each(line string, st lettering.Style, do func(i int, from, to float64)) {
	end := m.drawn + letters(line)
	for i, s := range m.spans {
		if m.drawn <= s[0] && s[1] <= end {
			from, to := offset(line, s[0]-m.drawn), offset(line, s[1]-1-m.drawn)
			_, size := utf8.DecodeRuneInString(line[to:])
			do(i, lettering.Width(line[:from], st), lettering.Width(line[:to+size], st))
		}
	}
	m.drawn = end
}

// letters returns the number of characters in s that are no spaces.
func letters(s string) int {
	return utf8.RuneCountInString(strings.Join(strings.Fields(s), ""))
}

// offset returns the byte offset of the n-th character in s that is no space.
func offset(s string, n int) int {
	for i, r := range s {
		if unicode.IsSpace(r) {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}
