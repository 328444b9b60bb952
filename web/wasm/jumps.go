//go:build !js

package wasm

import (
	"encoding/binary"
	"slices"
)

// A dispatch is the code that Go's compiler generates for jumps: the function's
// body is a loop that begins with a br_table, which branches out of nested
// blocks to the basic block whose number is in local 0. A jump sets that local
// and continues the loop.
type dispatch struct {
	table  int   // index of the br_table in the code
	loop   int   // nesting depth of the loop
	depth  int   // nesting depth of the br_table
	labels []int // labels of the br_table, the default last
}

// threadJumps replaces jumps to a basic block whose start can be reached by leaving blocks
// with branches that do so. Functions that are not as Go makes them stay as they are.
func threadJumps(code []instruction) []instruction {
	d, ok := findDispatch(code)
	if !ok || !d.exclusive(code) {
		return code
	}
	out := slices.Clone(code[:d.table+1])
	depth, open := d.depth, d.depth // open counts the blocks around the table that have not ended
	for at := d.table + 1; at < len(code); at++ {
		depth += code[at].nesting()
		open = min(open, depth)
		if !d.jump(code, at, depth) {
			out = append(out, code[at])
			continue
		}
		target := d.depth - 1 - d.labels[min(code[at].operand, len(d.labels)-1)]
		if target >= open { // that block has ended: its start lies behind
			out = append(out, code[at:at+3]...)
			at += 2
			continue
		}
		if at += 2; endsWith(out, opIf) && code[at+1].op == opEnd {
			at++
			depth--
			out[len(out)-1] = branch(opBrIf, depth-1-target)
		} else {
			out = append(out, branch(opBr, depth-1-target))
		}
	}
	return out
}

// branch returns a branch instruction with that opcode and label.
func branch(op byte, label int) instruction {
	return instruction{op, label, binary.AppendUvarint([]byte{op}, uint64(label))}
}

// nesting returns by how much an instruction changes the nesting depth.
func (i instruction) nesting() int {
	switch i.op {
	case opBlock, opLoop, opIf:
		return 1
	case opEnd:
		return -1
	}
	return 0
}

// findDispatch finds the dispatch of a function, if it has one.
func findDispatch(code []instruction) (dispatch, bool) {
	d := dispatch{loop: -1}
	for at, i := range code {
		switch i.op {
		case opBlock:
			if i.text[1] != emptyBlock {
				return d, false
			}
			d.depth++
		case opLoop:
			d.loop = d.depth
			d.depth++
		case opGlobalGet, opLocalGet, opLocalSet:
		case opBrTable:
			r := Reader{i.text[1:]}
			d.table, d.labels = at, r.labels()
			return d, d.loop >= 0 && endsWith(code[:at], opLocalGet) && code[at-1].operand == 0
		default:
			return d, false
		}
	}
	return d, false
}

// jump reports whether the code at an index, at a nesting depth, is a jump: three
// instructions that set local 0 to a constant and continue the loop.
func (d dispatch) jump(code []instruction, at, depth int) bool {
	return at+2 < len(code) && code[at].op == opI32Const && code[at].operand >= 0 && code[at+1].op == opLocalSet && code[at+1].operand == 0 &&
		code[at+2].op == opBr && depth-1-code[at+2].operand == d.loop
}

// exclusive reports whether local 0 is read by the br_table alone, and the loop is continued by
// jumps alone.
func (d dispatch) exclusive(code []instruction) bool {
	depth := 0
	for at, i := range code {
		depth += i.nesting()
		switch i.op {
		case opLocalGet:
			if i.operand == 0 && at != d.table-1 && !temporary(code, at) {
				return false
			}
		case opBr, opBrIf:
			if depth-1-i.operand == d.loop && (at < 2 || !d.jump(code, at-2, depth)) {
				return false
			}
		case opBrTable:
			if at != d.table {
				return false
			}
		}
	}
	return true
}

// temporary reports whether the local.get at an index reads what was stored two
// instructions before, as in the call of a function value, so that it has nothing to do
// with the dispatch.
func temporary(code []instruction, at int) bool {
	return endsWith(code[:at], opLocalSet, opI32Const) && code[at-2].operand == 0
}
