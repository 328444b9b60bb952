//go:build !js

package text

import (
	"slices"
	"strings"
	"testing"
)

// some are texts of all kinds.
var some = []Text{
	"Plain", Of("{0} men", 3), Of("{0} coins", Coins(1)), Of("{0} takes {1}.", Seat(0), Of("{0} men", Spelled(4))), Upper("ö"), Stop("A"), Heading("A."),
	Of("{0}", Grouped(12345)), And("A", "B", "C"), Of("{0}", InLetters(34)),
}

const german = "name of this language\tDeutsch\nnumbers in letters\tkein|eins|zwei|drei|vier\n,\t.\n" +
	"{0} men\t{0, plural, one {# Mann} other {{0, spell} Mann}}\nyou\tdu\n"

// TestOpen opens what was sealed, and nothing else.
func TestOpen(t *testing.T) {
	sealed := Seal(german)
	c, err := Open("de", sealed)
	if err != nil || c.Code() != "de" || c.Name() != "Deutsch" {
		t.Fatalf("%+v, %v", c, err)
	}
	for i := range len(sealed) {
		bad := sealed[:i] + string(sealed[i]+1) + sealed[i+1:]
		if _, err := Open("de", bad); err == nil {
			t.Errorf("with another byte %d it is read", i)
		}
		if _, err := Open("de", sealed[:i]); err == nil {
			t.Errorf("the first %d bytes are read", i)
		}
	}
	for _, bad := range []string{"", "<!DOCTYPE html>\n<html>", Seal(german) + "x\ty\n"} {
		if _, err := Open("de", bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// TestOtherLanguage speaks a language that lacks some messages: those are in English.
func TestOtherLanguage(t *testing.T) {
	c := Read("de", german)
	r := NewReader(c, []string{"Livia"}, func(int) bool { return true })
	for text, want := range map[Text]string{
		Of("{0} men", 1): "1 Mann", Of("{0} men", 2): "zwei Mann", Of("{0} men", 5): "5 Mann",
		Of("{0} coins", 1):           "1 coin",
		Of("{0}", Grouped(1234)):     "1.234",
		Of("{0} and so on", Seat(0)): "Du and so on",
		Of("{0}", InLetters(3)):      "drei",
	} {
		if got := r.Format(text); got != want {
			t.Errorf("%q is %q, not %q", text, got, want)
		}
	}
	*c = *English // the language of a reader changes
	if got := r.Format(Of("{0} and so on", Seat(0))); got != "You and so on" {
		t.Errorf("in English it is %q", got)
	}
}

// Each language has its own singular: of numbers with tenths, too.
func TestPlural(t *testing.T) {
	const cases = "{0, plural, one {# coin} other {# coins}}"
	for code, want := range map[string][]string{
		"en": {"0 coins", "1 coin", "2 coins", "5 coins", "21 coins", "1.0 coins", "1.4 coins", "2.0 coins"},
		"de": {"0 coins", "1 coin", "2 coins", "5 coins", "21 coins", "1,0 coins", "1,4 coins", "2,0 coins"},
		"fr": {"0 coin", "1 coin", "2 coins", "5 coins", "21 coins", "1,0 coin", "1,4 coin", "2,0 coins"},
		"it": {"0 coins", "1 coin", "2 coins", "5 coins", "21 coins", "1,0 coins", "1,4 coins", "2,0 coins"},
		"es": {"0 coins", "1 coin", "2 coins", "5 coins", "21 coins", "1,0 coin", "1,4 coins", "2,0 coins"},
		"la": {"0 coins", "1 coin", "2 coins", "5 coins", "21 coins", "1,0 coins", "1,4 coins", "2,0 coins"},
	} {
		mark := ","
		if code == "en" {
			mark = "."
		}
		r := Reader{Catalogue: Read(code, "mark before decimals\t"+mark+"\n{0} coins\t"+cases+"\n")}
		for i, n := range []Arg{Number(0), Coins(1), Spelled(2), Number(5), Number(21), Decimal(1), Decimal(1.4), Decimal(2)} {
			if got := r.Format(Of("{0} coins", n)); got != want[i] {
				t.Errorf("in the language %s it is %q, not %q", code, got, want[i])
			}
		}
	}
	r := Reader{Catalogue: Read("de", ",\t.\nmark before decimals\t,\n{0} of it\t{0, plural, =0 {nothing} other {# of it}}\n")}
	for of, want := range map[Text]string{
		Of("{0} of it", Decimal(-0.4)): "−0,4 of it", Of("{0} of it", 0): "nothing", Of("{0} of it", Grouped(12500)): "12.500 of it", Of("{0}", SignedDecimal(2.25)): "+2,2",
	} {
		if got := r.Format(of); got != want {
			t.Errorf("%q is %q, not %q", of, got, want)
		}
	}
}

func TestChoose(t *testing.T) {
	have := []string{"de", "en", "pt-BR", "pseudo"}
	for _, x := range []struct {
		wishes, want string
	}{
		{"de", "de"}, {"de-AT", "de"}, {"de_AT.UTF-8", "de"}, {"DE", "de"}, {"fr de en", "de"}, {"fr-CH en-GB", "en"}, {"pt-br", "pt-BR"},
		{"pt", ""}, {"C", ""}, {"C.UTF-8 de", "de"}, {"pseudo", "pseudo"}, {"../de", ""}, {"", ""}, {"d", ""},
	} {
		if got := Choose(strings.Fields(x.wishes), have); got != x.want {
			t.Errorf("%q becomes %q, not %q", x.wishes, got, x.want)
		}
	}
}

// The system's wishes choose only what is reviewed enough; an earlier wish that is not is
// offered. Nobody's system chooses Latin.
func TestByItself(t *testing.T) {
	list := []Language{{Code: "en", Reviewed: 100}, {Code: "de", Reviewed: 80}, {Code: "fr", Reviewed: 79}, {Code: "it", Reviewed: Unreviewed}, {Code: "la", Reviewed: 100}}
	for _, x := range []struct{ wishes, chosen, offered string }{
		{"de-AT en", "de", ""}, {"en de", "en", ""}, {"fr-CH de en", "de", "fr"}, {"it fr", "", "it"}, {"la de", "de", ""}, {"la", "", ""}, {"pl en-GB it", "en", ""}, {"", "", ""},
	} {
		if chosen, offered := ByItself(strings.Fields(x.wishes), list); chosen != x.chosen || offered != x.offered {
			t.Errorf("%q chooses %q and offers %q", x.wishes, chosen, offered)
		}
	}
	for _, l := range Languages() {
		if l.Name == "" || l.Also == "" || l.Code == "en" && !l.Chooses() {
			t.Errorf("%+v", l)
		}
	}
}

// TestBuiltIn looks at the languages in the program itself.
func TestBuiltIn(t *testing.T) {
	for code, name := range map[string]string{"en": "English", "pseudo": "English"} {
		if c, ok := BuiltIn(code); !ok || c.Code() != code || c.Name() != name {
			t.Errorf("%s: %+v, %v", code, c, ok)
		}
	}
	if _, ok := BuiltIn("de"); ok {
		t.Error("German is built in")
	}
	if !strings.Contains(Compiled("en"), "numbers in letters\t") {
		t.Error("English is not embedded")
	}
	r := Reader{Catalogue: first(BuiltIn("pseudo"))}
	if got := r.Format("Open"); got != "(Öpëëñ)" && !strings.HasPrefix(got, "(") {
		t.Errorf("%q", got)
	}
}

func first(c *Catalogue, _ bool) *Catalogue { return c }

// FuzzOpen reads files of all kinds, and puts texts into words with what is read.
func FuzzOpen(f *testing.F) {
	f.Add(Seal(german))
	f.Add(german)
	f.Add("{0} men\t{0, plural, one {# man} other {{0, select, you {a} other {b}}}")
	f.Add("{0} men\t{0, plural,}}{{{{\nPlain\t{1, spell}{, }#\n\t\n")
	f.Fuzz(func(t *testing.T, file string) {
		if c, err := Open("xx", file); err == nil && Seal(file[strings.Index(file, "\n")+1:]) != file || err != nil && c != nil {
			t.Errorf("%q is opened: %v", file, err)
		}
		r := NewReader(Read("xx", file), []string{"Livia"}, func(n int) bool { return n == 0 })
		for _, said := range slices.Concat(some, keys(file)) {
			r.Format(said)
		}
	})
}

// keys returns texts of the keys of a file with two arguments each.
func keys(file string) (list []Text) {
	for line := range strings.Lines(file) {
		key, _, _ := strings.Cut(line, "\t")
		if !strings.ContainsRune(key, mark) {
			list = append(list, Of(Text(key), Seat(0), 2))
		}
	}
	return list
}
