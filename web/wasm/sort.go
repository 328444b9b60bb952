//go:build !js

package wasm

import (
	"bytes"
	"encoding/binary"
)

// Sort lays like with like in a wasm file, so that it packs by a fifth better: in
// the code, numbers of each kind follow one another, and what Go does at every call
// is one byte. The page makes it a wasm file again (web/zstd/zstd.js).
//
// Sections stand there as in the file, each with a byte before its content that
// says whether that is as it was.
func Sort(file []byte) []byte {
	out := []byte(Magic)
	for id, content := range Sections(file) {
		out = binary.AppendUvarint(append(out, id), uint64(len(content)))
		if sorted := try(id, content); sorted != nil {
			out = append(append(out, 1), sorted...)
		} else {
			out = append(append(out, 0), content...)
		}
	}
	return out
}

// try is the content of a section sorted, or nil if it is not of a kind that can be.
func try(id byte, content []byte) (sorted []byte) {
	defer func() {
		if recover() != nil { // it is not as Go makes it
			sorted = nil
		}
	}()
	switch id {
	case ElementSection:
		return sortElements(content)
	case CodeSection:
		return sortCode(content)
	case DataSection:
		return sortData(content)
	}
	return nil
}

// sortElements is how the list of functions begins that values may lead to; in the
// list each follows the one before.
func sortElements(content []byte) []byte {
	r := Reader{content}
	r.Take(3) // one list, of the only table, a number:
	r.Int()
	r.Take(len(closing))
	count := r.Uint()
	start := content[:len(content)-len(r.Rest)]
	first := r.Uint()
	for i := 1; i < count; i++ {
		if r.Uint() != first+i {
			return nil
		}
	}
	if len(r.Rest) > 0 {
		return nil
	}
	out := binary.AppendUvarint(nil, uint64(len(start)))
	out = append(out, start...)
	out = binary.AppendUvarint(out, uint64(first))
	return binary.AppendUvarint(out, uint64(count))
}

// What stands in the place of instructions, by its first byte, which is no
// instruction's. Where to come back to is told as how much further it is than the
// one before.
const (
	callToken  = 0xc5 // a call with the address 1 further, 2, 3
	otherToken = 0xc8 // a call with the address as much further as follows
	pushToken  = 0xc9 // the address alone
	backToken  = 0xca // what follows a call
	frameToken = 0xcc // taking a frame on the stack, of as many bytes as follow
	leaveToken = 0xcd // giving that back, and 8 bytes more, at the end
	oddToken   = 0xcb // a load or a store of another alignment than is usual
	eightToken = 0xd0 // a load or a store 8 further than the last; less by opLoad
	getToken   = 0xe7 // pushing one of the first 8 locals, without its number
	setToken   = 0xef // setting one
	teeToken   = 0xf6 // setting one of the first 4 and keeping it
	endToken   = 0xff // the end of a function
)

// What Go does at a call: it puts on the stack where to come back to, says that
// the function shall begin at its beginning, and after it looks whether to sleep.
var (
	pushing = []byte{opGet, 1, opI32, 8, opI32Sub, opTee, 1, opGlobalSet, 0, opGet, 1, opI64}
	pushed  = []byte{0x37, 3, 0}
	calling = []byte{opI32, 0, opCall}
	taking  = []byte{opI32Sub, opTee, 1, opGlobalSet, 0}
	leaving = []byte{opI32Add, opGlobalSet, 0, opI32, 0, opReturn}
	back    = []byte{opGlobalGet, 0, opSet, 1, opIf, empty, opI32, 1, opReturn, opEnd}
)

// usual are the alignments of loads and stores.
const usual = "23230011001122232301012"

// Kinds of numbers that stand one after the other: functions, numbers with a point,
// how many blocks are left, how far memory is reached by each kind of loads and stores,
// and whole numbers, the last two by what comes before.
const (
	codeStream = iota
	callStream
	pointStream
	branchStream
	reachStream
	numberStream = reachStream + 12
	streams      = numberStream + 6
)

// A sorter sorts functions.
type sorter struct {
	parts   [streams][]byte
	address int    // where the last call came back to
	reached [2]int // by the last load, by the last store
	frame   int    // how many bytes of the stack the function took
	before  int    // what came before, if no call: 1 pushes the stack, 2 extends a number
}

// group is how many functions are sorted together: the page waits for no more.
const group = 8192

// sortCode is a section of code, in groups: how long that is in the file, how long
// each kind is, and all of each kind.
func sortCode(content []byte) []byte {
	r := Reader{content}
	count := r.Uint()
	base := firstAddress(content)
	out := binary.AppendUvarint(binary.AppendUvarint(nil, uint64(count)), uint64(base))
	for done := 0; done < count; done += group {
		s, size := sorter{}, len(r.Rest)
		for i := done; i < min(done+group, count); i++ {
			s.function(r.Take(r.Uint()), base+i<<16-1)
		}
		out = binary.AppendUvarint(out, uint64(size-len(r.Rest)))
		for _, part := range s.parts {
			out = binary.AppendUvarint(out, uint64(len(part)))
		}
		out = append(out, bytes.Join(s.parts[:], nil)...)
	}
	if len(r.Rest) > 0 {
		return nil
	}
	return out
}

// firstAddress is the address of the first function of the code: that of the first
// that calls any, less those before it.
func firstAddress(content []byte) int {
	r := Reader{content}
	for i := range r.Uint() {
		f := Reader{r.Take(r.Uint())}
		if at := bytes.Index(f.Rest, pushing); at >= 0 {
			f.Take(at + len(pushing))
			return f.Int()&^0xffff - i<<16
		}
	}
	return 0
}

// function sorts one whose address is one further than that.
func (s *sorter) function(body []byte, address int) {
	s.address, s.reached, s.frame, s.before = address, [2]int{-1, -1}, 0, 0
	locals := readFunction(body).locals
	s.put(codeStream, locals...)
	for r := (Reader{body[len(locals):]}); len(r.Rest) > 0; {
		if !s.call(&r) && !s.stack(&r) {
			s.instruction(r.instruction())
		}
	}
	s.put(codeStream, endToken)
}

func (s *sorter) put(stream int, b ...byte) { s.parts[stream] = append(s.parts[stream], b...) }

// call sorts a call or a part of one, if that comes next.
func (s *sorter) call(r *Reader) bool {
	if rest, ok := bytes.CutPrefix(r.Rest, back); ok {
		s.put(codeStream, backToken)
		r.Rest = rest
		return true
	}
	rest, ok := bytes.CutPrefix(r.Rest, pushing)
	after := Reader{rest}
	if !ok {
		return false
	}
	address := after.Int()
	further := address - s.address
	if further < 0 || len(AppendInt(nil, address)) != addressSize || len(rest)-len(after.Rest) != addressSize || !bytes.HasPrefix(after.Rest, pushed) {
		return false
	}
	after.Take(len(pushed))
	s.address, r.Rest = address, after.Rest
	if goal, rest, ok := direct(after.Rest); ok {
		r.Rest = rest
		s.put(callStream, goal...)
		if further > 0 && further <= otherToken-callToken {
			s.put(codeStream, byte(callToken+further-1))
			return true
		}
		s.put(codeStream, otherToken)
	} else {
		s.put(codeStream, pushToken)
	}
	s.parts[codeStream] = binary.AppendUvarint(s.parts[codeStream], uint64(further))
	return true
}

// stack sorts how a function takes or gives back its frame, if that comes next.
func (s *sorter) stack(r *Reader) bool {
	after, ok := bytes.CutPrefix(r.Rest, []byte{opGet, 1, opI32})
	if !ok {
		return false
	}
	rest := Reader{after}
	size := rest.Int()
	if text := after[:len(after)-len(rest.Rest)]; size < 0 || !bytes.Equal(text, AppendInt(nil, size)) {
		return false
	}
	if after, ok := bytes.CutPrefix(rest.Rest, taking); ok {
		r.Rest, s.frame = after, size
		s.parts[codeStream] = binary.AppendUvarint(append(s.parts[codeStream], frameToken), uint64(size))
		return true
	}
	after, ok = bytes.CutPrefix(rest.Rest, leaving)
	if ok = ok && size == s.frame+8; ok {
		r.Rest = after
		s.put(codeStream, leaveToken)
	}
	return ok
}

// addressSize is how many bytes the address takes.
const addressSize = 5

// direct is the number of the function that is called, and what follows.
func direct(code []byte) (goal, rest []byte, ok bool) {
	code, ok = bytes.CutPrefix(code, calling)
	if !ok {
		return nil, nil, false
	}
	r := Reader{code}
	r.Uint()
	rest, ok = bytes.CutPrefix(r.Rest, back)
	return code[:len(code)-len(r.Rest)], rest, ok
}
