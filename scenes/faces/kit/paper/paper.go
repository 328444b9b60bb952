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

// NewPen returns a pen for an empty document of that format. Texts are written in the
// language of r. The title and the language's code are for screen readers and lists of
// files.
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

// NewPage begins another page, in black with thin whole lines.
func (p *Pen) NewPage() {
	p.pdf.AddPage()
	p.Black()
	p.Thick(0.25)
	if n := p.Pages(); p.number && n > 1 {
		p.Middle(p.format.W/2, p.format.H-Margin-1, lettering.Text, Small, text.Figure(n))
	}
	p.low = 0
}

// Lowest returns how far down from the top of the current page something is drawn, in
// mm; the page's number doesn't count.
func (p *Pen) Lowest() float64 { return p.low }

// Number makes every page that is begun from now on, except the first, carry its
// number.
func (p *Pen) Number() { p.number = true }

// Pages returns the number of pages so far.
func (p *Pen) Pages() int { return p.pdf.PageNo() }

// Bookmark adds the current page to the document's outline, under the title t.
func (p *Pen) Bookmark(t text.Text) {
	p.pdf.SetFont(fonts[lettering.Text], "", Body) // it decides how the words are encoded
	p.pdf.Bookmark(p.Words(t), 0, 0)
}

// Fault returns the first error while drawing, or nil: something is too near the edge
// of a page, or has a letter that no typeface has.
func (p *Pen) Fault() error { return p.fault }

// Margin is the width of the edge of a page on which nothing may be drawn, since many
// machines can't print there.
const Margin = 10.0

// within notes that something is drawn in the rectangle between two points, for Lowest,
// and sets the fault if it is too near the edge of the page.
func (p *Pen) within(x1, y1, x2, y2 float64) {
	const hair = 0.01
	least, most := Margin-hair, func(size float64) float64 { return size - Margin + hair }
	p.low = max(p.low, y1, y2)
	inside := min(x1, x2) >= least && max(x1, x2) <= most(p.format.W) && min(y1, y2) >= least && max(y1, y2) <= most(p.format.H)
	if !inside && p.fault == nil {
		p.fault = fmt.Errorf("page %d: the drawing from %.1f, %.1f to %.1f, %.1f is too near the edge", p.pdf.PageNo(), x1, y1, x2, y2)
	}
}

// Write writes the document to w, as PDF. If the pen has a fault it writes nothing and
// returns that.
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

// rename returns the document with the typefaces' proper names in place of the ones
// that the PDF library makes up. Six capitals before a name say that the document
// contains only the letters in use.
func rename(document []byte) []byte {
	for _, name := range fonts {
		proper := []byte("/" + strings.ToUpper("utf8"+name[:2]) + name[2:])
		document = bytes.ReplaceAll(document, []byte("/utf8"+strings.ToLower(name)), bytes.Replace(proper, []byte("UTF8"), []byte("BONE"), 1))
	}
	return document
}

// Size returns the width and height of a page, in mm.
func (p *Pen) Size() (w, h float64) { return p.format.W, p.format.H }

// Words returns a text in the language of the document.
func (p *Pen) Words(t text.Text) string {
	words, _ := p.reader.Terms(t)
	return words
}

// Black sets the colour of lines, shapes and text to black.
func (p *Pen) Black() { p.ink(0, 0, 0) }

// Red sets the colour of lines, shapes and text to the one colour besides black, which
// is still dark on a copy in grey.
func (p *Pen) Red() { p.ink(0x9E, 0x2B, 0x20) }

// Grey sets the colour of lines, shapes and text to a grey for lines that are written
// over by hand.
func (p *Pen) Grey() { p.ink(0x80, 0x80, 0x80) }

// ink sets the colour of lines, shapes and text.
func (p *Pen) ink(r, g, b int) {
	p.pdf.SetDrawColor(r, g, b)
	p.pdf.SetTextColor(r, g, b)
	p.pdf.SetFillColor(r, g, b)
}

// Thick sets the width of lines, in mm.
func (p *Pen) Thick(w float64) { p.pdf.SetLineWidth(w) }

// Dash makes lines dashed, with dashes of that length in mm, or whole again if it is 0.
func (p *Pen) Dash(length float64) {
	if length == 0 {
		p.pdf.SetDashPattern(nil, 0)
		return
	}
	p.pdf.SetDashPattern([]float64{length, length * 0.8}, 0)
}

// Line draws a straight line between two points.
func (p *Pen) Line(x1, y1, x2, y2 float64) {
	p.within(x1, y1, x2, y2)
	p.pdf.Line(x1, y1, x2, y2)
}

// Rect draws the outline of a rectangle with its upper left corner at x, y.
func (p *Pen) Rect(x, y, w, h float64) {
	p.within(x, y, x+w, y+h)
	p.pdf.Rect(x, y, w, h, "D")
}

// Fill fills a rectangle with its upper left corner at x, y.
func (p *Pen) Fill(x, y, w, h float64) {
	p.within(x, y, x+w, y+h)
	p.pdf.Rect(x, y, w, h, "F")
}

// Circle draws the outline of a circle around x, y.
func (p *Pen) Circle(x, y, r float64) {
	p.within(x-r, y-r, x+r, y+r)
	p.pdf.Circle(x, y, r, "D")
}

// Dot fills a circle around x, y.
func (p *Pen) Dot(x, y, r float64) {
	p.within(x-r, y-r, x+r, y+r)
	p.pdf.Circle(x, y, r, "F")
}

// Path draws straight lines from each point to the next.
func (p *Pen) Path(points ...Point) {
	for i, to := range points[1:] {
		p.Line(points[i].X, points[i].Y, to.X, to.Y)
	}
}

// A Point is a place on the page, in millimetres from the upper left corner.
type Point struct{ X, Y float64 }

// Polar returns the point at a distance r from o, in a direction in degrees clockwise
// from the right.
func (o Point) Polar(r, degrees float64) Point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Point{o.X + r*cos, o.Y + r*sin}
}

// Arc draws a part of the circle of radius r around x, y. The angles are in degrees
// clockwise from the right.
func (p *Pen) Arc(x, y, r, from, to float64) {
	n := max(2, int(math.Abs(to-from)/3))
	list := make([]Point, n+1)
	for i := range list {
		list[i] = Point{x, y}.Polar(r, from+(to-from)*float64(i)/float64(n))
	}
	p.Path(list...)
}

// Text writes one line whose baseline begins at x, y, in letters of that size in
// points.
func (p *Pen) Text(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.write(x, y, size, runs(face, p.Words(t)))
}

// Middle writes one line with its middle at x and its baseline at y, in letters of that
// size in points.
func (p *Pen) Middle(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.Text(x-p.Width(face, size, t)/2, y, face, size, t)
}

// Fit writes one line with its middle at x and its baseline at y, in letters of that
// size in points, or smaller if the line would be wider than w.
func (p *Pen) Fit(x, y, w float64, face lettering.Face, size float64, t text.Text) {
	p.Middle(x, y, face, p.fitting(w, face, size, t), t)
}

// Left writes one line whose baseline begins at x, y, in letters of that size in
// points, or smaller if the line would be wider than w.
func (p *Pen) Left(x, y, w float64, face lettering.Face, size float64, t text.Text) {
	p.Text(x, y, face, p.fitting(w, face, size, t), t)
}

// fitting returns the size of letters in points, at most size, in which a line is no
// wider than w.
func (p *Pen) fitting(w float64, face lettering.Face, size float64, t text.Text) float64 {
	return size * min(1, w/max(w, p.Width(face, size, t)))
}

// Hollow writes one line of outlined letters, with its middle at x and its baseline at
// y.
func (p *Pen) Hollow(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.pdf.SetTextRenderingMode(1)
	p.Middle(x, y, face, size, t)
	p.pdf.SetTextRenderingMode(0)
}

// Width returns the width in mm of a line in letters of that size in points.
func (p *Pen) Width(face lettering.Face, size float64, t text.Text) float64 {
	return p.length(size, runs(face, p.Words(t)))
}

// Block writes a text in lines no wider than w, from the upper left corner at x, y
// down, and returns the y at which it ends.
func (p *Pen) Block(x, y, w float64, face lettering.Face, size float64, t text.Text) (end float64) {
	for _, line := range p.lines(w, face, size, t) {
		p.write(x, y+Leading(size)*0.76, size, line)
		y += Leading(size)
	}
	return y
}

// Height returns the height in mm of a text that Block would write in lines no wider
// than w.
func (p *Pen) Height(w float64, face lettering.Face, size float64, t text.Text) float64 {
	return Leading(size) * float64(len(p.lines(w, face, size, t)))
}

// Leading returns the distance between lines in mm, for letters of that size in points.
func Leading(size float64) float64 { return size * 0.3528 * 1.28 }

// A run is a part of a line in one typeface, or one thin space.
type run struct {
	face  lettering.Face
	words string
}

// thin are the spaces that none of the typefaces has. They are as wide as a sixth of the
// letters' size.
const thin = "\u2009\u202f"

// runs divides a line into runs of one typeface each: words between ** are bold, and
// letters that the face lacks are in another.
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

// write writes a line of runs whose baseline begins at x, y.
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

// known sets the fault if the run has a letter that no typeface has.
func (p *Pen) known(r run) {
	for _, letter := range r.words {
		if !lettering.Has(letter) && lettering.FaceFor(r.face, false, letter) == lettering.Text && p.fault == nil && !strings.ContainsRune(thin, letter) {
			p.fault = fmt.Errorf("page %d: the typefaces lack %q", p.pdf.PageNo(), letter)
		}
	}
}

// wide returns the width of a run in mm. The typeface and size of the run must be the
// current ones.
func (p *Pen) wide(size float64, r run) float64 {
	if strings.Contains(thin, r.words) {
		return size * 0.3528 / 6
	}
	return p.pdf.GetStringWidth(r.words)
}

// length returns the width of a line of runs, in mm.
func (p *Pen) length(size float64, line []run) (w float64) {
	for _, r := range line {
		p.pdf.SetFont(fonts[r.face], "", size)
		w += p.wide(size, r)
	}
	return w
}

// lines breaks a text into lines no wider than w, each a list of runs.
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

// bound replaces spaces by no-break ones between the sides of a hand (1 3 4 6), and
// before a very short last word, which would be lost in a line of its own.
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

// head returns the longest beginning of a word that fits into a line of width w; at
// least one letter. It is for words that are longer than a line, such as an address.
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

// closed returns a line with ** added if it ends within bold words, and sets bold to
// whether it does.
func closed(line string, bold *bool) string {
	if *bold = strings.Count(line, "**")%2 == 1; *bold {
		return line + "**"
	}
	return line
}

// opened returns the first word of a line, with ** before it if bold says that the last
// line ended within bold words.
func opened(word string, bold bool) string {
	if bold {
		return "**" + word
	}
	return word
}

// LinkPage makes a rectangle, with its upper left corner at x, y, a link to another
// page of the document.
func (p *Pen) LinkPage(x, y, w, h float64, page int) {
	link := p.pdf.AddLink()
	p.pdf.SetLink(link, 0, page)
	p.pdf.Link(x, y, w, h, link)
}

// Link makes a rectangle, with its upper left corner at x, y, a link to a URL.
func (p *Pen) Link(x, y, w, h float64, address string) { p.pdf.LinkString(x, y, w, h, address) }
