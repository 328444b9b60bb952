//go:build !js

package wasm

import (
	"bytes"
	"encoding/binary"
)

// Tokens are bytes that are no opcodes and stand in the opcode stream for frequent
// instructions or sequences of them. A return address is encoded as its distance from
// the previous one.
const (
	callToken     = 0xc5 // a call whose return address is 1 further; the next two: 2, 3
	farCallToken  = 0xc8 // a call; the distance follows
	returnToken   = 0xc9 // storing a return address; the distance follows
	resumeToken   = 0xca // the check after a call
	alignToken    = 0xcb // a load or a store of an unusual alignment, unabridged
	prologueToken = 0xcc // allocating a stack frame; its size follows
	epilogueToken = 0xcd // freeing the frame and the return address, and returning
	nextToken     = 0xd0 // a load or a store 8 bytes after the previous one; plus its opcode, minus opI32Load
	getToken      = 0xe7 // local.get 0; 1 to 8 follow in order
	setToken      = 0xef // local.set 0; 2 to 8 are used
	teeToken      = 0xf6 // local.tee 0; 2 to 4 are used
	endToken      = 0xff // the end of a function
)

// The instructions of a call: the caller pushes the return address on Go's stack (local
// 1 and global 0 are the stack pointer), passes the block 0 to begin at, calls, and
// afterwards returns at once if the goroutine is being suspended.
var (
	pushReturn  = []byte{opLocalGet, 1, opI32Const, slot, opI32Sub, opLocalTee, 1, opGlobalSet, 0, opLocalGet, 1, opI64Const}
	storeReturn = []byte{opI64Store, 3, 0}
	callEntry   = []byte{opI32Const, 0, opCall}
	resumeCheck = append([]byte{opGlobalGet, 0, opLocalSet, 1}, suspended...)
)

// The instructions that allocate and free a stack frame, whose size follows loadStack.
var (
	loadStack = []byte{opLocalGet, 1, opI32Const}
	prologue  = []byte{opI32Sub, opLocalTee, 1, opGlobalSet, 0}
	epilogue  = []byte{opI32Add, opGlobalSet, 0, opI32Const, 0, opReturn}
)

const (
	slot        = 8  // size of a return address on Go's stack
	addressSize = 5  // bytes of a return address in LEB128
	blockBits   = 16 // low bits of a return address: the block; the rest is the function
)

// The streams: the opcodes, and the operands by kind. There are two streams for each of six kinds
// of loads and stores, and three for each type of integer constant, by context.
const (
	codeStream     = iota
	callStream     // function indices
	floatStream    // floating-point constants
	labelStream    // labels of branches
	offsetStream   // offsets of loads and stores
	constantStream = offsetStream + 12
	streamCount    = constantStream + 6
)

// The contexts of a constant or an offset: what the previous instruction was. A call
// does not change it.
const (
	noContext     = iota
	stackContext  // local.get 1, the stack pointer
	extendContext // i64.extend_i32_u
	contextCount
)

// An encoder encodes functions into streams. All fields but the streams concern the function
// that is being encoded.
type encoder struct {
	streams [streamCount][]byte
	address int    // the previous return address
	offsets [2]int // of the previous load and of the previous store
	frame   int    // size of the stack frame
	context int
}

// groupSize is the number of functions that share their streams: the page
// decodes one group while the next is being loaded.
const groupSize = 8192

// encodeCode encodes a code section in groups of functions: the size of a group
// before encoding, the size of each stream, and the streams.
func encodeCode(content []byte) []byte {
	r := Reader{content}
	count := r.Uint()
	base := firstAddress(content)
	out := binary.AppendUvarint(binary.AppendUvarint(nil, uint64(count)), uint64(base))
	for done := 0; done < count; done += groupSize {
		e, size := encoder{}, len(r.Rest)
		for i := done; i < min(done+groupSize, count); i++ {
			e.function(r.Take(r.Uint()), base+i<<blockBits)
		}
		out = binary.AppendUvarint(out, uint64(size-len(r.Rest)))
		for _, stream := range e.streams {
			out = binary.AppendUvarint(out, uint64(len(stream)))
		}
		out = append(out, bytes.Join(e.streams[:], nil)...)
	}
	if len(r.Rest) > 0 {
		return nil
	}
	return out
}

// firstAddress returns the address of the first function in a code section. It is
// derived from the first call, whose return address contains its function's address.
func firstAddress(content []byte) int {
	r := Reader{content}
	for i := range r.Uint() {
		f := Reader{r.Take(r.Uint())}
		if at := bytes.Index(f.Rest, pushReturn); at >= 0 {
			f.Take(at + len(pushReturn))
			return f.Int()>>blockBits<<blockBits - i<<blockBits
		}
	}
	return 0
}

// function appends the encoding of a function's body to the streams; address is the
// function's.
func (e *encoder) function(body []byte, address int) {
	e.address, e.offsets, e.frame, e.context = address-1, [2]int{-1, -1}, 0, noContext
	r := Reader{body}
	e.put(codeStream, r.locals()...)
	for len(r.Rest) > 0 {
		if !e.call(&r) && !e.stackFrame(&r) {
			e.instruction(r.instruction())
		}
	}
	e.put(codeStream, endToken)
}

func (e *encoder) put(stream int, b ...byte) { e.streams[stream] = append(e.streams[stream], b...) }

// putUint appends n to the opcode stream, as an unsigned LEB128 number.
func (e *encoder) putUint(n int) {
	e.streams[codeStream] = binary.AppendUvarint(e.streams[codeStream], uint64(n))
}

// call appends the encoding of a call, or of a part of one, if the code in r begins
// with that, and reports whether it did. It takes what it encodes from r.
func (e *encoder) call(r *Reader) bool {
	if rest, ok := bytes.CutPrefix(r.Rest, resumeCheck); ok {
		e.put(codeStream, resumeToken)
		r.Rest = rest
		return true
	}
	distance, rest, ok := e.returnAddress(r.Rest)
	if !ok {
		return false
	}
	r.Rest = rest
	callee, rest, direct := directCall(rest)
	if !direct {
		e.put(codeStream, returnToken)
		e.putUint(distance)
		return true
	}
	r.Rest = rest
	e.put(callStream, callee...)
	if distance > 0 && distance <= farCallToken-callToken {
		e.put(codeStream, byte(callToken+distance-1))
	} else {
		e.put(codeStream, farCallToken)
		e.putUint(distance)
	}
	return true
}

// returnAddress decodes the instructions that push a return address: its distance from
// the previous one, and the code after them. It is not ok if the code begins otherwise.
func (e *encoder) returnAddress(code []byte) (distance int, rest []byte, ok bool) {
	code, ok = bytes.CutPrefix(code, pushReturn)
	if !ok {
		return 0, nil, false
	}
	r := Reader{code}
	address := r.Int()
	distance = address - e.address
	if distance < 0 || len(AppendInt(nil, address)) != addressSize || len(code)-len(r.Rest) != addressSize {
		return 0, nil, false
	}
	if rest, ok = bytes.CutPrefix(r.Rest, storeReturn); ok {
		e.address = address
	}
	return distance, rest, ok
}

// directCall decodes a direct call and the check after it: the encoded function index,
// and the code after them. It is not ok if the code begins otherwise.
func directCall(code []byte) (callee, rest []byte, ok bool) {
	code, ok = bytes.CutPrefix(code, callEntry)
	if !ok {
		return nil, nil, false
	}
	r := Reader{code}
	r.Uint()
	rest, ok = bytes.CutPrefix(r.Rest, resumeCheck)
	return code[:len(code)-len(r.Rest)], rest, ok
}

// stackFrame appends the encoding of the allocation or release of a stack frame, if the
// code in r begins with that, and reports whether it did. It takes what it encodes from
// r.
func (e *encoder) stackFrame(r *Reader) bool {
	code, ok := bytes.CutPrefix(r.Rest, loadStack)
	if !ok {
		return false
	}
	after := Reader{code}
	size := after.Int()
	if said := code[:len(code)-len(after.Rest)]; size < 0 || !bytes.Equal(said, AppendInt(nil, size)) {
		return false
	}
	if rest, ok := bytes.CutPrefix(after.Rest, prologue); ok {
		r.Rest, e.frame = rest, size
		e.put(codeStream, prologueToken)
		e.putUint(size)
		return true
	}
	rest, ok := bytes.CutPrefix(after.Rest, epilogue)
	if ok = ok && size == e.frame+slot; ok {
		r.Rest = rest
		e.put(codeStream, epilogueToken)
	}
	return ok
}
