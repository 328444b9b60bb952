//go:build !js

package wasm

import (
	"bytes"
	"errors"
	"iter"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestInt checks that signed numbers are decoded as they were encoded.
func TestInt(t *testing.T) {
	for _, n := range []int{0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 20, -1 << 20, 1<<31 - 1, -1 << 31} {
		r := Reader{AppendInt(nil, n)}
		if got := r.Int(); got != n || len(r.Rest) > 0 {
			t.Errorf("%d comes back as %d with %d bytes left", n, got, len(r.Rest))
		}
	}
}

// TestSegments checks that merged segments initialize the same memory.
func TestSegments(t *testing.T) {
	m := make(memory, 5*wideGap+1)
	for _, at := range []int{10, 20, 3 * wideGap, 3*wideGap + 9, 5 * wideGap} {
		m[at] = byte(at%250) + 1
	}
	section := m.section(wideGap)
	if section[0] != 3 {
		t.Errorf("there are %d segments", section[0])
	}
	if !bytes.Equal(load(section), m) {
		t.Error("the memory differs")
	}
}

// compile builds a program for a browser.
func compile(t *testing.T, said string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	source := filepath.Join(t.TempDir(), "program.go")
	if err := os.WriteFile(source, []byte(said), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", file, source)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	code, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// knownGo skips the test if the Go that built a file is unknown: there is nothing to test.
func knownGo(t *testing.T, file []byte) {
	t.Helper()
	if version := GoVersion(file); !Known(version) {
		t.Skipf("%s is unknown, so that programs are not trimmed", version)
	}
}

// functions returns the function table of a program.
func functions(t *testing.T, file []byte) pclntab {
	t.Helper()
	for id, content := range Sections(file) {
		if id == DataSection {
			if table, ok := load(content).pclntab(); ok {
				return table
			}
		}
	}
	t.Fatal("there is no function table")
	return pclntab{}
}

// TestTrim checks that a trimmed program knows no lines and all that the garbage
// collector needs.
func TestTrim(t *testing.T) {
	file := compile(t, "package main\n\nfunc main() { println(`there`) }\n")
	knownGo(t, file)
	trimmed, err := Trim(file)
	if err != nil {
		t.Fatal(err)
	}
	before, after := functions(t, file), functions(t, trimmed)
	lines := 0
	next, stop := iter.Pull(after.records())
	defer stop()
	for f := range before.records() {
		g, _ := next()
		if f.uint32(recordLine) != 0 {
			lines++
		}
		if g.uint32(recordLine) != 0 || g.uint32(recordFile) != 0 {
			t.Fatal("a function knows its line")
		}
		for offset, none := range g.unused() {
			if !bytes.HasPrefix(g[offset:], none) {
				t.Fatal("a function knows its arguments")
			}
		}
		for i, at := range f.references() {
			was, is := f.uint32(at), g.uint32(at)
			if is == 0 {
				if was != 0 && i == 0 {
					t.Fatal("a function has lost its stack depth")
				}
				continue
			}
			if !bytes.Equal(pcValues(after.memory[after.pc+is:after.funcs]), pcValues(before.memory[before.pc+was:before.funcs])) {
				t.Fatal("a table for the garbage collector has changed")
			}
		}
		if kept := keptTables(g, nil); kept != keptTables(f, unusedPCData) {
			t.Fatalf("a function has %d tables instead of %d", kept, keptTables(f, unusedPCData))
		}
	}
	if lines == 0 {
		t.Error("no function knew its line before")
	}
	sameFuncData(t, before, after)
}

// sameFuncData checks that what pointers in records still lead to is as it was.
func sameFuncData(t *testing.T, before, after pclntab) {
	t.Helper()
	module, ok := before.module()
	if !ok {
		t.Fatal("there is no module data")
	}
	from := module.uint64(moduleFuncData) - before.start
	offsets, kept := before.funcData(), after.funcData()
	for i, offset := range offsets[:len(offsets)-1] {
		part := before.memory[from+offset : from+offsets[i+1]]
		if slices.Contains(kept, offset) && !bytes.HasPrefix(after.memory[from+offset:], part) {
			t.Fatal("data for the garbage collector has changed")
		}
	}
	if len(kept) == 0 || len(kept) == len(offsets) {
		t.Errorf("%d of %d pieces of data are left", len(kept), len(offsets))
	}
}

// TestEncodeTrimmed checks that every section for which there is an encoding is encoded.
func TestEncodeTrimmed(t *testing.T) {
	file := compile(t, "package main\n\nfunc main() { println(`there`) }\n")
	knownGo(t, file)
	trimmed, err := Trim(file)
	if err != nil {
		t.Fatal(err)
	}
	for id, content := range Sections(trimmed) {
		if encoded := encodeSection(id, content, nil); encoded == nil && slices.Contains([]byte{ElementSection, CodeSection, DataSection}, id) {
			t.Errorf("section %d is not encoded", id)
		}
	}
}

// TestNames checks that a trimmed program calls its functions by their numbers, and those
// that Go's runtime looks for by name as it knows them.
func TestNames(t *testing.T) {
	file := compile(t, "package main\n\nfunc main() { println(`there`) }\n")
	knownGo(t, file)
	trimmed, err := Trim(file)
	if err != nil {
		t.Fatal(err)
	}
	names, i, mains := Names(file), 0, 0
	after := functions(t, trimmed)
	for f := range after.records() {
		called := after.name(f)
		if want := needed(names[i]); want != "" && called != want || want == "" && Number(called) != i {
			t.Fatalf("function %d, %s, is called %q", i, names[i], called)
		}
		if names[i] == "main.main" {
			mains++
		}
		i++
	}
	if i != len(names) || mains != 1 {
		t.Errorf("of %d functions %d have names, %d of them main", i, len(names), mains)
	}
}

// TestBuckets checks that the table by which functions are found is recognized, whatever lies
// within its last entry, which the linker cuts off.
func TestBuckets(t *testing.T) {
	file := compile(t, "package main\n\nfunc main() { println(`there`) }\n")
	knownGo(t, file)
	for id, content := range Sections(file) {
		if id != DataSection {
			continue
		}
		table, _ := load(content).pclntab()
		at, count := table.buckets()
		if count < table.count {
			t.Fatalf("there are %d buckets for %d functions", count, table.count)
		}
		module, _ := table.module()
		end := at - table.start + bucketSize*((module.uint64(moduleLast)-module.uint64(moduleFirst))>>bucketBits)
		copy(table.memory[end+5:end+bucketSize], "other data in it")
		if _, again := table.buckets(); again != count {
			t.Errorf("with other data in the last entry there are %d buckets in place of %d", again, count)
		}
		table.memory[end-bucketSize+4] = 1
		if _, count := table.buckets(); count > 0 {
			t.Error("a table with something else is recognized")
		}
	}
}

// keptTables returns to how many pc-value tables a record refers, but for lines and files
// and some of its further ones.
func keptTables(f memory, but []int) (count int) {
	for i, at := range f.references() {
		if f.uint32(at) != 0 && at != recordFile && at != recordLine && !slices.Contains(but, i-len(tableReferences)) {
			count++
		}
	}
	return count
}

// TestTrimOther checks that files which Go does not make are not trimmed.
func TestTrimOther(t *testing.T) {
	short := AppendSection(produced(KnownGo[0]+".1"), DataSection, memory{1, 2, 3}.section(wideGap))
	for _, bad := range [][]byte{nil, []byte("hello, world"), short, short[:len(short)-2]} {
		if _, err := Trim(bad); err == nil {
			t.Errorf("%q is trimmed", bad)
		}
	}
	if _, err := Trim(short); !errors.Is(err, ErrLayout) {
		t.Errorf("a file without a function table is %v", err)
	}
	if _, err := Trim(produced("go1.99")); !errors.Is(err, ErrUnknownGo) {
		t.Errorf("a file of Go 1.99 is %v", err)
	}
}

// produced returns a wasm file that says that a Go version built it.
func produced(version string) []byte {
	section := "\x09producers\x02\x0cprocessed-by\x01\x01x\x011\x08language\x02\x01C\x0217\x02Go" + string(rune(len(version))) + version
	return AppendSection([]byte(Magic), CustomSection, []byte(section))
}

// TestGoVersion checks which versions are read from a file, and which are known.
func TestGoVersion(t *testing.T) {
	for version, known := range map[string]bool{
		"": false, "go1.25.9": false, "go1.26": true, "go1.26.8": true, "go1.26rc1": true, "go1.27": false, "go1.260": false, "devel go1.26-abc": false,
	} {
		if got := GoVersion(produced(version)); got != version || Known(got) != known {
			t.Errorf("%q is read as %q, known: %v", version, got, Known(got))
		}
	}
	for _, bad := range []string{"", "hello, world", Magic, Magic + "\x00\x20\x09producers"} {
		if got := GoVersion([]byte(bad)); got != "" {
			t.Errorf("%q is of version %q", bad, got)
		}
	}
}

// TestEncodeUnknownGo checks that the sections of an unknown Go stay as they are.
func TestEncodeUnknownGo(t *testing.T) {
	file := compile(t, "package main\n\nfunc main() { println(`there`) }\n")
	fake := bytes.ReplaceAll(file, []byte(GoVersion(file)), []byte(strings.Replace(GoVersion(file), "go1", "go9", 1)))
	stored := Reader{Encode(fake)[len(Magic):]}
	for id, content := range Sections(fake) {
		if id != stored.Take(1)[0] || len(content) != stored.Uint() || stored.Take(1)[0] != 0 || !bytes.Equal(content, stored.Take(len(content))) {
			t.Fatalf("section %d is encoded", id)
		}
	}
	if len(stored.Rest) > 0 {
		t.Error("there are more sections")
	}
}
