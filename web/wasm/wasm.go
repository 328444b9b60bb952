//go:build !js

// Package wasm takes wasm files apart and puts them together.
package wasm

import (
	"encoding/binary"
	"iter"
)

// The numbers of sections of a wasm file.
const (
	CustomSection  = 0
	ImportSection  = 2
	ElementSection = 9
	CodeSection    = 10
	DataSection    = 11
)

// Magic is how a wasm file begins.
const Magic = "\x00asm\x01\x00\x00\x00"

// A Reader reads a wasm file or a part of one from its beginning. It panics where
// that ends before its time.
type Reader struct{ Rest []byte }

// Take is the next n bytes.
func (r *Reader) Take(n int) []byte {
	part := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return part
}

// Uint is the next number, which is not negative.
func (r *Reader) Uint() int {
	n, size := binary.Uvarint(r.Rest)
	r.Take(size)
	return int(n)
}

// Int is the next number, which has a sign.
func (r *Reader) Int() int {
	n := 0
	for shift := 0; ; shift += 7 {
		b := r.Take(1)[0]
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			if shift > 57 {
				return n // all 64 bits are there
			}
			return n << (57 - shift) >> (57 - shift) // the last of its bits is the sign
		}
	}
}

// AppendInt puts n, which has a sign, at the end of b.
func AppendInt(b []byte, n int) []byte {
	for ; n < -64 || n > 63; n >>= 7 {
		b = append(b, byte(n&0x7f|0x80))
	}
	return append(b, byte(n&0x7f))
}

// Sections are the sections of a file, by their numbers.
func Sections(file []byte) iter.Seq2[byte, []byte] {
	return func(yield func(byte, []byte) bool) {
		for r := (Reader{file[len(Magic):]}); len(r.Rest) > 0; {
			if id := r.Take(1)[0]; !yield(id, r.Take(r.Uint())) {
				return
			}
		}
	}
}

// AppendSection puts a section at the end of a file.
func AppendSection(file []byte, id byte, content []byte) []byte {
	file = binary.AppendUvarint(append(file, id), uint64(len(content)))
	return append(file, content...)
}
