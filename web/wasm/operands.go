//go:build !js

package wasm

import (
	"encoding/binary"
	"math"
	"strconv"
	"strings"
)

// instruction appends the encoding of an instruction to the streams: its opcode, and
// its operand in the stream of its kind.
func (e *encoder) instruction(i instruction) {
	switch {
	case i.op == opBrTable:
		e.branchTable(i)
	case accessesMemory(i.op):
		e.memory(i)
	case i.op == opF64Const:
		e.put(codeStream, i.op)
		e.put(floatStream, decimal(i.text[1:])...)
	case operandStream(i.op, e.context) != codeStream:
		e.put(codeStream, i.op)
		e.put(operandStream(i.op, e.context), i.text[1:]...)
	default:
		e.put(codeStream, abridge(i)...)
	}
	e.context = contextAfter(i.op, i.operand)
}

// operandStream returns the stream for the operand of an opcode in a context;
// codeStream for opcodes without a stream of their own.
func operandStream(op byte, context int) int {
	switch {
	case op == opCall:
		return callStream
	case op == opBr, op == opBrIf:
		return labelStream
	case op == opF32Const, op == opF64Const:
		return floatStream
	case op == opI32Const:
		return constantStream + context
	case op == opI64Const:
		return constantStream + contextCount + context
	case accessesMemory(op):
		return offsetStream + 2*accessKind(op) + context&stackContext
	}
	return codeStream
}

// contextAfter returns the context that an instruction makes for the next one: the
// operands of some instructions have another stream after certain instructions.
func contextAfter(op byte, operand int) int {
	switch {
	case op == opLocalGet && operand == 1:
		return stackContext
	case op == opI64ExtendI32U:
		return extendContext
	}
	return noContext
}

// abridge returns the bytes of an instruction as the opcode stream has them: one token
// for most accesses to locals, else the instruction itself.
func abridge(i instruction) []byte {
	for _, l := range localTokens {
		if i.op == l.op && i.operand >= l.first && i.operand <= l.last {
			return []byte{l.token + byte(i.operand)}
		}
	}
	return i.text
}

// localTokens lists which accesses to locals are encoded as one token.
var localTokens = []struct {
	op, token   byte
	first, last int
}{{opLocalGet, getToken, 1, 8}, {opLocalSet, setToken, 2, 8}, {opLocalTee, teeToken, 2, 4}}

// The encoding of a float64 constant as a decimal fraction: a byte with the sign
// and the power of ten, and the digits.
const (
	decimalBias = 32 // added to the power of ten
	decimalMax  = 63 // the largest biased power
	decimalSign = 64
	notDecimal  = 0xff // the eight bytes of the number follow
)

// decimal returns the encoding of the eight bytes of a float64: a decimal fraction if
// its digits and exponent are small enough. That is nearly always shorter.
func decimal(b []byte) []byte {
	x := math.Float64frombits(binary.LittleEndian.Uint64(b))
	said, exponent, _ := strings.Cut(strconv.FormatFloat(math.Abs(x), 'e', -1, 64), "e")
	whole, part, _ := strings.Cut(said, ".")
	digits, err := strconv.ParseUint(whole+part, 10, 28)
	power, bad := strconv.Atoi(exponent)
	power += decimalBias - len(part)
	if err != nil || bad != nil || power < 0 || power > decimalMax {
		return append([]byte{notDecimal}, b...)
	}
	if math.Signbit(x) {
		power |= decimalSign
	}
	return binary.AppendUvarint([]byte{byte(power)}, digits)
}

// branchTable appends the encoding of a br_table instruction to the streams, with each
// label as its difference from the one before.
func (e *encoder) branchTable(i instruction) {
	r := Reader{i.text[1:]}
	list, last := r.labels(), 0
	e.put(codeStream, i.op)
	e.putUint(len(list))
	for _, n := range list {
		e.streams[codeStream] = binary.AppendVarint(e.streams[codeStream], int64(n-last))
		last = n
	}
}

// alignments gives for each load and store, in the order of opcodes, the alignment that
// Go's compiler gives it nearly always.
const alignments = "23230011001122232301012"

// memory appends the encoding of a load or a store to the streams.
func (e *encoder) memory(i instruction) {
	last := &e.offsets[0]
	if i.op >= opI32Store {
		last = &e.offsets[1]
	}
	next := i.operand == *last+slot
	*last = i.operand
	switch {
	case i.text[1] != alignments[i.op-opI32Load]-'0':
		e.put(codeStream, alignToken)
		e.put(codeStream, i.text...)
	case next:
		e.put(codeStream, nextToken+i.op-opI32Load)
	default:
		e.put(codeStream, i.op)
		e.put(operandStream(i.op, e.context), i.text[2:]...)
	}
}

// accessKind numbers the kinds of loads and stores: 64-bit integers, float64 and all
// others, first of the loads and then of the stores.
func accessKind(op byte) int {
	switch {
	case op == opI64Load:
		return 0
	case op == opF64Load:
		return 1
	case op < opI32Store:
		return 2
	case op == opI64Store:
		return 3
	case op == opF64Store:
		return 4
	}
	return 5
}
