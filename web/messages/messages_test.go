//go:build !js

package messages

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/leonelquinteros/gotext"

	"knucklebones/rules/text"
)

var root = "../.."

// source is what the source says, read once for all tests.
var source = sync.OnceValues(func() (s struct {
	messages []Message
	loose    []Loose
}, err error) {
	dir, err := filepath.Abs(root)
	if err == nil {
		s.messages, s.loose, err = Extract(dir)
	}
	return s, err
})

func catalogues(t *testing.T) map[string]string {
	t.Helper()
	all, err := Catalogues(filepath.Join(root, "rules/text/catalogue"))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestCatalogue checks each catalogue against the source: every pattern is well formed,
// has the arguments of its key and room in its place, none is left of a key that is
// gone, and none is missing unless it is marked as fuzzy. What names a seat says in English
// how it addresses the reader.
func TestCatalogue(t *testing.T) {
	s, err := source()
	if err != nil {
		t.Fatal(err)
	}
	for code, file := range catalogues(t) {
		patterns, err := Read(file)
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		left, unsure, known := maps.Clone(patterns), 0, knows(s.messages, patterns)
		for _, m := range s.messages {
			pattern, ok := patterns[m.Key]
			delete(left, m.Key)
			switch {
			case ok:
			case code != "en" && known[folder(m)] && m.translates() && !isFuzzy(data, m.Key):
				t.Errorf("%s: %s.po has no text for %q: translate it, or mark it as fuzzy for somebody who can", m.Places[0], code, m.Key)
				fallthrough
			default:
				pattern = m.Key
				unsure++
			}
			for _, f := range Check(m, pattern) {
				t.Errorf("%s, %s: %q reads %q: %s", code, m.Places[0], m.Key, pattern, f)
			}
			if code == "en" && m.Page && pattern != m.Key {
				t.Errorf("%s: the page says %q, and en.po something else", m.Places[0], m.Key)
			}
			if code == "en" && !ok && slices.Contains(m.Kinds, "seat") {
				t.Errorf("%s: %q names a seat: say in en.po how it reads for \"you\", even if it reads the same", m.Places[0], m.Key)
			}
		}
		for key := range left {
			t.Errorf("%s.po has %q, which the source does not", code, key)
		}
		if code != "en" {
			t.Logf("of %d messages %s.po leaves %d in English, or has no need of them", len(s.messages), code, unsure)
		}
	}
}

// knows returns the folders of the source most of whose messages a catalogue has. Of others, as
// of a game that somebody has just made, it need not have any: they are shown in English.
func knows(list []Message, patterns map[string]string) map[string]bool {
	more := map[string]int{}
	for _, m := range list {
		if _, ok := patterns[m.Key]; ok {
			more[folder(m)]++
		} else if m.translates() {
			more[folder(m)]--
		}
	}
	known := map[string]bool{}
	for dir, n := range more {
		known[dir] = n > 0
	}
	return known
}

// folder returns the folder of the first place of a message.
func folder(m Message) string { return path.Dir(m.Places[0]) }

// isFuzzy reports whether a catalogue marks a message as fuzzy.
func isFuzzy(data []byte, key string) bool {
	for _, entry := range fuzzy.FindAll(data, -1) {
		po := gotext.NewPo()
		po.Parse([]byte("msgid \"\"\nmsgstr \"\"\n\n" + string(entry)))
		if _, ok := po.GetDomain().GetTranslations()[key]; ok {
			return true
		}
	}
	return false
}

// TestTranslated checks that a text which reads the same as in English does so for a reason:
// all its words are names or stand in same.
func TestTranslated(t *testing.T) {
	s, err := source()
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for code, file := range catalogues(t) {
		if code == "en" {
			continue
		}
		patterns, err := Read(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range s.messages {
			if p := patterns[m.Key]; p == m.Key && m.translates() && !stays(m.Key, code, used) {
				t.Errorf("%s: %s.po leaves %q as it is in English: translate it, or add it to same in exceptions_test.go", m.Places[0], code, m.Key)
			}
		}
	}
	for what := range same {
		if !used[what] {
			t.Errorf("nothing needs %q in same any more", what)
		}
	}
}

// words matches the words of a text.
var words = regexp.MustCompile(`\pL[\pL’]+`)

// stays reports whether a text may read the same in a language as in English, and notes
// which entry of same says so.
func stays(key, code string, used map[string]bool) bool {
	if langs, ok := same[key]; ok && slices.Contains(strings.Fields(langs), code) {
		used[key] = true
		return true
	}
	bare := regexp.MustCompile(`\{[^{}]*\}`).ReplaceAllString(term.ReplaceAllString(key, "$1"), " ")
	return !slices.ContainsFunc(words.FindAllString(bare, -1), func(w string) bool {
		return !slices.Contains(people, w) && !slices.Contains(unchanged, w)
	})
}

// TestKeys checks that each message is a whole text and that none of more than two words
// differs from another only in its capitals or its full stop. Shorter ones do: a button
// says "Throw", and a line within it "throw", which other languages write in other ways.
func TestKeys(t *testing.T) {
	s, err := source()
	if err != nil {
		t.Fatal(err)
	}
	alike, left := map[string]Message{}, maps.Clone(twins)
	for _, m := range s.messages {
		if strings.TrimSpace(m.Key) != m.Key {
			t.Errorf("%s: %q is a part of a sentence: make the whole sentence a message", m.Places[0], m.Key)
		}
		bare := strings.ToLower(strings.TrimSuffix(withoutMarks(m.Key), "."))
		other, ok := alike[bare]
		alike[bare] = m
		if _, known := twins[bare]; known && ok {
			delete(left, bare)
		} else if ok && !m.Trial && !other.Trial && len(strings.Fields(argument.ReplaceAllString(regexp.QuoteMeta(bare), ""))) > 2 {
			t.Errorf("%s and %s: %q and %q are nearly the same: use one, or add %q to twins in exceptions_test.go with the reason", m.Places[0], other.Places[0], m.Key, other.Key, bare)
		}
	}
	for bare := range left {
		t.Errorf("%q has no twin any more: take it out of twins", bare)
	}
}

// TestCompiled checks that the compiled catalogues are those of the .po files.
func TestCompiled(t *testing.T) {
	compiled, err := CompileAll(filepath.Join(root, "rules/text/catalogue"))
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, l := range text.Languages() {
		got[l.Code] = text.Compiled(l.Code)
	}
	if files, _ := filepath.Glob(filepath.Join(root, "rules/text/*.txt")); len(files) != len(got) || !maps.Equal(got, compiled) {
		t.Errorf("the compiled catalogues in rules/text are old: run go generate ./rules/text")
	}
	names, err := Names(filepath.Join(root, "rules/text/catalogue"))
	if got, bad := os.ReadFile(filepath.Join(root, "rules/text/languages.tsv")); err != nil || bad != nil || string(got) != names {
		t.Errorf("the list of languages in rules/text is old: run go generate ./rules/text: %v, %v", err, bad)
	}
}

// TestNoSentenceOutsideMessages checks that what reads as a sentence or a label is a message,
// but for what no player reads.
func TestNoSentenceOutsideMessages(t *testing.T) {
	s, err := source()
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	count := 0
	for _, l := range s.loose {
		why := l.excused(used)
		if why == "" {
			t.Errorf("%s: %q, given to %q, is no message: make it one, or say in exceptions why nobody reads it", l.File, l.Said, l.To)
			continue
		}
		count++
	}
	for what := range exceptions {
		if !used[what] {
			t.Errorf("the exception %q is for nothing any more", what)
		}
	}
	folders := map[string]int{}
	for _, m := range s.messages {
		for _, p := range m.Places {
			parts := strings.Split(p, "/")
			folders[strings.Join(parts[:min(2, len(parts)-1)], "/")]++
		}
	}
	t.Logf("%d messages, in %v; %d texts that are none", len(s.messages), folders, count)
}

// TestReads checks what counts as a sentence or label.
func TestReads(t *testing.T) {
	for said, want := range map[string]bool{
		"The game has stopped": true, "no such game": true, "Settings": true, "Stop.": true, "You’re playing": true, "%d men left": true,
		"": false, "settings": false, "KeyA": false, "%s: %d": false, "{0} x {1}": false, "game 3": false, "a b": false, "${a} of": false,
	} {
		if got := reads(said); got != want {
			t.Errorf("%q reads as a text: %v", said, got)
		}
	}
}

// TestOfPage checks how messages of the page are found.
func TestOfPage(t *testing.T) {
	web := t.TempDir()
	for name, said := range map[string]string{
		"a.js":       "const a = words(\"A \\\"b\\\" {0}\", f(1, [2, \"c,)\"]));\nwords(\"One.\"); `Two words`; // Three words\nfit(\"Four words\", \"Five words\")",
		"index.html": "<html><title>Title</title><script>Not this</script>\n<p aria-label=\"Named\">Said <b>{{.Line}}</b> 0 % <a>One.</a></p>",
	} {
		if err := os.WriteFile(filepath.Join(web, name), []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list, err := OfPage(web)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]Message{}
	for _, m := range list {
		got[m.Key] = m
	}
	if len(got) != 5 || len(got[`A "b" {0}`].Kinds) != 1 || len(got["One."].Places) != 2 || got["Named"].Places[0] != "web/index.html:2" || got["Said"].Key == "" || got["Title"].Key == "" {
		t.Errorf("it has %+v", got)
	}
	loose, err := looseOfPage(web)
	if err != nil || len(loose) != 3 || loose[0].Said != "Two words" || loose[1] != (Loose{"web/a.js", "fit()", "Four words"}) {
		t.Errorf("loose are %+v, %v", loose, err)
	}
	for said, want := range map[string]string{"words(a)": "constant", "words(`a`)": "constant"} {
		if err := os.WriteFile(filepath.Join(web, "a.js"), []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := OfPage(web); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", said, err)
		}
	}
}

// TestPack compiles a folder: a catalogue that is new is there, what is not translated or
// fuzzy is left out, one that is gone is removed, and a wrong one is refused.
func TestPack(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	write := func(dir, name, said string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(from, "en.po", "msgid \"Same\"\nmsgstr \"Same\"\n\nmsgid \"{0} men\"\nmsgstr \"{0, plural, one {# man} other {# men}}\"\n")
	write(from, "xx.po", "msgid \"\"\nmsgstr \"\"\n\"Language: xx\\n\"\n\"X-Reviewed: 80\\n\"\n\nmsgid \"Same\"\nmsgstr \"Same\"\n\nmsgid \"Gone\"\nmsgstr \"\"\n\n#, fuzzy\nmsgid \"Old\"\nmsgstr \"Alt\"\n\nmsgid \"Big\"\nmsgstr \"Groß\"\n")
	write(to, "yy.txt", "old")
	if err := Pack(from, to); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"en.txt": "{0} men\t{0, plural, one {# man} other {# men}}\n", "xx.txt": "Big\tGroß\nSame\tSame\n", "languages.tsv": "en\ten\t\ten\nxx\txx\t80\txx\n"} {
		if got, err := os.ReadFile(filepath.Join(to, name)); err != nil || string(got) != want {
			t.Errorf("%s is %q, %v", name, got, err)
		}
	}
	if _, err := os.Stat(filepath.Join(to, "yy.txt")); err == nil {
		t.Error("yy.txt is left")
	}
	write(from, "Deutsch.po", "")
	if err := Pack(from, to); err == nil || !strings.Contains(err.Error(), "code of its language") {
		t.Errorf("Deutsch.po is taken: %v", err)
	}
	if err := os.Remove(filepath.Join(from, "Deutsch.po")); err != nil {
		t.Fatal(err)
	}
	for said, want := range map[string]string{
		"a\\tb": "contains a tab", "a\\nb": "a line break", "a <b>bold</b> man": "markup", "a man &amp; {0}": "markup", "a **man of {0}": "bold does not end",
		"{0} men of {1}": "no argument of the key", "men": "{0} is missing", "{0} men}": "was not opened", "{0, plural, one {a man}}": "no case other", "{0, select, er {a} other {b}}": "is no case",
		"{0} [men]": "marks the terms", "{0} " + strings.Repeat("men ", 20): "too long",
	} {
		write(from, "xx.po", "msgid \"{0} men\"\nmsgstr \""+said+"\"\n")
		if err := Pack(from, to); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is taken: %v", said, err)
		}
	}
}

func TestLetters(t *testing.T) {
	for pattern, want := range map[string]int{
		"Take": 4, "**Bold** {0}": 6, "{0, plural, one {# man} other {{0, spell} men}}.": 6, "Über {0, select, you {dich} other {{0}}}": 9,
	} {
		if got := letters(pattern); got != want {
			t.Errorf("%q has %d letters", pattern, got)
		}
	}
	m := Message{Key: "Take {0}", Room: 6}
	if got := Check(m, "Take {0}"); len(got) != 0 {
		t.Errorf("%q", got)
	}
	if got := Check(m, "Nimm {0}s"); len(got) != 1 || !strings.Contains(got[0], "6 letters fit") {
		t.Errorf("%q", got)
	}
	if got := Check(Message{Key: "{0} men", Page: true}, "{0, plural, other {men}}"); len(got) != 1 || !strings.Contains(got[0], "the page knows no forms") {
		t.Errorf("%q", got)
	}
}

func TestCheck(t *testing.T) {
	for _, c := range []struct {
		key, pattern string
		kinds        []string
		want         string
	}{
		{"{0} takes {1}.", "{0, select, you {You take} other {{0} takes}} {1, plural, one {# coin} other {# coins}}.", []string{"seat", "coins"}, ""},
		{"{0} takes {1}.", "{0} takes {2}.", nil, "no argument"},
		{"{0} takes {1}.", "{0} takes {1", nil, "does not close"},
		{"{0} takes {1}.", "{0} takes {1}}.", nil, "was not opened"},
		{"{0} takes {1}.", "{1, select, you {You} other {{1}}} takes {0}.", []string{"seat", "coins"}, "select does not go with a coins"},
		{"{0} takes {1}.", "{0, plural, one {a} other {b}}", []string{"seat", "coins"}, "plural does not go with a seat"},
		{"{0} takes {1}.", "{1, plural, one {# coin}}", []string{"seat", "coins"}, "no case other"},
		{"{0} takes {1}.", "{1, plural, uno {#} other {#}}", []string{"seat", "coins"}, "is no case"},
		{"{0} takes {1}.", "{0} takes {1, figures}.", nil, "is no form"},
		{"{0} takes {1}.", "{0} takes {1}.", []string{"seat"}, "the call 1"},
		{"[Venus] takes the [pots](pot).", "Die [Töpfe](pot) gehen an [Venus].", nil, ""},
		{"[Venus] takes the [pots](pot).", "Die Töpfe gehen an [Venus].", nil, `it marks the terms ["venus"], and the key ["pot" "venus"]`},
		{"[Venus] takes it.", "[Venus nimmt es.", nil, "a square bracket is left over"},
	} {
		got := strings.Join(Check(Message{Key: c.key, Kinds: c.kinds}, c.pattern), "; ")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%q: %q, want %q", c.pattern, got, c.want)
		}
	}
}

func TestExample(t *testing.T) {
	lines := []string{"  You threw 5.", "  {1} won the pot: 12 coins. The end."}
	for key, want := range map[string]string{
		"{0} won the [pot]: {1}.": "{1} won the pot: 12 coins.", "No argument": "", "{0} x": "", "{0} passes by.": "",
	} {
		if got := example(key, lines); got != want {
			t.Errorf("%q: %q, want %q", key, got, want)
		}
	}
}
