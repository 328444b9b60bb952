//go:build !js

package wasm

import (
	"cmp"
	"encoding/binary"
	"iter"
	"slices"
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
	table, ok := load(content).pclntab()
	if !ok {
		return nil
	}
	before, ok := position(content, table.start+table.funcs)
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
	at, count := table.buckets()
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
	var columns [wordCount][]int
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
			columns[k] = append(columns[k], b.uint32(at+offset))
			end = at + offset + 4
		}
		at = (end + 7) &^ 7
	}
	for _, n := range []int{count, end, first} {
		encoded = binary.AppendUvarint(encoded, uint64(n))
	}
	text := b[indexEntry*count : first]
	for k, c := range columns {
		values, codes := encodeColumn(c, absent(k))
		if values == nil {
			return nil, 0
		}
		encoded = binary.AppendUvarint(encoded, uint64(len(values)))
		encoded = binary.AppendUvarint(encoded, uint64(len(codes)))
		text = slices.Concat(text, values, codes)
	}
	return append(encoded, text...), end
}

// words iterates over the words of a function's record that has that many pc-value tables
// and pointers: the offset of each word, and the number of its column.
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

// The codes of words: that there is nothing, that a word occurs once and is the next of the
// values, and from then on the ranks of those that occur more often.
const (
	absentCode = iota
	onceCode
	rankCodes
)

// encodeColumn encodes the same word of all records, as values and as a code for each: the
// values are the number of words that occur more than once, these, the most frequent first,
// and those that occur once. Each is its difference from the one before. It returns nil if
// one is too large for the decoder.
func encodeColumn(column []int, absent int) (values, codes []byte) {
	uses := map[int]int{}
	var often, once []int
	for _, word := range column {
		if uses[word]++; uses[word] == 2 && word != absent {
			often = append(often, word)
		}
	}
	slices.SortStableFunc(often, func(a, b int) int { return cmp.Compare(uses[b], uses[a]) })
	rank := map[int]int{}
	for i, word := range often {
		rank[word] = rankCodes + i
	}
	for _, word := range column {
		code := uint64(rank[word])
		switch {
		case word == absent:
			code = absentCode
		case uses[word] == 1:
			code, once = onceCode, append(once, word)
		}
		codes = binary.AppendUvarint(codes, code)
	}
	values = binary.AppendUvarint(nil, uint64(len(often)))
	for _, list := range [][]int{often, once} {
		last := 0
		for _, word := range list {
			if word-last <= -1<<28 || word-last >= 1<<28 {
				return nil, nil
			}
			values = binary.AppendVarint(values, int64(word-last))
			last = word
		}
	}
	return values, codes
}

// argumentsWord is the word that says how large a function's arguments are.
const argumentsWord = 2

// absent returns the value with which a word of that column says that there is none of
// its thing: unknown arguments, no pc-value table, no pointer.
func absent(column int) int {
	switch {
	case column == argumentsWord:
		return 1 << 31
	case column < fixedWords+mostPCData:
		return 0
	}
	return noFuncData
}
