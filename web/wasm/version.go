//go:build !js

package wasm

import (
	"go/version"
	"slices"
)

// KnownGo lists the Go releases whose wasm files Trim and Encode are tested with.
// They depend on the layout of Go's function table and on how its compiler calls
// functions, which any release may change. To add one: add it here, and run
// go test ./web/... with it.
var KnownGo = []string{"go1.26"}

// Known reports whether a Go version, such as "go1.26.8", belongs to KnownGo.
func Known(goVersion string) bool { return slices.Contains(KnownGo, version.Lang(goVersion)) }

// GoVersion returns the version of Go that built a wasm file, such as "go1.26.8".
// It is empty if the file has no producers section or is malformed.
func GoVersion(file []byte) (goVersion string) {
	defer func() {
		if recover() != nil { // a Reader found too few bytes
			goVersion = ""
		}
	}()
	for id, content := range Sections(file) {
		r := Reader{content}
		if id == CustomSection && r.String() == "producers" {
			return r.language()
		}
	}
	return ""
}

// language returns the version of the language Go in a producers section.
func (r *Reader) language() string {
	for range r.Uint() {
		field := r.String()
		for range r.Uint() {
			name, version := r.String(), r.String()
			if field == "language" && name == "Go" {
				return version
			}
		}
	}
	return ""
}
