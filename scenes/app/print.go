package app

import (
	"slices"
	"strings"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
)

// Booklet stands for all games where the id of a game says whose pages are to be printed.
const Booklet = "booklet"

// Pages returns the name of the file with printed pages of a game, or the booklet, in a
// language, for the paper "a4" or "letter".
func Pages(what, lang, paper string) string { return what + "-" + lang + "-" + paper + ".pdf" }

// papers are the names of the papers.
var papers = map[string]text.Text{"a4": "A4", "letter": "Letter"}

// usualPaper returns the paper that is usual where the person is.
func usualPaper() string { return paperFor(host.SystemPreferences().Languages) }

// letterRegions are the regions in which Letter is usual; elsewhere it is A4.
var letterRegions = []string{"BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"}

// paperFor returns the paper that is usual in the first region that the languages of a person
// name.
func paperFor(languages []string) string {
	for _, l := range languages {
		parts := strings.FieldsFunc(l, func(r rune) bool { return strings.ContainsRune("-_.@", r) })
		for i, part := range parts {
			if i == 0 || len(part) != 2 {
				continue
			}
			if slices.Contains(letterRegions, strings.ToUpper(part)) {
				return "letter"
			}
			return "a4"
		}
	}
	return "a4"
}
