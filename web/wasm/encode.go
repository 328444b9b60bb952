//go:build !js

package wasm

import (
	"encoding/binary"
	"slices"
)

// The passes of Encode, each for one section.
const (
	EncodeElements  Pass = "encode the function list of indirect calls"
	EncodeCode      Pass = "encode the code"
	EncodeFunctions Pass = "encode the function table"
)

// Encode rearranges a wasm file so that it compresses better: opcodes and operands of
// each kind form streams of their own, and the instructions that Go's compiler emits for
// every call become one byte. The page's decoder restores the file to the byte.
//
// The sections stay in order. Before the content of each, a byte says whether it is
// encoded; all are as they were if the Go release that built the file is unknown. The
// passes in skip are left out.
func Encode(file []byte, skip ...Pass) []byte {
	if !Known(GoVersion(file)) {
		skip = Passes
	}
	out := []byte(Magic)
	for r := (Reader{file[len(Magic):]}); len(r.Rest) > 0; {
		header := r.Rest
		id := r.Take(1)[0]
		size := r.Uint()
		header = header[:len(header)-len(r.Rest)] // its size may be padded
		content := r.Take(size)
		out = append(out, header...)
		if encoded := encodeSection(id, content, skip); encoded != nil {
			out = append(append(out, 1), encoded...)
		} else {
			out = append(append(out, 0), content...)
		}
	}
	return out
}

// encodeSection encodes the content of a section. It returns nil if there is no encoding
// for it, or if the content is not as Go makes it.
func encodeSection(id byte, content []byte, skip []Pass) (encoded []byte) {
	defer func() {
		if recover() != nil { // a Reader found too few bytes
			encoded = nil
		}
	}()
	passes := map[byte]Pass{ElementSection: EncodeElements, CodeSection: EncodeCode, DataSection: EncodeFunctions}
	encoders := map[byte]func([]byte) []byte{ElementSection: encodeElements, CodeSection: encodeCode, DataSection: encodeData}
	if pass, ok := passes[id]; !ok || slices.Contains(skip, pass) {
		return nil
	}
	return encoders[id](content)
}

// encodeElements encodes the one element segment that Go makes, whose function indices
// ascend by one: what precedes them, the first, and their count.
func encodeElements(content []byte) []byte {
	r := Reader{content}
	r.Take(3) // one segment, of table 0, at an i32.const:
	r.Int()
	r.Take(len(segmentEnd))
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
