package flight

import "strings"

// A Manner is by what help somebody throws: what is thrown otherwise is not
// compared. Of several the later one counts.
type Manner int

const (
	ByHand    Manner = iota
	ByKeys           // in steps, or with bones that wait
	ByArc            // with the whole arc in sight
	ByEar            // from tones and words
	ByAnother        // whoever was asked has not thrown himself
	Manners   int    = iota
)

// helps are the letters for help, none first.
const helps = "abcd"

// text returns the letter of a manner.
func (m Manner) text() string {
	if m == ByHand {
		return ""
	}
	return " " + helps[m-1:m]
}

// helped takes the letter of a manner off what text wrote of a throw.
func helped(f []string) (m Manner, rest []string) {
	last := len(f) - 1
	if last < 3 || len(f[last]) != 1 || !strings.Contains(helps, f[last]) {
		return ByHand, f
	}
	return Manner(1 + strings.Index(helps, f[last])), f[:last]
}
