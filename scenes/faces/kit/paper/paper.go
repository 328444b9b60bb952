//go:build !js

// Package paper draws on a printed page: lines, shapes and text, black on white with one
// red, measured in millimetres from the upper left corner. It is not part of the program
// in a browser, which gets finished pages.
package paper

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"knucklebones/rules"
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

// A Sheet is what the printed page of one game has besides its rules.
type Sheet struct {
	Needs text.Text                        // what to play with: "three knucklebones, nine pebbles"
	High  float64                          // the height of the board, in millimetres
	Board func(p *Pen, x, y, w, h float64) // draws the board; nil for a game without one
	Score []text.Text                      // the columns of the score table after the players' names; nil without one
	Rows  int                              // the rows of the score table
}

var sheets = map[*rules.Game]Sheet{}

// Add makes the sheet of a game known. Faces call it before main.
func Add(g *rules.Game, s Sheet) { sheets[g] = s }

// For returns the sheet of a game; it is empty for a game that needs no board.
func For(g *rules.Game) Sheet { return sheets[g] }

// A Pen draws on the current page.
type Pen struct {
	pdf    *fpdf.Fpdf
	format Format
	reader *text.Reader
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
	p := &Pen{pdf, f, r}
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
var fonts = [...]string{lettering.Text: "text", lettering.Strong: "strong", lettering.Title: "title", lettering.Aside: "aside", lettering.Figure: "figure"}

// NewPage begins another page.
func (p *Pen) NewPage() {
	p.pdf.AddPage()
	p.Black()
	p.Thick(0.25)
}

// Write writes the document. The error is of the document, or of w.
func (p *Pen) Write(w io.Writer) error {
	var b bytes.Buffer
	if err := p.pdf.Output(&b); err != nil {
		return fmt.Errorf("the page could not be made: %w", err)
	}
	_, err := b.WriteTo(w)
	return err
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
func (p *Pen) Line(x1, y1, x2, y2 float64) { p.pdf.Line(x1, y1, x2, y2) }

// Rect draws the edges of a rectangle.
func (p *Pen) Rect(x, y, w, h float64) { p.pdf.Rect(x, y, w, h, "D") }

// Fill fills a rectangle.
func (p *Pen) Fill(x, y, w, h float64) { p.pdf.Rect(x, y, w, h, "F") }

// Circle draws a circle of radius r.
func (p *Pen) Circle(x, y, r float64) { p.pdf.Circle(x, y, r, "D") }

// Dot fills a circle of radius r.
func (p *Pen) Dot(x, y, r float64) { p.pdf.Circle(x, y, r, "F") }

// Arc draws a part of a circle; degrees count counterclockwise from the right.
func (p *Pen) Arc(x, y, r, from, to float64) { p.pdf.Arc(x, y, r, r, 0, from, to, "D") }

// Text writes one line. Its baseline begins at x, y.
func (p *Pen) Text(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.write(x, y, size, runs(face, p.Words(t)))
}

// Middle writes one line, its middle at x.
func (p *Pen) Middle(x, y float64, face lettering.Face, size float64, t text.Text) {
	p.Text(x-p.Width(face, size, t)/2, y, face, size, t)
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

// A run is a part of a line in one typeface.
type run struct {
	face  lettering.Face
	words string
}

// runs divides a line into runs: words between ** are bold, and letters that a face lacks
// are taken from another.
func runs(face lettering.Face, line string) (list []run) {
	bold := false
	for i, part := range strings.Split(line, "**") {
		bold = i%2 == 1
		for _, r := range part {
			f := face
			if r != ' ' || len(list) == 0 {
				f = lettering.FaceFor(face, bold, r)
			} else {
				f = list[len(list)-1].face
			}
			if n := len(list) - 1; n >= 0 && list[n].face == f {
				list[n].words += string(r)
				continue
			}
			list = append(list, run{f, string(r)})
		}
	}
	return list
}

func (p *Pen) write(x, y, size float64, line []run) {
	for _, r := range line {
		p.pdf.SetFont(fonts[r.face], "", size)
		p.pdf.Text(x, y, r.words)
		x += p.pdf.GetStringWidth(r.words)
	}
}

func (p *Pen) length(size float64, line []run) (w float64) {
	for _, r := range line {
		p.pdf.SetFont(fonts[r.face], "", size)
		w += p.pdf.GetStringWidth(r.words)
	}
	return w
}

// lines breaks a text into lines.
func (p *Pen) lines(w float64, face lettering.Face, size float64, t text.Text) (list [][]run) {
	for paragraph := range strings.SplitSeq(p.Words(t), "\n") {
		line, bold := "", false
		for _, word := range strings.Fields(paragraph) {
			longer := strings.TrimPrefix(line+" "+word, " ")
			if line != "" && p.length(size, runs(face, longer)) > w {
				list = append(list, runs(face, closed(line, &bold)))
				longer = opened(word, bold)
			}
			line = longer
		}
		list = append(list, runs(face, line))
	}
	return list
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

// Link makes a part of the page open an address.
func (p *Pen) Link(x, y, w, h float64, address string) { p.pdf.LinkString(x, y, w, h, address) }
