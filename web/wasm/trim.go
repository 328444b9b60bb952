//go:build !js

package wasm

import (
	"bytes"
	"encoding/binary"
	"errors"
	"iter"
)

// ErrOther says that a file is not as the Go that is known here makes them.
var ErrOther = errors.New("this wasm file is of another kind of Go than is known here")

// Trim makes a wasm file of Go pack better, and leaves out of it in which line of
// the source each instruction stood, and where each argument: when the game stops by
// a fault, what it says still names the functions. An error means that nothing was done.
func Trim(file []byte) (trimmed []byte, err error) {
	defer func() {
		if recover() != nil { // it ends before its time
			trimmed, err = nil, ErrOther
		}
	}()
	trimmed = []byte(Magic)
	for id, content := range Sections(file) {
		switch id {
		case CodeSection:
			content = tighten(content)
		case DataSection:
			m := lay(content)
			if err := m.forgetLines(); err != nil {
				return nil, err
			}
			content = m.section()
		}
		trimmed = AppendSection(trimmed, id, content)
	}
	return trimmed, nil
}

// A memory is what the memory of a program holds when it starts, from address 0.
type memory []byte

// Before each piece of data stand a kind and the address as an instruction.
var (
	opening = []byte{0, 0x41} // of the only memory, a number
	closing = []byte{0x0b}
)

// lay lays the pieces of a data section where they belong.
func lay(section []byte) memory {
	var m memory
	r := Reader{section}
	for range r.Uint() {
		r.Take(len(opening))
		at := r.Int()
		r.Take(len(closing))
		piece := r.Take(r.Uint())
		if missing := at + len(piece) - len(m); missing > 0 {
			m = append(m, make([]byte, missing)...)
		}
		copy(m[at:], piece)
	}
	return m
}

// gap is how many zeros part two pieces of data. Go parts them at eight, which
// makes a hundred thousand pieces, and their addresses pack worse than zeros.
const gap = 4096

// section is the data section that lays m.
func (m memory) section() []byte {
	var pieces []byte
	count := uint64(0)
	for at := 0; at < len(m); {
		piece, next := m.piece(at)
		if len(piece) > 0 {
			count++
			pieces = append(AppendInt(append(pieces, opening...), at), closing...)
			pieces = binary.AppendUvarint(pieces, uint64(len(piece)))
			pieces = append(pieces, piece...)
		}
		at = next
	}
	return append(binary.AppendUvarint(nil, count), pieces...)
}

// piece is what stands at an address as far as the next gap, and where it goes on
// after that.
func (m memory) piece(at int) (piece []byte, next int) {
	end := at
	for next = at; next < len(m) && next-end < gap; next++ {
		if m[next] != 0 {
			end = next + 1
		}
	}
	for next < len(m) && m[next] == 0 {
		next++
	}
	return m[at:end], next
}

// header is how the table of functions begins that Go keeps for the collector
// and for traces. The rest of it is described in Go's own runtime/symtab.go and
// runtime/runtime2.go.
var header = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Fields of the table's header, each of eight bytes.
const (
	countField  = 8
	unitsField  = 40 // what is in which file
	tracksField = 56 // what holds from which instruction on
	funcsField  = 64
)

// Fields of what is known of a function, each of four bytes.
const (
	stackField = 16
	fileField  = 20
	lineField  = 24
	moreField  = 28 // how many tracks are for the collector
	unitField  = 32
	startField = 36
	moreTracks = 44
)

// forgetLines has the table of functions know no lines and files, nor what else is
// not asked for.
func (m memory) forgetLines() error {
	at := bytes.Index(m, header)
	if at < 0 {
		return ErrOther
	}
	table := m[at:]
	units, tracks, funcs := table.field(unitsField), table.field(tracksField), table.field(funcsField)
	if units >= tracks || tracks >= funcs {
		return ErrOther
	}
	kept := make([]byte, funcs-tracks)
	for i := range table.field(countField) {
		f := table[funcs+table.short(funcs+8*i+4):]
		for _, field := range f.tracks() {
			from := f.short(field)
			copy(kept[from:], track(table[tracks+from:funcs]))
		}
		for _, field := range []int{fileField, lineField, unitField, startField} {
			clear(f[field : field+4])
		}
		for field, none := range f.unasked() {
			copy(f[field:], none)
		}
	}
	clear(table[units:tracks])
	copy(table[tracks:], kept)
	return nil
}

// field is a field of eight bytes.
func (m memory) field(at int) int { return int(binary.LittleEndian.Uint64(m[at:])) }

// short is a field of four bytes.
func (m memory) short(at int) int { return int(binary.LittleEndian.Uint32(m[at:])) }

// What is known of a function and not asked for in a page: where it may be halted
// from outside, and for traces which of its arguments are still good and where they
// are. The first two are tracks.
const (
	haltTrack  = 0
	goodTrack  = 3
	argsThing  = 5
	goodThing  = 6
	thingCount = 43
)

// tracks are the fields of a function that say where its tracks are, but for those
// of files and lines.
func (m memory) tracks() []int {
	fields := []int{stackField}
	for i := range m.short(moreField) {
		if i != haltTrack && i != goodTrack {
			fields = append(fields, moreTracks+4*i)
		}
	}
	return fields
}

// unasked are the fields of a function that say where what is not asked for is, and
// what each says when there is none.
func (m memory) unasked() iter.Seq2[int, []byte] {
	return func(yield func(int, []byte) bool) {
		count := m.short(moreField)
		for _, i := range []int{haltTrack, goodTrack} {
			if i < count && !yield(moreTracks+4*i, []byte{0, 0, 0, 0}) {
				return
			}
		}
		for _, i := range []int{argsThing, goodThing} {
			if i < int(m[thingCount]) && !yield(moreTracks+4*(count+i), []byte{0xff, 0xff, 0xff, 0xff}) {
				return
			}
		}
	}
}

// track is the one at the beginning of b: pairs of numbers, by how much the value
// changes and after how many instructions, until a change of nothing.
func track(b []byte) []byte {
	r := Reader{b}
	for first := true; r.Uint() != 0 || first; first = false {
		r.Uint()
	}
	return b[:len(b)-len(r.Rest)]
}
