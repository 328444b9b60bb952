package thing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A Metal is the metal of a coin.
type Metal int

const (
	Bronze Metal = iota
	Silver
	Gold
)

type coinKey struct {
	metal      Metal
	size, face int
}

type heapKey struct{ coins, size int }

var (
	coins = picture.Cache[coinKey]{Limit: 40}
	heaps = picture.Cache[heapKey]{Limit: 16}
)

var metals = [3][3]float32{{0.70, 0.42, 0.24}, {0.80, 0.79, 0.76}, {0.93, 0.68, 0.26}}

// devices are the drawings on coins, on a grid of 24.
var devices = [3]string{
	"M 8.2 20.8 C 9.4 18.8 9.4 17.6 8.6 16.4 C 6 15 4.8 12.4 5.2 9.2 C 5.8 5.2 9 3 12.6 3.2 C 16 3.4 18 5.4 18.1 8.2 L 19.9 11.6 L 18.5 12.4 L 18.7 14 L 17.9 14.6 L 18.1 16 C 17.9 17.4 16.4 17.5 15 17.2 C 14.2 18.2 14.6 19.6 15.4 20.8 Z",
	"M 4 15 C 2.4 11 5 6 9 6.4 C 11 6.6 12 8 13.6 7.4 C 16 6.4 19.6 6.4 20.6 10 C 21.4 13.4 19.4 16.8 16.4 17 C 14 17.2 12.6 15.2 10.6 15.8 C 8.4 16.6 5.2 18 4 15 Z",
	"M 12 3 L 14.4 9 L 21 9.6 L 16 13.8 L 17.6 20.4 L 12 16.8 L 6.4 20.4 L 8 13.8 L 3 9.6 L 9.6 9 Z",
}

// Coin draws a coin of diameter d; turn, in full turns, spins it in flight, 0
// lies flat.
func Coin(dst *ebiten.Image, m Metal, cx, cy, d, turn float64) {
	k := coinKey{m, int(math.Round(d)), int(m) % len(devices)}
	if k.size < 2 {
		return
	}
	src := coins.Get(k, paintCoin)
	op := picture.Copying()
	half := float64(src.Bounds().Dx()) / 2
	op.GeoM.Translate(-half, -half)
	if turn != 0 {
		op.GeoM.Scale(max(0.12, math.Abs(math.Cos(turn*2*math.Pi))), 1)
		op.GeoM.Rotate(turn * 1.3)
		op.Filter = ebiten.FilterLinear
	}
	op.GeoM.Translate(math.Round(cx), math.Round(cy))
	picture.Draw(dst, src, op)
}

// paintCoin paints a coin into a picture 1.5 times its size.
func paintCoin(k coinKey) *ebiten.Image {
	side := k.size*3/2 + 4
	mid := float64(side) / 2
	d := float64(k.size)
	shape := canvas(float64(side), float64(side))
	s := d * 0.56
	fill(shape, trace(devices[k.face], s/24, mid-s/2, mid-s/2), palette.White)
	device := picture.From(shape)
	defer device.Deallocate()
	img := picture.Blank(side, side)
	op := &ebiten.DrawRectShaderOptions{Uniforms: map[string]any{
		"At": []float32{float32(mid), float32(mid)}, "Radius": float32(d / 2), "Thick": float32(0.14),
		"Metal": metals[k.metal][:], "Squash": float32(0.92), "Worn": float32(k.face)*7 + 1,
	}}
	op.Images[0] = device
	img.DrawRectShader(side, side, picture.Shader(kage.Relief), op)
	return img
}

// heapSteps are the possible numbers of coins in a heap.
var heapSteps = [...]int{4, 6, 9, 12, 14, 16, 18, 20, 22, 24, 27, 30, 35, 40, 50, 60}

// Heaped returns the number of coins in the heap of a pot: exact up to four,
// and above that rounded down to a step.
func Heaped(coins int) int {
	if coins <= heapSteps[0] {
		return max(coins, 0)
	}
	shown := heapSteps[0]
	for _, n := range heapSteps {
		if n <= coins {
			shown = n
		}
	}
	return shown
}

// Heap draws the coins of a pot around cx, cy, each with diameter d. The number
// beside it is exact; the heap is only an impression.
func Heap(dst *ebiten.Image, count int, cx, cy, d float64) {
	k := heapKey{Heaped(count), int(math.Round(d))}
	if k.coins == 0 || k.size < 2 {
		return
	}
	picture.Middle(dst, heaps.Get(k, paintHeap), cx, cy, palette.White)
}

// HeapWidth returns the width of the heap of that many coins.
func HeapWidth(count int, d float64) float64 {
	return d * (1.3 + 1.02*math.Sqrt(float64(piles(Heaped(count)))))
}

// StakeMost is the largest number of coins that can be told apart in a stake.
const StakeMost = 12

const (
	stakeRow  = 4    // coins in a row of a stake
	stakeNext = 0.62 // distance of the next coin, in diameters
	stakeDown = 0.5  // distance of the next row
)

// Stake draws up to StakeMost coins of one metal in rows around cx, cy, each with diameter
// d, so that they can be counted.
func Stake(dst *ebiten.Image, count int, cx, cy, d float64) {
	rows := (count + stakeRow - 1) / stakeRow
	for i := range count {
		in := min(stakeRow, count-i/stakeRow*stakeRow)
		x := cx + (float64(i%stakeRow)-float64(in-1)/2)*d*stakeNext
		y := cy + (float64(i/stakeRow)-float64(rows-1)/2)*d*stakeDown
		Coin(dst, Silver, x, y, d, 0)
	}
}

// StakeWidth returns the width of a stake of that many coins.
func StakeWidth(count int, d float64) float64 {
	return d * (1 + stakeNext*float64(min(count, stakeRow)-1))
}

// StakeFoot returns the distance from the middle of a stake of that many coins down to its
// lowest edge.
func StakeFoot(count int, d float64) float64 {
	return d * (1 + stakeDown*float64(max(0, (count-1)/stakeRow))) / 2
}

// HeapFoot returns the distance from the middle of the heap of that many coins down to its
// lowest edge.
func HeapFoot(count int, d float64) (foot float64) {
	for i := range piles(Heaped(count)) {
		_, y := pileAt(i, d)
		foot = math.Max(foot, y+d/2)
	}
	return foot
}

// pileAt returns the place of pile i of a heap of coins with diameter d, measured from
// the heap's middle.
func pileAt(i int, d float64) (x, y float64) {
	r, a := 0.60*d*math.Sqrt(float64(i)+0.35), float64(i)*2.39996+0.7
	return r * math.Cos(a), r * math.Sin(a) * 0.88
}

// piles returns of how many piles the heap of that many coins consists.
func piles(n int) int {
	switch {
	case n <= 4:
		return n
	case n <= 9:
		return 5
	case n <= 16:
		return 7
	case n <= 22:
		return 8
	case n <= 30:
		return 10
	}
	return 14
}

// paintHeap paints piles on a spiral, from back to front.
func paintHeap(k heapKey) *ebiten.Image {
	d, n := float64(k.size), piles(k.coins)
	side := int(HeapWidth(k.coins, d) + 1.2*d)
	img := picture.Blank(side, side)
	type pile struct{ x, y float64 }
	ps := make([]pile, n)
	for i := range ps {
		ps[i].x, ps[i].y = pileAt(i, d)
	}
	for at := range byY(n, func(i int) float64 { return ps[i].y }) {
		for level := range (k.coins + n - 1 - at) / n {
			x := float64(side)/2 + ps[at].x + 0.03*d*float64((at*7+level*3)%5-2)
			y := float64(side)/2 + ps[at].y - 0.13*d*float64(level)
			Coin(img, heapMetal(at, level), x, y, d, 0)
		}
	}
	return img
}

func heapMetal(at, level int) Metal {
	return [7]Metal{Gold, Silver, Gold, Bronze, Gold, Bronze, Silver}[(at*3+level*2)%7]
}

// byY returns an iterator over 0 to n−1 in the order of increasing y, for drawing from
// back to front.
func byY(n int, y func(int) float64) func(func(int) bool) {
	order := make([]int, n)
	for i := range order {
		order[i] = i
		for j := i; j > 0 && y(order[j]) < y(order[j-1]); j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	return func(yield func(int) bool) {
		for _, i := range order {
			if !yield(i) {
				return
			}
		}
	}
}
