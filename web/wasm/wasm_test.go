//go:build !js

package wasm

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestInt(t *testing.T) {
	for _, n := range []int{0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 20, -1 << 20, 1<<31 - 1, -1 << 31} {
		r := Reader{AppendInt(nil, n)}
		if got := r.Int(); got != n || len(r.Rest) > 0 {
			t.Errorf("%d comes back as %d with %d bytes left", n, got, len(r.Rest))
		}
	}
}

// Data lies where it lay, in fewer pieces.
func TestPieces(t *testing.T) {
	m := make(memory, 5*gap+1)
	for _, at := range []int{10, 20, 3 * gap, 3*gap + 9, 5 * gap} {
		m[at] = byte(at%250) + 1
	}
	section := m.section()
	if section[0] != 3 {
		t.Errorf("it has %d pieces", section[0])
	}
	if !bytes.Equal(lay(section), m) {
		t.Error("data has moved")
	}
}

// compile makes a program for a browser.
func compile(t *testing.T, text string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	source := filepath.Join(t.TempDir(), "program.go")
	if err := os.WriteFile(source, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", file, source)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	code, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// data is the memory of a program as it starts.
func data(file []byte) memory {
	for id, content := range Sections(file) {
		if id == DataSection {
			return lay(content)
		}
	}
	return nil
}

// What Go makes today is known here: no function knows its line any more, and all
// know what the collector asks for.
func TestTrim(t *testing.T) {
	file := compile(t, "package main\n\nfunc main() { println(`there`) }\n")
	trimmed, err := Trim(file)
	if err != nil {
		t.Fatal(err)
	}
	before, after := data(file), data(trimmed)
	at := bytes.Index(before, header)
	before, after = before[at:], after[at:]
	tracks, funcs := before.field(tracksField), before.field(funcsField)
	lines := 0
	for i := range before.field(countField) {
		at := funcs + before.short(funcs+8*i+4)
		f, g := before[at:], after[at:]
		if f.short(lineField) != 0 {
			lines++
		}
		if g.short(lineField) != 0 || g.short(fileField) != 0 {
			t.Fatal("a function knows its line")
		}
		for field, none := range f.unasked() {
			if !bytes.HasPrefix(g[field:], none) {
				t.Fatal("a function knows its arguments")
			}
		}
		for _, field := range f.tracks() {
			from := tracks + f.short(field)
			if g.short(field) != f.short(field) || !bytes.HasPrefix(after[from:], track(before[from:funcs])) {
				t.Fatal("a function has lost what the collector asks for")
			}
		}
	}
	if lines == 0 {
		t.Error("no function knew its line before")
	}
}

func TestTrimOther(t *testing.T) {
	short := AppendSection([]byte(Magic), DataSection, memory{1, 2, 3}.section())
	for _, bad := range [][]byte{nil, []byte("hello, world"), short, short[:len(short)-2]} {
		if _, err := Trim(bad); err == nil {
			t.Errorf("%q is trimmed", bad)
		}
	}
}
