//go:build !js

package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// uncached lists the files of a site that its service worker does not cache: itself, the
// compressed program, its decoder, the names of its functions, and the list of STUN servers,
// which the owner of a site may change.
var uncached = map[string]bool{"sw.js": true, "names.txt": true, "stun.txt": true, "knucklebones.wasm.zst": true, "unpack.js": true, "zstd.js": true, "zstd.wasm": true}

// Printed is the folder of a site for the printed pages, which ./build.sh print makes.
const Printed = "print"

// Worker writes the service worker of the site in the folder out, which must be complete
// but for that and the printed pages, which nobody needs before they ask for them: it
// contains the names of all cached files and their checksums.
func Worker(web, out string) error {
	sums, err := sum(out)
	if err != nil {
		return err
	}
	list, err := json.MarshalIndent(sums, "", "  ")
	if err != nil {
		return err
	}
	code, err := os.ReadFile(filepath.Join(web, "sw.js"))
	if err != nil {
		return err
	}
	code = bytes.Replace(bare("sw.js", code), []byte("{/* files */}"), list, 1)
	code = bytes.Replace(code, []byte("/* version */"), fmt.Appendf(nil, "%.8x", sha256.Sum256(code)), 1)
	return os.WriteFile(filepath.Join(out, "sw.js"), code, 0o644)
}

// sum returns the SHA-256 checksum of each file of the site that is cached, by name.
func sum(out string) (map[string]string, error) {
	sums := map[string]string{}
	dir := os.DirFS(out)
	err := fs.WalkDir(dir, ".", func(name string, d fs.DirEntry, err error) error {
		if name == Printed {
			return fs.SkipDir
		}
		if err != nil || d.IsDir() || uncached[name] {
			return err
		}
		data, err := fs.ReadFile(dir, name)
		sums[name] = fmt.Sprintf("%x", sha256.Sum256(data))
		return err
	})
	return sums, err
}
