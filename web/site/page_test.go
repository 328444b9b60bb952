//go:build !js

package site

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"knucklebones/rules/text"
	"knucklebones/web/messages"
)

// german is a catalogue with few messages.
const german = `msgid ""
msgstr ""
"Language: de\n"

msgid "name of this language"
msgstr "Deutsch"

msgid "Settings"
msgstr "Einstellungen"

msgid "Alone"
msgstr "Allein"

msgid "{0} opens when loading is done."
msgstr "Danach öffnet sich {0}."

msgid "{0} men"
msgstr "{0, plural, one {# Mann} other {# \"Mann\"}}"

#, fuzzy
msgid "Together"
msgstr "Zusammen"
`

// paged returns the folder of a site with a catalogue for German besides that for English.
func paged(t *testing.T, po string) string {
	t.Helper()
	catalogues, out := t.TempDir(), t.TempDir()
	english, err := os.ReadFile("../../rules/text/catalogue/en.po")
	if err != nil {
		t.Fatal(err)
	}
	for file, said := range map[string]string{
		filepath.Join(catalogues, "en.po"): string(english), filepath.Join(catalogues, "de.po"): po, filepath.Join(out, "knucklebones.wasm"): "program",
	} {
		if err := os.WriteFile(file, []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := Page("..", catalogues, out, "v1"); err != nil {
		t.Fatal(err)
	}
	return out
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// scripted returns what a script prints under Node.js, as JSON.
func scripted[T any](t *testing.T, script string) (v T) {
	t.Helper()
	said, err := exec.Command("node", "-e", script).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	if err := json.Unmarshal(said, &v); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return v
}

// TestPageLanguages looks at the files of a language: the program's catalogue, and the page's
// words with those of the hall.
func TestPageLanguages(t *testing.T) {
	out := paged(t, german)
	c, err := text.Open("de", read(t, filepath.Join(out, "lang", "de.txt")))
	if err != nil || c.Name() != "Deutsch" {
		t.Fatalf("%+v, %v", c, err)
	}
	r := text.Reader{Catalogue: c}
	if got := r.Format(text.Of("{0} men", 2)) + r.Format("Together"); got != `2 "Mann"Together` {
		t.Errorf("it says %q", got)
	}
	const run = "globalThis.language = {}; eval(require('fs').readFileSync(%q, 'utf8')); console.log(JSON.stringify(language.words))"
	words := scripted[map[string]string](t, fmt.Sprintf(run, filepath.Join(out, "lang", "de.js")))
	for key, want := range map[string]string{"Settings": "Einstellungen", "{0} opens when loading is done.": "Danach öffnet sich {0}.", "Together": "", "{0} men": ""} {
		if words[key] != want {
			t.Errorf("%q is %q", key, words[key])
		}
	}
	filter := ""
	for key, said := range words {
		if strings.HasPrefix(key, "Alone ") { // and how many games there are
			filter = said
		}
	}
	if !strings.HasPrefix(filter, "Allein ") {
		t.Errorf("the first filter is %q", filter)
	}
	pseudo := scripted[map[string]string](t, fmt.Sprintf(run, filepath.Join(out, "lang", "pseudo.js")))
	list, err := messages.OfPage("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range list {
		if !strings.ContainsFunc(m.Key, unicode.IsLetter) {
			continue // nothing but arguments, which are disguised themselves
		}
		if p := pseudo[m.Key]; !strings.HasPrefix(p, "(") || !strings.HasSuffix(p, ")") || strings.Count(p, "{") != strings.Count(m.Key, "{") {
			t.Errorf("in pseudo %q is %q", m.Key, p)
		}
	}
	for _, name := range []string{"en.js", "en.txt", "pseudo.txt"} {
		if _, err := os.Stat(filepath.Join(out, "lang", name)); err == nil {
			t.Errorf("there is %s", name)
		}
	}
}

var within = regexp.MustCompile(`(?s)<script>(.*?)</script>`)

// TestPageChooses has the page choose among languages as Go does with the same wishes, by
// the one script that the page's policy allows.
func TestPageChooses(t *testing.T) {
	page := read(t, filepath.Join(paged(t, german), "index.html"))
	script := within.FindStringSubmatch(page)
	if script == nil {
		t.Fatal("there is no script in the page")
	}
	sum := sha256.Sum256([]byte(script[1]))
	if want := "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"; !strings.Contains(strings.ReplaceAll(page, "&#43;", "+"), want) {
		t.Errorf("the page's policy does not allow %s", want)
	}
	have := []string{"en", "pseudo", "de"}
	for _, x := range []struct {
		search, settings string
		browser          []string
		asked            []string
		want             string
	}{
		{"", "", nil, nil, "en"},
		{"", "", []string{"fr-CH", "de-CH", "en"}, nil, "de"},
		{"", "", []string{"en-US", "de"}, nil, "en"},
		{"?lang=de", "", []string{"en-US"}, []string{"de"}, "de"},
		{"?lang=xy", "", []string{"de"}, []string{"xy"}, "de"},
		{"?lang=", "", []string{"de"}, []string{""}, "de"},
		{"?lang=pseudo", `{"Language":"de"}`, nil, []string{"pseudo"}, "pseudo"},
		{"", `{"Language":"de"}`, []string{"en"}, []string{"de"}, "de"},
		{"", `{"Language":7}`, []string{"de"}, nil, "de"},
		{"", `broken`, []string{"de"}, nil, "de"},
		{"", `null`, []string{"de"}, nil, "de"},
		{"?kiosk", `{"Language":"de"}`, []string{"en"}, nil, "en"},
		{"?kiosk&language=de", "", []string{"en"}, []string{"de"}, "de"},
		{"?kiosk&language=auto", "", []string{"de"}, []string{"auto"}, "de"},
		{"?language=de", "", []string{"en"}, nil, "en"},
	} {
		stub, err := json.Marshal(map[string]any{"search": x.search, "settings": x.settings, "languages": x.browser})
		if err != nil {
			t.Fatal(err)
		}
		got := scripted[[]string](t, fmt.Sprintf(`const s = %s; const root = { style: {} }; let wrote = "";
			globalThis.window = globalThis; globalThis.location = { search: s.search }; globalThis.localStorage = { getItem: () => s.settings || null };
			Object.defineProperty(globalThis, "navigator", { value: { languages: s.languages ?? undefined } });
			globalThis.document = { documentElement: root, write: (t) => { wrote += t; }, addEventListener() {} };
			eval(%q); console.log(JSON.stringify([language.code, wrote, root.style.visibility ?? "", words("{1} of {0}.", 3, "$&")]));`, stub, script[1]))
		file, hidden := `<script src="lang/`+x.want+`.js"></script>`, "hidden"
		if x.want == "en" {
			file, hidden = "", ""
		}
		if got[0] != x.want || got[1] != file || got[2] != hidden || got[3] != "$& of 3." {
			t.Errorf("%q with %s and %q: %q", x.search, x.settings, x.browser, got)
		}
		if by := text.Choose(append(append(x.asked, x.browser...), "en"), have); by != x.want {
			t.Errorf("%q with %s and %q: Go chooses %s", x.search, x.settings, x.browser, by)
		}
	}
}
