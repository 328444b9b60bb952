//go:build !js

package wasm

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
)

// Names returns the names of all functions of a wasm file that was not trimmed, by their
// numbers (see Number). There are none if Trim does not know the file.
func Names(file []byte) (names []string) {
	if !Known(GoVersion(file)) {
		return nil
	}
	for id, content := range Sections(file) {
		if id != DataSection {
			continue
		}
		if table, ok := load(content).pclntab(); ok {
			for f := range table.records() {
				names = append(names, table.name(f))
			}
		}
	}
	return names
}

// name returns the name of the function with a record.
func (t pclntab) name(record memory) string {
	name := t.memory[t.names+record.uint32(recordName) : t.cu]
	return string(name[:bytes.IndexByte(name, 0)])
}

// Number returns the number of a function by what a trimmed file calls it: "ff.00003" is
// 3·32 + 1, since the digits count groups of thirty-two, and each f but the first counts one.
func Number(called string) int {
	letters, digits, _ := strings.Cut(called, ".")
	group, _ := strconv.Atoi(digits) // 0 for what is no such name
	return group*nameGroup + len(letters) - 1
}

// nameGroup is the number of functions whose names are one string: each is an end of it.
const nameGroup = 32

// runtimeName is the name of all functions of Go's runtime: by the dot it knows them.
const runtimeName = "runtime.f"

// needed returns the name that a function needs because Go's runtime reads it, or "".
func needed(name string) string {
	switch {
	case strings.HasPrefix(name, "runtime."):
		return runtimeName
	case name == "reflect.makeFuncStub", name == "reflect.methodValueCall":
		return name
	}
	return ""
}

// dropNames replaces the names of functions by numbers.
func (t pclntab) dropNames() {
	table := []byte{0} // a function at offset 0 has no name
	offsets := map[string]int{}
	for f := range t.records() {
		name := needed(t.name(f))
		if _, known := offsets[name]; !known && name != "" {
			offsets[name] = len(table)
			table = append(append(table, name...), 0)
		}
	}
	numbers := len(table)
	for group := range t.count/nameGroup + 1 {
		table = fmt.Appendf(table, "%s.%05d\x00", strings.Repeat("f", nameGroup), group)
	}
	const size = nameGroup + len(".00000\x00")
	if len(table) > t.cu-t.names {
		return // more than the names were
	}
	i := 0
	for f := range t.records() {
		offset, ok := offsets[needed(t.name(f))]
		if !ok {
			offset = numbers + i/nameGroup*size + nameGroup - 1 - i%nameGroup
		}
		binary.LittleEndian.PutUint32(f[recordName:], uint32(offset))
		i++
	}
	clear(t.memory[t.names:t.cu])
	copy(t.memory[t.names:], table)
}
