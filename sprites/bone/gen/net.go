package main

import "math"

// A net is a closed mesh of triangles round the bone.
type net struct {
	at, normal []vec
	faces      [][3]int
}

// low and high are the corners of a box around the bone, with a margin, in
// units.
var low, high = vec{-0.86, -0.76, -1.14}, vec{0.86, 0.76, 1.14}

// weave returns the naive surface net with cells of that size: one point in
// each cell that the surface crosses, four of them joined around each crossed
// edge, then moved onto the surface.
func weave(cell float64) *net {
	g := sample(cell)
	n := &net{}
	index := make(map[[3]int]int)
	for k := range g.nz - 1 {
		for j := range g.ny - 1 {
			for i := range g.nx - 1 {
				if p, ok := g.point(i, j, k); ok {
					index[[3]int{i, j, k}] = len(n.at)
					n.at = append(n.at, settle(p))
				}
			}
		}
	}
	n.join(g, index)
	for _, p := range n.at {
		n.normal = append(n.normal, gradient(p))
	}
	return n
}

// A grid holds the distance at the corners of cells.
type grid struct {
	cell       float64
	nx, ny, nz int
	d          []float64
}

// sample returns the distance to the bone at all points of a grid with cells of that
// size.
func sample(cell float64) *grid {
	size := high.minus(low).times(1 / cell)
	g := &grid{cell: cell, nx: int(math.Ceil(size.x)) + 1, ny: int(math.Ceil(size.y)) + 1, nz: int(math.Ceil(size.z)) + 1}
	for k := range g.nz {
		for j := range g.ny {
			for i := range g.nx {
				g.d = append(g.d, distance(g.corner(i, j, k)))
			}
		}
	}
	return g
}

func (g *grid) corner(i, j, k int) vec {
	return low.plus(vec{float64(i), float64(j), float64(k)}.times(g.cell))
}

func (g *grid) get(i, j, k int) float64 { return g.d[(k*g.ny+j)*g.nx+i] }

// point returns the mean of the crossings of the edges of a cell.
func (g *grid) point(i, j, k int) (vec, bool) {
	var sum vec
	count := 0.0
	for a := range 8 {
		for axis := range 3 {
			b := a | 1<<axis
			if a == b {
				continue
			}
			pa, da := g.edge(i, j, k, a)
			pb, db := g.edge(i, j, k, b)
			if (da < 0) != (db < 0) {
				sum = sum.plus(pa.plus(pb.minus(pa).times(da / (da - db))))
				count++
			}
		}
	}
	return sum.times(1 / math.Max(count, 1)), count > 0
}

// edge returns a corner of the cell i, j, k and the distance there; the bits of a say
// which corner.
func (g *grid) edge(i, j, k, a int) (vec, float64) {
	i, j, k = i+a&1, j+a>>1&1, k+a>>2
	return g.corner(i, j, k), g.get(i, j, k)
}

// settle moves a point onto the surface by Newton's method.
func settle(p vec) vec {
	for range 6 {
		p = p.minus(gradient(p).times(distance(p)))
	}
	return p
}

// join adds two triangles for each crossed edge of the grid.
func (n *net) join(g *grid, index map[[3]int]int) {
	steps := [3][3]int{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	for k := 1; k < g.nz-1; k++ {
		for j := 1; j < g.ny-1; j++ {
			for i := 1; i < g.nx-1; i++ {
				for axis, s := range steps {
					a, b := g.get(i, j, k), g.get(i+s[0], j+s[1], k+s[2])
					if (a < 0) == (b < 0) {
						continue
					}
					u, v := steps[(axis+1)%3], steps[(axis+2)%3]
					c := [3]int{i, j, k}
					q := [4]int{index[back(back(c, u), v)], index[back(c, v)], index[c], index[back(c, u)]}
					if a >= 0 {
						q[1], q[3] = q[3], q[1]
					}
					n.quad(q)
				}
			}
		}
	}
}

func back(c, s [3]int) [3]int { return [3]int{c[0] - s[0], c[1] - s[1], c[2] - s[2]} }

// quad splits four corners along the shorter diagonal.
func (n *net) quad(q [4]int) {
	if n.at[q[0]].apart(n.at[q[2]]) > n.at[q[1]].apart(n.at[q[3]]) {
		q = [4]int{q[1], q[2], q[3], q[0]}
	}
	n.faces = append(n.faces, [3]int{q[0], q[1], q[2]}, [3]int{q[0], q[2], q[3]})
}
