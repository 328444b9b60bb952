package app

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/table"
	"knucklebones/sprites/flight"
)

// The best that people have made by hand is kept by games, under "best tropa" and
// so on, a line each. Only what is alike is compared: by the same options, and by
// the same help.

// A best is one line.
type best struct {
	by      flight.Assistance
	options string // those that are not as usual
	count   int
	name    string // "" for a person without one
	link    string // to the game, where one plays alone; else empty
}

// bestsMost is the number of best games kept of each class.
const bestsMost = 5

func bestKey(id string) string { return "best " + id }

// like reports whether two results are of one class, so that they may be compared:
// thrown in the same manner and with the same options.
func (b best) like(c best) bool { return b.by == c.by && b.options == c.options }

func (b best) line() string {
	return strings.Join([]string{itoa(int(b.by)), b.options, itoa(b.count), b.name, b.link}, "\t")
}

// readBests parses a list of best games, the best of each class first; malformed
// lines are skipped.
func readBests(said string, alone bool) (list []best) {
	for line := range strings.Lines(said) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 5 {
			continue
		}
		by, err1 := strconv.Atoi(f[0])
		n, err2 := strconv.Atoi(f[2])
		if err1 == nil && err2 == nil && by >= 0 && by < flight.Manners && n > 0 {
			list = addBest(list, best{flight.Assistance(by), f[1], n, record.ReadName(f[3]), f[4]}, alone)
		}
	}
	return list
}

func writeBests(list []best) []byte {
	var b strings.Builder
	for _, x := range list {
		b.WriteString(x.line() + "\n")
	}
	return []byte(b.String())
}

// addBest inserts result b if it is among the best of its class; equal ones stay in
// their order, and the same one isn't added twice. alone says that fewer is better.
func addBest(list []best, b best, alone bool) []best {
	at, class, last := len(list), 0, -1
	for i, x := range list {
		if !x.like(b) {
			continue
		}
		if x == b {
			return list
		}
		if order := cmp.Compare(x.count, b.count); at == len(list) && (alone && order > 0 || !alone && order < 0) {
			at = i
		}
		class, last = class+1, i
	}
	switch {
	case class < bestsMost:
	case at > last:
		return list
	default:
		list = slices.Delete(list, last, last+1)
	}
	return slices.Insert(list, at, b)
}

// unusual returns the options of a game that differ from their defaults, without those
// about coins, as a string.
func unusual(s *session.Session) string {
	var parts []string
	for _, o := range s.Game().Options {
		if n := s.Setup().Options[o.ID]; n != o.Default && o.ID != "purse" && o.ID != "ante" {
			parts = append(parts, o.ID+"="+itoa(n))
		}
	}
	return strings.Join(parts, " ")
}

// bests returns the stored best games of a game; nil if there are none.
func bests(g *rules.Game) []best {
	said, _ := host.Load(bestKey(g.ID)) // what was never kept cannot be read either
	return readBests(string(said), alone(g))
}

func alone(g *rules.Game) bool { return g.Seats[1] == 1 }

// enter adds the results that people made by hand in a finished game to the stored
// bests, and returns the lists of their classes for the results screen.
func (h *App) enter(s *session.Session) []results.List {
	hand := faces.For(s.Game()).Board().Bones.Hand
	if hand == nil || !h.live || h.kiosk != nil || s.Practice() {
		return nil
	}
	var lists []results.List
	all, link := bests(s.Game()), ""
	if alone(s.Game()) {
		link, _ = s.Link() // without one it leaves no ghost
	}
	feats := hand.Feats(s)
	fresh := make([]best, len(feats))
	for i, f := range feats {
		fresh[i] = best{f.By, unusual(s), f.Count, plainName(s.Names()[f.Seat]), link}
		all = addBest(all, fresh[i], alone(s.Game()))
	}
	for i, b := range fresh {
		if !slices.ContainsFunc(fresh[:i], b.like) {
			lists = append(lists, listOf(s.Game(), hand, all, b, fresh))
		}
	}
	host.Save(bestKey(s.Game().ID), writeBests(all)) // where nothing is kept the lists begin anew each time
	return lists
}

// plainName returns a name with its spaces reduced to single ones, so that it can be
// stored in a line.
func plainName(name string) string { return strings.Join(strings.Fields(name), " ") }

// listOf returns the list of the class of result of, with the fresh results marked as
// new.
func listOf(g *rules.Game, hand *table.Hand, all []best, of best, fresh []best) results.List {
	l := results.List{Head: bestHead(alone(g), hand.Manner(of.by), of.options != "")}
	for _, b := range all {
		if b.like(of) {
			l.Bests = append(l.Bests, results.Best{Figure: text.Figure(b.count), Name: cmp.Or(text.Raw(b.name), "You"), New: slices.Contains(fresh, b)})
		}
	}
	return l
}

// bestHead returns the heading of the list for a manner of throwing.
func bestHead(alone bool, manner text.Text, options bool) text.Text {
	key := text.Text("Best turns {0}")
	switch {
	case alone && options:
		key = "Best games {0}, with these options"
	case alone:
		key = "Best games {0}"
	case options:
		key = "Best turns {0}, with these options"
	}
	return text.Of(key, manner)
}

// ghost returns the person's stored best game with the options of s, to be shown beside
// it; nil if there is none.
func (h *App) ghost(s *session.Session) *session.Session {
	if !h.live || h.kiosk != nil {
		return nil
	}
	var own *best
	for _, b := range bests(s.Game()) {
		if b.link != "" && b.name == plainName(s.Names()[0]) && b.options == unusual(s) && (own == nil || b.count < own.count) {
			own = &b
		}
	}
	if own == nil {
		return nil
	}
	g, err := session.FromLink(own.link, games.Find)
	if err != nil {
		return nil
	}
	return g
}

// takeBests merges the bests of a game from another device into those stored here, and
// reports whether they could be stored.
func takeBests(id, said string) (ok bool) {
	g := games.Find(id)
	if g == nil {
		return false
	}
	all := bests(g)
	for _, b := range readBests(said, alone(g)) {
		all = addBest(all, b, alone(g))
	}
	return len(all) > 0 && host.Save(bestKey(id), writeBests(all)) == nil
}
