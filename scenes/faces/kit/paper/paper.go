//go:build !js

// Package paper draws on a printed page: lines, shapes and text, black on white with one
// red, measured in millimetres from the upper left corner. It is not part of the program
// in a browser, which gets finished pages.
package paper

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"

	"codeberg.org/go-pdf/fpdf"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
)

// A Format is the size of a sheet of paper, in millimetres.
type Format struct {
	Name string
	W, H float64
}

// The formats.
var (
	A4     = Format{"A4", 210, 297}
	Letter = Format{"Letter", 215.9, 279.4}
)

// Formats lists them by name.
var Formats = map[string]Format{"a4": A4, "letter": Letter}

// A Sheet describes the printed pages of one game besides its rules.
type Sheet struct {
	Needs    text.Text                     // what to play with: "three knucklebones, nine pebbles"
	Use      text.Text                     // how to use the board
	Board    func(p *Pen, x, y, w float64) // draws the board; nil for a game without one
	Score    []text.Text                   // the columns of the score table after the players' names; nil without one
	Rows     int                           // the rows of the score table
	Sideless bool                          // the sides of bones count for nothing in it
	Cut      func(p *Pen, x, y, w float64) // draws counters to cut out, on a page of their own; nil without
}

// A Pen draws on the current page.
type Pen struct {
	pdf    *fpdf.Fpdf
	format Format
	reader *text.Reader
	number bool    // pages have numbers
	low    float64 // the lowest line on the page that something reaches
	fault  error   // the first thing that was drawn too near the edge of a page, or can't be written
}

// Sizes of letters, in points.
const (
	Small = 8.5
	Body  = 10.5
	Head  = 15.0
	Big   = 34.0
)

// NewPen begins a document in the language of the reader. Its title and language are for
// screen readers and lists of files.
func NewPen(f Format, title text.Text, language string, r *text.Reader) *Pen {
	pdf := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: f.W, Ht: f.H}})
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCellMargin(0)
	for face, name := range fonts {
		pdf.AddUTF8FontFromBytes(name, "", lettering.Font(lettering.Face(face)))
	}
	p := &Pen{pdf: pdf, format: f, reader: r}
	pdf.SetTitle(p.Words(title), true)
	pdf.SetLang(language)
	pdf.SetCreator("Knucklebones", true)
	pdf.SetProducer("Knucklebones", true)
	fixed := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) // the same page is the same file
	pdf.SetCreationDate(fixed)
	pdf.SetModificationDate(fixed)
	pdf.SetCatalogSort(true)
	pdf.SetDisplayMode("fullpage", "single")
	return p
}

// fonts are the names of the typefaces in a document, by lettering.Face.
// Each begins with two letters and a plus: see rename.
var fonts = [...]string{
	lettering.Text: "AA+Alegreya-Medium", lettering.Strong: "AB+Alegreya-Bold", lettering.Title: "AC+KnucklebonesFell",
	lettering.Aside: "AD+KnucklebonesFell-Italic", lettering.Figure: "AE+Alegreya-ExtraBold",
}

// NewPage begins another page.
func (p *Pen) NewPage() {
	p.pdf.AddPage()
	p.Black()
	p.Thick(0.25)
	if n := p.Pages(); p.number && n > 1 {
		p.Middle(p.format.W/2, p.format.H-Margin-1, lettering.Text, Small, text.Figure(n))
	}
	p.low = 0
}

// Lowest returns how far down the page something is drawn, besides its number.
func (p *Pen) Lowest() float64 { return p.low }

// Number gives all pages after the first a number from now on.
func (p *Pen) Number() { p.number = true }

// Pages returns the number of pages so far.
func (p *Pen) Pages() int { return p.pdf.PageNo() }

// Bookmark lists the page in the outline that readers of documents show.
func (p *Pen) Bookmark(t text.Text) {
	p.pdf.SetFont(fonts[lettering.Text], "", Body) // it decides how the words are encoded
	p.pdf.Bookmark(p.Words(t), 0, 0)
}

// Fault returns what was drawn too near the edge of a page or can't be written, or nil.
func (p *Pen) Fault() error { return p.fault }

// Margin is the width of the edge of a page on which nothing may be drawn, since many
// machines can't print there.
const Margin = 10.0

// within notes where something is drawn that reaches from one point to another.
func (p *Pen) within(x1, y1, x2, y2 float64) {
	const hair = 0.01
	least, most := Margin-hair, func(size float64) float64 { return size - Margin + hair }
	p.low = max(p.low, y1, y2)
	inside := min(x1, x2) >= least && max(x1, x2) <= most(p.format.W) && min(y1, y2) >= least && max(y1, y2) <= most(p.format.H)
	if !inside && p.fault == nil {
		p.fault = fmt.Errorf("page %d: the drawing from %.1f, %.1f to %.1f, %.1f is too near the edge", p.pdf.PageNo(), x1, y1, x2, y2)
	}
}

// Write writes the document. The error says what is wrong with the document, or with w.
func (p *Pen) Write(w io.Writer) error {
	if p.fault != nil {
		return p.fault
	}
	var b bytes.Buffer
	if err := p.pdf.Output(&b); err != nil {
		return fmt.Errorf("the page could not be made: %w", err)
	}
	_, err := w.Write(rename(b.Bytes()))
	return err
}

// rename gives the typefaces in a document their own names. Before them stand six
// capitals, which say that only the letters in use are in it.
func rename(document []byte) []byte {
	for _, name := range fonts {
		proper := []byte("/" + strings.ToUpper("utf8"+name[:2]) + name[2:])
		document = bytes.ReplaceAll(document, []byte("/utf8"+strings.ToLower(name)), bytes.Replace(proper, []byte("UTF8"), []byte("BONE"), 1))
	}
	return document
}

// Size returns the width and height of the page.
func (p *Pen) Size() (w, h float64) { return p.format.W, p.format.H }

// Words returns a text in the language of the document.
func (p *Pen) Words(t text.Text) string {
	words, _ := p.reader.Terms(t)
	return words
}

// Black draws in black from now on.
func (p *Pen) Black() { p.ink(0, 0, 0) }

// Red draws in the one colour besides black. It is still dark on a copy in grey.
func (p *Pen) Red() { p.ink(0x9E, 0x2B, 0x20) }

// Grey draws in a grey for lines that are written over.
func (p *Pen) Grey() { p.ink(0x80, 0x80, 0x80) }

func (p *Pen) ink(r, g, b int) {
	p.pdf.SetDrawColor(r, g, b)
	p.pdf.SetTextColor(r, g, b)
	p.pdf.SetFillColor(r, g, b)
}

// Thick sets the width of lines.
func (p *Pen) Thick(w float64) { p.pdf.SetLineWidth(w) }

// Dash draws lines of dashes that long from now on, whole lines with 0.
func (p *Pen) Dash(length float64) {
	if length == 0 {
		p.pdf.SetDashPattern(nil, 0)
		return
	}
	p.pdf.SetDashPattern([]float64{length, length * 0.8}, 0)
}

// Line draws a straight line.
func (p *Pen) Line(x1, y1, x2, y2 float64) {
	p.within(x1, y1, x2, y2)
	p.pdf.Line(x1, y1, x2, y2)
}

// Rect draws the edges of a rectangle.
func (p *Pen) Rect(x, y, w, h float64) {
	p.within(x, y, x+w, y+h)
	p.pdf.Rect(x, y, w, h, "D")
}

// Fill fills a rectangle.
func (p *Pen) Fill(x, y, w, h float64) {
	p.within(x, y, x+w, y+h)
	p.pdf.Rect(x, y, w, h, "F")
}

// Circle draws a circle of radius r.
func (p *Pen) Circle(x, y, r float64) {
	p.within(x-r, y-r, x+r, y+r)
	p.pdf.Circle(x, y, r, "D")
}

// Dot fills a circle of radius r.
func (p *Pen) Dot(x, y, r float64) {
	p.within(x-r, y-r, x+r, y+r)
	p.pdf.Circle(x, y, r, "F")
}

// Path draws a line through points.
func (p *Pen) Path(points ...Point) {
	for i, to := range points[1:] {
		p.Line(points[i].X, points[i].Y, to.X, to.Y)
	}
}

// A Point is a place on the page, in millimetres from the upper left corner.
type Point struct{ X, Y float64 }

// Polar returns the point in a distance and direction from another. Degrees count
// clockwise from the right.
func (o Point) Polar(r, degrees float64) Point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Point{o.X + r*cos, o.Y + r*sin}
}

// Arc draws a part of a circle, with degrees as Polar counts them.
func (p *Pen) Arc(x, y, r, from, to float64) {
	n := max(2, int(math.Abs(to-from)/3))
	list := make([]Point, n+1)
	for i := range list {
		list[i] = Point{x, y}.Polar(r, from+(to-from)*float64(i)/float64(n))
	}
	p.Path(list...)
}

// Text writes one line. Its baseline begins at x, y.
func (p *Pen) Text(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.write(x, y, size, runs(face, p.Words(t)))
}

// Middle writes one line, its middle at x.
func (p *Pen) Middle(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.Text(x-p.Width(face, size, t)/2, y, face, size, t)
}

// Fit writes one line, its middle at x, in letters that are as large as asked for or so
// small that it is no wider than w.
func (p *Pen) Fit(x, y, w float64, face lettering.Face, size float64, t text.Text) {
	p.Middle(x, y, face, p.fitting(w, face, size, t), t)
}

// Left does the same with a line that begins at x.
func (p *Pen) Left(x, y, w float64, face lettering.Face, size float64, t text.Text) {
	p.Text(x, y, face, p.fitting(w, face, size, t), t)
}

// fitting returns the size of letters, at most the one asked for, in which a line is no
// wider than w.
func (p *Pen) fitting(w float64, face lettering.Face, size float64, t text.Text) float64 {
	return size * min(1, w/max(w, p.Width(face, size, t)))
}

// Hollow writes one line of letters that are outlines, its middle at x.
func (p *Pen) Hollow(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.pdf.SetTextRenderingMode(1)
	p.Middle(x, y, face, size, t)
	p.pdf.SetTextRenderingMode(0)
}

// Width returns the width of a line.
func (p *Pen) Width(face lettering.Face, size float64, t text.Text) float64 {
	return p.length(size, runs(face, p.Words(t)))
}

// Block writes text in lines no wider than w, from y down, and returns where it ends.
func (p *Pen) Block(x, y, w float64, face lettering.Face, size float64, t text.Text) (end float64) {
	for _, line := range p.lines(w, face, size, t) {
		p.write(x, y+Leading(size)*0.76, size, line)
		y += Leading(size)
	}
	return y
}

// Height returns the height of such a block.
func (p *Pen) Height(w float64, face lettering.Face, size float64, t text.Text) float64 {
	return Leading(size) * float64(len(p.lines(w, face, size, t)))
}

// Leading returns the distance of lines, in millimetres, for letters of a size in points.
func Leading(size float64) float64 { return size * 0.3528 * 1.28 }

// A run is a part of a line in one typeface, or one thin space.
type run struct {
	face  lettering.Face
	words string
}

// thin are the spaces that none of the typefaces has. They are as wide as a sixth of the
// letters' size.
const thin = "\u2009\u202f"

// runs divides a line into runs: words between ** are bold, and letters that a face lacks
// are taken from another.
func runs(face lettering.Face, line string) (list []run) {
	bold := false
	for i, part := range strings.Split(line, "**") {
		bold = i%2 == 1
		for _, r := range part {
			if strings.ContainsRune(thin, r) {
				list = append(list, run{face, string(r)})
				continue
			}
			f := face
			if r != ' ' || len(list) == 0 {
				f = lettering.FaceFor(face, bold, r)
			} else {
				f = list[len(list)-1].face
			}
			if n := len(list) - 1; n >= 0 && list[n].face == f && !strings.Contains(thin, list[n].words) {
				list[n].words += string(r)
				continue
			}
			list = append(list, run{f, string(r)})
		}
	}
	return list
}

func (p *Pen) write(x, y, size float64, line []run) {
	p.within(x, y-size*0.25, x+p.length(size, line), y+size*0.08)
	for _, r := range line {
		p.known(r)
		p.pdf.SetFont(fonts[r.face], "", size)
		if strings.Contains(thin, r.words) {
			p.pdf.Text(x, y, " ") // for whoever copies the text
		} else {
			p.pdf.Text(x, y, r.words)
		}
		x += p.wide(size, r)
	}
}

// known notes the first letter that no typeface has.
func (p *Pen) known(r run) {
	for _, letter := range r.words {
		if !lettering.Has(letter) && lettering.FaceFor(r.face, false, letter) == lettering.Text && p.fault == nil && !strings.ContainsRune(thin, letter) {
			p.fault = fmt.Errorf("page %d: the typefaces lack %q", p.pdf.PageNo(), letter)
		}
	}
}

// wide returns the width of a run, in the typeface that is set.
func (p *Pen) wide(size float64, r run) float64 {
	if strings.Contains(thin, r.words) {
		return size * 0.3528 / 6
	}
	return p.pdf.GetStringWidth(r.words)
}

func (p *Pen) length(size float64, line []run) (w float64) {
	for _, r := range line {
		p.pdf.SetFont(fonts[r.face], "", size)
		w += p.wide(size, r)
	}
	return w
}

// lines breaks a text into lines.
func (p *Pen) lines(w float64, face lettering.Face, size float64, t text.Text) (list [][]run) {
	for paragraph := range strings.SplitSeq(p.Words(t), "\n") {
		line, bold := "", false
		for word := range strings.SplitSeq(bound(paragraph), " ") { // other spaces hold words together
			longer := strings.TrimPrefix(line+" "+word, " ")
			if line != "" && p.length(size, runs(face, longer)) > w {
				list = append(list, runs(face, closed(line, &bold)))
				longer = opened(word, bold)
			}
			for p.length(size, runs(face, longer)) > w {
				head := p.head(w, face, size, longer)
				list = append(list, runs(face, head))
				longer = longer[len(head):]
			}
			line = longer
		}
		list = append(list, runs(face, line))
	}
	return list
}

// hands finds the places between the sides of a hand, as in 1 3 4 6.
var hands = regexp.MustCompile(`\b(\d) (\d)\b`)

// bound holds the sides of a hand together, and the last word of a paragraph to the one
// before, if it is so short that it would be lost in a line of its own.
func bound(paragraph string) string {
	const hold, short = "\u00a0", 4
	for range 2 { // a side stands between two others
		paragraph = hands.ReplaceAllString(paragraph, "${1}"+hold+"${2}")
	}
	i := strings.LastIndexByte(paragraph, ' ')
	if i < 0 || utf8.RuneCountInString(paragraph[i+1:]) > short {
		return paragraph
	}
	return paragraph[:i] + hold + paragraph[i+1:]
}

// head returns as much of a long word, such as an address, as goes into a line.
func (p *Pen) head(w float64, face lettering.Face, size float64, word string) string {
	end := 0
	for i, r := range word {
		if end > 0 && p.length(size, runs(face, word[:i]+string(r))) > w {
			break
		}
		end = i + utf8.RuneLen(r)
	}
	return word[:end]
}

// closed ends a line whose bold words go on in the next, and notes that they do.
func closed(line string, bold *bool) string {
	if *bold = strings.Count(line, "**")%2 == 1; *bold {
		return line + "**"
	}
	return line
}

// opened begins a line in bold where the one before ended so.
func opened(word string, bold bool) string {
	if bold {
		return "**" + word
	}
	return word
}

// LinkPage makes a part of the page lead to another page.
func (p *Pen) LinkPage(x, y, w, h float64, page int) {
	link := p.pdf.AddLink()
	p.pdf.SetLink(link, 0, page)
	p.pdf.Link(x, y, w, h, link)
}

// Link makes a part of the page open an address.
func (p *Pen) Link(x, y, w, h float64, address string) { p.pdf.LinkString(x, y, w, h, address) }
