package outline

import (
	"strconv"
	"strings"
)

// Trace parses a drawing into a path, scaled by k and moved by x, y. The
// commands are those of SVG, always absolute: M, L, H, V, Q, C and Z, and O for
// a circle with its middle and radius.
func Trace(drawing string, k, x, y float64) *Path {
	p := new(Path)
	var at [2]float64
	words := strings.Fields(drawing)
	for len(words) > 0 {
		op := words[0]
		v, rest := numbers(words[1:])
		words = rest
		px := func(i int) float64 { return v[i]*k + x }
		py := func(i int) float64 { return v[i]*k + y }
		switch op {
		case "M":
			p.MoveTo(px(0), py(1))
		case "L":
			for i := 0; i+1 < len(v); i += 2 {
				p.LineTo(px(i), py(i+1))
			}
		case "H":
			p.LineTo(px(0), at[1]*k+y)
		case "V":
			p.LineTo(at[0]*k+x, py(0))
		case "Q":
			for i := 0; i+3 < len(v); i += 4 {
				p.QuadTo(px(i), py(i+1), px(i+2), py(i+3))
			}
		case "C":
			for i := 0; i+5 < len(v); i += 6 {
				p.CubicTo(px(i), py(i+1), px(i+2), py(i+3), px(i+4), py(i+5))
			}
		case "O":
			p.Circle(px(0), py(1), v[2]*k)
		case "Z":
			p.Close()
		}
		at = follow(op, v, at)
	}
	return p
}

// follow returns where the pen is after a command with the arguments v, if it was at
// the point at before.
func follow(op string, v []float64, at [2]float64) [2]float64 {
	switch {
	case op == "H":
		at[0] = v[0]
	case op == "V":
		at[1] = v[0]
	case op != "Z" && op != "O":
		at = [2]float64{v[len(v)-2], v[len(v)-1]}
	}
	return at
}

// Numbers parses numbers separated by spaces.
func Numbers(text string) []float64 {
	v, _ := numbers(strings.Fields(text))
	return v
}

// numbers parses the words from the first on up to one that is no number, and returns
// the numbers and the other words.
func numbers(words []string) (v []float64, rest []string) {
	for i, w := range words {
		f, err := strconv.ParseFloat(w, 64)
		if err != nil {
			return v, words[i:]
		}
		v = append(v, f)
	}
	return v, nil
}
