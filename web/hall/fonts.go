//go:build !js

package hall

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode"
)

// A Font is a file with the letters that a language needs in one of the page's faces besides
// those for English. subset.py makes it from the fonts of the game.
type Font struct {
	Name    string // of the face: "title"
	Letters string
}

// Fonts returns the fonts of a language; none if it needs no others than English. The folder
// web has them, and the list of their letters, in its folder hall.
func Fonts(web, code string) (list []Font, err error) {
	data, err := os.ReadFile(filepath.Join(web, "hall", "letters.tsv"))
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		name, letters, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if of, face, ok := strings.Cut(name, "/"); ok && of == code {
			list = append(list, Font{face, letters})
		}
	}
	return list, nil
}

// faces are the families, styles and weights of the page's faces, as in hall.css.
var faces = map[string]string{
	"title": "font-family: Fell", "aside": "font-family: Fell; font-style: italic", "text": "font-family: Alegreya; font-weight: 500", "strong": "font-family: Alegreya; font-weight: 700",
}

// rule returns the CSS rule that makes a browser take a language's letters from the
// font.
func (f Font) rule(code string) string {
	var letters []string
	for _, r := range f.Letters {
		if !unicode.IsSpace(r) {
			letters = append(letters, fmt.Sprintf("U+%X", r))
		}
	}
	return fmt.Sprintf("@font-face { %s; src: url(lang/%s/%s.woff2); font-display: swap; ascent-override: 81%%; descent-override: 19%%; line-gap-override: 0%%; unicode-range: %s }\n",
		faces[f.Name], code, f.Name, strings.Join(letters, ","))
}
