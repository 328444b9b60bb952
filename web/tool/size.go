//go:build !js

package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"

	"knucklebones/web/site"
	"knucklebones/web/wasm"
)

// size writes how many bytes of the game are sent to a page, and how many more it would
// be without each pass of web/wasm and each reduction of web/site, one at a time.
func size(w io.Writer) error {
	program, err := build("")
	if err != nil {
		return err
	}
	sent, err := site.SentSize(program)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%9d  bytes sent\n\n%9s %6s  %s\n", sent, "saved", "share", "by")
	report := func(name string, without int) {
		fmt.Fprintf(w, "%9d %5.1f%%  %s\n", without-sent, 100*float64(without-sent)/float64(sent), name)
	}
	for _, pass := range wasm.Passes {
		without, err := site.SentSize(program, pass)
		if err != nil {
			return err
		}
		report(string(pass), without)
	}
	for _, name := range site.Reductions() {
		other, err := build(name)
		if err != nil {
			return err
		}
		without, err := site.SentSize(other)
		if err != nil {
			return err
		}
		report(name, without)
	}
	return nil
}

// build builds the game for a page without a reduction, and returns the wasm file.
func build(without string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "size")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	flags, err := site.BuildFlags(dir, without)
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "game.wasm")
	cmd := exec.Command("go", append(append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", file}, flags...), ".")...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building without %q: %w\n%s", without, err, said)
	}
	return os.ReadFile(file)
}
