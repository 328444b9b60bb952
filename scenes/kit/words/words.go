// Package words writes figures that stand alone on boards.
package words

// minus is the minus sign; a hyphen is too short.
const minus = "−"

// Int returns n in figures, with a real minus sign.
func Int(n int) string {
	if n < 0 {
		return minus + Int(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return Int(n/10) + string(rune('0'+n%10))
}
