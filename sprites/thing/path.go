package thing

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"knucklebones/sprites/palette"
)

// trace turns a drawing in letters into a path, scaled by k and moved by x, y.
// The letters are those of SVG, always absolute: M, L, H, V, Q, C and Z, and O
// for a circle with its middle and radius.
func trace(drawing string, k, x, y float64) *vector.Path {
	p := new(vector.Path)
	var at [2]float64
	words := strings.Fields(drawing)
	for len(words) > 0 {
		op := words[0]
		v, rest := numbers(words[1:])
		words = rest
		px := func(i int) float32 { return float32(v[i]*k + x) }
		py := func(i int) float32 { return float32(v[i]*k + y) }
		switch op {
		case "M":
			p.MoveTo(px(0), py(1))
		case "L":
			for i := 0; i+1 < len(v); i += 2 {
				p.LineTo(px(i), py(i+1))
			}
		case "H":
			p.LineTo(px(0), float32(at[1]*k+y))
		case "V":
			p.LineTo(float32(at[0]*k+x), py(0))
		case "Q":
			for i := 0; i+3 < len(v); i += 4 {
				p.QuadTo(px(i), py(i+1), px(i+2), py(i+3))
			}
		case "C":
			for i := 0; i+5 < len(v); i += 6 {
				p.CubicTo(px(i), py(i+1), px(i+2), py(i+3), px(i+4), py(i+5))
			}
		case "O":
			circle(p, v[0]*k+x, v[1]*k+y, v[2]*k)
		case "Z":
			p.Close()
		}
		at = follow(op, v, at)
	}
	return p
}

// circle adds a whole circle.
func circle(p *vector.Path, cx, cy, r float64) {
	const bend = 0.5523
	at := func(i int, along float64) (float32, float32) { // the i-th quarter's end, and beyond
		c, s := float64([5]int{1, 0, -1, 0, 1}[i]), float64([5]int{0, 1, 0, -1, 0}[i])
		return float32(cx + r*(c-s*along)), float32(cy + r*(s+c*along))
	}
	p.MoveTo(at(0, 0))
	for i := range 4 {
		x1, y1 := at(i, bend)
		x2, y2 := at(i+1, -bend)
		x3, y3 := at(i+1, 0)
		p.CubicTo(x1, y1, x2, y2, x3, y3)
	}
	p.Close()
}

// follow is where the pen stands after an operation.
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

// numbers takes the numbers that words begin with.
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

// arc adds the part from … to of a circle, in turns clockwise from the top.
func arc(p *vector.Path, cx, cy, r, from, to float64) {
	a, b := from*2*math.Pi-math.Pi/2, to*2*math.Pi-math.Pi/2
	p.MoveTo(float32(cx+r*math.Cos(a)), float32(cy+r*math.Sin(a)))
	p.Arc(float32(cx), float32(cy), float32(r), float32(a), float32(b), vector.Clockwise)
}

// fill paints the inside of a path.
func fill(dst *ebiten.Image, p *vector.Path, c color.RGBA) {
	op := &vector.DrawPathOptions{AntiAlias: true}
	op.ColorScale.ScaleWithColor(c)
	vector.FillPath(dst, p, nil, op)
}

// stroke draws along a path with round ends.
func stroke(dst *ebiten.Image, p *vector.Path, width float64, c color.RGBA) {
	op := &vector.DrawPathOptions{AntiAlias: true}
	op.ColorScale.ScaleWithColor(c)
	vector.StrokePath(dst, p, &vector.StrokeOptions{
		Width: float32(width), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound,
	}, op)
}

// Knot is the mark of the house: the outline of a bone and its groove, w wide.
func Knot(dst *ebiten.Image, cx, cy, w, pen float64, c color.RGBA) {
	const outline = "M 12 3.4 C 9.6 3.4 8.2 1 5.4 1 C 2.4 1 0.8 3.6 0.8 6.4 C 0.8 9.6 2.6 12 5.6 12 C 8.6 12 9.8 9.8 12 9.8 C 14.2 9.8 15.4 12.4 18.4 12.4 C 21.4 12.4 23.2 10 23.2 7.2 C 23.2 4.2 21.4 2 18.4 2 C 15.6 2 14.4 3.4 12 3.4 Z"
	const groove = "M 3.2 5.4 C 6.4 3.4 8.4 5 10.4 7 C 13 9.4 16.4 4.4 20.8 6"
	k := w / 24
	x, y := cx-w/2, cy-6.7*k
	shadow := palette.Fade(palette.Night, 0.5*float64(c.A)/255)
	for _, path := range []string{outline, groove} {
		stroke(dst, trace(path, k, x+pen*0.4, y+pen*0.5), pen*1.2, shadow)
		stroke(dst, trace(path, k, x, y), pen, c)
	}
}
