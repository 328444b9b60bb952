//go:build !js

package wasm

import (
	"encoding/binary"
	"slices"
)

// A maze is how Go has a function come to any of its places: the number of a place
// is put into the first local, a loop begins again, and a table at its beginning
// leaves as many blocks as lead there.
type maze struct {
	table  int   // where that stands in the code
	loop   int   // how many blocks hold the loop
	depth  int   // how many hold the table
	places []int // how many blocks are left for each number; the last is for all others
}

// empty is a block that makes no value.
const empty = 0x40

// jump has a function go on directly where no more is needed than leave blocks.
// It stays as it is where it is not as Go makes them.
func (f *function) jump() {
	m, ok := f.maze()
	if !ok || !f.threads(m) {
		return
	}
	code := slices.Clone(f.code[:m.table+1])
	depth, open := m.depth, m.depth // open are the blocks around the table that have not ended yet
	for at := m.table + 1; at < len(f.code); at++ {
		depth += f.code[at].deeper()
		open = min(open, depth)
		if !f.again(at, m, depth) {
			code = append(code, f.code[at])
			continue
		}
		goal := m.depth - 1 - m.places[min(f.code[at].n, len(m.places)-1)]
		if goal >= open {
			code = append(code, f.code[at:at+3]...)
			at += 2
			continue
		}
		if at += 2; ends(code, opIf) && f.code[at+1].op == opEnd {
			at++
			depth--
			code[len(code)-1] = branch(opBranchIf, depth-1-goal)
		} else {
			code = append(code, branch(opBranch, depth-1-goal))
		}
	}
	f.code = code
}

// branch is an instruction that leaves so many blocks.
func branch(op byte, n int) instruction {
	return instruction{op, n, binary.AppendUvarint([]byte{op}, uint64(n))}
}

// deeper is how many more blocks hold what follows an instruction.
func (i instruction) deeper() int {
	switch i.op {
	case opBlock, opLoop, opIf:
		return 1
	case opEnd:
		return -1
	}
	return 0
}

// maze is that of a function, if it has one.
func (f *function) maze() (maze, bool) {
	m := maze{loop: -1}
	for at, i := range f.code {
		switch i.op {
		case opBlock:
			if i.text[1] != empty {
				return m, false
			}
			m.depth++
		case opLoop:
			m.loop = m.depth
			m.depth++
		case opGlobalGet, opGet, opSet:
		case opBranchTable:
			m.table, m.places = at, i.table()
			return m, m.loop >= 0 && ends(f.code[:at], opGet) && f.code[at-1].n == 0
		default:
			return m, false
		}
	}
	return m, false
}

// table are the numbers of blocks that a table leaves.
func (i instruction) table() []int {
	r := Reader{i.text[1:]}
	list := make([]int, r.Uint()+1)
	for k := range list {
		list[k] = r.Uint()
	}
	return list
}

// again tells whether a function puts the number of a place into the first local
// and begins the loop again, at a place that so many blocks hold.
func (f *function) again(at int, m maze, depth int) bool {
	return at+2 < len(f.code) && f.code[at].op == opI32 && f.code[at].n >= 0 && f.code[at+1].op == opSet && f.code[at+1].n == 0 &&
		f.code[at+2].op == opBranch && depth-1-f.code[at+2].n == m.loop
}

// borrowed tells whether the first local was set for a moment only, as before a
// call of a value.
func (f *function) borrowed(at int) bool {
	return ends(f.code[:at], opSet, opI32) && f.code[at-2].n == 0
}

// threads tells whether the table alone reads the number of a place, and the loop
// begins again only after one was put there.
func (f *function) threads(m maze) bool {
	depth := 0
	for at, i := range f.code {
		depth += i.deeper()
		switch i.op {
		case opGet:
			if i.n == 0 && at != m.table-1 && !f.borrowed(at) {
				return false
			}
		case opBranch, opBranchIf:
			if depth-1-i.n == m.loop && (at < 2 || !f.again(at-2, m, depth)) {
				return false
			}
		case opBranchTable:
			if at != m.table {
				return false
			}
		}
	}
	return true
}
