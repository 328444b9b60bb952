//go:build !js

package main

import (
	"strings"
	"testing"
)

// A report has the time of every test that is asked for, what a failed one printed, what
// does not build, and what is no event; not what a passed one printed.
func TestTimes(t *testing.T) {
	const events = `{"Action":"output","Package":"p","Test":"TestA","Output":"good news\n"}
{"Action":"pass","Package":"p","Test":"TestA","Elapsed":1.5}
{"Action":"output","Package":"p","Test":"TestB/sub","Output":"bad news\n"}
{"Action":"fail","Package":"p","Test":"TestB/sub","Elapsed":2}
{"Action":"fail","Package":"p","Test":"TestB","Elapsed":2.5}
{"Action":"fail","Package":"p","Elapsed":4}
{"Action":"build-output","ImportPath":"q","Output":"undefined: x\n"}
{"Action":"build-fail","ImportPath":"q"}
{"Action":"skip","Package":"none","Elapsed":0}
{"Action":"output","Package":"r","Test":"TestC","Output":"panic: oh\n"}
exit status 2
`
	var each, all strings.Builder
	for out, every := range map[*strings.Builder]bool{&each: true, &all: false} {
		if err := times(strings.NewReader(events), out, every); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"bad news", "undefined: x", "panic: oh", "exit status 2", "fail      4.0 s  p", "the slowest:\n          2.5 s  p TestB\n          1.5 s  p TestA"} {
			if !strings.Contains(out.String(), want) {
				t.Errorf("it lacks %q:\n%s", want, out)
			}
		}
		for _, not := range []string{"good news", "none"} {
			if strings.Contains(out.String(), not) {
				t.Errorf("it has %q:\n%s", not, out)
			}
		}
	}
	if line := "pass      1.5 s  p TestA"; !strings.Contains(each.String(), line) || strings.Contains(all.String(), line) {
		t.Errorf("%q stands in the wrong report:\n%s\n%s", line, &each, &all)
	}
}
