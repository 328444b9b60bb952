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
