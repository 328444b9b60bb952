package faces_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/games/biga"
	"knucklebones/rules/games/century"
	"knucklebones/rules/games/circus"
	"knucklebones/rules/games/gladiators"
	"knucklebones/rules/games/knucklebones"
	"knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/games/pentelitha"
	"knucklebones/rules/games/sparing"
	"knucklebones/rules/games/tropa"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/lesson"
	"knucklebones/scenes/table"
)

// taught are the ids of the games with a lesson.
func taught() (ids []string) {
	for _, f := range faces.Faces() {
		if f.Lesson != nil {
			ids = append(ids, f.Game.ID)
		}
	}
	return ids
}

// lessonOf is the lesson of the game of that id.
func lessonOf(id string) *lesson.Lesson { return faces.For(games.Find(id)).Lesson }

var sizes = [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}, {390, 664}, {768, 1024}, {1024, 768}, {3840, 2160}}

// open opens a lesson on a page of that size.
func open(t *testing.T, game, prefs string, w, h float64) *app.App {
	t.Helper()
	hs, err := app.Quiet(app.Show{Scene: "lesson", Game: game, Prefs: prefs})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(w, h, 1)
	hs.Stack.Step()
	return hs
}

// said is the line that the coach says on a page, or nil.
func said(l *lesson.Lesson, p *ui.Page) *lesson.Line {
	it := p.Find("coach")
	if it == nil {
		return nil
	}
	for _, lines := range [][]lesson.Line{l.Lines, lesson.Spare} {
		for i := range lines {
			if lines[i].Text() == it.Label {
				return &lines[i]
			}
		}
	}
	return nil
}

// usable are the items of the page that the light is for.
func usable(p *ui.Page, light string) (list []*ui.Item) {
	for i := range p.Items {
		it := &p.Items[i]
		match := it.ID == light || strings.HasSuffix(light, " ") && strings.HasPrefix(it.ID, light)
		if match && !it.Disabled && it.Do != nil {
			list = append(list, it)
		}
	}
	return list
}

// live reports whether the page waits for the learner.
func live(p *ui.Page) bool {
	it := p.Find("primary")
	return it == nil || it.Style == ui.PrimaryStyle
}

// told is what a learner uses who does what the line says: the best of what is
// lit, if the lens tells; then what confirms it.
func told(line *lesson.Line, p *ui.Page) string {
	if line.Wait && text.Plain(p.Find("primary").Text) == "Go on" {
		return "primary"
	}
	id := ""
	for _, light := range line.Lights() {
		for _, it := range usable(p, light) {
			if it.ID == "primary" || it.Best || id == "" {
				id = it.ID
			}
		}
	}
	return id
}

// played reports whether the lesson has led to the game itself.
func played(hs *app.App) bool {
	tb, ok := hs.Stack.Top().(*table.Table)
	return ok && !tb.Taught()
}

// A course is how a lesson went.
type course struct {
	acts, ticks int
	said        map[text.Text]bool
	ended       bool
}

// follow plays a lesson to its end as the coach says, a second for each act.
func follow(t *testing.T, hs *app.App, game string, each func(line *lesson.Line)) course {
	l := lessonOf(game)
	c := course{said: map[text.Text]bool{}}
	still := 0
	for c.ticks = 0; c.ticks < 60*90; c.ticks++ {
		hs.Stack.Step()
		p := hs.Stack.Page()
		if played(hs) {
			c.ended = true
			return c
		}
		if p.Find("picture 1") != nil { // the odds lie over the table
			hs.Stack.Use("close")
			continue
		}
		line := said(l, p)
		if line == nil {
			t.Fatalf("%s: the coach says nothing", game)
		}
		c.said[line.Say] = true
		if still++; !live(p) {
			still = 0
		}
		if still < 60 {
			continue
		}
		if each != nil {
			each(line)
		}
		id := told(line, p)
		if id == "" {
			t.Errorf("%s: %q tells to do what cannot be done", game, line.Say)
			return c
		}
		still = 0
		hs.Stack.Use(id)
		c.acts++
	}
	return c
}

// A lesson followed says each of its lines, and is over within a minute.
func TestLessonsSayAllTheyHaveToSay(t *testing.T) {
	for _, game := range taught() {
		c := follow(t, open(t, game, "", 1280, 800), game, nil)
		if !c.ended {
			t.Errorf("%s: the lesson does not come to its end", game)
		}
		for _, line := range lessonOf(game).Lines {
			if c.said[line.Say] == line.Astray {
				t.Errorf("%s: %q: said %v, astray %v", game, line.Say, c.said[line.Say], line.Astray)
			}
		}
		t.Logf("%s: %d acts, %d s", game, c.acts, c.ticks/60)
		if c.acts > 24 || c.ticks > 60*60 {
			t.Errorf("%s takes %d acts and %d s", game, c.acts, c.ticks/60)
		}
	}
}

// What Tropa's lesson says of the first throw is what came of it.
func TestTropaSaysWhatFell(t *testing.T) {
	face := faces.For(games.Find("tropa"))
	own := face.Lesson
	defer func() { face.Lesson = own }()
	for seed := range uint64(6) {
		other := *own
		other.Seed = seed
		face.Lesson = &other
		hs := open(t, "tropa", "none", 1280, 800)
		tb := hs.Stack.Top().(*table.Table)
		c := follow(t, hs, "tropa", nil)
		in := tb.Session().At(2).View(0).Board.(tropa.Board).Lies[0].Zone == tropa.Inside
		for said := range c.said {
			if strings.HasPrefix(text.Plain(said), "It is in.") && !in || strings.HasPrefix(text.Plain(said), "It fell beside.") && in || strings.Contains(text.Plain(said), "short") {
				t.Errorf("seed %d: in %v: %q", seed, in, said)
			}
		}
	}
}

// At every shape, with letters of every size, the coach's slip lies on nothing
// that is to be seen or used, and what it lights is there. With -short each lesson is
// seen at each shape in one way.
func TestLessonsFitTheirShapes(t *testing.T) {
	for n, game := range taught() {
		for i, size := range sizes {
			for j, prefs := range []string{"none", "none,text=3", "calm,text=1", "none,left,lens"} {
				if testing.Short() && j != (n+i)%4 {
					continue
				}
				t.Run(fmt.Sprint(game, size, prefs), func(t *testing.T) {
					hs := open(t, game, prefs, size[0], size[1])
					c := follow(t, hs, game, func(*lesson.Line) { apart(t, hs.Stack.Page()) })
					if !c.ended {
						t.Error("the lesson does not come to its end")
					}
				})
			}
		}
	}
}

// apart tells of what the coach's slip lies on.
func apart(t *testing.T, p *ui.Page) {
	t.Helper()
	for _, fault := range p.Faults() {
		t.Error(fault)
	}
	slip := p.Find("coach").Rect
	if m := slip.Meet(ui.Rect{W: p.W, H: p.H}); m.W < slip.W-1 || m.H < slip.H-1 {
		t.Errorf("the slip %.0f lies outside", slip)
	}
	for i := range p.Items {
		it := &p.Items[i]
		seen := it.Usable() || it.ID == "prompt" || it.ID == "cast" || strings.HasPrefix(it.ID, "seat ") || strings.HasPrefix(it.ID, "pile ")
		if m := slip.Meet(it.Rect); seen && m.W > 1 && m.H > 1 {
			t.Errorf("the slip %.0f lies on %s %.0f", slip, it.ID, it.Rect)
		}
	}
}

// What is said is short, and speaks of what is lit.
func TestLinesAreShort(t *testing.T) {
	for _, game := range taught() {
		for _, line := range lessonOf(game).Lines {
			say := learner.Format(line.Text())
			if n := utf8.RuneCountInString(say); n > 80 {
				t.Errorf("%s: %q has %d letters, and may have 80", game, say, n)
			}
			if strings.ContainsAny(say, "!-{") || !strings.HasSuffix(say, ".") {
				t.Errorf("%s: %q is no plain sentence", game, say)
			}
			if line.Wait && line.Light != "" {
				t.Errorf("%s: %q waits for two things", game, say)
			}
		}
	}
}

// TestLessonsBearWithAnything checks that a learner who makes random choices still gets to
// the end of every lesson.
func TestLessonsBearWithAnything(t *testing.T) {
	for _, game := range taught() {
		for seed := range uint64(short.Times(3, 25)) {
			hs := open(t, game, "none", 1280, 800)
			r := rand.New(rand.NewPCG(seed, 7))
			if !wander(t, hs, game, r, func(*lesson.Line) {}) {
				t.Errorf("lesson of %s: a learner who makes random choices (seed %d) cannot go on; the coach says %q", game, seed, text.Plain(hs.Stack.Page().Find("coach").Label))
			}
		}
	}
}

// A claim is what some words of a lesson say about the position, found out by other means
// than the lesson's own.
type claim struct {
	game, words string
	so          func(v *rules.View) bool
}

var claims = []claim{
	{"knucklebones", "makes no open number", func(v *rules.View) bool {
		b := v.Board.(knucklebones.Board)
		return slices.Contains(b.Covered[1:], false)
	}},
	{"knucklebones", "All nine", func(v *rules.View) bool {
		b := v.Board.(knucklebones.Board)
		return !slices.Contains(b.Covered[1:], false)
	}},
	{"sparing", "A ring marks", func(v *rules.View) bool {
		b := v.Board.(sparing.Board)
		return len(b.Past) > 0 && b.Past[len(b.Past)-1].Won >= 0
	}},
	{"sparing", "No name: only its total", func(v *rules.View) bool { return sides(v, 6) == 0 && !alike(v) }},
	{"oddsout", "One stone has no partner", func(v *rules.View) bool { return (sides(v, 1)+sides(v, 3))%2 == 1 }},
	{"augustus", "A six costs", func(v *rules.View) bool { return sides(v, 6) > 0 && !alike(v) }},
	{"augustus", "Venus wins", func(v *rules.View) bool { return sides(v, 6) == 1 && sides(v, 1) == 1 && sides(v, 3) == 1 }},
	{"hounds", "Ones match", func(v *rules.View) bool { return sides(v, 1) > 0 }},
	{"hounds", "No ones: turn", func(v *rules.View) bool { return sides(v, 1) == 0 && v.Board.(climb.Board).Missed }},
	{"hounds", "No match: throw once more", func(v *rules.View) bool { return v.Board.(climb.Board).Missed }},
	{"hounds", "you hold your ones", func(v *rules.View) bool { return v.Board.(climb.Board).Held[0].Count(1) > 1 }},
	{"gladiators", "You are ahead", func(v *rules.View) bool {
		b := v.Board.(gladiators.Board)
		return b.Stones[0] > b.Stones[1] && v.Piles[0].Coins > 0
	}},
	{"century", "turns a bone into a six", func(v *rules.View) bool { return v.Board.(century.Board).Scouted && sides(v, 6) == 0 }},
	{"century", "Venus would take", func(v *rules.View) bool {
		return v.Board.(century.Board).Men > 0 && sides(v, 6) == 1 && sides(v, 1) == 1 && sides(v, 3) == 1
	}},
	{"simple", "A six is a good start", func(v *rules.View) bool { return sides(v, 6) > 0 && len(v.Bones) == 2 }},
	{"mendax-single", "You have one four", func(v *rules.View) bool {
		return v.Board.(mendaxsingle.Board).Seats[0].Hand.Count(4) == 1
	}},
	{"pentelitha", "Caught bones", func(v *rules.View) bool { return v.Board.(pentelitha.Board).Held > 0 }},
	{"biga", "Exactly 100", func(v *rules.View) bool { return v.Board.(biga.Board).At == 100 }},
	{"circus", "last throw of this lap", func(v *rules.View) bool { b := v.Board.(circus.Board); return b.Cast+1 == b.Casts }},
	{"circus", "An egg is gone", func(v *rules.View) bool { return v.Board.(circus.Board).Lap > 0 }},
}

// sides returns how many of the bones in sight show a side.
func sides(v *rules.View, side int) (n int) {
	for _, b := range v.Bones {
		if int(b.Side) == side {
			n++
		}
	}
	return n
}

// alike reports whether four bones in sight show the same side.
func alike(v *rules.View) bool { return len(v.Bones) == 4 && sides(v, int(v.Bones[0].Side)) == 4 }

// so tells of words of the coach that do not hold where they are said.
func so(t *testing.T, tb *table.Table, game string, line *lesson.Line) {
	t.Helper()
	v := tb.Session().View(lesson.Learner)
	if !tb.Shown() || v.Turn == rules.Chance {
		return
	}
	if !line.Holds(&v) {
		t.Errorf("%s, step %d: %q is said where it does not hold", game, tb.Seen(), line.Say)
	}
	for _, c := range claims {
		if c.game == game && strings.Contains(string(line.Say), c.words) && !c.so(&v) {
			t.Errorf("%s, step %d: %q is not so", game, tb.Seen(), line.Say)
		}
	}
}

// Whatever a learner does, what the coach says is so: for those who do as they are told
// and as the lens says, for those who skip whatever can be, and for those who do anything.
func TestLessonsSayWhatIsSo(t *testing.T) {
	met := map[claimed]bool{}
	for _, game := range taught() {
		for seed := range uint64(12) {
			hs := open(t, game, "none", 1280, 800)
			tb := hs.Stack.Top().(*table.Table)
			note := func(line *lesson.Line) {
				met[claimed{game, line.Say}] = true
				so(t, tb, game, line)
			}
			switch seed {
			case 0:
				follow(t, hs, game, note)
			case 1:
				skips(t, hs, game, note)
			default:
				wander(t, hs, game, rand.New(rand.NewPCG(seed, 8)), note)
			}
		}
	}
	for _, c := range claims {
		if !slices.ContainsFunc(slices.Collect(maps.Keys(met)), func(m claimed) bool {
			return m.game == c.game && strings.Contains(string(m.say), c.words)
		}) {
			t.Errorf("%s: %q is never said", c.game, c.words)
		}
	}
}

// A claimed is a line that was said in a game's lesson.
type claimed struct {
	game string
	say  text.Text
}

// skips plays a lesson and skips whatever can be skipped; it stops where the coach has
// something to say, and the end is there to be read.
func skips(t *testing.T, hs *app.App, game string, each func(line *lesson.Line)) {
	t.Helper()
	l := lessonOf(game)
	for range 60 * 600 {
		hs.Stack.Step()
		p := hs.Stack.Page()
		if played(hs) {
			return
		}
		if p.Find("picture 1") != nil {
			hs.Stack.Use("close")
			continue
		}
		line := said(l, p)
		if line == nil {
			t.Fatalf("%s: the coach says nothing", game)
		}
		each(line)
		primary := p.Find("primary")
		if primary != nil && strings.HasPrefix(text.Plain(primary.Text), "Skip") {
			before := hs.Stack.Top()
			for range 2 { // a finger that is late presses once more
				if it := hs.Stack.Page().Find("primary"); it != nil && !it.Late {
					hs.Stack.Use("primary")
				}
				hs.Stack.Step()
			}
			if hs.Stack.Top() != before {
				t.Errorf("%s: a skip leads out of the lesson, unread", game)
			}
			continue
		}
		if id := told(line, p); live(p) && id != "" {
			hs.Stack.Use(id)
		} else if primary != nil && !primary.Disabled && live(p) {
			hs.Stack.Use("primary")
		}
	}
	t.Errorf("%s: with skips the lesson does not come to its end; the coach says %q, the button %q", game, hs.Stack.Page().Find("coach").Label, hs.Stack.Page().Find("primary").Text)
}

// wander does anything that can be done at a table until the lesson is over,
// and reports whether it came to that.
func wander(t *testing.T, hs *app.App, game string, r *rand.Rand, each func(line *lesson.Line)) bool {
	l := lessonOf(game)
	for range 60 * 600 {
		hs.Stack.Step()
		p := hs.Stack.Page()
		if played(hs) {
			return true
		}
		if p.Find("close") != nil { // the odds, or a warning
			hs.Stack.Use("close")
			continue
		}
		line := said(l, p)
		if line == nil {
			t.Fatalf("%s: the coach says nothing", game)
		}
		each(line)
		var list []*ui.Item
		for _, light := range []string{"primary", "bones", "undo", "lens", "key ", "act ", "box ", "skiff ", "to "} {
			list = append(list, usable(p, light)...)
		}
		if live(p) && len(list) > 0 {
			hs.Stack.Use(list[r.IntN(len(list))].ID)
		}
	}
	return false
}

// What a lesson's page teaches is played in it, on the table: of each view of the
// learner's some are met.
func TestLessonsPlayWhatTheyTeach(t *testing.T) {
	for game, teaches := range map[string]map[string]func(v *rules.View) bool{
		"biga": {
			"a losing throw":           func(v *rules.View) bool { b := v.Board.(biga.Board); return b.Throw == 7 && b.At < b.Was },
			"one bone that turns back": func(v *rules.View) bool { return v.Board.(biga.Board).Back },
			"a throw too far":          func(v *rules.View) bool { return v.Board.(biga.Board).At > 100 },
			"the way home":             lesson.Over,
		},
		"circus": {
			"a cast to spur": func(v *rules.View) bool { return v.Board.(circus.Board).Spurring && v.Bones[0].Side == 1 },
			"the inner lane": func(v *rules.View) bool {
				b := v.Board.(circus.Board)
				return b.Lap > 0 && b.Order[0] == lesson.Learner
			},
			"a cast that stays": func(v *rules.View) bool { b := v.Board.(circus.Board); return b.Spurring && b.Cast == b.Casts-2 },
		},
		"senate": {
			"three bones that stay": func(v *rules.View) bool { return lesson.Can(v, climb.Keep) && v.Board.(climb.Board).Match.Len() == 3 },
			"a step too early": func(v *rules.View) bool {
				b := v.Board.(climb.Board)
				return b.Early >= 0 && b.Caster == lesson.Learner
			},
			"the way to Venus": func(v *rules.View) bool { return v.Board.(climb.Board).Winner == lesson.Learner },
		},
	} {
		hs := open(t, game, "none", 1280, 800)
		follow(t, hs, game, func(*lesson.Line) {
			v := hs.Stack.Top().(*table.Table).Session().View(lesson.Learner)
			for what, meets := range teaches {
				if meets(&v) {
					delete(teaches, what)
				}
			}
		})
		for what := range teaches {
			t.Errorf("%s: %s is not played", game, what)
		}
	}
}

// learner reads the lessons.
var learner = text.NewReader(text.English, []string{"", "Livia"}, func(seat int) bool { return seat == 0 })
