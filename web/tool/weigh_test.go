//go:build !js

package main

import (
	"bytes"
	"testing"

	"knucklebones/web/wasm"
)

// TestParts checks that code belongs to the package in its function's name, and that a
// file without names, or that is no wasm file, is an error.
func TestParts(t *testing.T) {
	file := []byte(wasm.Magic)
	file = wasm.AppendSection(file, wasm.ImportSection, []byte{1})
	file = wasm.AppendSection(file, wasm.CodeSection, []byte("\x02\x03abc\x01d"))
	file = wasm.AppendSection(file, wasm.DataSection, []byte("xy"))
	bare := bytes.Clone(file)
	names := append([]byte{2, 1, 5}, "a_b.F"...)
	names = append(append(names, 2, 8), "a_b.T.Me"...)
	content := append(append([]byte{4}, "name"...), 1, byte(len(names)))
	file = wasm.AppendSection(file, wasm.CustomSection, append(content, names...))

	code, data, err := parts(file, map[string]string{"a_b.": "a/b", "a.": "a"})
	if err != nil || string(code["a/b"]) != "abcd" || string(data) != "xy" {
		t.Errorf("its parts are %q and %q, %v", code, data, err)
	}
	for _, bad := range [][]byte{bare, file[:20], []byte("hello, world")} {
		if _, _, err := parts(bad, nil); err == nil {
			t.Errorf("%q has parts", bad)
		}
	}
}
