//go:build !js

package site

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"knucklebones/web/wasm"
)

// unpack is a script that unpacks a file as a page does, in pieces of all sizes.
const unpack = `
const fs = require("fs"), vm = require("vm");
const [script, folder, file] = process.argv.slice(1);
vm.runInThisContext(fs.readFileSync(script, "utf8"));
const parts = [];
unpacker(new Response(fs.readFileSync(folder + "/zstd.wasm")), (part) => parts.push(part)).then((push) => {
  const packed = fs.readFileSync(file);
  let whole = false;
  for (let at = 0, size = 1; at < packed.length; at += size, size += 7) whole = push(packed.subarray(at, at + size));
  if (!whole) throw new Error("the file ends early");
  fs.writeFileSync(file, Buffer.concat(parts));
});`

// program returns a program of Go for a browser, untrimmed, from a package.
func program(t *testing.T, pkg string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", file, pkg)
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

// knownGo skips the test if the Go on this machine is unknown: there is nothing to test.
func knownGo(t *testing.T) {
	t.Helper()
	version, err := ask("env", "GOVERSION")
	if err != nil {
		t.Fatal(err)
	}
	if !wasm.Known(version[0]) {
		t.Skipf("%s is unknown, so that programs are not encoded", version[0])
	}
}

// random returns a file whose sections are not as Go makes them, but which says that
// a known Go built it.
func random() []byte {
	random := rand.New(rand.NewPCG(1, 2))
	file := wasm.AppendSection([]byte(wasm.Magic), wasm.CustomSection, []byte("\x09producers\x01\x08language\x01\x02Go\x08"+wasm.KnownGo[0]+".0"))
	for _, id := range []byte{wasm.CodeSection, wasm.ElementSection, wasm.DataSection, wasm.CustomSection, wasm.CodeSection} {
		content := make([]byte, random.IntN(1<<20))
		for i := range content {
			content[i] = byte(random.IntN(256))
		}
		file = wasm.AppendSection(file, id, content)
	}
	return file
}

// TestUnpacked checks that the page restores what was encoded to the byte.
func TestUnpacked(t *testing.T) {
	knownGo(t)
	whole, err := wasm.Trim(program(t, "../e2e/testdata/bridge"))
	if err != nil {
		t.Fatal(err)
	}
	if encoded := wasm.Encode(whole); len(encoded) > len(whole)*9/10 {
		t.Errorf("%d bytes are encoded as %d", len(whole), len(encoded))
	}
	for _, file := range [][]byte{whole, random()} {
		if unpacked := unpacked(t, wasm.Encode(file)); !bytes.Equal(unpacked, file) {
			t.Errorf("the page makes another file, of %d bytes instead of %d", len(unpacked), len(file))
		}
	}
}

// TestUnknownGo checks that a program of an unknown Go is part of a complete site, unchanged, and
// that the page can unpack it.
func TestUnknownGo(t *testing.T) {
	version, err := ask("env", "GOVERSION")
	if err != nil {
		t.Fatal(err)
	}
	source := filepath.Join(t.TempDir(), "program.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() { println(1) }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	fake := bytes.ReplaceAll(program(t, source), []byte(version[0]), []byte(strings.Replace(version[0], "go1", "go9", 1)))
	if _, err := wasm.Trim(fake); !errors.Is(err, wasm.ErrUnknownGo) {
		t.Fatalf("the program of %s is trimmed, %v", wasm.GoVersion(fake), err)
	}
	file, out := filepath.Join(t.TempDir(), "program.wasm"), t.TempDir()
	if err := errors.Join(os.WriteFile(file, fake, 0o644), Pack("..", file, out, "")); err != nil {
		t.Fatal(err)
	}
	plain, err := os.ReadFile(filepath.Join(out, "knucklebones.wasm"))
	if err != nil || !bytes.Equal(plain, fake) {
		t.Errorf("the site has another program, %v", err)
	}
	packed, err := os.ReadFile(filepath.Join(out, "knucklebones.wasm.zst"))
	if err != nil || !bytes.Equal(restored(t, packed), fake) {
		t.Errorf("the page unpacks another program, %v", err)
	}
}

// decoderNumbers are the numbers of JavaScript, LEB128, zstd's buffers, and wasm's memories.
var decoderNumbers = []string{"0", "1", "2", "3", "4", "7", "8", "12", "16", "18", "0x7f", "0x80"}

// TestDecoderHasNoConstants checks that the decoder takes everything about the encoding
// from the Go that encodes: its own numbers are those of LEB128 and of 8 bits.
func TestDecoderHasNoConstants(t *testing.T) {
	code, err := os.ReadFile(filepath.Join("..", "zstd", "zstd.js"))
	if err != nil {
		t.Fatal(err)
	}
	comments := regexp.MustCompile(`//.*`)
	for _, number := range regexp.MustCompile(`\b(0x\w+|\d+)\b`).FindAllString(comments.ReplaceAllString(string(code), ""), -1) {
		if !slices.Contains(decoderNumbers, number) {
			t.Errorf("zstd.js contains the number %s; does web/wasm/format.go know it?", number)
		}
	}
}

// unpacked returns what the page makes of a file after compression.
func unpacked(t *testing.T, file []byte) []byte {
	t.Helper()
	packed, err := compress(file)
	if err != nil {
		t.Fatal(err)
	}
	return restored(t, packed)
}

// restored returns what the page makes of a compressed file.
func restored(t *testing.T, packed []byte) []byte {
	t.Helper()
	code, err := decoder("..")
	if err != nil {
		t.Fatal(err)
	}
	name, script := filepath.Join(t.TempDir(), "file"), filepath.Join(t.TempDir(), "zstd.js")
	if err := errors.Join(os.WriteFile(name, packed, 0o644), os.WriteFile(script, code, 0o644)); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.Command("node", "-e", unpack, script, filepath.Join("..", "zstd"), name).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	unpacked, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return unpacked
}
