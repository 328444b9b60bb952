package review

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// biggest returns the log entry of the biggest win of coins. It returns none
// unless there were several wins of different size.
func biggest(of *session.Session) []text.Text {
	var entry text.Text
	most, times, alike := 0, 0, false
	for i := range of.Len() {
		for _, e := range of.Events(i, rules.Nobody) {
			if e.Mark != rules.Won || e.Text == "" || e.Coins == 0 {
				continue
			}
			times++
			if e.Coins >= most {
				entry, alike, most = e.Text, e.Coins == most, e.Coins
			}
		}
	}
	if times < 2 || alike {
		return nil
	}
	return []text.Text{entry}
}
