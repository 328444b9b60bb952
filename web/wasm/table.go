//go:build !js

package wasm

import (
	"bytes"
	"encoding/binary"
	"iter"
)

// What is known of a function is eleven words; the eighth says how many tracks
// follow, and the last byte how many other things after those.
const (
	fixedWords = 11
	mostTracks = 4
	mostThings = 8

	argumentsWord = 2 // of the fixed ones
)

// What is said of a function in assembly, whose arguments are not known, and of a
// thing that a function has not; of a track that is zero.
const (
	unknown = 1 << 31
	absent  = 1<<32 - 1
)

// sortData is a data section with the table of functions sorted: what stands before
// it, the table, and what stands after it.
func sortData(content []byte) []byte {
	m := lay(content)
	at := bytes.Index(m, header)
	if at < 0 {
		return nil
	}
	count, start := m[at:].field(countField), at+m[at:].field(funcsField)
	before, ok := placed(content, start)
	if !ok {
		return nil
	}
	table, size := sortTable(content[before:], count)
	if table == nil {
		return nil
	}
	out := binary.AppendUvarint(nil, uint64(before))
	out = append(append(out, content[:before]...), table...)
	rest := content[before+size:]
	return append(binary.AppendUvarint(out, uint64(len(rest))), rest...)
}

// placed is where in a data section stands what belongs to an address.
func placed(section []byte, address int) (int, bool) {
	r := Reader{section}
	for range r.Uint() {
		r.Take(len(opening))
		at := r.Int()
		r.Take(len(closing))
		piece := r.Take(r.Uint())
		if at <= address && address < at+len(piece) {
			return len(section) - len(r.Rest) - len(piece) + address - at, true
		}
	}
	return 0, false
}

// sortTable is what is known of so many functions, each word with its like, and how
// long it was. Before it stands where each function begins and what is known of it.
func sortTable(b memory, count int) (sorted []byte, size int) {
	var columns [fixedWords + mostTracks + mostThings]column
	first := b.short(4)
	at, end := first, first
	for i := range count {
		if b.short(8*i) != b.short(at) || b.short(8*i+4) != at {
			return nil, 0
		}
		tracks, things := b.short(at+moreField), int(b[at+thingCount])
		if tracks > mostTracks || things > mostThings {
			return nil, 0
		}
		for field, k := range words(tracks, things) {
			if !columns[k].put(b.short(at+field), k) {
				return nil, 0
			}
			end = at + field + 4
		}
		at = (end + 7) &^ 7
	}
	for _, n := range []int{count, end, first} {
		sorted = binary.AppendUvarint(sorted, uint64(n))
	}
	for _, c := range columns {
		sorted = binary.AppendUvarint(sorted, uint64(len(c.text)))
	}
	sorted = append(sorted, b[8*count:first]...)
	for _, c := range columns {
		sorted = append(sorted, c.text...)
	}
	return sorted, end
}

// words are where the words stand of what is known of a function, and the columns
// they belong to.
func words(tracks, things int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i := range fixedWords + tracks + things {
			k := i
			if i >= fixedWords+tracks {
				k += mostTracks - tracks
			}
			if !yield(4*i, k) {
				return
			}
		}
	}
}

// A column is what the words of one kind are, each after the other.
type column struct {
	last int
	text []byte
}

// put adds a word of the column with a number: one more than how much more it is
// than the last, or 0 if it says nothing. False means that it is too far from that.
func (c *column) put(word, number int) bool {
	if word == nothing(number) {
		c.text = append(c.text, 0)
		return true
	}
	more := word - c.last
	c.last = word
	c.text = binary.AppendUvarint(c.text, uint64(more<<1^more>>63)+1)
	return -1<<28 < more && more < 1<<28
}

// nothing is the word that says nothing in the column with a number.
func nothing(number int) int {
	switch {
	case number == argumentsWord:
		return unknown
	case number < fixedWords+mostTracks:
		return 0
	}
	return absent
}
