//go:build !js

package site

import (
	"cmp"
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
"X-Reviewed: 80\n"

msgid "name of this language"
msgstr "Deutsch"

msgid "also in this language"
msgstr "Auch auf Deutsch"

msgid "Ancient and modern games with knucklebones, for one to eight players. Play with others or against the computer."
msgstr "Alte und neue Spiele mit Knöcheln"

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
	var manifest struct {
		Name, Description, Lang, Scope string
		Start                          string `json:"start_url"`
		Icons                          []struct{ Src string }
	}
	if err := json.Unmarshal([]byte(read(t, filepath.Join(out, "lang", "de.webmanifest"))), &manifest); err != nil {
		t.Fatal(err)
	}
	if m := manifest; m.Name != "Knucklebones" || m.Lang != "de" || m.Description != "Alte und neue Spiele mit Knöcheln" || m.Scope != "../" || m.Start != "../" || m.Icons[0].Src != "../icon.svg" {
		t.Errorf("the manifest is %+v", m)
	}
	page := read(t, filepath.Join(out, "index.html"))
	for _, want := range []string{`<link rel="alternate" hreflang="de" href="?lang=de">`, `<link rel="alternate" hreflang="en" href="?lang=en">`, `<link rel="alternate" hreflang="x-default" href="./">`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page does not have %s", want)
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
	chooses(t, german, "de", "")
	chooses(t, strings.Replace(german, "X-Reviewed: 80", "X-Reviewed: 79", 1), "en", "Deutsch,Auch auf Deutsch")
}

// chooses checks what a page with a catalogue for German chooses; where the browser wishes
// for German first it speaks the language byItself, and offers the draft.
func chooses(t *testing.T, po, byItself, draft string) {
	t.Helper()
	page := read(t, filepath.Join(paged(t, po), "index.html"))
	script := within.FindStringSubmatch(page)
	if script == nil {
		t.Fatal("there is no script in the page")
	}
	sum := sha256.Sum256([]byte(script[1]))
	if want := "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"; !strings.Contains(strings.ReplaceAll(page, "&#43;", "+"), want) {
		t.Errorf("the page's policy does not allow %s", want)
	}
	have := []string{"en", "pseudo", "de"}
	languages := []text.Language{{Code: "en", Reviewed: 100}, {Code: "de", Reviewed: 79}}
	if draft == "" {
		languages[1].Reviewed = 80
	}
	for _, x := range []struct {
		search, settings string
		browser          []string
		asked            []string
		want             string
	}{
		{"", "", nil, nil, "en"},
		{"", "", []string{"fr-CH", "de-CH", "en"}, nil, byItself},
		{"", "", []string{"en-US", "de"}, nil, "en"},
		{"?lang=de", "", []string{"en-US"}, []string{"de"}, "de"},
		{"?lang=xy", "", []string{"de"}, []string{"xy"}, byItself},
		{"?lang=", "", []string{"de"}, []string{""}, byItself},
		{"?lang=pseudo", `{"Language":"de"}`, nil, []string{"pseudo"}, "pseudo"},
		{"", `{"Language":"de"}`, []string{"en"}, []string{"de"}, "de"},
		{"", `{"Language":7}`, []string{"de"}, nil, byItself},
		{"", `broken`, []string{"de"}, nil, byItself},
		{"", `null`, []string{"de"}, nil, byItself},
		{"", `{"Language":"en"}`, []string{"de"}, []string{"en"}, "en"},
		{"?kiosk", `{"Language":"de"}`, []string{"en"}, nil, "en"},
		{"?kiosk&language=de", "", []string{"en"}, []string{"de"}, "de"},
		{"?kiosk&languages=de%20en", "", []string{"en"}, []string{"de", "en"}, "de"},
		{"?kiosk&languages=xy,en,de", "", []string{"de"}, []string{"xy", "en", "de"}, "en"},
		{"?kiosk&language=auto", "", []string{"de"}, []string{"auto"}, byItself},
		{"?language=de", "", []string{"en"}, nil, "en"},
	} {
		stub, err := json.Marshal(map[string]any{"search": x.search, "settings": x.settings, "languages": x.browser})
		if err != nil {
			t.Fatal(err)
		}
		got := scripted[[]string](t, fmt.Sprintf(`const s = %s; const root = { style: {} }; let wrote = "";
			globalThis.window = globalThis; globalThis.Worker = class {}; globalThis.location = { search: s.search }; globalThis.localStorage = { getItem: () => s.settings || null };
			Object.defineProperty(globalThis, "navigator", { value: { languages: s.languages ?? undefined } });
			globalThis.document = { documentElement: root, write: (t) => { wrote += t; }, addEventListener() {} };
			eval(%q); console.log(JSON.stringify([language.code, wrote, root.style.visibility ?? "", words("{1} of {0}.", 3, "$&"), String(language.draft ?? "")]));`, stub, script[1]))
		file, hidden := `<script src="lang/`+x.want+`.js"></script>`, "hidden"
		if x.want == "en" {
			file, hidden = "", ""
		}
		if got[0] != x.want || got[1] != file || got[2] != hidden || got[3] != "$& of 3." {
			t.Errorf("%q with %s and %q: %q", x.search, x.settings, x.browser, got)
		}
		by, offered := text.Choose(x.asked, have), ""
		if by == "" {
			by, offered = text.ByItself(x.browser, languages)
		}
		if by = cmp.Or(by, "en"); by != x.want {
			t.Errorf("%q with %s and %q: Go chooses %s", x.search, x.settings, x.browser, by)
		}
		if offers := offered == "de" && !strings.HasPrefix(x.search, "?kiosk"); offers != (got[4] != "") || offers && got[4] != draft {
			t.Errorf("%q with %s and %q: the page offers %q, and Go %q", x.search, x.settings, x.browser, got[4], offered)
		}
	}
}

// TestBare checks that what is sent is what was written, but for its comments.
func TestBare(t *testing.T) {
	for name, want := range map[string][2]string{
		"a.js":  {"// One.\nconst a = 1; // two\n  // Three.\nconst b = \"http://c\"; /* d */\n", "const a = 1; // two\nconst b = \"http://c\"; /* d */\n"},
		"a.css": {"/* One,\n   two. */\na { b: c; } /* d */\n", "a { b: c; }"},
		"a.svg": {"// One.\n/* Two. */", "// One.\n/* Two. */"},
	} {
		if got := string(bare(name, []byte(want[0]))); got != want[1] {
			t.Errorf("%s becomes %q, not %q", name, got, want[1])
		}
	}
	scripts, err := filepath.Glob("../*.js")
	if err != nil || len(scripts) == 0 {
		t.Fatalf("there are no scripts: %v", err)
	}
	for _, name := range scripts {
		file := filepath.Join(t.TempDir(), strings.TrimSuffix(filepath.Base(name), ".js")+".mjs")
		if filepath.Base(name) == "sw.js" || filepath.Base(name) == "unpack.js" {
			file = strings.TrimSuffix(file, ".mjs") + ".js"
		}
		if err := os.WriteFile(file, bare(name, []byte(read(t, name))), 0o644); err != nil {
			t.Fatal(err)
		}
		if said, err := exec.Command("node", "--check", file).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, said)
		}
	}
}
