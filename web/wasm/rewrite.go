//go:build !js

package wasm

import (
	"encoding/binary"
	"slices"
)

// The passes of Trim that rewrite instructions.
const (
	FoldOffsets   Pass = "fold additions into the offsets of loads and stores"
	ThreadJumps   Pass = "branch directly instead of through the br_table"
	MergeEpilogue Pass = "free frame and return address in one addition"
	ReturnAtOnce  Pass = "return at once where a goroutine is suspended"
)

// rewrites gives for each pass that rewrites instructions the function that does.
var rewrites = []struct {
	pass  Pass
	apply func([]instruction) []instruction
}{{FoldOffsets, foldOffsets}, {ThreadJumps, threadJumps}, {MergeEpilogue, mergeEpilogues}, {ReturnAtOnce, returnAtOnce}}

// rewriteCode returns a code section with all its functions rewritten, without the
// passes in skip.
func rewriteCode(section []byte, skip []Pass) []byte {
	r := Reader{section}
	count := r.Uint()
	out := binary.AppendUvarint(nil, uint64(count))
	for range count {
		f := Reader{r.Take(r.Uint())}
		body := slices.Clone(f.locals())
		code := f.instructions()
		for _, rewrite := range rewrites {
			if !slices.Contains(skip, rewrite.pass) {
				code = rewrite.apply(code)
			}
		}
		for _, i := range code {
			body = append(body, i.text...)
		}
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	return out
}

// instructions decodes all instructions that are left.
func (r *Reader) instructions() (code []instruction) {
	for len(r.Rest) > 0 {
		code = append(code, r.instruction())
	}
	return code
}

// endsWith reports whether code ends with instructions of these opcodes.
func endsWith(code []instruction, ops ...byte) bool {
	from := len(code) - len(ops)
	return from >= 0 && slices.EqualFunc(code[from:], ops, func(i instruction, op byte) bool { return i.op == op })
}

// Bounds of what is folded into an offset. The sum of an address and a constant wraps
// around at 2^32, that of an address and an offset traps there. They differ only for
// addresses from -maxFold to -1, and then the sum is below lowestData, where the linker places
// nothing (wasmMinDataAddr in Go's cmd/link), so that no program reads there.
const (
	maxFold    = 4096
	lowestData = 4096 + 8192
	widest     = 8 // bytes of the widest load or store
)

// foldOffsets replaces the addition of a constant to an address by the offset of the
// load or store that uses it, and removes conversions to 64 bits and back.
func foldOffsets(code []instruction) (folded []instruction) {
	for _, i := range code {
		if accessesMemory(i.op) {
			if end := addressEnd(folded, i.op); end > 0 {
				folded, i = foldOffset(folded, end, i)
			}
		}
		if i.op == opI32WrapI64 && endsWith(folded, opI64ExtendI32U) {
			folded = folded[:len(folded)-1]
			continue
		}
		folded = append(folded, i)
	}
	return folded
}

// addressEnd returns where in code the computation of the address for a following load
// or store ends: for a store, before that of the value. It is 0 if that is not found.
func addressEnd(code []instruction, op byte) int {
	end := len(code)
	if op < opI32Store {
		return end
	}
	for missing := 1; missing > 0; missing-- {
		end--
		if end < 0 {
			return 0
		}
		arguments := code[end].arguments()
		if arguments < 0 {
			return 0
		}
		missing += arguments
	}
	return end
}

// foldOffset folds a constant that is added to the address before end into the offset
// of i, a load or store after the code. It returns both.
func foldOffset(code []instruction, end int, i instruction) ([]instruction, instruction) {
	if !endsWith(code[:end], opI64Const, opI64Add, opI32WrapI64) {
		return code, i
	}
	n := code[end-3].operand
	if n < 0 || n > maxFold || i.operand+n+widest > lowestData {
		return code, i
	}
	i.operand += n
	i.text = binary.AppendUvarint(slices.Clone(i.text[:2]), uint64(i.operand))
	if endsWith(code[:end-3], opI64ExtendI32U) {
		return slices.Delete(code, end-4, end), i
	}
	return slices.Delete(code, end-3, end-1), i
}

// arguments returns how many values an instruction with one result pops; -1 for any
// other instruction.
func (i instruction) arguments() int {
	switch {
	case i.op == opLocalGet, i.op == opGlobalGet, i.op >= opI32Const && i.op <= opF64Const:
		return 0
	case i.op == opLocalTee, i.op >= opI32Load && i.op < opI32Store, i.op == opPrefix && i.operand < 8:
		return 1
	case i.op < opI32Eqz || i.op > opLast:
		return -1
	case i.op == opI32Eqz, i.op == opI64Eqz, i.op >= 0x67 && i.op <= 0x69, i.op >= 0x79 && i.op <= 0x7b,
		i.op >= 0x8b && i.op <= 0x91, i.op >= 0x99 && i.op <= 0x9f, i.op >= opI32WrapI64:
		return 1 // tests for zero, bit counts, unary operators of floats, conversions
	}
	return 2
}

// goEpilogue is the code with which Go returns: it frees the frame, then the
// return address.
var goEpilogue = []byte{
	opLocalGet, opI32Const, opI32Add, opLocalTee, opGlobalSet,
	opLocalGet, opI32Const, opI32Add, opLocalTee, opGlobalSet, opI32Const, opReturn,
}

// mergeEpilogues returns code in which the end of each function frees its stack frame
// and its return address in one addition, without storing the stack pointer in its
// local, which is not read after that.
func mergeEpilogues(code []instruction) (merged []instruction) {
	for _, i := range code {
		merged = append(merged, i)
		n := len(merged)
		switch {
		case i.op != opReturn:
		case endsWith(merged, goEpilogue...) && onlyStack(merged[n-12:n-2]):
			sum := i32Const(merged[n-11].operand + merged[n-6].operand)
			merged = append(merged[:n-11], sum, merged[n-10], merged[n-3], merged[n-2], i)
		case endsWith(merged, goEpilogue[5:]...) && onlyStack(merged[n-7:n-2]):
			merged = append(merged[:n-4], merged[n-3:]...)
		}
	}
	return merged
}

// i32Const returns an instruction that pushes a constant.
func i32Const(n int) instruction { return instruction{opI32Const, n, AppendInt([]byte{opI32Const}, n)} }

// onlyStack reports whether code accesses no local and no global but the stack pointer.
func onlyStack(code []instruction) bool {
	for _, i := range code {
		switch i.op {
		case opLocalGet, opLocalSet, opLocalTee:
			if i.operand != 1 {
				return false
			}
		case opGlobalGet, opGlobalSet:
			if i.operand != 0 {
				return false
			}
		}
	}
	return true
}

// suspended is the check after a call in which a goroutine may have been suspended, when the
// condition is on the stack: it returns 1.
var suspended = []byte{opIf, emptyBlock, opI32Const, 1, opReturn, opEnd}

// returnAtOnce rewrites a function in which one block encloses everything but a final
// "return 1": each br_if to the end of that block, if it follows a call and the load of the
// stack pointer, becomes "if: return 1". The label of the br_if depends on how deeply it is
// nested; the new bytes are always the same, and so compress better. The code is changed in
// place and returned. Other functions are returned unchanged.
func returnAtOnce(code []instruction) []instruction {
	last := len(code) - 3
	if last < 0 || !endsWith(code, opEnd, opI32Const, opEnd) || code[last+1].operand != 1 {
		return code
	}
	depth, places := 0, []int(nil)
	for at, i := range code[:last] {
		depth += i.nesting()
		if i.op == opEnd && depth == 0 { // no block extends to the end
			return code
		}
		if i.op == opBrIf && i.operand == depth-1 && afterCall(code[:at]) {
			places = append(places, at)
		}
	}
	for _, at := range places {
		code[at].text = suspended
	}
	return code
}

// afterCall reports whether code ends with a call and the load of the stack pointer.
func afterCall(code []instruction) bool {
	return endsWith(code, opCall, opGlobalGet, opLocalSet) || endsWith(code, opCallIndirect, opGlobalGet, opLocalSet)
}
