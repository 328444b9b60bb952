//go:build !js

package wasm

import (
	"encoding/binary"
	"slices"
)

// What instructions do, by their first byte.
const (
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBranch       = 0x0c
	opBranchIf     = 0x0d
	opBranchTable  = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opGet          = 0x20
	opSet          = 0x21
	opTee          = 0x22
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opLoad         = 0x28 // the first of those that load
	opStore        = 0x36 // the first of those that store
	opMemorySize   = 0x3f
	opMemoryGrow   = 0x40
	opI32          = 0x41
	opI64          = 0x42
	opF32          = 0x43
	opF64          = 0x44
	opCompute      = 0x45 // the first of those that make one value of one or two
	opI64Add       = 0x7c
	opWrap         = 0xa7 // i64 to i32
	opExtend       = 0xad // i32 to i64
	opLast         = 0xc4 // the last of one byte
	opMore         = 0xfc // of two bytes
)

// An instruction is how it is written, and its last number if it has one: what is
// pushed, how far from the address memory is reached, how many blocks are left.
type instruction struct {
	op   byte
	n    int
	text []byte
}

// instruction is the next one.
func (r *Reader) instruction() instruction {
	before := r.Rest
	i := instruction{op: r.Take(1)[0]}
	switch {
	case i.op == opBlock, i.op == opLoop, i.op == opIf, i.op == opMemorySize, i.op == opMemoryGrow:
		r.Take(1)
	case i.op == opBranch, i.op == opBranchIf, i.op == opCall, i.op >= opGet && i.op <= opGlobalSet:
		i.n = r.Uint()
	case i.op == opBranchTable:
		for range r.Uint() + 1 {
			r.Uint()
		}
	case i.op == opCallIndirect, i.op >= opLoad && i.op < opMemorySize:
		r.Uint()
		i.n = r.Uint()
	case i.op == opI32, i.op == opI64:
		i.n = r.Int()
	case i.op == opF32:
		r.Take(4)
	case i.op == opF64:
		r.Take(8)
	case i.op == opMore:
		i.n = r.Uint()
		r.Take(after(i.n))
	case i.op > opLast:
		panic(ErrOther)
	}
	i.text = before[:len(before)-len(r.Rest)]
	return i
}

// after is how many bytes follow an instruction of two bytes.
func after(second int) int {
	switch {
	case second < 8: // numbers with a point to those without
		return 0
	case second == 10: // memory.copy
		return 2
	case second == 11: // memory.fill
		return 1
	}
	panic(ErrOther)
}

// takes is how many values an instruction that makes one takes; -1 is for any other.
func (i instruction) takes() int {
	switch {
	case i.op == opGet, i.op == opGlobalGet, i.op >= opI32 && i.op <= opF64:
		return 0
	case i.op == opTee, i.op >= opLoad && i.op < opStore, i.op == opMore && i.n < 8:
		return 1
	case i.op < opCompute || i.op > opLast:
		return -1
	case i.op == 0x45, i.op == 0x50, i.op >= 0x67 && i.op <= 0x69, i.op >= 0x79 && i.op <= 0x7b,
		i.op >= 0x8b && i.op <= 0x91, i.op >= 0x99 && i.op <= 0x9f, i.op >= opWrap:
		return 1
	}
	return 2
}

// A function is its locals as they are written, and what it does.
type function struct {
	locals []byte
	code   []instruction
}

// function is what is written in b.
func readFunction(b []byte) function {
	r := Reader{b}
	for range r.Uint() {
		r.Uint()
		r.Take(1)
	}
	f := function{locals: b[:len(b)-len(r.Rest)]}
	for len(r.Rest) > 0 {
		f.code = append(f.code, r.instruction())
	}
	return f
}

// bytes is how the function is written.
func (f function) bytes() []byte {
	b := slices.Clone(f.locals)
	for _, i := range f.code {
		b = append(b, i.text...)
	}
	return b
}

// tighten makes functions of a code section shorter, and more like each other.
func tighten(section []byte) []byte {
	r := Reader{section}
	count := r.Uint()
	out := binary.AppendUvarint(nil, uint64(count))
	for range count {
		f := readFunction(r.Take(r.Uint()))
		f.fold()
		f.reckon()
		f.jump()
		f.finish()
		f.leave()
		b := f.bytes()
		out = append(binary.AppendUvarint(out, uint64(len(b))), b...)
	}
	return out
}
