//go:build !js

// Package engines drives browsers that are not Chromium: Firefox by WebDriver BiDi
// and WebKitGTK by WebDriver.
package engines

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"time"
)

// A Tab is one page of a browser, with storage of its own.
type Tab interface {
	// Eval evaluates a JavaScript expression, waits for it if it is a promise, and
	// decodes its JSON into value.
	Eval(js string, value any) error
	// Go opens an address and waits for its document, but not for its resources.
	Go(url string) error
	// Reload loads the page again.
	Reload() error
	// Pointer moves a mouse or a touch along a path, pressed from its first place to
	// its last. The places are in CSS pixels of the viewport.
	Pointer(kind Pointer, path ...[2]float64) error
	// Screenshot returns the picture of the viewport as a PNG file.
	Screenshot() ([]byte, error)
	// Errors returns the errors and warnings of the console so far, where the browser
	// reports them.
	Errors() []string
	Close()
}

// A Pointer is a kind of pointing device, as WebDriver names it.
type Pointer string

const (
	Mouse Pointer = "mouse"
	Touch Pointer = "touch"
)

// A Browser opens tabs.
type Browser interface {
	// NewTab opens an empty tab with a viewport of w by h CSS pixels.
	NewTab(w, h int) (Tab, error)
	// Version returns the browser's name and version.
	Version() string
	Close()
}

// ErrNotInstalled is returned when the program of a browser is not found.
var ErrNotInstalled = errors.New("not installed")

// patience is the longest time that a browser may take to answer.
const patience = 5 * time.Minute

// start runs a program and returns it together with the first submatch of ready in
// its output. The rest of the output is discarded.
func start(ready *regexp.Regexp, program string, args ...string) (*exec.Cmd, string, error) {
	path, err := exec.LookPath(program)
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", program, ErrNotInstalled)
	}
	out, in, err := os.Pipe()
	if err != nil {
		return nil, "", err
	}
	defer in.Close()
	cmd := exec.Command(path, args...)
	cmd.Stdout, cmd.Stderr = in, in
	if err := cmd.Start(); err != nil {
		out.Close()
		return nil, "", err
	}
	found := make(chan string, 1)
	go func() {
		defer out.Close()
		defer close(found)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if m := ready.FindStringSubmatch(lines.Text()); m != nil {
				found <- m[1]
				break
			}
		}
		io.Copy(io.Discard, out)
	}()
	select {
	case address, ok := <-found:
		if ok {
			return cmd, address, nil
		}
	case <-time.After(patience):
	}
	end(cmd)
	return nil, "", fmt.Errorf("%s did not say that it is ready", program)
}

// end stops a program and waits until it has ended, with the exit status of an
// interrupted program.
func end(cmd *exec.Cmd) {
	cmd.Process.Signal(os.Interrupt)
	late := time.AfterFunc(10*time.Second, func() { cmd.Process.Kill() })
	defer late.Stop()
	cmd.Wait()
}

// An action is one step of a pointing device, in the format of WebDriver and
// BiDi.
type action struct {
	Type     string `json:"type"`
	X        int    `json:"x"`
	Y        int    `json:"y"`
	Button   int    `json:"button"`
	Duration int    `json:"duration"` // milliseconds
}

// A source is a pointing device and its actions.
type source struct {
	Type       string            `json:"type"`
	ID         string            `json:"id"`
	Parameters map[string]string `json:"parameters"`
	Actions    []action          `json:"actions"`
}

// Step is the time that a pointer takes between two points of its path.
const Step = 60 * time.Millisecond

// along returns the actions of a pointer that is pressed at the first place of a path,
// moved through the others and released.
func along(kind Pointer, path [][2]float64) []source {
	s := source{Type: "pointer", ID: string(kind), Parameters: map[string]string{"pointerType": string(kind)}}
	for i, at := range path {
		s.Actions = append(s.Actions, action{Type: "pointerMove", X: int(at[0]), Y: int(at[1]), Duration: int(Step.Milliseconds())})
		if i == 0 {
			s.Actions = append(s.Actions, action{Type: "pointerDown"}, action{Type: "pause", Duration: int(Step.Milliseconds())})
		}
	}
	s.Actions = append(s.Actions, action{Type: "pointerUp"})
	return []source{s}
}

// stringify wraps an expression so that its value, or that of the promise it
// returns, becomes JSON.
func stringify(js string) string {
	return fmt.Sprintf(`Promise.resolve(%s).then((value) => JSON.stringify(value) ?? "null")`, js)
}
