//go:build !js

package wasm

import (
	"errors"
	"slices"
)

// Errors of Trim.
var (
	ErrUnknownGo = errors.New("the wasm file was built by a Go release that is not known here")
	ErrLayout    = errors.New("the wasm file is malformed or has another layout than its Go release makes")
)

// A Pass is a step by which Trim and Encode make a file smaller. Passes have
// names only for measurements: ./build.sh size leaves out one at a time.
type Pass string

// The passes of Trim that remove or merge data.
const (
	DropLines  Pass = "drop the files and lines of instructions"
	DropUnused Pass = "drop stack-trace arguments, inlined calls and preemption points"
	DropNames  Pass = "name functions by their numbers"
	MergeData  Pass = "merge data segments"
)

// Passes lists all passes, in the order in which they run.
var Passes = []Pass{FoldOffsets, ThreadJumps, MergeEpilogue, ReturnAtOnce, DropLines, DropUnused, DropNames, MergeData, EncodeElements, EncodeCode, EncodeFunctions}

// Trim rewrites the code of a wasm file in fewer instructions, removes from its data what
// only stack traces and preemption need, and merges the rest into fewer segments. The
// program runs as before; if it panics, the trace has no lines, and functions have numbers
// instead of names (see Names). The passes in skip are left out. The error is ErrUnknownGo or ErrLayout.
func Trim(file []byte, skip ...Pass) (trimmed []byte, err error) {
	if !Known(GoVersion(file)) {
		return nil, ErrUnknownGo
	}
	defer func() {
		if recover() != nil { // a Reader found too few bytes
			trimmed, err = nil, ErrLayout
		}
	}()
	trimmed = []byte(Magic)
	for id, content := range Sections(file) {
		switch id {
		case CodeSection:
			content = rewriteCode(content, skip)
		case DataSection:
			if content = trimData(content, skip); content == nil {
				return nil, ErrLayout
			}
		}
		trimmed = AppendSection(trimmed, id, content)
	}
	return trimmed, nil
}

// trimData returns a data section trimmed, without the passes in skip, or nil if there
// is no function table in it.
func trimData(section []byte, skip []Pass) []byte {
	m := load(section)
	table, ok := m.pclntab()
	if !ok {
		return nil
	}
	if !slices.Contains(skip, DropLines) {
		table.dropLines()
	}
	if !slices.Contains(skip, DropUnused) {
		table.dropUnused()
		if !slices.Contains(skip, DropNames) {
			table.dropNames()
		}
	}
	table.orderTables()
	if slices.Contains(skip, MergeData) {
		return m.section(goGap)
	}
	return m.section(wideGap)
}
