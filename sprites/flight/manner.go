package flight

import "strings"

// An Assistance is the help with which a throw was made; throws with different help
// are not compared. Of several the highest counts.
type Assistance int

const (
	ByHand    Assistance = iota
	ByKeys               // aimed in steps with keys, or at bones that wait
	ByArc                // with the whole arc shown
	ByEar                // by tones and words
	ByAnother            // thrown by somebody else than the player asked
	Manners   int        = iota
)

// helps are the letters of the kinds of help, by Assistance−1.
const helps = "abcd"

// text returns the letter of a kind of help as the last part of a throw's text, or ""
// without help.
func (m Assistance) text() string {
	if m == ByHand {
		return ""
	}
	return " " + helps[m-1:m]
}

// helped takes the letter of a kind of help, "a" to "d", off the fields of a
// throw's text, and returns the kind and the fields that are left. Only the last
// field can be that letter, and only after at least three others; without such a
// letter helped returns ByHand and all fields.
func helped(f []string) (m Assistance, rest []string) {
	last := len(f) - 1
	if last < 3 || len(f[last]) != 1 || !strings.Contains(helps, f[last]) {
		return ByHand, f
	}
	return Assistance(1 + strings.Index(helps, f[last])), f[:last]
}
