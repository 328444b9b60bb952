//go:build !js

package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/leonelquinteros/gotext"
)

// packMessages compiles the .po files that a glob names into one file: a line a message,
// key and pattern with a tab between them, sorted by key.
func packMessages(glob, to string) error {
	files, err := filepath.Glob(glob)
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no catalogue matches %s", glob)
	}
	all := map[string]string{}
	for _, name := range files {
		po := gotext.NewPo()
		po.ParseFile(name)
		for key, t := range po.GetDomain().GetTranslations() {
			pattern := t.Get()
			if key == "" || key == pattern { // the header, or nothing to add
				continue
			}
			if was, ok := all[key]; ok && was != pattern {
				return fmt.Errorf("%s: %q reads %q, and elsewhere %q", name, key, pattern, was)
			}
			if strings.ContainsAny(key+pattern, "\t\n") {
				return fmt.Errorf("%s: %q contains a tab or a line break", name, key)
			}
			all[key] = pattern
		}
	}
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(&b, "%s\t%s\n", key, all[key])
	}
	return os.WriteFile(to, []byte(b.String()), 0o644)
}
