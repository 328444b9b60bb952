//go:build !js

package wasm

const (
	opEqualZero    = 0x45
	opI64EqualZero = 0x50
	opI32Add       = 0x6a
	opI32Sub       = 0x6b
)

// opposite are comparisons of whole numbers with those that answer the opposite.
var opposite = map[byte]byte{
	0x46: 0x47, 0x48: 0x4e, 0x49: 0x4f, 0x4a: 0x4c, 0x4b: 0x4d, 0x51: 0x52, 0x53: 0x59, 0x54: 0x5a, 0x55: 0x57, 0x56: 0x58,
	0x47: 0x46, 0x4e: 0x48, 0x4f: 0x49, 0x4c: 0x4a, 0x4d: 0x4b, 0x52: 0x51, 0x59: 0x53, 0x5a: 0x54, 0x57: 0x55, 0x58: 0x56,
}

// plain is an instruction of one byte.
func plain(op byte) instruction { return instruction{op: op, text: []byte{op}} }

// number is an instruction that pushes a whole number of 32 bits.
func number(n int) instruction {
	n = int(int32(n))
	return instruction{opI32, n, AppendInt([]byte{opI32}, n)}
}

// reckon has a function ask and reckon in fewer steps.
func (f *function) reckon() {
	var code []instruction
	for _, i := range f.code {
		code = append(code, i)
		for shorter := true; shorter; {
			code, shorter = settle(code)
		}
	}
	f.code = code
}

// settle is the code with its end made shorter, if that can be done.
func settle(code []instruction) ([]instruction, bool) {
	n := len(code)
	switch {
	case ends(code, opExtend, opI64EqualZero):
		return append(code[:n-2], plain(opEqualZero)), true
	case ends(code, opEqualZero, opEqualZero, opIf), ends(code, opEqualZero, opEqualZero, opBranchIf):
		return append(code[:n-3], code[n-1]), true
	case n > 1 && code[n-1].op == opEqualZero && opposite[code[n-2].op] != 0:
		return append(code[:n-2], plain(opposite[code[n-2].op])), true
	case ends(code, opI64, opWrap):
		return append(code[:n-2], number(code[n-2].n)), true
	case ends(code, opExtend, opI64, opI64Add, opWrap):
		return append(code[:n-4], number(code[n-3].n), plain(opI32Add)), true
	}
	return code, false
}

// ending is how Go has a function give back its frame, and then what it was called
// with.
var ending = []byte{opGet, opI32, opI32Add, opTee, opGlobalSet, opGet, opI32, opI32Add, opTee, opGlobalSet, opI32, opReturn}

// finish has a function give back both in one, and then forget where the stack is.
func (f *function) finish() {
	var code []instruction
	for _, i := range f.code {
		code = append(code, i)
		if n := len(code); i.op == opReturn && ends(code, ending...) && uses(code[n-12:n-2], 1, 0) {
			code = append(code[:n-11], number(code[n-11].n+code[n-6].n), plain(opI32Add), code[n-3], code[n-2], i)
		} else if i.op == opReturn && ends(code, ending[5:]...) && uses(code[n-7:n-2], 1, 0) {
			code = append(code[:n-4], code[n-3:]...)
		}
	}
	f.code = code
}

// uses tells whether all locals in the code are this one, and all globals that.
func uses(code []instruction, local, global int) bool {
	for _, i := range code {
		switch i.op {
		case opGet, opSet, opTee:
			if i.n != local {
				return false
			}
		case opGlobalGet, opGlobalSet:
			if i.n != global {
				return false
			}
		}
	}
	return true
}
