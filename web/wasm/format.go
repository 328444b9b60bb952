//go:build !js

package wasm

import (
	"encoding/json"
	"maps"
)

// The kinds of bytes in the opcode stream: what the decoder does at each.
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

var kindNames = []string{
	"plain", "inline", "two", "stream", "context", "local", "memory", "next", "align", "float32", "float64", "table", "prefix",
	"call", "farCall", "return", "resume", "prologue", "epilogue", "end",
}

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
		"stackContext": stackContext, "prefixOperands": prefixOperands,
		"streamCount": streamCount, "codeStream": codeStream, "callStream": callStream, "floatStream": floatStream,
		"groupSize": groupSize, "addressSize": addressSize, "blockBits": blockBits, "slot": slot,
		"decimal":    map[string]int{"bias": decimalBias, "max": decimalMax, "sign": decimalSign, "none": notDecimal},
		"pushReturn": widen(pushReturn), "storeReturn": widen(storeReturn), "callEntry": widen(callEntry), "resumeCheck": widen(resumeCheck),
		"loadStack": widen(loadStack), "prologue": widen(prologue), "epilogue": widen(epilogue),
		"bucketSize": bucketSize, "bucketsPerFunction": 1 << (blockBits - bucketBits),
		"indexEntry": indexEntry, "fixedWords": fixedWords, "mostPCData": mostPCData, "recordPCData": recordPCData, "recordFuncData": recordFuncData,
		"absentCode": absentCode, "onceCode": onceCode, "rankCodes": rankCodes,
	}
	absents := make([]int32, wordCount)
	for i := range absents {
		absents[i] = int32(absent(i))
	}
	kind := map[string]int{}
	for i, name := range kindNames {
		kind[name] = i
	}
	format["absent"], format["kind"] = absents, kind
	maps.Copy(format, byteTables())
	return json.Marshal(format)
}

// byteTables returns the decoder's tables by byte of the opcode stream, by
// name.
func byteTables() map[string]any {
	var kinds, ops, operands, streams, contexts, stores, aligns [256]int
	for i := range kinds {
		e := entryOf(byte(i))
		kinds[i], ops[i], operands[i] = e.kind, e.op, e.operand
		streams[i] = operandStream(byte(e.op), noContext)
		contexts[i] = contextAfter(byte(e.op), e.operand)
		if e.kind == kindMemory || e.kind == kindNext {
			aligns[i] = int(alignments[e.op-opI32Load] - '0')
		}
		if e.op >= opI32Store {
			stores[i] = 1
		}
	}
	return map[string]any{
		"kinds": kinds, "ops": ops, "operands": operands, "streams": streams, "contexts": contexts, "stores": stores, "aligns": aligns,
	}
}

// widen returns b as numbers: a slice of bytes would become a base64 string in JSON.
func widen(b []byte) []int {
	list := make([]int, len(b))
	for i, n := range b {
		list[i] = int(n)
	}
	return list
}
