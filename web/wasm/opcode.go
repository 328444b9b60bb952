//go:build !js

package wasm

// Opcodes: the first byte of an instruction.
const (
	opBlock         = 0x02
	opLoop          = 0x03
	opIf            = 0x04
	opEnd           = 0x0b
	opBr            = 0x0c
	opBrIf          = 0x0d
	opBrTable       = 0x0e
	opReturn        = 0x0f
	opCall          = 0x10
	opCallIndirect  = 0x11
	opLocalGet      = 0x20
	opLocalSet      = 0x21
	opLocalTee      = 0x22
	opGlobalGet     = 0x23
	opGlobalSet     = 0x24
	opI32Load       = 0x28 // the first of the loads
	opI64Load       = 0x29
	opF64Load       = 0x2b
	opI32Store      = 0x36 // the first of the stores
	opI64Store      = 0x37
	opF64Store      = 0x39
	opMemorySize    = 0x3f
	opMemoryGrow    = 0x40
	opI32Const      = 0x41
	opI64Const      = 0x42
	opF32Const      = 0x43
	opF64Const      = 0x44
	opI32Eqz        = 0x45 // the first of the operators, which have one result
	opI64Eqz        = 0x50
	opI32Add        = 0x6a
	opI32Sub        = 0x6b
	opI64Add        = 0x7c
	opI32WrapI64    = 0xa7
	opI64ExtendI32U = 0xad
	opLast          = 0xc4 // the last opcode of one byte
	opPrefix        = 0xfc // of two-byte opcodes
)

// emptyBlock is the type of a block without a result.
const emptyBlock = 0x40

// prefixOperands gives for the second byte of an opcode after opPrefix how many bytes
// of operands follow; -1 for those that Go does not use. They are the saturating
// conversions, memory.copy and memory.fill.
var prefixOperands = []int{0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 2, 1}

// An instruction is an opcode, its last integer operand, 0 if it has none, and
// its encoding.
type instruction struct {
	op      byte
	operand int
	text    []byte
}

// instruction decodes the next instruction. It panics at one that Go does not use.
func (r *Reader) instruction() instruction {
	before := r.Rest
	i := instruction{op: r.Take(1)[0]}
	switch {
	case i.op == opBlock, i.op == opLoop, i.op == opIf, i.op == opMemorySize, i.op == opMemoryGrow:
		r.Take(1)
	case i.op == opBr, i.op == opBrIf, i.op == opCall, i.op >= opLocalGet && i.op <= opGlobalSet:
		i.operand = r.Uint()
	case i.op == opBrTable:
		r.labels()
	case i.op == opCallIndirect, accessesMemory(i.op):
		r.Uint()
		i.operand = r.Uint()
	case i.op == opI32Const, i.op == opI64Const:
		i.operand = r.Int()
	case i.op == opF32Const:
		r.Take(4)
	case i.op == opF64Const:
		r.Take(8)
	case i.op == opPrefix:
		i.operand = r.Uint()
		r.Take(prefixOperands[i.operand])
	case i.op > opLast:
		panic(ErrLayout)
	}
	i.text = before[:len(before)-len(r.Rest)]
	return i
}

// accessesMemory reports whether an opcode is a load or a store.
func accessesMemory(op byte) bool { return op >= opI32Load && op < opMemorySize }

// labels decodes the labels of a br_table instruction, the default last.
func (r *Reader) labels() []int {
	list := make([]int, r.Uint()+1)
	for k := range list {
		list[k] = r.Uint()
	}
	return list
}

// locals decodes the declarations of a function's locals and returns their encoding.
func (r *Reader) locals() []byte {
	before := r.Rest
	for range r.Uint() {
		r.Uint()
		r.Take(1)
	}
	return before[:len(before)-len(r.Rest)]
}
