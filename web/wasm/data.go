//go:build !js

package wasm

import "encoding/binary"

// A memory is the memory of a program when it starts, from address 0.
type memory []byte

// Each segment of a data section begins with its address, as an instruction that
// pushes it, between these bytes.
var (
	segmentStart = []byte{0, opI32Const} // an active segment of memory 0
	segmentEnd   = []byte{opEnd}
)

// segment decodes the next segment of a data section.
func (r *Reader) segment() (address int, content []byte) {
	r.Take(len(segmentStart))
	address = r.Int()
	r.Take(len(segmentEnd))
	return address, r.Take(r.Uint())
}

// load returns the memory that a data section initializes.
func load(section []byte) memory {
	var m memory
	r := Reader{section}
	for range r.Uint() {
		address, content := r.segment()
		if missing := address + len(content) - len(m); missing > 0 {
			m = append(m, make([]byte, missing)...)
		}
		copy(m[address:], content)
	}
	return m
}

// The smallest number of zeros that separates two segments. Go's linker starts a new
// segment after eight zeros; its hundred thousand segments compress worse than zeros do.
const (
	wideGap = 4096
	goGap   = 8
)

// section returns m as a data section, with a new segment after every gap zeros or
// more.
func (m memory) section(gap int) []byte {
	var segments []byte
	count := uint64(0)
	for at := 0; at < len(m); {
		content, next := m.segment(at, gap)
		if len(content) > 0 {
			count++
			segments = append(AppendInt(append(segments, segmentStart...), at), segmentEnd...)
			segments = binary.AppendUvarint(segments, uint64(len(content)))
			segments = append(segments, content...)
		}
		at = next
	}
	return append(binary.AppendUvarint(nil, count), segments...)
}

// segment returns the segment at an address, which ends before the next gap, and the
// address of the next one.
func (m memory) segment(at, gap int) (content []byte, next int) {
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

// uint64 returns the eight bytes at an address as a number, the lowest byte first.
func (m memory) uint64(at int) int { return int(binary.LittleEndian.Uint64(m[at:])) }

// uint32 returns the four bytes at an address as a number, the lowest byte first.
func (m memory) uint32(at int) int { return int(binary.LittleEndian.Uint32(m[at:])) }
