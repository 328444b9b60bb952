//go:build !js

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"knucklebones/web/wasm"
)

// node runs a wasm program of Go under Node.js, trimmed as it is for the site. The script
// runs before it; args are the program's own. It is for go test -exec.
func node(script, program string, args []string) error {
	code, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	trimmed, err := wasm.Trim(code)
	if errors.Is(err, wasm.ErrUnknownGo) {
		trimmed, err = code, nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", program, err)
	}
	file := program + ".trimmed"
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err := errors.Join(err, os.WriteFile(file, trimmed, 0o644)); err != nil {
		return err
	}
	defer os.Remove(file)
	start := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	cmd := exec.Command("node", append([]string{"--stack-size=8192", "-r", script, start, file}, args...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd.Run()
}
