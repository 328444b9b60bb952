//go:build !js

// Bench measures what the site costs a person's machine, beside an empty
// window of the same engine built and run at the same time:
//
//	go run ./web/bench [-runs 5] [-phone] [-loads] [-query game=…] [-press id,id,…]
//	go run ./web/bench -letgo 10 -in id,id,… [-film folder]
//	go run ./web/bench -tables -in id,id,… [-window 20s] [-weak]
//	go run ./web/bench -memory [-in id,id,…] [-shape desktop] [-site web/dist]
//
// After the first frame the drawing process gets a lower priority than the page,
// since a graphics card would do its work. Processor times of a machine without
// a graphics card say little about one with it, so read the ratios, not the
// figures. Figures that the game reports are wall-clock times, which include
// other programs; those from the trace are not.
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"knucklebones/web/e2e"
	"knucklebones/web/site"
)

// An options holds the options of the command line.
type options struct {
	pkg    string
	runs   int
	phone  bool
	loads  bool
	query  string
	press  string
	window time.Duration
	letgo  int
	tables bool
	weak   bool
	memory bool
	shape  string
	site   string
	in     string
	film   string
}

// view returns the screen to measure with.
func (o options) view() e2e.View {
	if o.phone {
		return e2e.Phone
	}
	return e2e.Small
}

func main() {
	log.SetFlags(0)
	var o options
	flag.StringVar(&o.pkg, "pkg", ".", "the program to measure")
	flag.IntVar(&o.runs, "runs", 5, "how many cold starts of each")
	flag.BoolVar(&o.phone, "phone", false, "a phone's screen, processor (a quarter) and network (9 Mbit/s)")
	flag.BoolVar(&o.loads, "loads", false, "measure loading and nothing else, the second and the third visit too")
	flag.StringVar(&o.query, "query", "game=oneandtwenty&seed=7&scene=table&players=person,person", "what to open, once the first page has been timed")
	flag.StringVar(&o.press, "press", strings.Repeat("primary,", 7)+"primary", "controls to press there, each when the page has come to rest, with sound on, before rest is measured")
	flag.DurationVar(&o.window, "window", 5*time.Second, "how long rest is measured, or a table played")
	flag.IntVar(&o.letgo, "letgo", 0, "so many throws of each kind from letting go until bones leave the cup, and nothing else")
	flag.BoolVar(&o.tables, "tables", false, "measure sitting down at each table and its frames, and nothing else")
	flag.BoolVar(&o.weak, "weak", false, "the frames of tables as on a weak device: a sixth of the processor, two million pixels, and a graphics card")
	flag.BoolVar(&o.memory, "memory", false, "measure what the drawing process holds at each table, and nothing else")
	flag.StringVar(&o.shape, "shape", "", "of the screens for -memory only those whose name contains this, as phone or @3")
	flag.StringVar(&o.site, "site", "", "the folder of the built site; without it the site is built")
	flag.StringVar(&o.in, "in", "", "the games of these throws and tables, by id")
	flag.StringVar(&o.film, "film", "", "the folder for a picture of every frame of the first throw of each kind, named by milliseconds since it, if any")
	flag.Parse()
	if err := run(o); err != nil {
		log.Fatal(err)
	}
}

// run makes the measurements that the options ask for and prints them.
func run(o options) error {
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if o.letgo > 0 {
		return letgo(o, dir)
	}
	if o.tables {
		return tables(o, dir)
	}
	if o.memory {
		return memory(o, dir)
	}
	sides, err := build(o, dir)
	if err != nil {
		return err
	}
	game, blank := sides[0], sides[1]
	for _, s := range sides {
		defer s.serve(o).Close()
	}
	for n := range o.runs {
		for i := range sides { // the order alternates from round to round
			s := sides[(i+n)%len(sides)]
			if err := s.measure(o); err != nil {
				return fmt.Errorf("%s: %w", s.name, err)
			}
		}
	}
	report(game, blank)
	return nil
}

// build makes the two sites to compare in the folder dir: the game's and the empty
// window's.
func build(o options, dir string) ([]*side, error) {
	game, blank := &side{name: "game", dir: o.site}, &side{name: "blank", dir: filepath.Join(dir, "blank")}
	if err := os.Mkdir(blank.dir, 0o755); err != nil {
		return nil, err
	}
	if o.site != "" {
		return []*side{game, blank}, buildBlank(blank.dir)
	}
	game.dir = filepath.Join(dir, "game")
	err := errors.Join(os.Mkdir(game.dir, 0o755), e2e.Build(o.pkg, game.dir), buildBlank(blank.dir))
	return []*side{game, blank}, err
}

// buildBlank makes the site of a program that only opens an empty window.
func buildBlank(dir string) error {
	if err := e2e.Compile("./web/e2e/testdata/blank", filepath.Join(dir, "knucklebones.wasm")); err != nil {
		return err
	}
	root, err := e2e.Root()
	if err != nil {
		return err
	}
	from := filepath.Join(root, "web", "e2e", "testdata", "blank")
	for _, name := range []string{"index.html", "start.js"} {
		data, err := os.ReadFile(filepath.Join(from, name))
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), data, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return site.CopyGo(dir)
}

// report prints the medians of all values for both sites and their ratios; for values
// that are maxima it prints the maximum over all runs.
func report(game, blank *side) {
	fmt.Printf("%-34s %12s %12s %8s\n", "median", "game", "blank", "ratio")
	for _, name := range game.order {
		g, b := median(game.values[name]), median(blank.values[name])
		if strings.Contains(name, "most ms") {
			g = slices.Max(game.values[name])
		}
		if _, ok := blank.values[name]; !ok {
			fmt.Printf("%-34s %12.2f\n", name, g)
			continue
		}
		ratio := "–"
		if b != 0 {
			ratio = fmt.Sprintf("%.2f", g/b)
		}
		fmt.Printf("%-34s %12.2f %12.2f %8s\n", name, g, b, ratio)
	}
}

// median returns the median of v, or 0 if it is empty.
func median(v []float64) float64 {
	if len(v) == 0 {
		return 0
	}
	v = slices.Sorted(slices.Values(v))
	return (v[(len(v)-1)/2] + v[len(v)/2]) / 2
}

func split(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return r == ',' })
}
