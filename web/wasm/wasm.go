//go:build !js

// Package wasm makes the wasm files that Go builds smaller: Trim removes what a page never reads, and Encode
// rearranges what is left so that it compresses better. The page's decoder (web/zstd/zstd.js) undoes Encode.
package wasm

import (
	"encoding/binary"
	"iter"
)

// Section ids of a wasm file.
const (
	CustomSection  = 0
	ImportSection  = 2
	ElementSection = 9
	CodeSection    = 10
	DataSection    = 11
)

// Magic is the header of every wasm file: the magic number and version 1.
const Magic = "\x00asm\x01\x00\x00\x00"

// A Reader decodes a wasm file or a part of one. Its methods consume bytes from
// the front of Rest and panic if there are too few.
type Reader struct{ Rest []byte }

// Take removes the next n bytes from the reader and returns them.
func (r *Reader) Take(n int) []byte {
	part := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return part
}

// Uint decodes an unsigned LEB128 number.
func (r *Reader) Uint() int {
	n, size := binary.Uvarint(r.Rest)
	r.Take(size)
	return int(n)
}

// Int decodes a signed LEB128 number.
func (r *Reader) Int() int {
	n := 0
	for shift := 0; ; shift += 7 {
		b := r.Take(1)[0]
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			if shift > 57 {
				return n // all 64 bits are set, the sign among them
			}
			return n << (57 - shift) >> (57 - shift) // extends the sign bit
		}
	}
}

// String decodes a string: its length and its bytes.
func (r *Reader) String() string { return string(r.Take(r.Uint())) }

// AppendInt appends n to b as a signed LEB128 number.
func AppendInt(b []byte, n int) []byte {
	for ; n < -64 || n > 63; n >>= 7 {
		b = append(b, byte(n&0x7f|0x80))
	}
	return append(b, byte(n&0x7f))
}

// Sections iterates over the sections of a file: their ids and contents.
func Sections(file []byte) iter.Seq2[byte, []byte] {
	return func(yield func(byte, []byte) bool) {
		for r := (Reader{file[len(Magic):]}); len(r.Rest) > 0; {
			if id := r.Take(1)[0]; !yield(id, r.Take(r.Uint())) {
				return
			}
		}
	}
}

// AppendSection appends a section to a file.
func AppendSection(file []byte, id byte, content []byte) []byte {
	file = binary.AppendUvarint(append(file, id), uint64(len(content)))
	return append(file, content...)
}
