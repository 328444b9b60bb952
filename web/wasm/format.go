//go:build !js

package wasm

import (
	"encoding/json"
	"slices"
)

// The kinds of bytes in the opcode stream: what the decoder does at each. web/zstd/functions.c
// lists them in the same order.
const (
	kindPlain    = iota // an opcode without operands
	kindInline          // an opcode; its operand follows
	kindTwo             // an opcode; its two operands follow
	kindStream          // an opcode with an operand in a stream
	kindContext         // an opcode with an operand in a stream that depends on the context
	kindLocal           // a token for an access to a local
	kindMemory          // a load or a store
	kindNext            // a load or a store 8 bytes after the previous one
	kindAlign           // a load or a store of an unusual alignment
	kindFloat32         // f32.const
	kindFloat64         // f64.const
	kindTable           // br_table
	kindPrefix          // an opcode of two bytes
	kindCall            // a call, with the distance of its return address in the token
	kindFarCall         // a call; the distance follows
	kindReturn          // storing a return address; the distance follows
	kindResume          // the check after a call
	kindPrologue        // allocating a stack frame; its size follows
	kindEpilogue        // freeing it
	kindEnd             // the end of a function
)

// An entry is the decoder's data about a byte of the opcode stream.
type entry struct {
	kind    int
	op      int // the opcode that it stands for
	operand int // the number of a local, or the distance of a return address
}

// entryOf returns the decoder's data about a byte of the opcode stream.
func entryOf(b byte) entry {
	for _, l := range localTokens {
		if n := int(b) - int(l.token); n >= l.first && n <= l.last {
			return entry{kindLocal, int(l.op), n}
		}
	}
	tokens := map[byte]int{
		farCallToken: kindFarCall, returnToken: kindReturn, resumeToken: kindResume, alignToken: kindAlign, prologueToken: kindPrologue,
		epilogueToken: kindEpilogue, endToken: kindEnd, opPrefix: kindPrefix,
	}
	if kind, ok := tokens[b]; ok {
		return entry{kind: kind, op: int(b)}
	}
	switch {
	case b >= nextToken && b < nextToken+opMemorySize-opI32Load:
		return entry{kind: kindNext, op: int(b - nextToken + opI32Load)}
	case b >= callToken && b < farCallToken:
		return entry{kind: kindCall, operand: int(b-callToken) + 1}
	}
	return entry{kind: opcodeKind(b), op: int(b)}
}

// opcodeKind returns the kind of an opcode of one byte.
func opcodeKind(op byte) int {
	switch {
	case op == opF32Const:
		return kindFloat32
	case op == opF64Const:
		return kindFloat64
	case op == opBrTable:
		return kindTable
	case op == opCallIndirect:
		return kindTwo
	case accessesMemory(op):
		return kindMemory
	case op == opI32Const, op == opI64Const:
		return kindContext
	case operandStream(op, noContext) != codeStream:
		return kindStream
	case op == opBlock, op == opLoop, op == opIf, op == opMemorySize, op == opMemoryGrow, op >= opLocalGet && op <= opGlobalSet:
		return kindInline
	}
	return kindPlain
}

// Format returns, as JSON, the constants and tables of the encoding. The decoder has
// no others.
func Format() ([]byte, error) {
	format := map[string]any{
		"magicSize": len(Magic), "sections": map[string]int{"elements": ElementSection, "code": CodeSection, "data": DataSection},
		"streamCount": streamCount, "groupSize": groupSize, "blockBits": blockBits,
		"bucketSize": bucketSize, "bucketsPerFunction": 1 << (blockBits - bucketBits),
		"indexEntry": indexEntry, "fixedWords": fixedWords, "mostPCData": mostPCData, "recordPCData": recordPCData, "recordFuncData": recordFuncData,
		"absentCode": absentCode, "onceCode": onceCode, "rankCodes": rankCodes,
		"tables": tables(),
	}
	absents := make([]int32, wordCount)
	for i := range absents {
		absents[i] = int32(absent(i))
	}
	format["absent"] = absents
	return json.Marshal(format)
}

// tables returns what the decoder of functions needs to know, as its struct "format" has it in
// memory (web/zstd/functions.c).
func tables() []byte {
	var kinds, ops, operands, streams, contexts, stores, aligns [256]byte
	for i := range kinds {
		e := entryOf(byte(i))
		kinds[i], ops[i], operands[i] = byte(e.kind), byte(e.op), byte(e.operand)
		streams[i] = byte(operandStream(byte(e.op), noContext))
		contexts[i] = byte(contextAfter(byte(e.op), e.operand))
		if e.kind == kindMemory || e.kind == kindNext {
			aligns[i] = alignments[e.op-opI32Load] - '0'
		}
		if e.op >= opI32Store {
			stores[i] = 1
		}
	}
	list := slices.Concat(kinds[:], ops[:], operands[:], streams[:], contexts[:], stores[:], aligns[:])
	const room = 16 // bytes of each of the lists that follow
	prefixed := make([]byte, room)
	for i, n := range prefixOperands {
		prefixed[i] = byte(n)
	}
	list = append(list, prefixed...)
	for _, s := range [][]byte{pushReturn, storeReturn, callEntry, resumeCheck, loadStack, prologue, epilogue} {
		list = append(append(list, byte(len(s))), s...)
		list = append(list, make([]byte, room-1-len(s))...)
	}
	return append(list, slot, addressSize, stackContext, codeStream, callStream, floatStream, decimalBias, decimalMax, decimalSign, notDecimal)
}
