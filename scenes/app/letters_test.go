//go:build !js

package app

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/screens/setup"
)

// A remote is one of the devices of a test, with a storage of its own.
type remote struct {
	t       *testing.T
	dir     string
	home    string
	h       *App
	playing string
	letters []string // that it has sent
}

// newRemote returns a device on which nothing is stored.
func newRemote(t *testing.T) *remote {
	foretell(t)
	d := &remote{t: t, dir: t.TempDir(), home: t.TempDir()}
	if err := os.Mkdir(filepath.Join(d.home, "Downloads"), 0o755); err != nil {
		t.Fatal(err)
	}
	d.load()
	return d
}

// use makes the storage of the machine that of the device.
func (d *remote) use() {
	d.t.Setenv("XDG_CONFIG_HOME", d.dir)
	d.t.Setenv("HOME", d.home)
	host.SetPlaying(d.playing)
}

// load loads the page of the device again.
func (d *remote) load() {
	d.t.Helper()
	d.use()
	d.h = load(d.t, Show{})
	d.h.Stack.Prefs.Motion = prefs.None
	d.playing = host.Playing()
}

// step uses an item, unless its id is empty, and goes on for a tick.
func (d *remote) step(id string) {
	d.use()
	if id != "" {
		d.h.Stack.Use(id)
	}
	d.h.Stack.Step()
	d.playing = host.Playing()
}

// follow opens a letter as a link.
func (d *remote) follow(letter string) error {
	d.use()
	err := d.h.follow(lettered + letter)
	d.h.Stack.Step()
	d.playing = host.Playing()
	return err
}

// sit sets a table with the first seat at this device and others on devices of their own,
// and sits down.
func (d *remote) sit(id string, kinds ...string) {
	d.t.Helper()
	d.use()
	g := games.Find(id)
	set := d.h.Setup(g).(*setup.Setup)
	table := set.Table()
	table.Seats = table.Seats[:1]
	for i, kind := range kinds {
		table.Add(g)
		table.Play(i+1, kind)
	}
	d.h.Stack.Push(set)
	d.step("")
	d.step("sit")
	if _, ok := d.h.Stack.Top().(*letter.Send); !ok {
		d.t.Fatalf("sitting down does not open the page that sends the invitation; shown are %s", ids(d.h.Stack.Page()))
	}
}

// sent saves the letter that is to be sent into a file, and returns it.
func (d *remote) sent() string {
	d.t.Helper()
	d.step("file")
	folder := filepath.Join(d.home, "Downloads")
	list, err := os.ReadDir(folder)
	if err != nil || len(list) != 1 {
		d.t.Fatalf("%d files are saved: %v; %s", len(list), err, ids(d.h.Stack.Page()))
	}
	name := filepath.Join(folder, list[0].Name())
	said, err := os.ReadFile(name)
	if err != nil {
		d.t.Fatal(err)
	}
	os.Remove(name)
	l, ok := strings.CutPrefix(strings.TrimSpace(string(said)), letterFile)
	if !ok {
		d.t.Fatalf("the file holds %q", said)
	}
	d.letters = append(d.letters, l)
	return l
}

// turn plays until a letter is to be sent or the result is shown, and reports which.
// Before each step it calls each, which may be nil.
func (d *remote) turn(each func()) (letter_ string, over bool) {
	d.t.Helper()
	for tick := 0; tick < 20_000; tick++ {
		if each != nil {
			each()
		}
		switch top := d.h.Stack.Top().(type) {
		case *letter.Send:
			return d.sent(), false
		case *results.Results:
			return "", true
		case *letter.Arrived:
			d.step("on")
		case *letterTable:
			top.Unwatched()
			if next := what(d.h.Stack.Page()); tick%3 == 0 && next != "nothing" {
				d.step(next)
			} else {
				d.step("")
			}
		default:
			d.t.Fatalf("%T is shown: %s", top, ids(d.h.Stack.Page()))
		}
	}
	if top, ok := d.h.Stack.Top().(*letterTable); ok {
		c := top.c
		d.t.Logf("seen %d of %d, game %d, mine %v, waits %v, turn %v, caster %v, over %v, writer %d, device %d", top.Seen(), c.s.Len(), len(c.game.Steps()), c.game.Mine(), c.waits(), c.s.Turn(), c.s.Caster(), c.over(), c.game.Writer(), c.game.Device())
	}
	d.t.Fatalf("nothing comes of it: %T %s", d.h.Stack.Top(), ids(d.h.Stack.Page()))
	return "", false
}

// begin invites the others, who join and send back, and returns the letter with which the
// game begins and the device that opens it.
func begin(t *testing.T, id string, devices int) (list []*remote) {
	t.Helper()
	for range devices {
		list = append(list, newRemote(t))
	}
	list[0].sit(id, slices.Repeat([]string{seating.Elsewhere}, devices-1)...)
	for _, d := range list[1:] {
		said := list[0].sent()
		if err := d.follow(said); err != nil {
			t.Fatal(err)
		}
		if keys, _ := host.Keys(); slices.ContainsFunc(keys, func(k string) bool { return strings.HasPrefix(k, apartPrefix) }) {
			t.Error("an invitation is kept before it is accepted")
		}
		d.step("on")
		if err := list[0].follow(d.sent()); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// playApart plays a game to its end, and returns the number of letters.
func playApart(t *testing.T, list []*remote, each func(d *remote)) (letters int) {
	t.Helper()
	at := list[0]
	for ; letters < 3000; letters++ {
		said, over := at.turn(func() {
			if each != nil {
				each(at)
			}
		})
		if over {
			return letters
		}
		next := at.h.apart.receiver()
		if err := list[next].follow(said); err != nil {
			t.Fatalf("letter %d from %d to %d: %v", letters, at.h.apart.game.Device(), next, err)
		}
		if at.h.apart != nil && at.h.apart.over() {
			at.step("result")
		}
		at = list[next]
	}
	t.Fatal("it never ends")
	return 0
}

// apartGames are games of several kinds: one for coins, one with hands that are hidden,
// one on a board.
var apartGames = []string{"knucklebones", "mendax-single", "skiffs"}

// Whole games are played by letters between two and three devices, through their tables,
// and both come to the same end.
func TestWholeGamesByLetter(t *testing.T) {
	for i, id := range apartGames {
		for devices := 2; devices <= 3; devices++ {
			t.Run(fmt.Sprint(id, " ", devices), func(t *testing.T) {
				if devices > 2 && i > 0 {
					short.Skip(t, "three devices play another game, and TestGamesApart in rules/games")
				}
				list := begin(t, id, devices)
				n := playApart(t, list, nil)
				t.Logf("%d letters", n)
				for _, d := range list {
					if _, ok := d.h.Stack.Top().(*results.Results); !ok && devices == 2 {
						t.Errorf("a device shows %T at the end: %s", d.h.Stack.Top(), ids(d.h.Stack.Page()))
					}
				}
			})
		}
	}
}

// A device can be loaded again at any moment of a game: nothing is lost or changed.
func TestLoadedAgainApart(t *testing.T) {
	for _, id := range apartGames {
		t.Run(id, func(t *testing.T) {
			list := begin(t, id, 2)
			r := rand.New(rand.NewPCG(1, 2))
			loads := 0
			playApart(t, list, func(d *remote) {
				if _, over := d.h.Stack.Top().(*results.Results); over || r.IntN(12) > 0 || loads > 150 {
					return
				}
				loads++
				if c := d.h.apart; c != nil {
					entries, steps := c.game.Entries(), len(c.game.Steps())
					d.load()
					if again := d.h.apart; again == nil || again.game.Entries() < entries || len(again.game.Steps()) < steps {
						t.Fatalf("loaded again it is another game: %+v", again)
					}
				}
			})
			if loads < 3 {
				t.Errorf("it was loaded again %d times", loads)
			}
		})
	}
}

// stored returns all that a device keeps of games apart.
func (d *remote) stored() map[string]string {
	d.use()
	all := map[string]string{}
	keys, _ := host.Keys()
	for _, k := range keys {
		if b, err := host.Load(k); err == nil && strings.HasPrefix(k, apartPrefix) {
			all[k] = string(b)
		}
	}
	return all
}

// refuses checks that a letter is refused in words, and changes nothing.
func (d *remote) refuses(t *testing.T, what, said string) {
	t.Helper()
	was, top := d.stored(), d.h.Stack.Top()
	err := d.follow(said)
	if err == nil {
		t.Errorf("%s: it is opened", what)
		return
	}
	if words := text.Plain(text.Complaint(err)); len(words) < 10 || strings.Contains(words, "{") {
		t.Errorf("%s: it says %q", what, words)
	}
	now := d.stored()
	if len(now) != len(was) || d.h.Stack.Top() != top {
		t.Errorf("%s: something else is kept or shown", what)
	}
	for k, v := range was {
		if now[k] != v {
			t.Errorf("%s: %s has changed", what, k)
		}
	}
}

// sealed returns a letter of these bytes with the checksum that fits.
func sealed(b []byte) string {
	b = binary.BigEndian.AppendUint32(slices.Clone(b), crc32.ChecksumIEEE(b))
	return base64.RawURLEncoding.EncodeToString(b)
}

// opened returns the bytes of a letter without its checksum.
func unsealed(t *testing.T, said string) []byte {
	t.Helper()
	b, err := base64.RawURLEncoding.DecodeString(said)
	if err != nil {
		t.Fatal(err)
	}
	return b[:len(b)-4]
}

// Letters that are cut, changed, doubled, old, early, of another game or of a newer version
// are refused in words, and change nothing; so are a thousand random faults.
func TestDamagedLetters(t *testing.T) {
	list, said := writes(t, "mendax-single", 5)
	other := begin(t, "mendax-single", 2)
	foreign, _ := other[0].turn(nil)
	d, last := list[1], said[4]
	b := unsealed(t, last)
	newer := slices.Clone(b)
	newer[0] = 99
	for what, letter := range map[string]string{
		"empty": "", "cut": last[:len(last)-9], "cut at its front": last[3:], "of other letters": "!" + last, "of a newer version": sealed(newer),
		"old": said[1], "older": said[0], "of another game": foreign, "cut and sealed": sealed(b[:len(b)-20]), "twice as long": last + last,
		"too long for a link": strings.Repeat("A", 2<<20),
	} {
		d.refuses(t, what, letter)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 1000 {
		wrong := slices.Clone(b)
		switch i := r.IntN(len(wrong)); r.IntN(4) {
		case 0:
			wrong[i] ^= 1 << r.IntN(8)
		case 1:
			wrong = append(wrong[:i:i], wrong[min(len(wrong), i+1+r.IntN(8)):]...)
		case 2:
			wrong = slices.Insert(wrong, i, byte(r.Uint32()))
		case 3:
			k := r.IntN(len(wrong))
			wrong[i], wrong[k] = wrong[k], wrong[i]
		}
		if slices.Equal(wrong, b) {
			continue
		}
		letter := sealed(wrong)
		if n%3 == 0 { // the checksum tells
			letter = base64.RawURLEncoding.EncodeToString(append(wrong, 1, 2, 3, 4))
		}
		d.refuses(t, fmt.Sprint("fault ", n), letter)
		if t.Failed() {
			return
		}
	}
	if err := d.follow(last); err != nil {
		t.Errorf("after all that the letter is refused: %v", err)
	}
	d.refuses(t, "doubled", last)
}

// writes plays a game between two devices until so many letters are written, the last of which
// is not opened, and returns them. It plays another if that is over sooner.
func writes(t *testing.T, id string, letters int) (list []*remote, said []string) {
	t.Helper()
	for range 20 {
		list, said = begin(t, id, 2), nil
		for at := 0; ; at = 1 - at {
			letter, over := list[at].turn(nil)
			if over || list[at].h.apart.over() {
				break
			}
			if said = append(said, letter); len(said) == letters {
				return list, said
			}
			if err := list[1-at].follow(letter); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("every game of %s is over before its letter %d", id, letters)
	return nil, nil
}

// A letter that skips one says that one is missing; the one before it can be sent again.
func TestMissingLetter(t *testing.T) {
	list, said := writes(t, "knucklebones", 3)
	first, third := said[0], said[2]
	if third == first {
		t.Fatal("the same is sent")
	}
	list[0].step("hall")
	list[0].use()
	w := list[0].h.waiting()
	if len(w) != 1 || w[0].Mine || !w[0].Theirs || text.Plain(w[0].Actions[0].Name) != "Send again" {
		t.Fatalf("in the hall waits %+v", w)
	}
	w[0].Actions[0].Do()
	list[0].step("")
	if again := list[0].sent(); again != third {
		t.Error("another letter is sent again")
	}
	if err := list[1].follow(third); err != nil {
		t.Fatal(err)
	}
}

// Once a letter was sent the page says when, and so it does when it is shown again.
func TestSentWhen(t *testing.T) {
	list := begin(t, "knucklebones", 2)
	d := list[0]
	at := time.Date(2026, 11, 24, 21, 40, 0, 0, time.Local)
	d.h.clock = func() time.Time { return at }
	d.turn(nil)
	for i, want := range []string{"today, 21:40", "yesterday, 21:40", "on 24 Nov 2026, 21:40"} {
		d.step("")
		if said := d.h.Stack.Page().Words(d.h.Stack.Page().Title); !strings.HasPrefix(said, "Sent to ") || !strings.HasSuffix(said, " "+want+".") {
			t.Errorf("after %d days it says %q", i, said)
		}
		d.step("hall")
		at = at.Add(24 * time.Hour)
		d.use()
		d.h.waiting()[0].Actions[0].Do()
	}
	d.step("hall")
	d.use()
	if list[0].h.waiting(); d.h.readable(d.h.letters[0].id).unsent() {
		t.Error("it counts as unsent")
	}
}

// Two continuations are recognised; either can be taken up, and the game goes on.
func TestForkIsShown(t *testing.T) {
	list := begin(t, "mendax-single", 2)
	for range 20 { // turns in which there may be nothing to decide
		kept := list[0].stored()
		first, _ := list[0].turn(nil)
		list[0].restore(kept)
		if other := list[0].otherwise(); other != first {
			takeUp(t, list, first, other)
			return
		}
		if err := list[1].follow(first); err != nil {
			t.Fatal(err)
		}
		back, _ := list[1].turn(nil)
		if err := list[0].follow(back); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("there is nothing to decide")
}

// restore gives a device what it has kept earlier, and goes on with its only game.
func (d *remote) restore(kept map[string]string) {
	d.use()
	for k, v := range kept {
		host.Save(k, []byte(v))
		d.playing = k
	}
	d.load()
}

// takeUp has the second device open two continuations and take the second one.
func takeUp(t *testing.T, list []*remote, first, other string) {
	t.Helper()
	if err := list[1].follow(first); err != nil {
		t.Fatal(err)
	}
	was := list[1].stored()
	if err := list[1].follow(other); err != nil {
		t.Fatal(err)
	}
	if p := list[1].h.Stack.Page(); !strings.Contains(text.Plain(p.Dialog), "two versions") {
		t.Fatalf("nothing is asked: %q", text.Plain(p.Dialog))
	}
	if now := list[1].stored(); fmt.Sprint(now) != fmt.Sprint(was) {
		t.Error("something has changed before anybody chose")
	}
	list[1].step("answer 1")
	for at := 1; at >= -2; at-- {
		d, e := list[(at+2)%2], list[(at+3)%2]
		said, over := d.turn(nil)
		if over {
			return
		}
		if err := e.follow(said); err != nil {
			t.Fatalf("the game does not go on: %v", err)
		}
	}
}

// otherwise plays until a letter is to be sent, deciding each time for the last move there is.
func (d *remote) otherwise() string {
	d.t.Helper()
	for range 20_000 {
		switch top := d.h.Stack.Top().(type) {
		case *letter.Send:
			return d.sent()
		case *letter.Arrived:
			d.step("on")
		case *letterTable:
			if moves := top.c.s.Position().Moves(nil); top.Asks() && len(moves) > 1 {
				d.use()
				if err := top.c.s.Play(moves[len(moves)-1]); err != nil {
					d.t.Fatal(err)
				}
				d.step("")
			} else {
				d.step(what(d.h.Stack.Page()))
			}
		}
	}
	d.t.Fatal("nothing comes of it")
	return ""
}

// secretOf returns the secret of a device, as it is kept.
func (d *remote) secretOf(t *testing.T) []byte {
	t.Helper()
	for _, said := range d.stored() {
		_, kept, err := readApart(said)
		if err != nil {
			t.Fatal(err)
		}
		b, err := base64.RawURLEncoding.DecodeString(kept)
		if err != nil {
			t.Fatal(err)
		}
		return b[2 : 2+apart.SecretSize]
	}
	t.Fatal("nothing is kept")
	return nil
}

// No letter, page or record shows the secret of a device; the file with everything has it,
// and with that another device goes on.
func TestSecretsOfGamesApart(t *testing.T) {
	list := begin(t, "mendax-single", 2)
	var shown strings.Builder
	for range 6 {
		for _, d := range list {
			p := d.h.Stack.Page()
			for _, it := range p.Items {
				fmt.Fprintln(&shown, p.Words(it.Text), p.Spoken(it.Label), p.Spoken(it.Value))
			}
		}
		at := list[0]
		if list[1].h.apart != nil && list[1].h.apart.game.Mine() {
			at = list[1]
		}
		said, over := at.turn(nil)
		if over {
			break
		}
		if err := list[at.h.apart.receiver()].follow(said); err != nil {
			t.Fatal(err)
		}
	}
	for i, d := range list {
		secret := string(d.secretOf(t))
		for _, e := range list {
			for _, l := range e.letters {
				if b, _ := base64.RawURLEncoding.DecodeString(l); strings.Contains(string(b), secret) || strings.Contains(l, secret) {
					t.Errorf("a letter holds the secret of device %d", i)
				}
			}
		}
		for _, as := range []string{secret, fmt.Sprintf("%x", secret), base64.RawURLEncoding.EncodeToString([]byte(secret))} {
			if strings.Contains(shown.String(), as) {
				t.Errorf("a page shows the secret of device %d", i)
			}
		}
	}
	d := list[0]
	d.use()
	name, err := files{d.h}.Save()
	if err != nil {
		t.Fatal(err)
	}
	all, err := os.ReadFile(filepath.Join(d.home, "Downloads", name))
	if err != nil {
		t.Fatal(err)
	}
	var b bundle
	if err := json.Unmarshal(all, &b); err != nil {
		t.Fatal(err)
	}
	fresh := newRemote(t)
	fresh.use()
	if err := fresh.h.takeAny(string(all)); err != nil {
		t.Fatal(err)
	}
	if len(fresh.h.letters) != 1 || string(fresh.secretOf(t)) != string(d.secretOf(t)) {
		t.Errorf("another device has %d games", len(fresh.h.letters))
	}
	if fresh.h.takeAny(string(all)); len(fresh.h.letters) != 1 {
		t.Error("it is taken in twice")
	}
}

// Where nothing can be stored a game apart can be played as long as the page is open, and
// that is said.
func TestApartWithoutStorage(t *testing.T) {
	list := begin(t, "knucklebones", 2)
	list[0].use()
	list[0].dir = filepath.Join("/dev/null", "nowhere")
	n := playApart(t, list, nil)
	if n < 2 {
		t.Errorf("there were %d letters", n)
	}
	if !list[0].h.unkept {
		t.Error("nothing is said")
	}
}

// The hall says since when a turn is waited for, and past the limit offers a computer, with
// which the game goes on.
func TestLateTurn(t *testing.T) {
	list, _ := writes(t, "knucklebones", 1)
	d := list[0]
	d.step("hall")
	d.use()
	d.h.clock = func() time.Time { return time.Now().Add(9 * 24 * time.Hour) }
	w := d.h.waiting()[0]
	if !w.Late || text.Plain(w.Since) != "for 9 days" || text.Plain(w.Actions[0].Name) != "Let a computer play" {
		t.Fatalf("in the hall waits %+v", w)
	}
	w.Actions[0].Do()
	d.step("")
	d.step("answer 1")
	d.use()
	tab, ok := d.h.Stack.Top().(*letterTable)
	if !ok || tab.Session().Seats()[1].Kind == "person" || !tab.c.game.Mine() {
		t.Fatalf("no computer plays, but %T is shown: %s", d.h.Stack.Top(), ids(d.h.Stack.Page()))
	}
	if !hand(t, d.h, 200_000, nil) {
		t.Errorf("it does not come to its end: %s", ids(d.h.Stack.Page()))
	}
}

// Games for one are played at one device only, as are those by hand where the program
// cannot connect two devices.
func TestNotApart(t *testing.T) {
	list, wires := wired(t)
	for _, blind := range []bool{false, true} {
		list[0].use()
		wires[0].blind = blind
		offersApart(t, list[0].h, blind)
	}
}

// later lets days go by on a device.
func (d *remote) later(days int) {
	d.h.clock = func() time.Time { return time.Now().Add(time.Duration(days) * 24 * time.Hour) }
}

// untilTurnOf plays by letter until the turn of a device has come, which opens the letter, and
// returns the device that has sent it.
func untilTurnOf(t *testing.T, list []*remote, device int) (from *remote) {
	t.Helper()
	at := list[0]
	for range 60 {
		said, over := at.turn(nil)
		if over {
			t.Fatal("the game is over")
		}
		next := at.h.apart.receiver()
		if err := list[next].follow(said); err != nil {
			t.Fatal(err)
		}
		if next == device && list[next].h.apart.game.Mine() {
			return at
		}
		at = list[next]
	}
	t.Fatal("its turn does not come")
	return nil
}

// One of three devices keeps the others waiting. One of these proposes to let a computer play,
// the other is asked, and may think about it; once it agrees the two go on to the end. What the
// missing device sends after that is refused.
func TestOneOfThreeGoesMissing(t *testing.T) {
	for _, id := range apartGames[:short.Times(2, len(apartGames))] {
		t.Run(id, func(t *testing.T) {
			list := begin(t, id, 3)
			d := untilTurnOf(t, list, 2)
			other := list[1-d.h.apart.game.Device()]
			late, _ := list[2].turn(nil)
			d.step("hall")
			d.use()
			d.later(9)
			w := d.h.waiting()[0]
			if !w.Late || text.Plain(w.Actions[0].Name) != "Let a computer play" {
				t.Fatalf("in the hall waits %+v", w)
			}
			w.Actions[0].Do()
			d.step("")
			d.step("answer 1")
			if p := d.h.Stack.Page(); !strings.Contains(text.Plain(p.Title), "All have to agree") || d.h.apart.game.Gone(2) {
				t.Fatalf("it shows %q", text.Plain(p.Title))
			}
			if err := other.follow(d.sent()); err != nil {
				t.Fatal(err)
			}
			asked := func() {
				t.Helper()
				if p := other.h.Stack.Page(); !strings.Contains(text.Plain(p.Dialog), "Let a computer play for") {
					t.Fatalf("nothing is asked: %q, %s", text.Plain(p.Dialog), ids(p))
				}
			}
			asked()
			other.step("close") // not now
			other.use()
			if w := other.h.waiting()[0]; !w.Mine {
				t.Errorf("in the hall waits %+v", w)
			} else {
				w.Actions[0].Do()
			}
			other.step("")
			asked()
			other.step("answer 1")
			if g := other.h.apart.game; !g.Gone(2) {
				t.Fatal("the game goes on with three")
			}
			two := []*remote{d, other}
			if other.h.apart.game.Device() == 0 {
				two = []*remote{other, d}
			}
			said, over := other.turn(nil)
			if over {
				t.Fatal("the game is over")
			}
			if err := d.follow(said); err != nil {
				t.Fatal(err)
			}
			for at := d; ; {
				said, over := at.turn(nil)
				if over {
					break
				}
				next := two[at.h.apart.receiver()]
				if err := next.follow(said); err != nil {
					t.Fatal(err)
				}
				if at.h.apart != nil && at.h.apart.over() {
					at.step("result")
				}
				at = next
			}
			for _, d := range two {
				d.use()
				if err := d.h.follow(lettered + late); err == nil {
					t.Error("a turn that came too late is taken")
				}
			}
			if err := list[2].follow(d.h.apart.game.Letter(2)); err != nil {
				t.Errorf("the missing device does not learn how it went on: %v", err)
			}
			if p := list[2].h.Stack.Page(); text.Plain(p.Dialog) != "Your turn came too late" {
				t.Errorf("the missing device is told %q", text.Plain(p.Dialog))
			}
			list[2].step("answer 1")
			if g := list[2].h.apart.game; g.Entries() != d.h.apart.game.Entries() || !list[2].h.apart.over() {
				t.Error("the missing device does not see the end")
			}
		})
	}
}

// offersApart checks which games an app offers to play with other devices.
func offersApart(t *testing.T, h *App, blind bool) {
	t.Helper()
	may := 0
	for _, g := range games.Games() {
		set := h.Setup(g).(*setup.Setup)
		h.Stack.Push(set)
		h.Stack.Step()
		h.Stack.Use("seat 2 kind")
		h.Stack.Step()
		var offer string
		for _, it := range h.Stack.Page().Items {
			if text.Plain(it.Text) == "Somewhere else" {
				offer = text.Plain(it.Small)
				if !it.Disabled {
					may++
				}
				if it.Disabled == (h.notApart(g) == "") {
					t.Errorf("%s offers %v", g.ID, !it.Disabled)
				}
			}
		}
		says := "a person with their own device, at the same time"
		if blind {
			says = "Only at one device, or on the web page."
		}
		if g.Skilled() && g.Seats[1] > 1 && offer != says {
			t.Errorf("%s says %q", g.ID, offer)
		}
		h.Stack.Home()
	}
	if may < 8 {
		t.Errorf("only %d games can be played apart", may)
	}
}

// A link that was pasted is opened, whatever stands around it.
func TestPaste(t *testing.T) {
	for said, want := range map[string]string{
		"https://knucklebones.example/?x=1#l=abc": "abc", "  https://k.example/#l=a-b_c \n": "a-b_c", "abc": "abc", letterFile + "abc\n": "abc",
	} {
		if got := letterIn(said); got != want {
			t.Errorf("%q holds %q", said, got)
		}
	}
}
