//go:build !js

package wasm

import (
	"encoding/binary"
	"slices"
)

// near is the largest number that is left to a load or a store to add. Go lays
// nothing below three times as much, so that what is added to is never negative.
const near = 4096

// fold leaves it to loads and stores to add a number to an address. Go adds it
// before in most of them, as numbers of 64 bits.
func (f *function) fold() {
	var code []instruction
	for _, i := range f.code {
		if i.op >= opLoad && i.op < opMemorySize {
			if at := address(code, i); at > 0 {
				code, i = reach(code, at, i)
			}
		}
		if i.op == opWrap && ends(code, opExtend) {
			code = code[:len(code)-1]
			continue
		}
		code = append(code, i)
	}
	f.code = code
}

// ends tells whether code ends with such instructions.
func ends(code []instruction, ops ...byte) bool {
	from := len(code) - len(ops)
	return from >= 0 && slices.EqualFunc(code[from:], ops, func(i instruction, op byte) bool { return i.op == op })
}

// address is where the address for a load or a store that follows the code ends:
// before what is stored. It is 0 where that is not known.
func address(code []instruction, i instruction) int {
	at := len(code)
	if i.op < opStore {
		return at
	}
	for missing := 1; missing > 0; missing-- {
		at--
		if at < 0 || code[at].takes() < 0 {
			return 0
		}
		missing += code[at].takes()
	}
	return at
}

// reach is the code and a load or a store after it, which adds what was added to
// the address that ends at a place.
func reach(code []instruction, at int, i instruction) ([]instruction, instruction) {
	if !ends(code[:at], opI64, opI64Add, opWrap) {
		return code, i
	}
	n := code[at-3].n
	if n < 0 || n > near {
		return code, i
	}
	i.n += n
	i.text = binary.AppendUvarint(slices.Clone(i.text[:2]), uint64(i.n))
	if ends(code[:at-3], opExtend) {
		return slices.Delete(code, at-4, at), i
	}
	return slices.Delete(code, at-3, at-1), i
}

// out is how a function is left whose goroutine goes to sleep.
var out = []byte{opIf, 0x40, opI32, 1, opReturn, opEnd}

// leave has functions return on the spot when what they called went to sleep. Go
// has them go to the end of the block that holds all, which is another number of
// blocks away after every call.
func (f *function) leave() {
	last := len(f.code) - 3
	if last < 0 || !ends(f.code, opEnd, opI32, opEnd) || f.code[last+1].n != 1 {
		return
	}
	depth, places := 0, []int(nil)
	for at, i := range f.code[:last] {
		switch i.op {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			if depth--; depth == 0 { // no block holds all
				return
			}
		case opBranchIf:
			if i.n == depth-1 && called(f.code[:at]) {
				places = append(places, at)
			}
		}
	}
	for _, at := range places {
		f.code[at].text = out
	}
}

// called tells whether code ends with a call.
func called(code []instruction) bool {
	return ends(code, opCall, opGlobalGet, opSet) || ends(code, opCallIndirect, opGlobalGet, opSet)
}
