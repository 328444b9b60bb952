package faces_test

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// thrown are the games of the hand.
var thrown = []string{"catapulta", "tropa", "pentelitha"}

// seat opens a table of a game of the hand, with a person and a computer.
func seat(t *testing.T, show app.Show) (*app.App, *table.Table) {
	t.Helper()
	show.Scene, show.Prefs = "table", "none"
	hs, err := app.Quiet(show)
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(1280, 800, 1)
	hs.Stack.Step()
	tb, _ := hs.Stack.Top().(*table.Table)
	return hs, tb
}

// A watcher is a table that tells how what was thrown there has flown.
type watcher interface {
	Session() *session.Session
	Flown(step int) (ends []bone.Pose, known bool)
}

// watched opens a record to be looked at.
func watched(t *testing.T, file string) watcher {
	t.Helper()
	hs, _ := seat(t, app.Show{Play: file})
	return hs.Stack.Top().(watcher)
}

// throwOut throws by what keys and screen readers use until the game is over, at
// random or, without that, always a little harder.
func throwOut(t *testing.T, hs *app.App, tb *table.Table, r *rand.Rand) {
	t.Helper()
	words := []string{"left", "right", "harder", "harder", "harder", "softer", "way"}
	for range 60 * 60 * 20 {
		hs.Stack.Step()
		if tb.Session().Over() && tb.Shown() {
			return
		}
		if !tb.Asks() || hs.Stack.Page().Find("harder") == nil {
			continue
		}
		for range intN(r, 5) {
			hs.Stack.Use(words[r.IntN(len(words))])
			hs.Stack.Step()
		}
		if r != nil && r.IntN(4) == 0 {
			hs.Stack.Use("put down")
			hs.Stack.Use("primary")
			continue
		}
		hs.Stack.Use("harder")
		hs.Stack.Step()
		hs.Stack.Use("bones")
	}
	t.Fatal("it does not come to its end")
}

func intN(r *rand.Rand, n int) int {
	if r == nil {
		return 0
	}
	return r.IntN(n)
}

// TestThrowsAreKept: games of the hand are played to their end without a clock
// and without a pointer. What falls is told by where the bones land, the record
// has how each was thrown, and from it they fly and lie the same again.
func TestThrowsAreKept(t *testing.T) {
	for _, game := range thrown {
		t.Run(game, func(t *testing.T) {
			hs, tb := seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}[:min(2, games.Find(game).Seats[1])]})
			throwOut(t, hs, tb, rand.New(rand.NewPCG(1, 2)))
			s := tb.Session()
			file := filepath.Join(t.TempDir(), "record")
			wording, err := s.Export()
			if err == nil {
				err = os.WriteFile(file, []byte(wording), 0o600)
			}
			if err != nil {
				t.Fatal(err)
			}
			again := watched(t, file)
			throws := 0
			for i := range s.Len() {
				step := s.Step(i)
				switch {
				case s.At(i).Turn() == rules.Chance && !step.Hand:
					t.Fatalf("step %d, %q, was not told by a hand", i, game)
				case step.Move.Verb != rules.Throw:
					continue
				}
				throws++
				ends, known := tb.Flown(i)
				if same, found := again.Flown(i); !known || !found || !reflect.DeepEqual(ends, same) {
					t.Errorf("throw %d, %q: the bones fly otherwise when the record is shown", throws, step.Thrown)
				}
			}
			if throws < 8 && game != "pentelitha" || throws == 0 {
				t.Errorf("%d throws", throws)
			}
			if link, err := s.Link(); err != nil || link == "" {
				t.Errorf("the game has no link: %v", err)
			}
		})
	}
}

// TestForgedThrowsAreCut: where a record says of a throw that it came to what it
// cannot, the bones lie where the record has them.
func TestForgedThrowsAreCut(t *testing.T) {
	for _, game := range thrown {
		hs, tb := seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}[:min(2, games.Find(game).Seats[1])]})
		throwOut(t, hs, tb, rand.New(rand.NewPCG(1, 2)))
		wording, err := tb.Session().Export()
		if err != nil {
			t.Fatal(err)
		}
		before, after, ok := strings.Cut(wording, " by hand ")
		if !ok {
			t.Fatal("no throw is written")
		}
		file := filepath.Join(t.TempDir(), "record")
		_, after, _ = strings.Cut(after, "\n")
		if err := os.WriteFile(file, []byte(before+" by hand 7 0.5 1\n"+after), 0o600); err != nil {
			t.Fatal(err)
		}
		again := watched(t, file)
		first := 0
		for again.Session().Step(first).Thrown == "" {
			first++
		}
		v := again.Session().At(first + 2).View(rules.Nobody)
		if ends, known := again.Flown(first); known || len(ends) != len(v.Bones) {
			t.Errorf("%s: a throw too weak to land there flies there: %v", game, ends)
		}
	}
}

// TestAHandFollowsAFinger: bones that a finger has tossed wait for no one. Where
// it leads the hand meanwhile is kept, whether it stays down or is lost; nothing
// is played before they rest.
func TestAHandFollowsAFinger(t *testing.T) {
	hs, err := app.Quiet(app.Show{Scene: "table", Game: "pentelitha", Seed: "5"})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(390, 844, 1)
	hs.Stack.Step()
	tb := hs.Stack.Top().(*table.Table)
	grip := func(x, y float64, ph ui.Phase) {
		hs.Stack.Page().Find("bones").Drag(ui.Drag{X: x, Y: y, Phase: ph})
		hs.Stack.Invalidate()
		hs.Stack.Step()
	}
	grip(200, 400, ui.Take)
	grip(200, 440, ui.Move)
	grip(200, 440, ui.Release)
	grip(300, 400, ui.Take)
	grip(0, 0, ui.Cancel)
	if tb.Session().Len() != 0 {
		t.Fatal("it is played before the bones rest")
	}
	hs.Stack.Resize(844, 390, 1)
	ticks := 0
	for ; tb.Session().Len() == 0 && ticks < 600; ticks++ {
		hs.Stack.Step()
	}
	th, err := flight.Parse(tb.Session().Step(0).Thrown, false)
	if err != nil || th.Right < flight.Fine || ticks < 30 {
		t.Errorf("after %d ticks the hand is at %+v: %v", ticks, th.HandPath, err)
	}
	for range 600 {
		hs.Stack.Step()
	}
	if !tb.Asks() && !tb.Session().Over() {
		t.Error("it does not go on")
	}
}

// TestFirstThrowsHit: of those who throw for the first time at least two in three
// hit something in their first turn, whichever way they throw.
func TestFirstThrowsHit(t *testing.T) {
	const n = 500
	for _, game := range []string{"catapulta", "tropa"} {
		for way := range aim.Ways {
			r := rand.New(rand.NewPCG(6, 7))
			scored := 0.0
			for range n {
				w := throwing(t, game, rules.Middling)
				hit := false
				for range 4 {
					f := w.throw(w.strays(way, flight.FirstTime, r))
					hit = hit || f.moves[len(f.moves)-1].To > 0
				}
				if hit {
					scored++
				}
			}
			part := scored / n
			t.Logf("%s, way %d: %.1f %%", game, way, 100*part)
			if bar := 2 * math.Sqrt(part*(1-part)/n); part-bar < 2.0/3 {
				t.Errorf("%s, way %d: %.3f ± %.3f of first turns hit", game, way, part, bar)
			}
		}
	}
}

// hits is what part of so many throws of a hand hits, or of bones thrown up is caught,
// at the beginning of games.
func hits(t *testing.T, game string, way int, s flight.Inaccuracy, n int) float64 {
	t.Helper()
	r, hit, bones := rand.New(rand.NewPCG(8, 9)), 0, 0
	for range n {
		w := throwing(t, game, rules.Middling)
		f := w.throw(w.strays(way, s, r))
		switch last := f.moves[len(f.moves)-1]; {
		case w.yard().Catch != nil:
			hit, bones = hit+int(last.From), bones+f.bones
		case last.To > 0:
			hit++
			fallthrough
		default:
			bones++
		}
	}
	return float64(hit) / float64(bones)
}

// TestSkillRisesSmoothly: a surer hand hits more than the next, of five, and not by
// a leap.
func TestSkillRisesSmoothly(t *testing.T) {
	short.Skip(t, "TestChancesFitTheFlights, TestAPerfectAimIsNotCertain, TestFirstThrowsHit")
	const least, leap = 0.01, 0.3
	for _, game := range thrown {
		was := 1.0
		for i, h := range flight.Skills {
			now := hits(t, game, aim.Careful, h.Spread, 200)
			t.Logf("%s, %s: %.1f %%", game, h.Word, 100*now)
			if i > 0 && (now > was-least || now < was-leap) {
				t.Errorf("%s: a %s hand hits %.3f of the time, and the next surer one %.3f", game, h.Word, now, was)
			}
			was = now
		}
	}
}

// TestAPerfectAimIsNotCertain: who does not stray at all misses now and then, but hits
// more often than not.
func TestAPerfectAimIsNotCertain(t *testing.T) {
	for _, game := range thrown {
		for way := range aim.Ways {
			part := hits(t, game, way, flight.Inaccuracy{}, 200)
			t.Logf("%s, way %d: %.1f %%", game, way, 100*part)
			if part > 0.97 || part < 0.5 {
				t.Errorf("%s, way %d: a perfect aim hits %.3f of the time", game, way, part)
			}
		}
	}
}

// scatter is how far bones that a perfect aim throws come down, as one, to the side and
// ahead of where they mostly do, in units.
func scatter(t *testing.T, game string, way int) (aside, ahead float64) {
	t.Helper()
	const n = 2000
	w := throwing(t, game, rules.Middling)
	v := w.start.View(rules.Nobody)
	y, a := w.hand.Yard(&v), w.hand.Mark(&v, nil, way == aim.Bold)
	var x [2][n]float64
	for i := range n {
		for k := range v.Cup {
			l := y.Launch(flight.Throw{Aim: a, Scatter: uint32(i)}, k)
			falls := 2 * l.VZ / y.Scene.Gravity
			x[0][i] += (l.X + l.VX*falls) / float64(v.Cup)
			x[1][i] += (l.Y + l.VY*falls) / float64(v.Cup)
		}
	}
	return spreadOf(x[0][:]), spreadOf(x[1][:])
}

// spreadOf is the standard deviation of some numbers.
func spreadOf(list []float64) float64 {
	sum, squares, n := 0.0, 0.0, float64(len(list))
	for _, x := range list {
		sum, squares = sum+x, squares+x*x
	}
	return math.Sqrt(squares/n - sum*sum/n/n)
}

// TestBoldScattersMore: what chance adds is larger for bold throws than for careful
// ones, in every game of the hand; to the side it is smaller where the book says so.
func TestBoldScattersMore(t *testing.T) {
	for _, game := range thrown {
		cx, cy := scatter(t, game, aim.Careful)
		bx, by := scatter(t, game, aim.Bold)
		t.Logf("%s: careful %.2f aside, %.2f ahead; bold %.2f, %.2f", game, cx, cy, bx, by)
		straight := slices.ContainsFunc(games.Find(game).Book.Rules, func(r rules.Rule) bool {
			return strings.Contains(text.Plain(r.Text), "only in length, not to the side")
		})
		if math.Hypot(bx, by) <= math.Hypot(cx, cy) || by <= cy || (bx < cx) != straight {
			t.Errorf("%s: bold throws scatter by %.2f aside and %.2f ahead, careful ones by %.2f and %.2f; the book says straight: %v", game, bx, by, cx, cy, straight)
		}
	}
}

// TestBestPlaysAlong: where it is wanted every toss of a person's best game is seen
// beside that of the game that is on, as it flew then.
func TestBestPlaysAlong(t *testing.T) {
	hs, tb := seat(t, app.Show{Game: "pentelitha", Seed: "5"})
	throwOut(t, hs, tb, rand.New(rand.NewPCG(1, 2)))
	best := tb.Session()
	var tosses []string
	for i := range best.Len() {
		if s := best.Step(i); s.Move.Verb == rules.Throw {
			tosses = append(tosses, s.Thrown)
		}
	}
	hs, other := seat(t, app.Show{Game: "pentelitha", Seed: "6"})
	hs.Stack.Prefs.Beside = true
	board := faces.For(best.Game()).Board()
	var seen []string
	board.Bones.Lay = func(in *table.Instant, lying []table.Laid) []table.Laid {
		if th := in.Ghost.Air.Throw.Text(); in.Ghost.Flies && (seen == nil || seen[len(seen)-1] != th) {
			seen = append(seen, th)
		}
		if in.Ghost.Throws != len(tosses) {
			t.Fatalf("the best game took %d tosses, not %d", len(tosses), in.Ghost.Throws)
		}
		return lying
	}
	s := other.Session()
	tb = table.New(hs.Stack, s, board, s.Len(), table.Deps{Best: func(*session.Session) *session.Session { return best }})
	hs.Stack.Replace(tb)
	throwOut(t, hs, tb, rand.New(rand.NewPCG(5, 6)))
	if len(seen) == 0 || len(seen) > len(tosses) || !slices.Equal(seen, tosses[:len(seen)]) {
		t.Errorf("%q are seen of %q", seen, tosses)
	}
}

// TestFeats: a person's best turn is told with the help that it had; one in which
// somebody else has thrown for him is not told, nor are those of computers.
func TestFeats(t *testing.T) {
	for _, game := range thrown {
		hs, tb := seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}[:min(2, games.Find(game).Seats[1])]})
		throwOut(t, hs, tb, nil)
		hand := faces.For(tb.Session().Game()).Board().Bones.Hand
		feats := hand.Feats(tb.Session())
		if len(feats) != 1 || feats[0].Seat != 0 || feats[0].Count < 1 || feats[0].By != flight.ByEar {
			t.Errorf("%s, thrown by the page's own controls: %+v", game, feats)
		}
		hs, tb = seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}[:min(2, games.Find(game).Seats[1])]})
		for range 60 * 60 * 20 {
			if hs.Stack.Step(); tb.Session().Over() {
				break
			}
			if tb.Asks() {
				hs.Stack.Use("primary")
			}
		}
		if feats := hand.Feats(tb.Session()); !tb.Session().Over() || len(feats) > 0 {
			t.Errorf("%s, thrown by somebody else: %+v", game, feats)
		}
	}
}

// TestBreathIsHeld: bones that come to the mouth of the jar or to the stake are shown
// slower there, and their flights so much longer.
func TestBreathIsHeld(t *testing.T) {
	for _, game := range []string{"tropa", "catapulta"} {
		hs, other := seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}})
		s, held, flown := other.Session(), 0, 0
		board := faces.For(s.Game()).Board()
		own := board.Times
		board.Times = func(in *table.Instant) table.Times {
			times := own(in)
			if p, tape := times.Flies, in.Air.Tape; tape != nil {
				flown++
				if plain := tape.Length() * 1000 / p.Faster; p.To > p.From && p.Lasts(tape.Length()) > plain {
					held++
				}
			}
			return times
		}
		tb := table.New(hs.Stack, s, board, s.Len(), table.Deps{})
		hs.Stack.Prefs.Motion = prefs.Full
		hs.Stack.Replace(tb)
		throwOut(t, hs, tb, nil)
		if held == 0 {
			t.Errorf("%s: in %d of %d flights the breath is held", game, held, flown)
		}
	}
}
