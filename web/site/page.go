//go:build !js

package site

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"knucklebones/rules/text"
	"knucklebones/web/hall"
	"knucklebones/web/messages"
)

// Page writes the page to a site whose program is there, and the files of the languages
// whose catalogues, .po files, are in a folder: for the program lang/de.txt, and for the
// page, which speaks before the program is there, lang/de.js.
func Page(web, catalogues, out, version string) error {
	compiled, err := messages.CompileAll(catalogues)
	if err != nil {
		return err
	}
	lang := filepath.Join(out, "lang")
	if err := os.MkdirAll(lang, 0o755); err != nil {
		return err
	}
	pseudo, _ := text.BuiltIn("pseudo")
	languages := []*text.Catalogue{pseudo}
	for _, code := range slices.Sorted(maps.Keys(compiled)) {
		if code == text.English.Code() {
			continue
		}
		if err := os.WriteFile(filepath.Join(lang, code+".txt"), []byte(text.Seal(compiled[code])), 0o644); err != nil {
			return err
		}
		languages = append(languages, text.Read(code, compiled[code]))
	}
	for _, c := range languages {
		if err := writeWords(web, lang, c); err != nil {
			return err
		}
	}
	names, err := messages.Names(catalogues)
	if err != nil {
		return err
	}
	return writePage(web, out, version, text.ReadLanguages(names))
}

// writeWords writes what the page has for a language besides its catalogue into the folder
// lang: its words, its manifest, and the letters that those for English lack.
func writeWords(web, lang string, c *text.Catalogue) error {
	words, err := pageWords(web, c)
	if err != nil {
		return err
	}
	manifest, err := manifestIn(web, c)
	if err != nil {
		return err
	}
	base := filepath.Join(lang, c.Code())
	err = errors.Join(os.WriteFile(base+".js", bare(base+".js", words), 0o644), os.WriteFile(base+".webmanifest", manifest, 0o644))
	fonts, bad := hall.Fonts(web, c.Code())
	if err = errors.Join(err, bad); err != nil || len(fonts) == 0 {
		return err
	}
	err = os.MkdirAll(base, 0o755)
	for _, f := range fonts {
		data, bad := os.ReadFile(filepath.Join(web, "hall", c.Code(), f.Name+".woff2"))
		err = errors.Join(err, bad, os.WriteFile(filepath.Join(base, f.Name+".woff2"), data, 0o644))
	}
	return err
}

// manifestIn returns the manifest in a language, for the folder lang.
func manifestIn(web string, c *text.Catalogue) ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(web, "manifest.webmanifest"))
	if err != nil {
		return nil, err
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, err
	}
	r := text.Reader{Catalogue: c}
	m["lang"] = c.Code()
	for _, name := range []string{"name", "short_name", "description"} {
		said, _ := m[name].(string)
		m[name] = r.Format(text.Text(said))
	}
	up := func(from map[string]any, name string) {
		path, _ := from[name].(string)
		from[name] = "../" + strings.TrimPrefix(path, "./")
	}
	up(m, "start_url")
	up(m, "scope")
	icons, _ := m["icons"].([]any)
	for _, icon := range icons {
		if i, ok := icon.(map[string]any); ok {
			up(i, "src")
		}
	}
	return json.Marshal(m)
}

// writePage writes the page in English, and its style sheet.
func writePage(web, out, version string, languages []text.Language) error {
	program, err := os.Stat(filepath.Join(out, "knucklebones.wasm"))
	if err != nil {
		return err
	}
	page, style, err := hall.Make(web, int(program.Size()), version, languages)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "index.html"), page, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(out, "hall.css"), bare("hall.css", style), 0o644)
}

// pageWords returns the script with the page's words in a language, made of words.js.
func pageWords(web string, c *text.Catalogue) ([]byte, error) {
	list, err := messages.OfPage(web)
	if err != nil {
		return nil, err
	}
	words, style, err := hall.Words(web, c)
	if err != nil {
		return nil, err
	}
	r := text.Reader{Catalogue: c}
	for _, m := range list {
		if was, ok := words[m.Key]; ok && was != r.Format(m.Pattern()) {
			return nil, fmt.Errorf("%q is %q and %q in the language %s", m.Key, was, r.Format(m.Pattern()), c.Code())
		}
		words[m.Key] = r.Format(m.Pattern())
	}
	maps.DeleteFunc(words, func(english, said string) bool { return english == said })
	code, err := os.ReadFile(filepath.Join(web, "words.js"))
	if err != nil {
		return nil, err
	}
	for place, value := range map[string]any{"{/* words */}": words, `"/* style */"`: string(style), `"/* code */"`: c.Code()} {
		var b bytes.Buffer
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		if err := e.Encode(value); err != nil {
			return nil, err
		}
		if !bytes.Contains(code, []byte(place)) {
			return nil, fmt.Errorf("words.js does not contain %s", place)
		}
		code = bytes.Replace(code, []byte(place), bytes.TrimSpace(b.Bytes()), 1)
	}
	return code, nil
}
