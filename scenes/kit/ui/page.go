// Package ui is the small kit all screens are made of. A screen lists what
// stands on its page as items; that one list is drawn, touched, clicked,
// walked through by keyboard or gamepad, mirrored as real buttons for a screen
// reader, and tapped by name in tests.
package ui

import (
	"cmp"
	"iter"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Rect is a rectangle in physical pixels.
type Rect struct{ X, Y, W, H float64 }

// Has reports whether the point lies inside.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Center returns the middle of r.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// AtLeast is r grown about its middle to at least that wide and high, as a place
// that is touched must be.
func (r Rect) AtLeast(side float64) Rect {
	if more := side - r.W; more > 0 {
		r.X, r.W = r.X-more/2, side
	}
	if more := side - r.H; more > 0 {
		r.Y, r.H = r.Y-more/2, side
	}
	return r
}

// Inset is r made smaller by d on every side; a negative d makes it larger.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Cut takes a strip of height h off the top and returns it and what is left.
func (r Rect) Cut(h float64) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutLeft takes a strip of width w off the left and returns it and what is left.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// Meet is what r and o have in common; without anything its sides are 0.
func (r Rect) Meet(o Rect) Rect {
	x, y := math.Max(r.X, o.X), math.Max(r.Y, o.Y)
	return Rect{x, y, math.Max(0, math.Min(r.X+r.W, o.X+o.W)-x), math.Max(0, math.Min(r.Y+r.H, o.Y+o.H)-y)}
}

// Meets reports whether r and o have more than an edge in common.
func (r Rect) Meets(o Rect) bool { m := r.Meet(o); return m.W > 0 && m.H > 0 }

// A Shape is how the skeleton of a page is arranged.
type Shape int

const (
	Portrait Shape = iota // higher than wide
	Sideways              // a phone on its side
	Desk                  // everything larger
)

// A Page is what stands on the screen at one instant. All lengths are in
// physical pixels.
type Page struct {
	W, H  float64
	Ratio float64 // physical pixels per logical pixel
	U     float64 // the unit of the design: 4 logical pixels and up
	Shape Shape
	Text  float64 // how much larger than usual letters are: 1 … 1.5
	High  bool    // high contrast
	Calm  bool    // no movement but fades
	Left  bool    // left-handed
	Low   bool    // all that is pressed is to lie low: see Reach
	Safe  Insets  // margins that the machine covers

	Title   string // what a screen reader calls the page
	Dialog  string // the title of the question that lies over it, if there is one
	Items   []Item
	Scrolls []*Scroll
	ToastY  float64 // the lower edge of a toast
	Keep    Rect    // what no toast may cover; one that would lies under Head
	Head    float64 // how far down the bar at the top of the page reaches
	Stale   bool    // something was used since; it must be listed again

	// Type takes what is typed while something is being written: letters, and
	// how many to take back first. While it is set, letters use nothing else.
	Type func(letters string, back int)

	inks  []ink
	below []Item // drawn under a veil, out of reach
	veil  int    // inks below the veil
	asked bool   // there is a veil
	group string // what is listed now belongs to it

	Focus   string // id of the item with the focus ring, or empty
	Pressed string // id of the item under the finger, or empty
	Hover   string // id of the item under the mouse, or empty
}

// Insets are margins in physical pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// NewPage returns an empty page of w by h physical pixels at that pixel ratio.
func NewPage(w, h, ratio float64) Page {
	lw, lh := w/ratio, h/ratio
	p := Page{W: w, H: h, Ratio: ratio, Text: 1}
	p.U = 4 * math.Max(1, math.Min(math.Max(lw, lh)/1280, math.Min(lw, lh)/720)) * ratio
	if small := math.Min(lw/320, lh/320); small < 1 {
		p.U *= math.Max(small, 0.5)
	}
	switch {
	case h > w:
		p.Shape = Portrait
	case lh < 500:
		p.Shape = Sideways
	default:
		p.Shape = Desk
	}
	return p
}

// steps are the type sizes t1 … t8 in units.
var steps = [...]float64{0, 3.5, 4, 4.5, 5.5, 7, 9, 14, 22}

// T returns the size in pixels of type step n, 1 … 8. Steps up to 5 follow the
// chosen size of letters.
func (p *Page) T(n int) float64 {
	s := steps[n] * p.U
	if n <= 5 {
		s *= p.Text
	}
	return s
}

// Margin returns the usual distance from the edge.
func (p *Page) Margin() float64 {
	if p.Shape == Desk {
		return 8 * p.U
	}
	return 4 * p.U
}

// Area returns the page without what the machine covers.
func (p *Page) Area() Rect {
	return Rect{p.Safe.Left, p.Safe.Top, p.W - p.Safe.Left - p.Safe.Right, p.H - p.Safe.Top - p.Safe.Bottom}
}

// Tall reports whether it is so high that what is pressed can lie in its lower
// part alone.
func (p *Page) Tall() bool { return p.Shape == Portrait && lower*p.H >= 120*p.U }

// lower is how large a part of a tall page is within low reach.
const lower = 0.45

// Reach returns the part of Area in which all must lie that is pressed: on a
// tall page of low reach the lower part of it.
func (p *Page) Reach() Rect {
	a := p.Area()
	if high := (1-lower)*p.H - a.Y; p.Low && p.Tall() && high > 0 {
		_, a = a.Cut(high)
	}
	return a
}

// Over is what of the page lies above its Reach, or nothing.
func (p *Page) Over() Rect {
	r := p.Reach()
	if r.Y == p.Area().Y {
		return Rect{}
	}
	return Rect{W: p.W, H: r.Y}
}

// Clear empties the page for a new listing.
func (p *Page) Clear() {
	p.Items, p.Scrolls = p.Items[:0], p.Scrolls[:0]
	p.inks, p.below, p.veil, p.asked = p.inks[:0], p.below[:0], 0, false
	p.Title, p.Dialog, p.group, p.Type, p.Stale = "", "", "", nil, false
	p.ToastY, p.Keep, p.Head = p.H-p.Margin(), Rect{}, 0
}

// A Role is what an item is to somebody who hears it.
type Role string

const (
	Button  Role = "button"
	Toggle  Role = "switch"
	Radio   Role = "radio" // one of a Set
	Slider  Role = "slider"
	Field   Role = "field"
	Heading Role = "heading"
	Words   Role = "text"
)

// A Look is how an item is drawn.
type Look int

const (
	Bare Look = iota // by its screen
	PrimaryLook
	SecondLook
	GraveLook
	PaperLook // an outlined button on paper
	KeyLook
	PadLook // a key with a bone: Text is its side, Head what it counts, Small a name
	ChipLook
	IconLook
	SwitchLook
	SliderLook
	LinkLook
	PartLook    // one part of a segmented choice
	InkIconLook // an icon on paper
	ListLook    // a value with a list behind it
	FieldLook   // a name that can be written
	AnswerLook  // one answer to a question
	CellLook    // a compartment, drawn by its screen and lit by the kit
)

// An Item is one thing on the page that can be touched or read.
type Item struct {
	ID    string
	Role  Role
	Label string // what a screen reader says
	Value string // its value in words: "on", "40"
	Rect  Rect

	Look   Look
	Text   string // what is written on it
	Small  string // a second, smaller line
	Icon   string
	Head   string // a word over what is written on a key
	Bones  bool   // the figures on a key are sides of bones, which are drawn in their place
	Emblem string // the colour of the player whose emblem stands on a key
	Chosen bool
	On     bool // of a switch that is not drawn as chosen
	Best   bool
	Risk   bool
	Amount float64 // of a slider, 0 … 1
	Step   int     // the type step of its words, where it is not the usual one; on a button in the letters of titles

	Barred bool   // it cannot be used now
	Why    string // why not, in words

	Opens   bool                 // using it opens a list
	Repeats bool                 // holding it uses it again and again
	Do      func()               // used by touch, click, key or the page's own button
	Slide   func(amount float64) // a slider is moved
	Write   func(text string)    // what stands in a field is replaced
	Longest int                  // letters that a field takes
	Grip    func(g Grip)         // it is taken hold of and moved
	Steer   func(dx, dy float64) // arrows steer it, while the ring stands on it or nowhere
	Keyed   bool                 // Enter and Space use it when nothing has the focus
	First   bool                 // of a question: what has the focus first
	Ear     bool                 // it is not in the picture: only keys and the page's own button use it
	Back    bool                 // Escape uses it
	Close   bool                 // others like it lie so close that the nearest middle is meant
	Beneath bool                 // a pointer means the others first that lie over it, though they are listed before it
	Key     rune                 // this letter or figure uses it

	Group string // what it belongs to, in words; see Page.Group
	Set   string // the choice that a Radio is an answer of, in words

	in *Scroll
}

// A Grip is one moment of a finger or mouse holding an item.
type Grip struct {
	X, Y   float64 // where it is, pixels
	VX, VY float64 // how fast, pixels a second
	Phase  Phase
}

// A Phase is where in its course a grip is.
type Phase int

const (
	Take Phase = iota
	Carry
	Release
	Slip // taken away, as by a turned screen
)

// Add puts an item on the page and returns it for more to be said of it. The
// pointer is good until the next Add.
func (p *Page) Add(it Item) *Item {
	if it.Role == "" {
		it.Role = Button
	}
	if it.Label == "" {
		it.Label = it.Text
	}
	if it.Group == "" {
		it.Group = p.group
	}
	p.Items = append(p.Items, it)
	return &p.Items[len(p.Items)-1]
}

// Say puts words on the page for the ear only; they are not drawn.
func (p *Page) Say(id string, role Role, text string, at Rect) {
	p.Items = append(p.Items, Item{ID: id, Role: role, Label: text, Rect: at, Group: p.group})
}

// Group has what is listed from now on belong together for somebody who hears
// the page, under that name; an empty one ends a group.
func (p *Page) Group(name string) { p.group = name }

// An ink is something drawn under the items.
type ink struct {
	at   Rect
	draw func(dst *ebiten.Image, at Rect)
	in   *Scroll
}

// Ink has something drawn at that place with the items, under them. It is for
// what is only to be seen: words go with Say, too, unless an item says them.
func (p *Page) Ink(at Rect, draw func(dst *ebiten.Image, at Rect)) {
	p.inks = append(p.inks, ink{at: at, draw: draw})
}

// Veil puts all that is listed so far out of reach and in the shade, for a
// question of that title that must be answered first.
func (p *Page) Veil(title string) {
	p.below = append(p.below[:0], p.Items...)
	p.veil, p.asked, p.Dialog, p.group = len(p.inks), true, title, ""
	p.Items, p.Scrolls = p.Items[:0], p.Scrolls[:0]
	p.Ink(Rect{W: p.W, H: p.H}, shade)
}

// Under is Ink beneath all other inks: of the page, or of what lies over a veil.
func (p *Page) Under(at Rect, draw func(dst *ebiten.Image, at Rect)) {
	from := 0
	if p.asked {
		from = p.veil + 1 // over the shade
	}
	p.inks = slices.Insert(p.inks, from, ink{at: at, draw: draw})
}

// Find returns the item of that id, or nil.
func (p *Page) Find(id string) *Item {
	for i := range p.Items {
		if p.Items[i].ID == id {
			return &p.Items[i]
		}
	}
	return nil
}

// Usable reports whether the item can be focused and used; a barred one can,
// and answers why not.
func (it *Item) Usable() bool { return it.Do != nil || it.Slide != nil || it.Why != "" }

// At returns the topmost item that a finger at x, y means, or nil. Fingers may
// miss by slack pixels; the nearest middle wins.
func (p *Page) At(x, y, slack float64) *Item {
	var on, by *Item // the nearest of those so close, and of those missed
	near, far := math.Inf(1), math.Inf(1)
	for it := range p.downward() {
		if it.Ear || !it.Usable() && it.Grip == nil || it.in != nil && !it.in.clip().Has(x, y) {
			continue
		}
		cx, cy := it.Rect.Center()
		switch d := math.Hypot(x-cx, y-cy); {
		case it.Rect.Has(x, y) && !it.Close:
			return cmp.Or(on, it)
		case it.Rect.Has(x, y) && d < near:
			on, near = it, d
		case it.Rect.Inset(-slack).Has(x, y) && d < far:
			by, far = it, d
		}
	}
	return cmp.Or(on, by)
}

// downward goes through the items from the topmost down.
func (p *Page) downward() iter.Seq[*Item] {
	return func(yield func(*Item) bool) {
		for _, beneath := range [2]bool{false, true} {
			for i := len(p.Items) - 1; i >= 0; i-- {
				if it := &p.Items[i]; it.Beneath == beneath && !yield(it) {
					return
				}
			}
		}
	}
}
