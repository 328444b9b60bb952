//go:build !js

package wasm

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"iter"
	"slices"
)

// The function table (pclntab) is what Go's runtime knows of each function: its name,
// its frame size, its lines, and what the garbage collector needs. The layout is
// described in Go's runtime/symtab.go (pcHeader) and runtime/runtime2.go (_func).

// pclntabHeader is the beginning of the function table, by which it is found: a magic
// number, the smallest instruction size and the pointer size.
var pclntabHeader = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Offsets in the header, each of a number of eight bytes.
const (
	headerCount = 8  // number of functions
	headerNames = 32 // offset of the names of functions
	headerCU    = 40 // offset of the table of compilation units; files follow
	headerPC    = 56 // offset of the pc-value tables
	headerFuncs = 64 // offset of the function index
)

// Offsets in a function's record, each of a number of four bytes but for the last,
// which is one byte.
const (
	recordName      = 4  // offset of the function's name
	recordStack     = 16 // pc-value table of the stack depth
	recordFile      = 20 // pc-value table of files
	recordLine      = 24 // pc-value table of lines
	recordPCData    = 28 // number of further pc-value tables
	recordCU        = 32
	recordStartLine = 36
	recordFuncData  = 43 // number of pointers after the pc-value tables
	recordSize      = 44 // where the offsets of these tables begin, and then the pointers
)

// indexEntry is the size of an entry of the function index: the function's entry pc and
// the offset of its record, each of four bytes.
const indexEntry = 8

// bucketSize is the size in bytes of an entry of the table by which Go's runtime finds the
// function of an address: one for each 1<<bucketBits addresses.
const (
	bucketSize = 20
	bucketBits = 12
)

// Offsets in the program's module data, which begins with a pointer to the function table and
// one to its names.
const (
	moduleBuckets  = 8 * 19 // pointer to the table of buckets
	moduleFirst    = 8 * 20 // the first address of a function
	moduleLast     = 8 * 21 // the address after the last
	moduleFuncData = 8 * 40 // pointer to what the pointers in records are relative to
)

// Tables and pointers of a function that a page never reads: where it may be preempted,
// and for stack traces where its arguments are, which of them are live, and what is inlined
// in it.
var (
	unusedPCData   = []int{0, 2, 3} // PCDATA_UnsafePoint, PCDATA_InlTreeIndex, PCDATA_ArgLiveIndex
	unusedFuncData = []int{3, 5, 6} // FUNCDATA_InlTree, FUNCDATA_ArgInfo, FUNCDATA_ArgLiveInfo
)

// A pclntab is the memory from the beginning of the function table on.
type pclntab struct {
	memory
	start                       int // its address
	count, names, cu, pc, funcs int // from the header
}

// pclntab finds the function table; ok is false if there is none of this layout.
func (m memory) pclntab() (t pclntab, ok bool) {
	at := bytes.Index(m, pclntabHeader)
	if at < 0 {
		return t, false
	}
	t.memory, t.start = m[at:], at
	t.count, t.names = t.uint64(headerCount), t.uint64(headerNames)
	t.cu, t.pc, t.funcs = t.uint64(headerCU), t.uint64(headerPC), t.uint64(headerFuncs)
	return t, t.names < t.cu && t.cu < t.pc && t.pc < t.funcs
}

// module returns the module data; ok is false if it is not found.
func (t pclntab) module() (data memory, ok bool) {
	begin := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(t.start)), uint64(t.start+t.names))
	at := bytes.Index(t.memory, begin)
	if at < 0 {
		return nil, false
	}
	return t.memory[at:], true
}

// buckets returns the address and the number of whole entries of the table by which the function
// of an address is found, if each entry has the number of the function and nothing else: functions
// are 1<<blockBits addresses apart. The linker cuts off the last entry where the addresses end, so
// that other data may begin within it.
func (t pclntab) buckets() (at, count int) {
	module, ok := t.module()
	if !ok {
		return 0, 0
	}
	at = module.uint64(moduleBuckets)
	count = (module.uint64(moduleLast) - module.uint64(moduleFirst)) >> bucketBits
	entry := make([]byte, bucketSize)
	for i := range count {
		binary.LittleEndian.PutUint32(entry, uint32(i>>(blockBits-bucketBits)))
		if !bytes.HasPrefix(t.memory[at-t.start+bucketSize*i:], entry) {
			return 0, 0
		}
	}
	return at, count
}

// records iterates over the records of all functions; each extends to the end of memory.
func (t pclntab) records() iter.Seq[memory] {
	return func(yield func(memory) bool) {
		for i := range t.count {
			if !yield(t.memory[t.funcs+t.uint32(t.funcs+indexEntry*i+4):]) {
				return
			}
		}
	}
}

// dropLines removes the files and lines of all instructions.
func (t pclntab) dropLines() {
	for f := range t.records() {
		for _, offset := range []int{recordFile, recordLine, recordCU, recordStartLine} {
			clear(f[offset : offset+4])
		}
	}
	clear(t.memory[t.cu:t.pc])
}

// dropUnused removes the references to tables and pointers that a page never reads, and
// what only these pointers lead to.
func (t pclntab) dropUnused() {
	before := t.funcData()
	defer func() { t.clearFuncData(before, t.funcData()) }()
	for f := range t.records() {
		for offset, none := range f.unused() {
			copy(f[offset:], none)
		}
	}
}

// funcData returns the offsets to which the pointers in all records lead, in ascending
// order.
func (t pclntab) funcData() (offsets []int) {
	for f := range t.records() {
		from := recordSize + 4*f.uint32(recordPCData)
		for i := range int(f[recordFuncData]) {
			if offset := f.uint32(from + 4*i); offset != noFuncData {
				offsets = append(offsets, offset)
			}
		}
	}
	slices.Sort(offsets)
	return slices.Compact(offsets)
}

// clearFuncData fills with zeros what pointers led to before and don't lead to any
// more. Each piece extends to the next one; the last is left, since its end is not
// known.
func (t pclntab) clearFuncData(before, after []int) {
	module, ok := t.module()
	if !ok {
		return
	}
	data := t.memory[module.uint64(moduleFuncData)-t.start:]
	for i := range len(before) - 1 {
		if _, kept := slices.BinarySearch(after, before[i]); !kept {
			clear(data[before[i]:before[i+1]])
		}
	}
}

// noFuncData stands for a pointer that leads to nothing.
const noFuncData = 1<<32 - 1

// unused iterates over the offsets in a record at which it refers to a table or pointer
// that a page never reads, with the bytes that mean "none".
func (m memory) unused() iter.Seq2[int, []byte] {
	return func(yield func(int, []byte) bool) {
		count := m.uint32(recordPCData)
		for _, i := range unusedPCData {
			if i < count && !yield(recordSize+4*i, []byte{0, 0, 0, 0}) {
				return
			}
		}
		for _, i := range unusedFuncData {
			if i < int(m[recordFuncData]) && !yield(recordSize+4*(count+i), []byte{0xff, 0xff, 0xff, 0xff}) {
				return
			}
		}
	}
}

// orderTables moves the pc-value tables that records refer to: those with more references
// come first, and the others in the order of references, so that most are the next one. It
// drops all other tables.
func (t pclntab) orderTables() {
	uses := map[int]int{}
	var tables []int
	for reference := range t.references() {
		from := reference.uint32(0)
		if uses[from]++; uses[from] == 1 {
			tables = append(tables, from)
		}
	}
	slices.SortStableFunc(tables, func(a, b int) int { return cmp.Compare(uses[b], uses[a]) })
	moved, ordered := map[int]int{}, []byte(nil)
	for _, from := range tables {
		moved[from] = len(ordered)
		ordered = append(ordered, pcValues(t.memory[t.pc+from:t.funcs])...)
	}
	start := t.funcs - t.pc - len(ordered) // at the end, so that no zeros separate them from the index
	for reference := range t.references() {
		binary.LittleEndian.PutUint32(reference, uint32(start+moved[reference.uint32(0)]))
	}
	clear(t.memory[t.pc:t.funcs])
	copy(t.memory[t.pc+start:], ordered)
}

// references iterates over the places of all references to pc-value tables, those at
// the same place of each record together.
func (t pclntab) references() iter.Seq[memory] {
	return func(yield func(memory) bool) {
		for i := range len(tableReferences) + mostPCData {
			for f := range t.records() {
				if list := f.references(); i < len(list) && f.uint32(list[i]) > 0 && !yield(f[list[i]:]) {
					return
				}
			}
		}
	}
}

// tableReferences lists the offsets in a record of the references to pc-value tables that
// every record has.
var tableReferences = []int{recordStack, recordFile, recordLine}

// references lists the offsets in a record of all its references to pc-value tables.
func (m memory) references() []int {
	list := slices.Clone(tableReferences)
	for i := range m.uint32(recordPCData) {
		list = append(list, recordSize+4*i)
	}
	return list
}

// pcValues returns the pc-value table at the beginning of b: pairs of a change of the
// value and a number of instructions, up to a change of 0 that is not the first.
func pcValues(b []byte) []byte {
	r := Reader{b}
	for first := true; r.Uint() != 0 || first; first = false {
		r.Uint()
	}
	return b[:len(b)-len(r.Rest)]
}
