//go:build !js

package messages

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/leonelquinteros/gotext"
)

// Pack compiles the catalogues of a folder, .po files, into another folder: de.po becomes
// de.txt there. It removes compiled ones whose catalogue is gone.
func Pack(from, to string) error {
	all, err := CompileAll(from)
	if err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(to, "*.txt"))
	if err != nil {
		return err
	}
	for _, file := range old {
		if all[strings.TrimSuffix(filepath.Base(file), ".txt")] == "" {
			if err := os.Remove(file); err != nil {
				return err
			}
		}
	}
	for code, lines := range all {
		if err := os.WriteFile(filepath.Join(to, code+".txt"), []byte(lines), 0o644); err != nil {
			return err
		}
	}
	names, err := Names(from)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, "languages.tsv"), []byte(names), 0o644)
}

// Names returns what a choice of languages shows of the catalogues in a folder, as
// text.Languages reads it: a line each with its code, its name, the percentage of its
// messages that a second reader has gone over, or nothing if its header does not say, and
// the sentence that offers it.
func Names(folder string) (string, error) {
	files, err := Catalogues(folder)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, code := range slices.Sorted(maps.Keys(files)) {
		data, err := os.ReadFile(files[code])
		if err != nil {
			return "", err
		}
		all, err := Read(files[code])
		if err != nil {
			return "", err
		}
		share := ""
		if m := reviewed.FindSubmatch(data); m != nil {
			share = string(m[1])
		}
		name := cmp.Or(all["name of this language"], code)
		fmt.Fprintf(&b, "%s\t%s\t%s\t%s\n", code, name, share, cmp.Or(all["also in this language"], name))
	}
	return b.String(), nil
}

// reviewed matches the line of a header that says how much of a catalogue was reviewed.
var reviewed = regexp.MustCompile(`(?m)^"X-Reviewed: (100|[0-9]{1,2})\\n"$`)

// CompileAll returns the compiled catalogues of a folder, by language: lines of a message
// each, key and pattern with a tab between them, sorted by key, as text.Read takes them. It
// is an error if a pattern is wrong by itself: see Wrong.
func CompileAll(folder string) (map[string]string, error) {
	files, err := Catalogues(folder)
	if err != nil {
		return nil, err
	}
	english, err := Read(files["en"])
	if err != nil {
		return nil, err
	}
	compiled := map[string]string{}
	for code, file := range files {
		all, err := Read(file)
		if err != nil {
			return nil, err
		}
		var b strings.Builder
		for _, key := range slices.Sorted(maps.Keys(all)) {
			if faults := Wrong(key, cmp.Or(english[key], key), all[key]); faults != nil {
				return nil, fmt.Errorf("%s: %q reads %q: %s", file, key, all[key], strings.Join(faults, "; "))
			}
			if code != "en" || all[key] != key {
				fmt.Fprintf(&b, "%s\t%s\n", key, all[key])
			}
		}
		compiled[code] = b.String()
	}
	return compiled, nil
}

// codes matches the codes of languages.
var codes = regexp.MustCompile(`^[a-z]{2,3}(-[A-Za-z]+)?$`)

// Catalogues returns the names of the catalogues in a folder, by the codes of their
// languages. It is an error if a file is not named by a code.
func Catalogues(folder string) (map[string]string, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.po"))
	all := map[string]string{}
	for _, file := range files {
		code := strings.TrimSuffix(filepath.Base(file), ".po")
		if !codes.MatchString(code) {
			return nil, fmt.Errorf("%s: a catalogue is named by the code of its language, such as de.po or pt-BR.po", file)
		}
		all[code] = file
	}
	return all, err
}

// Read returns the patterns of a catalogue, a .po file, by key, without messages that are
// not translated or marked as fuzzy.
func Read(file string) (map[string]string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	po := gotext.NewPo()
	po.Parse(fuzzy.ReplaceAll(data, []byte("\n")))
	all := map[string]string{}
	for key, t := range po.GetDomain().GetTranslations() {
		if key == "" || !t.IsTranslated() { // the header
			continue
		}
		pattern := t.Get()
		if strings.ContainsAny(key+pattern, "\t\n\x1f\x1e") {
			return nil, fmt.Errorf("%s: %q contains a tab, a line break or a control character", file, key)
		}
		all[key] = pattern
	}
	return all, nil
}

// fuzzy matches a message that is marked as fuzzy, up to the empty line after it.
var fuzzy = regexp.MustCompile(`(?m)^#,[^\n]*\bfuzzy\b[^\n]*\n(?:[^\n]+\n)+`)
