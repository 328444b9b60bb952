//go:build !js

package site

import (
	"bytes"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"knucklebones/web/wasm"
)

// unpack unpacks the file that it is given as a page does, in pieces of all sizes.
const unpack = `
const fs = require("fs"), vm = require("vm");
const [folder, file] = process.argv.slice(1);
vm.runInThisContext(fs.readFileSync(folder + "/zstd.js", "utf8"));
const parts = [];
unpacker(new Response(fs.readFileSync(folder + "/zstd.wasm")), (part) => parts.push(part)).then((push) => {
  const packed = fs.readFileSync(file);
  let whole = false;
  for (let at = 0, size = 1; at < packed.length; at += size, size += 7) whole = push(packed.subarray(at, at + size));
  if (!whole) throw new Error("the file ends early");
  fs.writeFileSync(file, Buffer.concat(parts));
});`

// program is one of Go for a browser, trimmed.
func program(t *testing.T) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", file, "../e2e/testdata/bridge")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	code, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	code, err = wasm.Trim(code)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// strange is a file that is not as Go makes them.
func strange() []byte {
	random := rand.New(rand.NewPCG(1, 2))
	file := []byte(wasm.Magic)
	for _, id := range []byte{wasm.CodeSection, wasm.ElementSection, wasm.DataSection, wasm.CustomSection, wasm.CodeSection} {
		content := make([]byte, random.IntN(1<<20))
		for i := range content {
			content[i] = byte(random.IntN(256))
		}
		file = wasm.AppendSection(file, id, content)
	}
	return file
}

// The page gets back what was packed, to the byte.
func TestUnpacked(t *testing.T) {
	whole := program(t)
	sorted := wasm.Sort(whole)
	if len(sorted) > len(whole)*9/10 {
		t.Errorf("of %d bytes %d are left", len(whole), len(sorted))
	}
	for _, file := range [][]byte{whole, strange()} {
		if unpacked := unpacked(t, wasm.Sort(file)); !bytes.Equal(unpacked, file) {
			t.Errorf("it is another file, of %d bytes and not %d", len(unpacked), len(file))
		}
	}
}

// unpacked is what a page makes of a file that is packed.
func unpacked(t *testing.T, file []byte) []byte {
	t.Helper()
	packed, err := compress(file)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, packed, 0o644); err != nil {
		t.Fatal(err)
	}
	if text, err := exec.Command("node", "-e", unpack, filepath.Join("..", "zstd"), name).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	unpacked, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return unpacked
}
