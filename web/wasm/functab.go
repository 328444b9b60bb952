//go:build !js

package wasm

import (
	"encoding/binary"
	"iter"
)

// Words of four bytes in a function's record: the fixed ones, and the largest number of
// references to pc-value tables and of pointers after them.
const (
	fixedWords   = recordSize / 4
	mostPCData   = 4
	mostFuncData = 8
	wordCount    = fixedWords + mostPCData + mostFuncData
)

// encodeData encodes a data section whose function index and records are rearranged:
// the size of what precedes them, that, the index and the records. Then follow the size of what
// is before the table of buckets, that, the number of buckets, which have nothing that is not
// known, and the same of what follows. It returns nil if they are not found in one segment.
func encodeData(content []byte) []byte {
	m := load(content)
	table, ok := m.pclntab()
	if !ok {
		return nil
	}
	before, ok := position(content, len(m)-len(table.memory)+table.funcs)
	if !ok {
		return nil
	}
	functions, size := encodeFunctions(content[before:], table.count)
	if functions == nil {
		return nil
	}
	out := binary.AppendUvarint(nil, uint64(before))
	out = append(append(out, content[:before]...), functions...)
	rest := content[before+size:]
	at, count := m.buckets(table)
	if start, ok := position(content, at); ok && count > 0 {
		middle := content[before+size : start]
		out = append(binary.AppendUvarint(out, uint64(len(middle))), middle...)
		rest = content[start+bucketSize*count:]
	} else {
		count = 0
		out = binary.AppendUvarint(out, 0)
	}
	out = binary.AppendUvarint(out, uint64(count))
	return append(binary.AppendUvarint(out, uint64(len(rest))), rest...)
}

// position returns where in a data section the byte for an address is.
func position(section []byte, address int) (int, bool) {
	r := Reader{section}
	for range r.Uint() {
		start, content := r.segment()
		if start <= address && address < start+len(content) {
			return len(section) - len(r.Rest) - len(content) + address - start, true
		}
	}
	return 0, false
}

// encodeFunctions encodes the function index and the records of count functions at the
// beginning of b: each word of the records is a column. It also returns their size
// before encoding. It returns nil if the index does not list the records in order.
func encodeFunctions(b memory, count int) (encoded []byte, size int) {
	var columns [wordCount]column
	first := b.uint32(4)
	at, end := first, first
	for i := range count {
		if b.uint32(indexEntry*i) != b.uint32(at) || b.uint32(indexEntry*i+4) != at {
			return nil, 0
		}
		pcData, funcData := b.uint32(at+recordPCData), int(b[at+recordFuncData])
		if pcData > mostPCData || funcData > mostFuncData {
			return nil, 0
		}
		for offset, k := range words(pcData, funcData) {
			if !columns[k].put(b.uint32(at+offset), absent(k)) {
				return nil, 0
			}
			end = at + offset + 4
		}
		at = (end + 7) &^ 7
	}
	for _, n := range []int{count, end, first} {
		encoded = binary.AppendUvarint(encoded, uint64(n))
	}
	for _, c := range columns {
		encoded = binary.AppendUvarint(encoded, uint64(len(c.text)))
	}
	encoded = append(encoded, b[indexEntry*count:first]...)
	for _, c := range columns {
		encoded = append(encoded, c.text...)
	}
	return encoded, end
}

// words iterates over the words of a record with so many pc-value tables and pointers:
// the offset of each and the number of its column.
func words(pcData, funcData int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		for i := range fixedWords + pcData + funcData {
			k := i
			if i >= fixedWords+pcData {
				k += mostPCData - pcData
			}
			if !yield(4*i, k) {
				return
			}
		}
	}
}

// A column encodes the same word of all records.
type column struct {
	last int
	text []byte
}

// put appends a word: 0 if it is absent, else 1 more than its difference from the last
// one. It returns false if the difference is too large for the decoder.
func (c *column) put(word, absent int) bool {
	if word == absent {
		c.text = append(c.text, 0)
		return true
	}
	difference := word - c.last
	c.last = word
	c.text = binary.AppendUvarint(c.text, uint64(difference<<1^difference>>63)+1)
	return -1<<28 < difference && difference < 1<<28
}

// argumentsWord is the word that says how large a function's arguments are.
const argumentsWord = 2

// absent returns the value by which the word of a column says that there is nothing:
// unknown arguments, no pc-value table, no pointer.
func absent(column int) int {
	switch {
	case column == argumentsWord:
		return 1 << 31
	case column < fixedWords+mostPCData:
		return 0
	}
	return 1<<32 - 1
}
