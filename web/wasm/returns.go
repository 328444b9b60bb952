//go:build !js

package wasm

import "slices"

// Where to come back to is put on the stack before every call: its address is of
// five bytes, each with seven bits of the number, the lowest first.
var (
	pushing = []byte{opGlobalSet, 0, opGet, 1, opI64}
	pushed  = []byte{0x37, 3, 0}
)

const addressSize = 5

// Relate has each address to come back to say only how much further it is than the
// one before, which is nearly always as much: the file then packs by a twelfth
// better. The page makes it a wasm file again (web/zstd/zstd.js).
func Relate(file []byte) []byte {
	out := slices.Clone(file)
	low, high := 0, 0
	size := len(pushing) + addressSize + len(pushed)
	for at := 0; at+size <= len(file); at++ {
		a := file[at+len(pushing):][:addressSize]
		if !slices.Equal(file[at:at+len(pushing)], pushing) || !isAddress(a) || !slices.Equal(file[at+size-len(pushed):at+size], pushed) {
			continue
		}
		l, h := int(a[0]&0x7f)|int(a[1]&0x7f)<<7, int(a[2]&0x7f)|int(a[3]&0x7f)<<7|int(a[4])<<14
		put(out[at+len(pushing):], l-low-1, h-high)
		low, high = l, h
		at += size - 1
	}
	return out
}

// isAddress tells whether there are five bytes of one number.
func isAddress(a []byte) bool {
	return a[0] >= 0x80 && a[1] >= 0x80 && a[2] >= 0x80 && a[3] >= 0x80 && a[4] < 0x80
}

// put writes a number whose lower 14 and higher 21 bits are given.
func put(a []byte, low, high int) {
	for i, n := range []int{low, low >> 7, high, high >> 7, high >> 14} {
		a[i] = byte(n & 0x7f)
		if i < addressSize-1 {
			a[i] |= 0x80
		}
	}
}
