package app

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/table"
)

// Evenings lie side by side, each under an id that follows from its seed: the evening under
// "evening 1f2e3d4c", and of the game that is being played the pages of its record under
// "evening 1f2e3d4c 0" and so on. The last that are over are kept for the book; which these
// are is noted under "evenings", so that none of them is read before somebody asks for it.

// mostEvenings is the number of evenings that are kept when they are over.
const mostEvenings = 50

// An evenings holds the evenings that are kept, the one played last first.
type evenings struct {
	waiting []keptEvening // that aren't over
	past    []pastEvening // that are over
	read    []keptEvening // those that are over, once they have been asked for
}

// A pastEvening is the note of an evening that is over.
type pastEvening struct {
	id   string
	when int64 // it was played last, in milliseconds since 1970
}

// A keptEvening is a summary of an evening that is kept.
type keptEvening struct {
	id   string
	when int64         // it was played last, in milliseconds since 1970
	took time.Duration // for which it was played
	lens bool          // a person has seen odds in the game that is being played
	won  []int         // the seats with the most coins, of one that is over
	most int           // their coins
	sum  evening.Summary
	evening.Glance
}

const eveningPrefix = "evening "

// pastKey is the storage key of the note of evenings that are over.
const pastKey = "evenings"

func eveningKey(id string) string { return eveningPrefix + id }

func eveningPage(id string, page int) string { return eveningKey(id) + " " + itoa(page) }

// eveningID returns the id of an evening with that plan.
func eveningID(p evening.Plan) string { return p.Seed.String()[:8] }

// look loads the summaries of the stored evenings that aren't noted as over; what can't be
// read stays stored.
func (l *evenings) look() {
	noted := notedEvenings()
	*l = evenings{}
	keys, _ := host.Keys() // where nothing can be kept no evening is
	for _, k := range keys {
		id, ok := strings.CutPrefix(k, eveningPrefix)
		if !ok || strings.Contains(id, " ") {
			continue
		}
		if i := slices.IndexFunc(noted, func(p pastEvening) bool { return p.id == id }); i >= 0 {
			l.past = append(l.past, noted[i])
			continue
		}
		e, ok := glanceAt(id)
		switch {
		case ok && e.Over:
			l.past = append(l.past, pastEvening{id, e.when})
		case ok:
			l.waiting = append(l.waiting, e)
		}
	}
	slices.SortFunc(l.waiting, func(a, b keptEvening) int { return cmp.Or(cmp.Compare(b.when, a.when), cmp.Compare(a.id, b.id)) })
	slices.SortFunc(l.past, func(a, b pastEvening) int { return cmp.Or(cmp.Compare(b.when, a.when), cmp.Compare(a.id, b.id)) })
	if !slices.Equal(noted, l.past) {
		l.note()
	}
}

// notedEvenings returns the evenings that are noted as over.
func notedEvenings() (list []pastEvening) {
	b, _ := host.Load(pastKey) // without a note all are read
	for line := range strings.Lines(string(b)) {
		var p pastEvening
		if n, _ := fmt.Sscan(line, &p.id, &p.when); n == 2 {
			list = append(list, p)
		}
	}
	return list
}

// note notes which evenings are over. Where that fails they are read at the next start.
func (l *evenings) note() {
	var b strings.Builder
	for _, p := range l.past {
		fmt.Fprintln(&b, p.id, p.when)
	}
	if b.Len() == 0 {
		host.Remove(pastKey)
		return
	}
	host.Save(pastKey, []byte(b.String()))
}

// glanceAt returns the summary of a stored evening; ok is false if it can't be read.
func glanceAt(id string) (e keptEvening, ok bool) {
	b, err := host.Load(eveningKey(id))
	if err != nil {
		return e, false
	}
	e, said, err := readEvening(string(b))
	if err != nil {
		return e, false
	}
	e.id, e.sum = id, evening.Summarize(said)
	e.Glance, ok = evening.Look(said)
	return e, ok
}

// readEvening splits a stored evening into the summary in its first line and its text.
func readEvening(kept string) (e keptEvening, said string, err error) {
	line, said, _ := strings.Cut(kept, "\n")
	words := strings.Fields(line)
	if len(words) < 4 || words[0] != "at" || words[2] != "took" {
		return e, "", errors.New("this is no evening")
	}
	if e.when, err = strconv.ParseInt(words[1], 10, 64); err != nil {
		return e, "", err
	}
	e.lens = slices.Contains(words[4:], "lens")
	if i := slices.Index(words, "won"); i > 0 && i+2 < len(words) {
		e.most, _ = strconv.Atoi(words[i+1])
		e.won = readSeats(words[i+2])
	}
	seconds, err := strconv.Atoi(words[3])
	e.took = time.Duration(seconds) * time.Second
	return e, said, err
}

// readSeats reads seats that are parted by commas; it returns nil if they cannot be read.
func readSeats(said string) (seats []int) {
	for part := range strings.SplitSeq(said, ",") {
		seat, err := strconv.Atoi(part)
		if err != nil || seat < 0 || seat >= rules.MaxSeats {
			return nil
		}
		seats = append(seats, seat)
	}
	return seats
}

// over returns the evenings that are over.
func (l *evenings) over() []keptEvening {
	if l.read != nil {
		return l.read
	}
	for _, p := range l.past {
		if e, ok := glanceAt(p.id); ok {
			l.read = append(l.read, e)
		}
	}
	return l.read
}

// trim takes away evenings that are over, where they are too many.
func (l *evenings) trim() {
	if len(l.past) > mostEvenings {
		for _, p := range l.past[mostEvenings:] {
			l.drop(p.id)
		}
	}
}

// last returns the id of the evening that was played last, or "".
func (l *evenings) last() (id string) {
	when := int64(0)
	if len(l.past) > 0 {
		id, when = l.past[0].id, l.past[0].when
	}
	if len(l.waiting) > 0 && l.waiting[0].when >= when {
		id = l.waiting[0].id
	}
	return id
}

// drop removes an evening, also from storage.
func (l *evenings) drop(id string) {
	keys, _ := host.Keys()
	for _, k := range keys {
		if k == eveningKey(id) || strings.HasPrefix(k, eveningKey(id)+" ") {
			host.Remove(k)
		}
	}
	l.look()
}

// text returns everything stored of an evening except the summary.
func (e keptEvening) text() (string, error) {
	b, err := host.Load(eveningKey(e.id))
	if err != nil {
		return "", err
	}
	_, said, err := readEvening(string(b))
	record, _ := e.record()
	return said + record, err
}

// playing returns the id of the evening's current game, or "".
func (e keptEvening) playing() string {
	if s, _ := e.game(); s != nil {
		return s.Game().ID
	}
	return ""
}

// read returns the evening with all of its finished games replayed.
func (e keptEvening) read() (*evening.Evening, error) {
	b, err := host.Load(eveningKey(e.id))
	if err != nil {
		return nil, err
	}
	_, said, err := readEvening(string(b))
	if err != nil {
		return nil, err
	}
	return evening.Read(said, games.Find)
}

// game returns the game that was being played, or nil if it cannot be read, and its pages.
func (e keptEvening) game() (s *session.Session, pages int) {
	record, pages := e.record()
	s, err := session.Resume(record, games.Find)
	if err != nil {
		return nil, pages
	}
	return s, pages
}

// record returns the record of the game that was being played, and how many pages it has.
func (e keptEvening) record() (said string, pages int) {
	var b strings.Builder
	for ; ; pages++ {
		page, err := host.Load(eveningPage(e.id, pages))
		if err != nil {
			return b.String(), pages
		}
		b.Write(page)
	}
}

// A sitting is the evening that is being played, from its programme to its end.
type sitting struct {
	app    *App
	e      *evening.Evening
	id     string
	s      *session.Session // the game at the table, or nil
	pages  int              // stored pages of that game
	took   time.Duration
	last   time.Time // something was played
	noted  time.Time // how long was kept last
	number int       // of the game at the table, which tells it from others
	unkept bool      // it was said that it cannot be kept
	lens   bool      // a person has seen odds in the game at the table
	told   int       // bets on the game at the table of which it was said what became of them
	past   bool      // it is looked at again, from the book

	screen  scenes.Scene       // between two games, or at the end
	work    func() (done bool) // goes on with what is yet to be said on it, or nil
	known   func()             // shows that
	all     *evening.Honours   // what is worked out of all games, while the next are played
	entries map[int]book.Entry // of games in the book, without their luck and decisions
	moment  text.Text          // what turned the last game, once it is known
	honours []evening.Honour   // once they are known
}

// count enters a finished game into the book of the person at this device; luck and
// decisions follow once they are computed.
func (v *sitting) count(s *session.Session) {
	if v.app.counts(s) {
		v.entries[len(v.e.Played())] = v.app.enterBook(s, v.lens)
	}
	v.app.enterAlbum(s, v.lens)
	v.lens = false
}

// newSitting returns an evening as it is played on this device.
func (h *App) newSitting(e *evening.Evening) *sitting {
	v := &sitting{app: h, e: e, id: eveningID(e.Plan()), last: h.now(), noted: h.now(), all: e.Honours(games.Find), entries: map[int]book.Entry{}}
	v.all.Known = func(game, seat int, a review.Account) {
		played := e.Played()[game]
		entry, ok := v.entries[game]
		if ok && rules.Actor(played.Seats[seat]) == v.you() {
			h.enterAccount(played.Ticket.Game.ID, entry, a)
			delete(v.entries, game)
		}
	}
	return v
}

// mostPause is the longest time between two moves that counts as played.
const mostPause = 5 * time.Minute

// mostUnnoted is the longest time for which an evening is played until it is kept for how
// long it was: after a crash as much is forgotten.
const mostUnnoted = 20 * time.Second

// pass adds the time since the last call to the time that the evening has taken.
func (v *sitting) pass() {
	now := v.app.now()
	if d := now.Sub(v.last); d > 0 && d < mostPause {
		v.took += d
	}
	v.last = now
}

// limit returns how long an evening may take on a kiosk.
func (v *sitting) limit() time.Duration {
	return time.Duration(v.app.kiosk.Guard.Config.Evening) * time.Minute
}

// late reports whether a kiosk has no time left for the next game, after at least one:
// less than half of what it needs, or it closes too soon.
func (v *sitting) late() bool {
	if v.app.kiosk == nil || v.e.Over() || v.e.Begun() || len(v.e.Played()) == 0 {
		return false
	}
	next := v.e.Next()
	takes := time.Duration(next.Minutes(len(v.e.Plan().Company))) * time.Minute
	return v.took+takes/2 > v.limit() || v.app.kiosk.Late(next.Game) != ""
}

// Save stores a page of the current game's record; see session.Store.
func (v *sitting) Save(page int, said string) error {
	v.pass()
	lens := v.lens
	if t, ok := v.app.Stack.Top().(*table.Table); ok && t.OddsSeen() {
		v.lens = true
	}
	if v.lens != lens || v.last.Sub(v.noted) > mostUnnoted {
		v.keep()
	}
	if err := v.cut(page + 1); err != nil {
		return err
	}
	err := host.Save(eveningPage(v.id, page), []byte(said))
	if err == nil {
		v.pages = page + 1
	}
	v.kept(err)
	return err
}

// cut removes the stored pages of the current game from index from on.
func (v *sitting) cut(from int) (err error) {
	for ; v.pages > from; v.pages-- {
		err = errors.Join(err, host.Remove(eveningPage(v.id, v.pages-1)))
	}
	return err
}

// keep keeps the evening without the game that is being played.
func (v *sitting) keep() {
	if !v.app.live {
		return
	}
	v.pass()
	v.noted = v.last
	line := "at " + strconv.FormatInt(v.last.UnixMilli(), 10) + " took " + itoa(int(v.took/time.Second))
	if v.lens {
		line += " lens"
	}
	if v.e.Over() {
		line += v.outcome()
	}
	v.kept(host.Save(eveningKey(v.id), []byte(line+"\n"+v.e.Text())))
	v.app.evenings.look()
	v.app.evenings.trim()
}

// outcome returns what is kept of the end of the evening: the most coins, and whose they are.
func (v *sitting) outcome() string {
	var seats []string
	for _, seat := range v.e.Winners() {
		seats = append(seats, itoa(seat))
	}
	return " won " + itoa(v.e.Net(v.e.Winners()[0])) + " " + strings.Join(seats, ",")
}

// kept handles the result of saving the evening: an error is shown once, to the people,
// or on a kiosk to the operator.
func (v *sitting) kept(err error) {
	if err == nil {
		host.SetPlaying(eveningKey(v.id))
	}
	switch {
	case v.app.kiosk != nil:
		v.app.kiosk.Desk.Trouble(unkept, err)
	case err != nil && !v.unkept:
		v.app.Stack.Toast("You can’t pause this evening.", false)
	}
	v.unkept = v.unkept || err != nil
}

// keepable reports whether anything can be stored here.
func (h *App) keepable() bool {
	const try = "try"
	switch {
	case !h.live: // a picture shows what is usual
		return true
	case host.Save(try, []byte(try)) != nil:
		return false
	}
	host.Remove(try)
	return true
}

// keptHere reports whether an evening is stored here, even if it can't be read.
func keptHere(id string) bool {
	b, err := host.Load(eveningKey(id))
	return err == nil && len(b) > 0
}

// takeEvenings adds the evenings of another device that aren't here, and returns their
// number; what can't be read is left out.
func (h *App) takeEvenings(b bundle) (n int, err error) {
	for k, kept := range b.Kept {
		id, ok := strings.CutPrefix(k, eveningPrefix)
		if !ok || strings.Contains(id, " ") || keptHere(id) {
			continue
		}
		_, said, bad := readEvening(kept)
		if bad != nil {
			continue
		}
		if e, bad := evening.Read(said, games.Find); bad != nil || eveningID(e.Plan()) != id {
			continue
		}
		for page, said := range b.Kept {
			if page == k || strings.HasPrefix(page, k+" ") {
				if host.Save(page, []byte(said)) != nil {
					h.evenings.drop(id)
					return n, errRoom
				}
			}
		}
		n++
	}
	h.evenings.look()
	h.evenings.trim()
	return n, nil
}

// takeEvening opens the evening in a file. If it is here already, it is resumed as it
// stands here.
func (h *App) takeEvening(said string) error {
	e, err := evening.Read(said, games.Find)
	if err != nil {
		return text.Fault{Text: text.Sentences("This evening can’t be read.", text.Complaint(err))}
	}
	id := eveningID(e.Plan())
	h.Stack.Home()
	if here, ok := glanceAt(id); ok && h.resumeEvening(here) {
		return nil
	}
	h.evening = h.newSitting(e)
	h.evening.keep()
	h.goOn(nil)
	return nil
}
