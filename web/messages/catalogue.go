//go:build !js

package messages

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/leonelquinteros/gotext"
)

// Pack compiles a catalogue, a .po file, into the file that the program reads: a line a
// message, key and pattern with a tab between them, sorted by key.
func Pack(po, to string) error {
	all, err := Read(po)
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if all[key] != key {
			fmt.Fprintf(&b, "%s\t%s\n", key, all[key])
		}
	}
	return os.WriteFile(to, []byte(b.String()), 0o644)
}

// Read returns the patterns of a catalogue, a .po file, by key.
func Read(file string) (map[string]string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	po := gotext.NewPo()
	po.Parse(data)
	all := map[string]string{}
	for key, t := range po.GetDomain().GetTranslations() {
		pattern := t.Get()
		if key == "" { // the header
			continue
		}
		if strings.ContainsAny(key+pattern, "\t\n") {
			return nil, fmt.Errorf("%s: %q contains a tab or a line break", file, key)
		}
		all[key] = pattern
	}
	return all, nil
}
