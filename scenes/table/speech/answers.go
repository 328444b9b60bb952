package speech

import "knucklebones/rules/text"

// most is the greatest number of answers that are announced one by one.
const most = 12

// Either joins answers into one phrase that says common parts once: "Cover 2, 3 or 7",
// "Say two to nine sixes, or doubt it". If there are too many it returns their number,
// and listed is false.
func Either(answers []text.Text) (said text.Text, listed bool) {
	runs := text.Merged(answers)
	if len(runs) > most {
		return text.Of("{0} choices", len(answers)), false
	}
	key := text.Text("{0} or {1, lower}")
	if len(runs) < len(answers) {
		key = "{0}, or {1, lower}"
	}
	last := len(runs) - 1
	said = runs[last]
	for i := last - 1; i >= 0; i-- {
		said, key = text.Of(key, runs[i], said), "{0}, {1, lower}"
	}
	return said, true
}
