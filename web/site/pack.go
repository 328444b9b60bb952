//go:build !js

// Package site builds the static site of the game, and serves it as a server of static
// pages would.
package site

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"

	"knucklebones/web/wasm"
)

// files lists the files of the folder web that the site contains as they are, but for comments.
var files = []string{
	"style.css", "loader.js", "hall.js", "host.js", "controls.js", "speech.js", "input.js", "sound.js", "unpack.js", "keep.js", "awake.js", "kiosk.js", "live.js", "stun.txt", "manifest.webmanifest",
	"icon.svg", "icon-180.png", "icon-512.png",
	"hall/shelf.webp", "hall/shelf-square.webp", "hall/walnut.webp", "hall/title.woff2", "hall/aside.woff2", "hall/text.woff2", "hall/strong.woff2",
}

// Pack writes the site to the folder out: the page from the folder web, and the program,
// a wasm file, once trimmed and once also encoded and compressed. If the Go that built
// the program is unknown, it is only compressed. The version is shown to
// players; it may be empty.
func Pack(web, program, out, version string) error {
	return pack(web, program, out, version, compress)
}

// PackFast writes a site as Pack does, in less time and larger, for tests.
func PackFast(web, program, out string) error { return pack(web, program, out, "", compressFast) }

// pack writes the site as Pack does, compressed by the function compress.
func pack(web, program, out, version string, compress func([]byte) ([]byte, error)) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	code, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	names := wasm.Names(code)
	if code, err = trim(code); err != nil {
		return err
	}
	packed, err := compress(wasm.Encode(code))
	if err != nil {
		return err
	}
	decoder, err := decoder(web)
	if err != nil {
		return err
	}
	for name, data := range map[string][]byte{"knucklebones.wasm": code, "knucklebones.wasm.zst": packed, "zstd.js": decoder, "names.txt": []byte(strings.Join(names, "\n"))} {
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
	}
	if err := errors.Join(copyAll(web, out), Page(web, filepath.Join(web, "..", "rules", "text", "catalogue"), out, version)); err != nil {
		return err
	}
	return Worker(web, out)
}

// trim returns the program trimmed, without some passes, or unchanged if the Go that
// built it is unknown.
func trim(program []byte, skip ...wasm.Pass) ([]byte, error) {
	trimmed, err := wasm.Trim(program, skip...)
	if errors.Is(err, wasm.ErrUnknownGo) {
		return program, nil
	}
	return trimmed, err
}

// SentSize returns how many bytes of a program are sent to a page if some passes are
// left out.
func SentSize(program []byte, skip ...wasm.Pass) (int, error) {
	trimmed, err := trim(program, skip...)
	if err != nil {
		return 0, err
	}
	sent, err := compress(wasm.Encode(trimmed, skip...))
	return len(sent), err
}

// decoder returns the page's decoder, zstd.js, with the constants of the encoding and with the
// program that decodes functions.
func decoder(web string) ([]byte, error) {
	code, err := os.ReadFile(filepath.Join(web, "zstd", "zstd.js"))
	program, missing := os.ReadFile(filepath.Join(web, "zstd", "functions.wasm"))
	format, bad := wasm.Format()
	if err := errors.Join(err, missing, bad); err != nil {
		return nil, err
	}
	for place, what := range map[string][]byte{
		"{/* format */}":       format,
		"/* functions.wasm */": []byte(base64.StdEncoding.EncodeToString(program)),
	} {
		if bytes.Count(code, []byte(place)) != 1 {
			return nil, fmt.Errorf("zstd.js does not contain %s once", place)
		}
		code = bytes.Replace(code, []byte(place), what, 1)
	}
	return code, nil
}

// comments match what a browser need not read: lines of comments in scripts, and all comments
// in style sheets.
var comments = map[string]*regexp.Regexp{".js": regexp.MustCompile(`(?m)^[ \t]*//.*\n`), ".css": regexp.MustCompile(`(?s)[ \t]*/\*.*?\*/\n?`)}

// bare returns a file of the page as it is sent, which is without comments: they would
// be an eighth of the scripts.
func bare(name string, data []byte) []byte {
	if c := comments[filepath.Ext(name)]; c != nil {
		return c.ReplaceAll(data, nil)
	}
	return data
}

// copyAll copies to the site the files that don't change: the page's, zstd's own
// program, and Go's start script of a wasm program.
func copyAll(web, out string) error {
	if err := os.MkdirAll(filepath.Join(out, "hall"), 0o755); err != nil {
		return err
	}
	from := map[string]string{"zstd.wasm": filepath.Join(web, "zstd", "zstd.wasm")}
	for _, name := range files {
		from[name] = filepath.Join(web, name)
	}
	for name, source := range from {
		data, err := os.ReadFile(source)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(out, name), bare(name, data), 0o644); err != nil {
			return err
		}
	}
	if err := writeLicences(web, out); err != nil {
		return err
	}
	return CopyGo(out)
}

// CopyGo copies Go's start script of a wasm program, wasm_exec.js, to the folder out.
func CopyGo(out string) error {
	root, err := ask("env", "GOROOT")
	if err != nil {
		return err
	}
	data, err := os.ReadFile(filepath.Join(root[0], "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "wasm_exec.js"), data, 0o644)
}

// ask runs the go command with args and returns the lines that it prints.
func ask(args ...string) ([]string, error) {
	said, err := exec.Command("go", args...).Output()
	if err != nil {
		return nil, fmt.Errorf("go %v: %w", args, err)
	}
	return strings.Split(strings.TrimSpace(string(said)), "\n"), nil
}

// writeLicences writes the licences of everything in the wasm file, and of zstd.wasm, to
// one file of the site.
func writeLicences(web, out string) error {
	all, err := licences(web, []string{"filippo.io/edwards25519", "github.com/hajimehoshi/ebiten/v2", "github.com/ebitengine/oto/v3", "golang.org/x/image", "rsc.io/qr"})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "licences.txt"), all, 0o644)
}

// Licences returns, as one text, the licences of everything in the program for this machine.
func Licences(web string) ([]byte, error) {
	modules, err := ask("list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", filepath.Join(web, ".."))
	if err != nil {
		return nil, err
	}
	slices.Sort(modules)
	return licences(web, slices.DeleteFunc(slices.Compact(modules), func(m string) bool { return m == "" }))
}

// licences returns our licence and those of Go, of the modules, of the fonts and of zstd.wasm.
func licences(web string, modules []string) ([]byte, error) {
	folders, err := ask(append([]string{"list", "-m", "-f", "{{.Dir}}"}, modules...)...)
	if err != nil {
		return nil, err
	}
	root, err := ask("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	names := append([]string{"Knucklebones", "zstd", "Go"}, modules...)
	files := []string{filepath.Join(web, ".."), filepath.Join(web, "zstd"), root[0]}
	files = append(files, folders...)
	for i := range files {
		files[i] = filepath.Join(files[i], "LICENSE")
	}
	fonts, err := filepath.Glob(filepath.Join(web, "..", "sprites", "lettering", "fonts", "OFL*"))
	for _, file := range fonts {
		names, files = append(names, filepath.Base(file)), append(files, file)
	}
	var all []byte
	for i, file := range files {
		said, bad := os.ReadFile(file)
		err = errors.Join(err, bad)
		all = fmt.Appendf(all, "==== %s ====\n\n%s\n\n", names[i], said)
	}
	return all, err
}

// compress compresses code as far as possible. The zstd program makes it a seventh
// smaller than the library, which is used where that is not installed.
func compress(code []byte) ([]byte, error) {
	if tool, err := exec.LookPath("zstd"); err == nil {
		cmd := exec.Command(tool, "--ultra", "-22", "--quiet", "--stdout", fmt.Sprintf("--stream-size=%d", len(code)))
		cmd.Stdin = bytes.NewReader(code)
		return cmd.Output()
	}
	return encode(code, zstd.SpeedBestCompression)
}

// compressFast compresses code in little time.
func compressFast(code []byte) ([]byte, error) { return encode(code, zstd.SpeedFastest) }

func encode(code []byte, level zstd.EncoderLevel) ([]byte, error) {
	w, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(level),
		zstd.WithWindowSize(zstd.MaxWindowSize>>4), zstd.WithEncoderConcurrency(runtime.NumCPU()))
	if err != nil {
		return nil, err
	}
	return w.EncodeAll(code, nil), w.Close()
}
