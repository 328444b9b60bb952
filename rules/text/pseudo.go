package text

import (
	"strings"
	"unicode"
)

// BuiltIn returns the catalogue of a language that needs no file: "en", or "pseudo" for
// English that shows which texts are messages and whether their places have room for
// longer languages.
func BuiltIn(code string) (c *Catalogue, ok bool) {
	switch code {
	case "en":
		return English, true
	case "pseudo":
		p := *English
		p.code, p.pseudo = code, true
		return &p, true
	}
	return nil, false
}

// accented are letters with accents in the place of plain ones; vowels are doubled, which
// makes a text longer by some two fifths and leaves its words.
var accented = strings.NewReplacer(
	"a", "áá", "e", "ëë", "i", "îî", "o", "öö", "u", "üü", "c", "ç", "n", "ñ",
	"A", "Áá", "E", "Ëë", "I", "Îî", "O", "Öö", "U", "Üü", "C", "Ç", "N", "Ñ",
)

// disguised returns s in pseudo-English: with accents, longer and in brackets. What has
// no letter, such as figures, stays as it is.
func disguised(s string) string {
	if !strings.ContainsFunc(s, unicode.IsLetter) {
		return s
	}
	return "(" + accented.Replace(s) + ")"
}
