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

// calls are as many places to come back to as calls in functions of a file, with
// something between them.
func calls(count int) []byte {
	random := rand.New(rand.NewPCG(1, 2))
	var b []byte
	for i := range count {
		b = append(b, make([]byte, random.IntN(20))...)
		b = wasm.AppendInt(append(b, 0x24, 0, 0x20, 1, 0x42), (0x1234+i/9)<<16|i%9*random.IntN(3000))
		b = append(b, 0x37, 3, 0)
	}
	return append(b, 0x24, 0, 0x20, 1, 0x42) // one that is cut off
}

// The page gets back what was packed, to the byte.
func TestUnpacked(t *testing.T) {
	file := calls(100_000)
	related := wasm.Relate(file)
	if bytes.Equal(related, file) {
		t.Fatal("no address is found")
	}
	packed, err := compress(related)
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
	if unpacked, err := os.ReadFile(name); err != nil || !bytes.Equal(unpacked, file) {
		t.Errorf("it is another file, of %d bytes and not %d (%v)", len(unpacked), len(file), err)
	}
}
