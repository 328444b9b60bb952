//go:build !js

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
)

// An event is one line of the output of go test -json.
type event struct {
	Action, Package, Test, Output string
	ImportPath                    string // of a package that cannot be built
	Elapsed                       float64
}

// A timed is a test or package and its time in seconds.
type timed struct {
	name    string
	seconds float64
}

// slowest is the number of slowest tests listed.
const slowest = 10

// A report turns the events of go test -json into lines for people: the time of each
// package or of each test, and all that a failed test printed.
type report struct {
	out     io.Writer
	each    bool // the time of every test is printed, not only of every package
	printed map[string][]string
	tests   []timed
}

// times writes a report of the events that it reads; if each is set with the
// time of every test. Lines that are not events are copied.
func times(in io.Reader, out io.Writer, each bool) error {
	r := &report{out: out, each: each, printed: map[string][]string{}}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		var e event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			fmt.Fprintln(out, lines.Text())
			continue
		}
		r.take(&e)
	}
	r.end()
	return lines.Err()
}

func (r *report) take(e *event) {
	key := e.Package + e.ImportPath + " " + e.Test
	switch e.Action {
	case "output", "build-output":
		r.printed[key] = append(r.printed[key], e.Output)
	case "build-fail":
		r.tell(key)
	case "pass", "fail", "skip":
		r.finish(e, key)
	}
}

// finish records that a test or a package is over, and prints the output of
// failed ones.
func (r *report) finish(e *event, key string) {
	top := e.Test != "" && !strings.Contains(e.Test, "/")
	if e.Action == "fail" {
		r.tell(key)
	}
	if top {
		r.tests = append(r.tests, timed{e.Package + " " + e.Test, e.Elapsed})
	}
	empty := e.Test == "" && e.Action == "skip" // it has no tests
	if top && r.each || e.Test == "" && !empty {
		fmt.Fprintf(r.out, "%-5s %7.1f s  %s %s\n", e.Action, e.Elapsed, e.Package, e.Test)
	}
	delete(r.printed, key)
}

func (r *report) tell(key string) {
	for _, said := range r.printed[key] {
		fmt.Fprint(r.out, said)
	}
}

// end lists the slowest tests, and the output of tests that did not end.
func (r *report) end() {
	for key := range r.printed {
		r.tell(key)
	}
	slices.SortStableFunc(r.tests, func(a, b timed) int { return int(1000 * (b.seconds - a.seconds)) })
	fmt.Fprintln(r.out, "the slowest:")
	for _, t := range r.tests[:min(slowest, len(r.tests))] {
		fmt.Fprintf(r.out, "      %7.1f s  %s\n", t.seconds, t.name)
	}
}
