// Package ui is the small kit of all screens. A screen lists the items of its
// page; that one list is drawn, touched, clicked, navigated by keyboard or
// gamepad, mirrored as real buttons for a screen reader, and tapped by id in
// tests.
package ui

import (
	"cmp"
	"iter"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
)

// A Rect is a rectangle in physical pixels.
type Rect struct{ X, Y, W, H float64 }

// Has reports whether the point lies inside.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Center returns the middle of r.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// AtLeast returns r enlarged around its middle to at least that width and
// height, as a touch target needs.
func (r Rect) AtLeast(side float64) Rect {
	if more := side - r.W; more > 0 {
		r.X, r.W = r.X-more/2, side
	}
	if more := side - r.H; more > 0 {
		r.Y, r.H = r.Y-more/2, side
	}
	return r
}

// Inset returns r made smaller by d on every side; a negative d makes it
// larger.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Cut divides r into a strip of height h at the top and the rest.
func (r Rect) Cut(h float64) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutLeft divides r into a strip of width w at the left and the rest.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// Meet returns the intersection of r and o; if it is empty, width or height is
// 0.
func (r Rect) Meet(o Rect) Rect {
	x, y := math.Max(r.X, o.X), math.Max(r.Y, o.Y)
	return Rect{x, y, math.Max(0, math.Min(r.X+r.W, o.X+o.W)-x), math.Max(0, math.Min(r.Y+r.H, o.Y+o.H)-y)}
}

// Join returns the smallest rectangle that holds r and o.
func (r Rect) Join(o Rect) Rect {
	x, y := math.Min(r.X, o.X), math.Min(r.Y, o.Y)
	return Rect{x, y, math.Max(r.X+r.W, o.X+o.W) - x, math.Max(r.Y+r.H, o.Y+o.H) - y}
}

// Meets reports whether r and o overlap.
func (r Rect) Meets(o Rect) bool { m := r.Meet(o); return m.W > 0 && m.H > 0 }

// A Shape is the arrangement of a page's layout.
type Shape int

const (
	Portrait Shape = iota // higher than wide
	Sideways              // a phone in landscape
	Desk                  // everything larger
)

// A Page is the content of the screen at one moment. All lengths are in
// physical pixels.
type Page struct {
	W, H  float64
	Ratio float64 // physical pixels per logical pixel
	U     float64 // the unit of the design: 4 logical pixels and up
	Shape Shape
	Text  float64 // scale of letters: 1 … 1.5
	High  bool    // high contrast
	Calm  bool    // no animation except fades
	Left  bool    // left-handed
	Low   bool    // buttons must be low on the page: see Reach
	Safe  Insets  // margins covered by the system

	Reader *text.Reader // puts texts into words; nil for plain English

	Title     text.Text // title of the page for a screen reader
	Dialog    text.Text // title of the dialog over the page, or ""
	Items     []Item
	Scrolls   []*Scroll
	ToastY    float64 // the lower edge of a toast
	ToastRoom Rect    // the place that toasts have to themselves, at whose upper edge they begin; without a width they lie above ToastY
	ToastLine Rect    // the strip in which a toast lies that fits it in one line, so that it covers less than ToastRoom; without a width there is none
	Stale     bool    // something was used; the page must be listed again

	// Type receives text input: letters, and how many to delete before them.
	// While it is set, letters have no other effect.
	Type func(letters string, back int)
	// Adding is called for each item that Add is about to add, which it may change; or
	// nil.
	Adding func(it *Item)

	inks     []ink
	below    []Item    // items below a dialog, drawn but not usable
	veil     int       // number of inks below the dialog
	asked    bool      // there is a dialog
	dialogAt Rect      // its rectangle, if a press outside it leaves it
	group    text.Text // group of the items being listed

	Focus   string // id of the item with the focus ring, or empty
	Pressed string // id of the pressed item, or empty
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

// T returns the size in pixels of type step n, 1 … 8. Steps up to 5 scale with
// the chosen size of letters.
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

// Area returns the page without the margins covered by the system.
func (p *Page) Area() Rect {
	return Rect{p.Safe.Left, p.Safe.Top, p.W - p.Safe.Left - p.Safe.Right, p.H - p.Safe.Top - p.Safe.Bottom}
}

// Tall reports whether the page is high enough to have all buttons in its lower
// part.
func (p *Page) Tall() bool { return p.Shape == Portrait && lower*p.H >= 120*p.U }

// lower is the fraction of a tall page that counts as low.
const lower = 0.45

// Reach returns the part of Area in which all buttons must be: on a tall page
// with Low set, its lower part.
func (p *Page) Reach() Rect {
	a := p.Area()
	if high := (1-lower)*p.H - a.Y; p.Low && p.Tall() && high > 0 {
		_, a = a.Cut(high)
	}
	return a
}

// Over returns the part of the page above Reach, or an empty rectangle.
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
	p.dialogAt = Rect{}
	p.Title, p.Dialog, p.group, p.Type, p.Adding, p.Stale = "", "", "", nil, nil, false
	p.ToastY, p.ToastRoom, p.ToastLine = p.H-p.Margin(), Rect{}, Rect{}
}

// Blank returns an empty page with the size and settings of p, for a listing that nobody
// sees.
func (p *Page) Blank() *Page {
	b := *p
	b.Items, b.Scrolls, b.inks, b.below = nil, nil, nil, nil
	b.Clear()
	return &b
}

// A Role is the role of an item for a screen reader.
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

// A Style is the way an item is drawn.
type Style int

const (
	Bare Style = iota // drawn by its screen
	PrimaryStyle
	SecondStyle
	GraveStyle
	PaperStyle // an outlined button on paper
	KeyStyle
	PadStyle // a key with a bone: Text is its side, Head its points, Small a name
	ChipStyle
	IconStyle
	SwitchStyle
	SliderStyle
	LinkStyle
	PartStyle    // one part of a segmented choice
	InkIconStyle // an icon on paper
	ListStyle    // a value with a list behind it
	FieldStyle   // an editable name
	AnswerStyle  // one answer of a dialog
	CellStyle    // a compartment, drawn by its screen and highlighted by the kit
)

// An Item is one thing on the page that can be touched or read.
type Item struct {
	ID    string
	Role  Role
	Label text.Text // name for a screen reader
	Value text.Text // its value in words: "40"; of a switch "on" or "off" unless it is set
	Rect  Rect

	Style    Style
	Text     text.Text // visible text
	Small    text.Text // a second, smaller line
	Icon     string
	Head     text.Text // a word above the text of a key
	Bones    bool      // Text of a key lists sides of bones, which are drawn instead
	Emblem   string    // colour of the player whose emblem is on a key
	Selected bool
	On       bool // state of a switch that is not drawn as chosen
	Best     bool
	Risk     bool
	Amount   float64 // of a slider, 0 … 1
	Step     int     // type step of its text, if not the usual one; on a button in the face of titles

	Disabled bool      // disabled
	Why      text.Text // why it is disabled, in words

	Opens     bool                 // using it opens a list
	Repeats   bool                 // holding it uses it again and again
	Do        func()               // called when it is used by touch, click, key or the hidden button
	Slide     func(amount float64) // called when a slider is moved
	Write     func(said string)    // called when the text of a field is replaced
	Longest   int                  // maximum length of a field's text
	Drag      func(g Drag)         // called while it is dragged
	Steer     func(dx, dy float64) // called for arrow keys, while it or nothing has the focus
	Keyed     bool                 // Enter and Space use it when nothing has the focus
	First     bool                 // gets the focus when its dialog opens
	Invisible bool                 // invisible: only usable by keys and the hidden button
	Back      bool                 // Escape uses it
	Close     bool                 // near similar items, of which the nearest middle is meant
	Late      bool                 // it took the place of something that was just pressed: presses and Enter pass it over
	Beneath   bool                 // items over it take the pointer first, though they are listed before it
	Key       rune                 // this letter or digit uses it

	Group text.Text // name of its group; see Page.Group
	Set   text.Text // name of its radio set

	in *Scroll
}

// A Drag is one moment of dragging an item.
type Drag struct {
	X, Y   float64 // position of the pointer, pixels
	VX, VY float64 // its velocity, pixels per second
	Phase  Phase
}

// A Phase is the stage of a drag.
type Phase int

const (
	Take Phase = iota
	Move
	Release
	Cancel // cancelled, as by a rotated screen
)

// Add adds an item to the page and returns it for further changes. The pointer
// is valid until the next Add.
func (p *Page) Add(it Item) *Item {
	if it.Role == "" {
		it.Role = Button
	}
	if it.Label == "" {
		it.Label = it.Text
	}
	if it.Role == Toggle && it.Value == "" {
		it.Value = onOff(it.Selected || it.On)
	}
	if it.Group == "" {
		it.Group = p.group
	}
	if p.Adding != nil {
		p.Adding(&it)
	}
	p.Items = append(p.Items, it)
	return &p.Items[len(p.Items)-1]
}

// onOff returns the state of a switch.
func onOff(on bool) text.Text {
	if on {
		return "on"
	}
	return "off"
}

// Say adds text to the page for screen readers only.
func (p *Page) Say(id string, role Role, said text.Text, at Rect) {
	p.Items = append(p.Items, Item{ID: id, Role: role, Label: said, Rect: at, Group: p.group})
}

// Group starts a named group of the items listed from now on, for screen
// readers; an empty name ends it.
func (p *Page) Group(name text.Text) { p.group = name }

// An ink is a drawing below the items.
type ink struct {
	at   Rect
	draw func(dst *ebiten.Image, at Rect)
	in   *Scroll
}

// Ink adds a drawing at that rectangle, below the items. It is only visual: add
// text with Say, too, unless an item has it.
func (p *Page) Ink(at Rect, draw func(dst *ebiten.Image, at Rect)) {
	p.inks = append(p.inks, ink{at: at, draw: draw})
}

// BeginDialog starts a dialog with that title: everything added so far is shaded and
// can't be used.
func (p *Page) BeginDialog(title text.Text) {
	p.below = append(p.below[:0], p.Items...)
	p.veil, p.asked, p.Dialog, p.group = len(p.inks), true, title, ""
	p.Items, p.Scrolls = p.Items[:0], p.Scrolls[:0]
	p.Ink(Rect{W: p.W, H: p.H}, shade)
}

// Asked reports whether a dialog lies over the page.
func (p *Page) Asked() bool { return p.asked }

// DismissBeside lets a press outside the rectangle of the dialog use its item with
// Back.
func (p *Page) DismissBeside(dialog Rect) { p.dialogAt = dialog }

// beside reports whether a press at that point leaves the dialog.
func (p *Page) beside(x, y float64) bool { return p.dialogAt.W > 0 && !p.dialogAt.Has(x, y) }

// Under is like Ink, below all other inks of the page or of the dialog.
func (p *Page) Under(at Rect, draw func(dst *ebiten.Image, at Rect)) {
	from := 0
	if p.asked {
		from = p.veil + 1 // over the shade
	}
	p.inks = slices.Insert(p.inks, from, ink{at: at, draw: draw})
}

// Find returns the item with that id, or nil.
func (p *Page) Find(id string) *Item {
	for i := range p.Items {
		if p.Items[i].ID == id {
			return &p.Items[i]
		}
	}
	return nil
}

// Usable reports whether the item can be focused and used; using a disabled one
// tells why it is.
func (it *Item) Usable() bool { return it.Do != nil || it.Slide != nil || it.Why != "" }

// At returns the topmost item for a pointer at x, y, or nil. Items nearer than
// slack pixels count; the nearest middle wins.
func (p *Page) At(x, y, slack float64) *Item {
	var on, by *Item // the nearest item with Close, and the nearest one missed
	near, far := math.Inf(1), math.Inf(1)
	for it := range p.downward() {
		if it.Invisible || !it.Usable() && it.Drag == nil || it.in != nil && !it.in.clip().Has(x, y) {
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

// downward yields the items from the topmost down.
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
