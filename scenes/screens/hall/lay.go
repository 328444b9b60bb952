package hall

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A head holds the bounds of the parts of the house's sign.
type head struct {
	knot, title, line ui.Rect
	size              float64 // of the title's letters
}

// lined reports whether there is a line under the name of the house. On a narrow page
// the slips take its place while a game waits.
func (h *Hall) lined() bool {
	_, offered := h.offer()
	return len(h.slips) == 0 || !offered
}

// folded reports whether the filters of a narrow page are folded into one button, so
// that two rows of games remain visible.
func (h *Hall) folded(p *ui.Page) bool {
	return len(h.slips) > 0 && h.filtered() && p.H < 190*p.U
}

// layPortrait lays out a narrow page: everything in one column that scrolls.
func (h *Hall) layPortrait(p *ui.Page) {
	u, a := p.U, p.Reach()
	over := p.Over().H
	done := p.Scrolled(&h.page)
	x, top, w := 4*u, a.Y-over, a.W-8*u
	y, gap := top+14*u+8*u*p.Text, 4*u
	if !h.lined() {
		y, gap = top+15*u, 3*u
	}
	if _, ok := h.offer(); ok {
		h.layOffer(p, ui.Rect{X: x, Y: y, W: w, H: 18 * u * p.Text})
		y += 18*u*p.Text + gap
	}
	icons := h.head(p, x, top, w)
	if len(h.slips) > 0 {
		high := 8*u + 11.5*u*p.Text
		h.laySlips(p, ui.Rect{X: x, Y: y, W: w, H: high}, 2*u, upright)
		y += high + 3.5*u
	}
	switch {
	case h.folded(p):
		h.layFolded(p, icons)
	case h.filtered():
		h.layChips(p, ui.Rect{X: x, Y: y, W: w, H: 11 * u})
		y += 15 * u
	}
	drawer := ui.Rect{X: x - u, Y: y, W: w + 2*u}
	drawer.H = h.layDrawer(p, drawer, spacing{cols: h.columns(2, 3), label: 16 * u * p.Text, pad: 3 * u, gap: 2 * u, tall: true, hits: true})
	gear := ui.Rect{X: x + w - 10*u, Y: top + 2*u, W: 11 * u, H: 11 * u}
	h.layTongue(p, gear)
	h.layGear(p, gear)
	done(ui.Rect{X: a.X, Y: over, W: a.W, H: p.H - over}, y+drawer.H+4*u+p.Safe.Bottom)
}

// head adds the sign and the icons at the top of a narrow page, and returns the bounds
// of the leftmost icon.
func (h *Hall) head(p *ui.Page, x, y, w float64) (last ui.Rect) {
	u := p.U
	last = ui.Rect{X: x + w - 10*u, Y: y + 2*u, W: 11 * u, H: 11 * u}
	if h.deps.Language != nil {
		last.X -= 13 * u
	}
	if h.folded(p) {
		last.X -= 13 * u
	}
	hd := head{
		knot: ui.Rect{X: x + u, Y: y + 4*u, W: 13 * u, H: 7 * u}, title: ui.Rect{X: x + 17.5*u, Y: y + 2*u, H: 11 * u},
		line: ui.Rect{X: x + u, Y: y + 13*u, W: w, H: 7 * u * p.Text}, size: 9 * u,
	}
	hd.title.W = last.X - 2.5*u - hd.title.X
	line := h.line(listing.Line(h.deps.Shelf))
	if !h.lined() {
		line = ""
	}
	h.sign(p, hd, line)
	return last
}

// layFolded adds the filters as one button, which lists them.
func (h *Hall) layFolded(p *ui.Page, at ui.Rect) {
	p.Add(ui.Item{ID: "filters", Style: ui.IconStyle, Icon: "filter", Label: "Games to show", Value: h.filters[h.filter].Name, Selected: h.filter > 0, Opens: true, Rect: at, Do: h.askFilter})
}

// askFilter opens the list of filters.
func (h *Hall) askFilter() {
	q := &sheet.Question{Title: "Games to show", Close: func() { h.Ask(nil) }}
	for i, f := range h.filters {
		q.Offer(f.Name, "", i == h.filter, func() { h.filter = i })
	}
	h.Ask(q)
}

// laySideways lays out a page on a phone in landscape: the drawer beside a column.
func (h *Hall) laySideways(p *ui.Page) {
	u, a := p.U, p.Area()
	x, w := a.X+4*u, 44*u
	if len(h.slips) > 0 {
		h.laySlippedColumn(p, ui.Rect{X: x, Y: a.Y, W: w, H: a.H})
	} else {
		h.layColumn(p, ui.Rect{X: x, Y: a.Y, W: w, H: a.H})
	}
	drawer := ui.Rect{X: x + w + 3.5*u, Y: a.Y + 2*u, H: a.H - 4*u}
	drawer.W = a.X + a.W - 2.5*u - drawer.X
	cols := h.columns(4, listing.Columns)
	for cols > 4 && !h.named(p, drawer.W/float64(cols)-4*u) {
		cols--
	}
	h.boxed(p, drawer, spacing{cols: cols, label: 14 * u * math.Min(p.Text, 1.3), pad: 1.6 * u, gap: 1.8 * u, short: true, hits: true})
	low := a.Y + a.H - 4*u
	if len(h.slips) > 0 {
		gear := ui.Rect{X: x + w - 11*u, Y: low - 11*u, W: 11 * u, H: 11 * u}
		h.layTongue(p, gear)
		h.layGear(p, gear)
		return
	}
	p.Add(ui.Item{ID: "settings", Style: ui.SecondStyle, Icon: "gear", Text: "Settings", Rect: ui.Rect{X: x, Y: low - 12*u, W: w, H: 12 * u}, Do: h.settings})
}

// layColumn adds the column beside the drawer, where there are no slips, without its
// last button.
func (h *Hall) layColumn(p *ui.Page, at ui.Rect) {
	u, x, w := p.U, at.X, at.W
	turn := ui.Rect{X: x, Y: at.Y + at.H - 30*u, W: w, H: 12 * u}
	if top := at.Y + 27*u; turn.Y-top > 22*u {
		h.layOffer(p, ui.Rect{X: x, Y: top, W: w, H: math.Min(32*u, turn.Y-top-2*u)})
	}
	h.sign(p, head{
		knot: ui.Rect{X: x, Y: at.Y + 3*u, W: 11 * u, H: 6 * u}, title: ui.Rect{X: x, Y: at.Y + 9*u, W: w, H: 10 * u},
		line: ui.Rect{X: x, Y: at.Y + 18*u, W: w, H: 7 * u}, size: 7.5 * u,
	}, h.line(listing.ShortLine))
	if h.filtered() {
		h.layFilter(p, turn, "filter")
	}
}

// laySlippedColumn adds the column beside the drawer with the slips, all but its last
// button. Where it is short, the slips are small pictures side by side.
func (h *Hall) laySlippedColumn(p *ui.Page, at ui.Rect) {
	u, x, w := p.U, at.X, at.W
	row := at.Y + at.H - 15*u
	line, y := text.Text(""), at.Y+13.5*u
	if h.lined() {
		line, y = h.line(listing.ShortLine), at.Y+20*u
	}
	slips := ui.Rect{X: x, W: w, H: 11 * u}
	down := at.H >= 90*u
	if down {
		slips.H = (12*float64(len(h.slips)) - 1) * u
	}
	if _, ok := h.offer(); ok {
		high := math.Min(27*u, row-3*u-slips.H-y)
		h.layOffer(p, ui.Rect{X: x, Y: y, W: w, H: high})
		y += high + 1.5*u
	}
	h.sign(p, head{
		knot: ui.Rect{X: x, Y: at.Y + 3.5*u, W: 11 * u, H: 6 * u}, title: ui.Rect{X: x + 13*u, Y: at.Y + 1.5*u, W: w - 13*u, H: 10 * u},
		line: ui.Rect{X: x, Y: at.Y + 12*u, W: w, H: 7 * u}, size: 7.5 * u,
	}, line)
	slips.Y = y
	if down {
		h.laySlips(p, slips, u, below)
	} else {
		h.laySlips(p, slips, 1.5*u, upright)
	}
	if h.filtered() {
		icon, icons := "filter", 13*u
		if h.deps.Language != nil {
			icon, icons = "", 26*u
		}
		h.layFilter(p, ui.Rect{X: x, Y: row, W: w - icons, H: 11 * u}, icon)
	}
}

// layDesk lays out a wide page: a head, the slips, and the drawer under them.
func (h *Hall) layDesk(p *ui.Page) {
	u, a := p.U, p.Area()
	x, right := a.X+8*u, a.X+a.W-8*u
	gear := ui.Rect{X: right - 10*u, Y: a.Y + 7*u, W: 11 * u, H: 11 * u}
	top := a.Y + 25*u
	end := gear.X - 3*u
	if h.deps.Language != nil {
		end -= 13 * u
	}
	_, offered := h.offer()
	row := ui.Rect{X: x, Y: a.Y + 22.5*u, W: right - x, H: 7*u + 10*u*p.Text}
	switch {
	case len(h.slips) > 0:
		top = row.Y + row.H + 3*u
		if offered {
			wait, rest := row.CutLeft(offerShare * row.W)
			h.layOffer(p, wait)
			_, row = rest.CutLeft(2.5 * u)
		}
	case offered:
		w := math.Max(h.leastOffer(p), math.Min(96*u, end-x-103*u-h.chipsWidth(p)))
		h.layOffer(p, ui.Rect{X: end - w, Y: a.Y + 4*u, W: w, H: 18 * u})
		end -= w + 4*u
	}
	h.sign(p, head{
		knot: ui.Rect{X: x, Y: a.Y + 4*u, W: 21 * u, H: 12 * u}, title: ui.Rect{X: x + 26*u, Y: a.Y + 1.5*u, W: 68 * u, H: 13.5 * u},
		line: ui.Rect{X: x + 26*u, Y: a.Y + 14*u, W: 70 * u, H: 8 * u}, size: 11.6 * u,
	}, h.line(listing.Line(h.deps.Shelf)))
	h.laySlips(p, row, 2.5*u, beside)
	if from := x + 99*u; end-from > 30*u && h.filtered() {
		h.layChips(p, ui.Rect{X: from, Y: a.Y + 7.5*u, W: end - from, H: 11 * u})
	}
	drawer := ui.Rect{X: a.X + 7*u, Y: top, W: a.W - 14*u, H: a.Y + a.H - 3*u - top}
	lines := 12.5 * u * p.Text
	h.boxed(p, drawer, spacing{cols: h.columns(4, listing.Columns), label: lines, pad: 3.2 * u, gap: 2.8 * u})
	h.layTongue(p, gear)
	h.layGear(p, gear)
}

// offerShare is the fraction of the row of slips that the first slip takes on a wide page,
// as in hall.css.
const offerShare = 0.39

// layTongue adds the button of the language, with its code, left of the gear.
func (h *Hall) layTongue(p *ui.Page, gear ui.Rect) {
	if h.deps.Language == nil {
		return
	}
	gear.X -= 13 * p.U
	c := h.deps.Language()
	p.Add(ui.Item{ID: "language", Style: ui.SecondStyle, Text: text.Raw(listing.Tongue(c.Code())), Label: text.Of("Language: {0}", c.Name()), Rect: gear, Do: h.deps.Languages})
}

func (h *Hall) layGear(p *ui.Page, at ui.Rect) {
	p.Add(ui.Item{ID: "settings", Style: ui.IconStyle, Icon: "gear", Label: "Settings", Rect: at, Do: h.settings})
}

func (h *Hall) settings() {
	if h.st.Screens != nil {
		h.st.Push(h.st.Screens.Settings())
	}
}

// sign writes the name of the house.
func (h *Hall) sign(p *ui.Page, hd head, line text.Text) {
	p.Ink(hd.knot, p.Knot)
	p.Ink(hd.title, func(dst *ebiten.Image, r ui.Rect) { p.Sized(dst, r, "Knucklebones", ui.BarType, hd.size) })
	if line == "" {
		return
	}
	p.Ink(hd.line, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, line, ui.AsideType) })
	p.Say("line", ui.Words, line, hd.line)
}

// place returns the index of a game on the shelf, or -1.
func (h *Hall) place(id string) int {
	for i := range h.deps.Shelf {
		if h.deps.Shelf[i].ID == id {
			return i
		}
	}
	return -1
}

// chipsWidth returns the width of the row of filters with letters of the usual size, in
// pixels.
func (h *Hall) chipsWidth(p *ui.Page) float64 {
	w := -2 * p.U
	for _, f := range h.filters {
		w += p.ButtonWidth(&ui.Item{Style: ui.ChipStyle, Text: f.Name}) + 2*p.U
	}
	return w
}

// filtered reports whether there is anything to choose among the filters.
func (h *Hall) filtered() bool { return len(h.filters) > 1 }

// columns returns the number of compartments side by side: one per game on the
// shelf, but from least to most.
func (h *Hall) columns(least, most int) int { return max(least, min(most, len(h.deps.Shelf))) }

// named reports whether the short names of all games can be read in a width in pixels.
func (h *Hall) named(p *ui.Page, w float64) bool {
	return !slices.ContainsFunc(h.deps.Shelf, func(g *rules.Game) bool { return p.Width(g.Short, nameType)*2.6*p.U > w*p.Size(nameType) })
}

// layChips adds the filters in a row, with smaller letters if they don't fit; if that
// would be too small to press, one button that steps through them.
func (h *Hall) layChips(p *ui.Page, at ui.Rect) {
	u := p.U
	n, gaps := float64(len(h.filters)), 2*u*float64(len(h.filters)-1)
	items := make([]ui.Item, len(h.filters))
	words := 0.0
	for i, f := range h.filters {
		items[i] = ui.Item{ID: "filter " + strconv.Itoa(i), Role: ui.Radio, Set: "Games to show", Style: ui.ChipStyle, Text: f.Name, Selected: i == h.filter, Do: func() { h.filter = i }}
		words += chipWords(p, &items[i])
	}
	pad := math.Max(2*u, math.Min(7*u, (at.W-gaps-words)/n))
	k := math.Min(1, (at.W-gaps-n*pad)/words)
	x := at.X
	for i := range items {
		w := k*chipWords(p, &items[i]) + pad
		if w < 11*u-1 {
			h.layFilter(p, at, "filter")
			return
		}
		items[i].Rect = ui.Rect{X: x, Y: at.Y, W: w, H: at.H}
		x += w + 2*u
	}
	for _, it := range items {
		p.Add(it)
	}
}

// chipWords returns the width of the words of a filter, in pixels.
func chipWords(p *ui.Page, it *ui.Item) float64 { return p.ButtonWidth(it) - 7*p.U }

// layFilter adds one button that steps through the filters, with an icon unless that is
// empty.
func (h *Hall) layFilter(p *ui.Page, at ui.Rect, icon string) {
	name := h.filters[h.filter].Name
	p.Add(ui.Item{ID: "filter", Style: ui.SecondStyle, Icon: icon, Text: name, Label: "Games to show", Value: name,
		Rect: at, Do: func() { h.filter = (h.filter + 1) % len(h.filters) }})
}

// signs are the icons of the marks of games that are known here.
var signs = map[listing.Known]string{listing.Learned: "book", listing.Played: "check", listing.Won: "wreath"}

// drawSign marks a game that is known here, in the corner of its picture.
func drawSign(dst *ebiten.Image, p *ui.Page, pic ui.Rect, known listing.Known) {
	name := signs[known]
	if name == "" {
		return
	}
	u := p.U
	x, y := pic.X+pic.W-5*u, pic.Y+pic.H-5*u
	thing.Dot(dst, x, y, 7.5*u, palette.Paper)
	thing.Icon(dst, name, x, y, 5.4*u, palette.Ink)
}

// A spacing says how compartments are set in the drawer; lengths in pixels.
type spacing struct {
	cols            int
	label, pad, gap float64
	short, tall     bool    // names are the short ones; may have two lines
	hits            bool    // only the games that the filter takes are shown, side by side; else the others are dimmed
	least           float64 // the height there is for the drawer; 0 for any
}

// boxed adds the drawer in the bounds at, and scrolls it if it is larger.
func (h *Hall) boxed(p *ui.Page, at ui.Rect, s spacing) {
	done := p.Scrolled(&h.page)
	s.least = at.H
	done(at, h.layDrawer(p, ui.Rect{W: at.W}, s))
}

// shown returns the indexes on the shelf of the games to list: those that pass the
// filter, or all if the others are only shaded.
func (h *Hall) shown(s spacing) (list []int) {
	for i, g := range h.deps.Shelf {
		if !s.hits || h.filters[h.filter].Takes(g) {
			list = append(list, i)
		}
	}
	return list
}

// layDrawer adds the compartments and returns the drawer's height.
func (h *Hall) layDrawer(p *ui.Page, at ui.Rect, s spacing) float64 {
	rows := (len(h.deps.Shelf) + s.cols - 1) / s.cols
	w := (at.W - 2*s.pad - float64(s.cols-1)*s.gap) / float64(s.cols)
	high := w*0.8 + s.label
	if s.least > 0 {
		fill := (s.least - 2*s.pad - float64(rows-1)*s.gap) / float64(rows)
		high = math.Max(math.Min(fill, s.label+1.05*w), s.label+math.Min(14*p.U, w*0.6)) // a picture is seldom higher than wide
	}
	shown := h.shown(s)
	rows = (len(shown) + s.cols - 1) / s.cols
	at.H = float64(rows)*(high+s.gap) - s.gap + 2*s.pad
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { compartment.Drawer(dst, p, r) })
	if h.pics.Size(len(h.deps.Shelf), w, high-s.label) {
		h.pics.frames = 0
	}
	p.Group("Games")
	defer p.Group("")
	for k, i := range shown {
		c := ui.Rect{X: at.X + s.pad + float64(k%s.cols)*(w+s.gap), Y: at.Y + s.pad + float64(k/s.cols)*(high+s.gap), W: w, H: high}
		h.layCell(p, i, c, s)
	}
	return at.H
}

func (h *Hall) layCell(p *ui.Page, i int, at ui.Rect, s spacing) {
	g := h.deps.Shelf[i]
	dark := 0.0
	why := h.barred(g)
	if why != "" || !h.filters[h.filter].Takes(g) {
		dark = 0.65
	}
	name, two := h.name(p, g, at.W-2*p.U, s)
	known := listing.Unknown
	if h.deps.Known != nil {
		known = h.deps.Known(g.ID)
	}
	wait, waits := h.waitOf(g)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		pic, label := r.Cut(r.H - s.label)
		h.pics.Draw(dst, i, pic)
		drawSign(dst, p, pic, known)
		label = ui.Rect{X: label.X + 0.4*p.U, Y: label.Y, W: label.W - 0.8*p.U, H: label.H}
		p.Tag(dst, label)
		label = label.Inset(0.6 * p.U)
		label, low := label.Cut(label.H * nameShare(s))
		p.Line(dst, low, facts(p, g, low.W), ui.SmallType.Mid())
		if two {
			p.Lines(dst, label, name, nameType.Mid())
		} else {
			p.Line(dst, label, name, nameType.Mid())
		}
		if dark > 0 {
			p.Shade(dst, r, dark)
		}
		if waits {
			drawFlag(dst, p, r, wait)
		}
	})
	said := listing.KnownSpoken(g, known)
	if waits {
		said = text.Commas(said, wait.Turn)
	}
	p.Add(ui.Item{ID: g.ID, Label: said, Style: ui.CellStyle, Rect: at, Disabled: why != "", Why: why, Do: func() { h.open(g) }})
}

var nameType = ui.HeadType.At(3)

// nameShare returns the fraction, 0 to 1, of the height of a label that the name takes.
func nameShare(s spacing) float64 {
	if s.tall {
		return 0.68
	}
	return 0.56
}

// name returns the name of the game on its label: the title if it fits, else the
// short name; two means that it takes two lines.
func (h *Hall) name(p *ui.Page, g *rules.Game, w float64, s spacing) (name text.Text, two bool) {
	one, more := listing.Squeeze(p.Words(g.Title))
	switch {
	case s.short:
		return g.Short, false
	case p.Width(g.Title, nameType) <= w*one:
		return g.Title, false
	case s.tall && p.Fits(g.Title, w*more, 2, nameType):
		return g.Title, true
	}
	return g.Short, false
}
