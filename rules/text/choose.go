package text

import "strings"

// Choose returns the language that meets the first wish that can be met, or "" if none
// can.
func Choose(wishes, languages []string) string {
	for _, w := range wishes {
		if code := Meet(w, languages); code != "" {
			return code
		}
	}
	return ""
}

// ByItself returns the language that a system's wishes choose: the first wish met by a
// sufficiently reviewed language, or "". offered is a language that meets an earlier
// wish but isn't reviewed enough, or "".
func ByItself(wishes []string, list []Language) (chosen, offered string) {
	var ready, living []string
	for _, l := range list {
		if l.Chooses() {
			ready = append(ready, l.Code)
		}
		if !l.Learned() {
			living = append(living, l.Code)
		}
	}
	chosen, offered = Choose(wishes, ready), Choose(wishes, living)
	if offered == chosen {
		offered = ""
	}
	return chosen, offered
}

// Meet returns the language that meets a wish, exactly or but for the region, or "". A
// wish is a code as browsers and systems write it: "de", "de-AT", "de_AT.UTF-8".
func Meet(wish string, languages []string) string {
	wish, _, _ = strings.Cut(wish, ".")
	wish = strings.ReplaceAll(wish, "_", "-")
	wide, _, _ := strings.Cut(wish, "-")
	for _, w := range []string{wish, wide} {
		for _, code := range languages {
			if strings.EqualFold(code, w) {
				return code
			}
		}
	}
	return ""
}
