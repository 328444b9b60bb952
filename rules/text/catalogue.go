package text

import (
	_ "embed"
	"hash/crc32"
	"strconv"
	"strings"
)

// A Catalogue says how one language puts messages into words. A pattern is a sentence in
// which
//
//	{0}                                       is an argument as its kind has it
//	{0, upper}                                begins with a capital letter
//	{0, lower}                                begins with a small letter
//	{0, stop}                                 ends in a full stop, or in the mark it has
//	{0, heading}                              has no full stop
//	{0, spell}                                is a number in letters up to twelve
//	{0, plural, one {# coin} other {# coins}} goes by a number; # is the number, =2 {…} an exact one
//	{0, select, you {You take} other {{0} takes}}
//	                                          goes by whether the reader sits on that seat
//	[Venus], [pots](pot)                      is a word of the glossary; see Term
//
// A message that is not in the catalogue has the pattern of English; one that is not in that
// either is its own pattern.
type Catalogue struct {
	code     string
	patterns map[Text]string
	numbers  []string // in letters, from 0 on
	pseudo   bool     // texts are disguised
}

// Code returns the code of the language: "en", "de".
func (c *Catalogue) Code() string { return c.code }

// Name returns the name of the language in its own words: "English", "Deutsch".
func (c *Catalogue) Name() string { return c.pattern(ownName) }

// Keys that are no texts of the game.
const (
	ownName     Text = "name of this language" // in its own words
	alsoIn      Text = "also in this language" // a sentence that offers it: "Also in English"
	inLetters   Text = "numbers in letters"    // from zero on, with bars between them
	thousands   Text = ","                     // between groups of three figures
	decimalMark Text = "mark before decimals"  // between the whole and the tenths
	fullStop    Text = "."                     // at the end of a sentence
)

//go:generate go run ../../web/tool messages catalogue .
//go:embed en.txt
var english string

// English is the catalogue of the language in which the keys are written.
var English = Read("en", english)

// A Language is a row in a choice of languages.
type Language struct {
	Code     string
	Name     string // in its own words
	Reviewed int    // the percentage of its messages that a second reader has gone over, or Unreviewed
	Also     string // offers it, in its own words: "Auch auf Deutsch"
}

// Unreviewed stands for a share that nobody has counted.
const Unreviewed = -1

// enough is the least percentage that has to be reviewed for a language to be chosen by
// the wishes of the system alone.
const enough = 80

// Learned reports whether nobody grows up with the language. Latin is here for the fun of
// it: only a person chooses it.
func (l Language) Learned() bool { return l.Code == "la" }

// Chooses reports whether the wishes of the system alone may choose the language; one that
// they may not is offered.
func (l Language) Chooses() bool { return l.Reviewed >= enough && !l.Learned() }

//go:embed languages.tsv
var languages string

// Languages returns the languages that have a catalogue, by their codes.
func Languages() []Language { return ReadLanguages(languages) }

// ReadLanguages reads languages from lines of a code, a name, a share and an offer each,
// with tabs between them.
func ReadLanguages(lines string) (list []Language) {
	for line := range strings.Lines(lines) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 4 {
			continue // the file is made with four columns
		}
		l := Language{Code: f[0], Name: f[1], Reviewed: Unreviewed, Also: f[3]}
		if n, err := strconv.Atoi(f[2]); err == nil {
			l.Reviewed = n
		}
		list = append(list, l)
	}
	return list
}

// Read returns the catalogue of a language whose compiled file holds these lines: one a
// message, key and pattern with a tab between them.
func Read(code, lines string) *Catalogue {
	c := &Catalogue{code: code, patterns: map[Text]string{}}
	for line := range strings.Lines(lines) {
		key, pattern, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		c.patterns[Text(key)] = pattern
	}
	if all, ok := c.patterns[inLetters]; ok {
		c.numbers = strings.Split(all, "|")
	}
	return c
}

// sealed begins a file that Seal has made.
const sealed = "knucklebones messages 1 "

// Seal returns a compiled catalogue as it is sent to a page: its lines below a line
// with their checksum.
func Seal(lines string) string {
	return sealed + strconv.FormatUint(uint64(crc32.ChecksumIEEE([]byte(lines))), 16) + "\n" + lines
}

// Open returns the catalogue in a file that Seal has made, or an error if the file is
// damaged.
func Open(code, file string) (*Catalogue, error) {
	_, lines, ok := strings.Cut(file, "\n")
	if !ok || Seal(lines) != file {
		return nil, Errorf("the file is damaged")
	}
	return Read(code, lines), nil
}

// pattern returns the pattern of a message: that of English where the language lacks it.
func (c *Catalogue) pattern(key Text) string {
	if p, ok := c.patterns[key]; ok {
		return p
	}
	if p, ok := English.patterns[key]; ok {
		return p
	}
	return string(key)
}

// Plural returns the CLDR category of a whole number. The category "many" that French,
// Italian and Spanish have for millions is left out: nothing here is counted in millions.
func (c *Catalogue) Plural(n int) string {
	if n == 1 || n == 0 && c.code == "fr" {
		return "one"
	}
	return "other"
}

// pluralOf returns the CLDR plural category of an argument. A number with tenths is
// "other", even 1.0; but it is "one" in French below two and in Spanish at 1.0.
func (c *Catalogue) pluralOf(a Arg) string {
	if a.kind != decimal {
		return c.Plural(a.number())
	}
	x, _ := strconv.ParseFloat(strings.TrimPrefix(a.value, "-"), 64)
	if c.code == "fr" && x < 2 || c.code == "es" && x == 1 {
		return "one"
	}
	return "other"
}

// grouped returns a number in figures, grouped by thousands.
func (c *Catalogue) grouped(n int) string {
	s := figures(n)
	first := len(s) - len(strings.TrimPrefix(s, minus))
	for i := len(s) - 3; i > first; i -= 3 {
		s = s[:i] + c.pattern(thousands) + s[i:]
	}
	return s
}

// tenths returns a number as it is held, "-1.4", with a real minus sign and the mark of the
// language before its tenths.
func (c *Catalogue) tenths(held string) string {
	return strings.NewReplacer("-", minus, ".", c.pattern(decimalMark)).Replace(held)
}

// spelled returns a number in letters, and above most or what the language lists in figures.
func (c *Catalogue) spelled(n, most int) string {
	if 0 <= n && n <= most && n < len(c.numbers) {
		return c.numbers[n]
	}
	return figures(n)
}
