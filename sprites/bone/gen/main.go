// Command gen makes mesh.bin: the knucklebone as triangles in two levels of
// detail, with baked light, and as points and a distance field for the
// simulation. Package bone documents the file format.
package main

import (
	"bytes"
	"fmt"
	"log"
	"math"
	"os"
	"slices"
)

// Units of the numbers in the file, as package bone reads them.
const (
	placeUnit = 1.2 / 2047 // of a coordinate
	lightUnit = 4.0 / 127  // of a harmonic
	fieldUnit = 1.0 / 254  // of a distance, in units
	fieldCell = 0.08
)

func main() {
	var out bytes.Buffer
	coarse := weave(0.13)
	bake(&out, coarse)
	fine := weave(0.10)
	bake(&out, fine)
	indices(&out, corners(fine.at, 60))
	all := make([]int, len(fine.at))
	for i := range all {
		all[i] = i
	}
	indices(&out, spread(fine.at, all, 135))
	field(&out)
	if err := os.WriteFile("mesh.bin", out.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("triangles:", len(coarse.faces), len(fine.faces), "bytes:", out.Len())
}

// bake writes a net: its points, then its faces, each kind of number in a run
// of its own and as differences, so that it compresses well.
func bake(out *bytes.Buffer, n *net) {
	word(out, len(n.at))
	word(out, len(n.faces))
	var rows [3 + 2 + 1 + 9][]int
	all := rays(400)
	for i, p := range n.at {
		u, v := fold(n.normal[i])
		sh := visibility(p, n.normal[i], all)
		row := []float64{p.x / placeUnit, p.y / placeUnit, p.z / placeUnit, u * 127, v * 127, open(p, n.normal[i], all) * 127}
		for _, c := range sh {
			row = append(row, clamp(c/lightUnit, -127, 127))
		}
		for c, value := range row {
			rows[c] = append(rows[c], int(math.Round(value)))
		}
	}
	for c, row := range rows {
		last := 0
		for _, v := range row {
			if c < 3 {
				word(out, v-last)
			} else {
				out.WriteByte(byte(v - last))
			}
			last = v
		}
	}
	next := 0 // point that no face has had yet
	for _, f := range n.faces {
		for _, i := range f {
			word(out, next-i)
			next = max(next, i+1)
		}
	}
}

// fold returns the octahedral coordinates of a direction, −1 to 1.
func fold(n vec) (u, v float64) {
	s := math.Abs(n.x) + math.Abs(n.y) + math.Abs(n.z)
	u, v = n.x/s, n.y/s
	if n.z < 0 {
		u, v = math.Copysign(1-math.Abs(v), u), math.Copysign(1-math.Abs(u), v)
	}
	return u, v
}

func indices(out *bytes.Buffer, list []int) {
	word(out, len(list))
	for _, i := range list {
		word(out, i)
	}
}

// field writes the distance field, clamped to half a unit each way, as differences along
// each axis.
func field(out *bytes.Buffer) {
	g := sample(fieldCell)
	word(out, g.nx)
	word(out, g.ny)
	word(out, g.nz)
	steps := make([]byte, len(g.d))
	for i, d := range g.d {
		steps[i] = byte(int(math.Round(clamp(d/fieldUnit, -127, 127))))
	}
	stride := 1
	for _, n := range []int{g.nx, g.ny, g.nz} {
		for i := range slices.Backward(steps) {
			if i/stride%n > 0 {
				steps[i] -= steps[i-stride]
			}
		}
		stride *= n
	}
	out.Write(steps)
}

// word writes the low sixteen bits of v, low byte first.
func word(out *bytes.Buffer, v int) {
	out.WriteByte(byte(v))
	out.WriteByte(byte(v >> 8))
}
