//go:build !js

package wasm

import (
	"encoding/binary"
	"math"
	"strconv"
	"strings"
)

// instruction sorts one.
func (s *sorter) instruction(i instruction) {
	switch {
	case i.op == opBranchTable:
		s.table(i)
	case i.op >= opLoad && i.op < opMemorySize:
		s.reach(i)
	case i.op == opI32:
		s.part(i, numberStream+s.before)
	case i.op == opI64:
		s.part(i, numberStream+3+s.before)
	case i.op == opF64:
		s.put(codeStream, i.op)
		s.put(pointStream, decimal(i.text[1:])...)
	case i.op == opF32:
		s.part(i, pointStream)
	case i.op == opBranch, i.op == opBranchIf:
		s.part(i, branchStream)
	case i.op == opCall:
		s.part(i, callStream)
	default:
		s.put(codeStream, short(i)...)
	}
	s.before = 0
	if i.op == opGet && i.n == 1 {
		s.before = 1
	} else if i.op == opExtend {
		s.before = 2
	}
}

// part sorts an instruction whose number is of a kind.
func (s *sorter) part(i instruction, stream int) {
	s.put(codeStream, i.op)
	s.put(stream, i.text[1:]...)
}

// short is how an instruction is written, in one byte for most locals.
func short(i instruction) []byte {
	switch {
	case i.op == opGet && i.n > 0 && i.n < 9:
		return []byte{byte(getToken + i.n)}
	case i.op == opSet && i.n > 1 && i.n < 9:
		return []byte{byte(setToken + i.n)}
	case i.op == opTee && i.n > 1 && i.n < 5:
		return []byte{byte(teeToken + i.n)}
	}
	return i.text
}

// decimal is a number of eight bytes as people write it, which is nearly always
// shorter: its sign and 32 more than the power of ten in a byte, and the digits. Others
// stand as they are after a byte that says so.
func decimal(b []byte) []byte {
	x := math.Float64frombits(binary.LittleEndian.Uint64(b))
	text, exponent, _ := strings.Cut(strconv.FormatFloat(math.Abs(x), 'e', -1, 64), "e")
	whole, part, _ := strings.Cut(text, ".")
	digits, err := strconv.ParseUint(whole+part, 10, 28)
	power, bad := strconv.Atoi(exponent)
	power += 32 - len(part)
	if err != nil || bad != nil || power < 0 || power > 63 {
		return append([]byte{0xff}, b...)
	}
	if math.Signbit(x) {
		power |= 64
	}
	return binary.AppendUvarint([]byte{byte(power)}, digits)
}

// table sorts the table at the beginning of a function: each number says how much
// more it is than the one before.
func (s *sorter) table(i instruction) {
	list, last := i.table(), 0
	b := binary.AppendUvarint([]byte{i.op}, uint64(len(list)))
	for _, n := range list {
		b = binary.AppendVarint(b, int64(n-last))
		last = n
	}
	s.put(codeStream, b...)
}

// reach sorts a load or a store.
func (s *sorter) reach(i instruction) {
	last := &s.reached[0]
	if i.op >= opStore {
		last = &s.reached[1]
	}
	eight := i.n == *last+8
	*last = i.n
	switch {
	case i.text[1] != usual[i.op-opLoad]-'0':
		s.put(codeStream, oddToken)
		s.put(codeStream, i.text...)
	case eight:
		s.put(codeStream, eightToken+i.op-opLoad)
	default:
		s.put(codeStream, i.op)
		s.put(reachStream+2*reaching(i.op)+s.before&1, i.text[2:]...)
	}
}

// reaching are the kinds of loads and stores: those of eight bytes, without and with a
// point, and all others.
func reaching(op byte) int {
	switch {
	case op == opLoad+1 || op == opLoad+3:
		return int(op-opLoad) / 2
	case op < opStore:
		return 2
	case op == opStore+1 || op == opStore+3:
		return 3 + int(op-opStore)/2
	}
	return 5
}
