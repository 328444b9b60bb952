//go:build !js

package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"knucklebones/web/e2e"
)

// moving are the activities of a table whose frames are drawn because something
// moves; all but the first are parts of throws.
var moving = []string{"at the table", "steering", "tumbling"}

// tables prints the cost of opening each table for the first time, and of its
// frames while it is played for some time: median and maximum. The last column is how far
// apart the frames of throws are.
func tables(o options, dir string) error {
	if err := e2e.Build(o.pkg, dir); err != nil {
		return err
	}
	site := e2e.Serve(dir)
	defer site.Close()
	fmt.Printf("%-14s %10s %10s %8s", "own time, ms", "sit down", "then most", "frames")
	for _, doing := range append(moving, "throws", "apart") {
		fmt.Printf("%14s %6s", doing, "most")
	}
	fmt.Println()
	for _, game := range strings.Split(o.in, ",") {
		if err := tableOf(o, site.URL, game); err != nil {
			return fmt.Errorf("%s: %w", game, err)
		}
	}
	return nil
}

// tableOf opens the table of one game and plays there, and prints what that costs.
func tableOf(o options, url, game string) error {
	b, err := e2e.Launch(nil)
	if err != nil {
		return err
	}
	defer b.Close()
	p, err := b.NewPage(e2e.View{W: 1280, H: 800, Ratio: 1})
	if err != nil {
		return err
	}
	defer p.Close()
	if o.weak {
		err = errors.Join(p.DrawForNothing(), // the card of a weak device draws while the processor goes on
			p.NoteMarks())
	}
	err = errors.Join(err, p.Before(presses), p.Go(url+"?bench=frames&game="+game+"&seed=7&scene=setup"), p.Ready(), p.GiveWay(),
		p.Key("x")) // a touch enables sound, as for a real player
	if err != nil {
		return err
	}
	time.Sleep(4 * time.Second) // the pictures of the hall are ready by then
	sat, err := o.during(p, func() error {
		if err := p.Press("sit"); err != nil {
			return err
		}
		time.Sleep(2 * time.Second)
		return nil
	})
	if err != nil {
		return err
	}
	if err := o.pace(p); err != nil {
		return err
	}
	if err := playFor(p, 2*time.Second); err != nil {
		return err
	}
	played, err := o.during(p, func() error { return playFor(p, o.window) })
	if err != nil {
		return err
	}
	opening, after := sitting(sat)
	kinds, frames := spending(played), 0
	for _, doing := range moving {
		if k := kinds[doing]; k != nil {
			frames += len(k.frames)
		}
	}
	fmt.Printf("%-14s %10.0f %10.1f %8d", game, opening, after, frames)
	thrown := &spent{}
	for _, doing := range moving {
		k := kinds[doing]
		if k == nil {
			k = &spent{}
		}
		printTimes(k.frames)
		if doing != moving[0] {
			thrown.frames, thrown.apart = append(thrown.frames, k.frames...), append(thrown.apart, k.apart...)
		}
	}
	printTimes(thrown.frames)
	printTimes(thrown.apart)
	fmt.Println()
	return nil
}

// printTimes prints the median and the maximum of some times, and nothing if there are none.
func printTimes(list []float64) {
	if len(list) == 0 {
		fmt.Printf("%14s %6s", "", "")
		return
	}
	fmt.Printf("%14.2f %6.1f", median(list), slices.Max(list))
}

// pace gives the page the screen and the processor on which a table is played. A small page
// draws quickly, so that a frame is one tick; a weak device needs several ticks for one.
func (o options) pace(p *e2e.Page) error {
	if o.weak {
		return errors.Join(p.Resize(e2e.View{W: 1920, H: 1080, Ratio: 1}), p.Slow(6))
	}
	return p.Resize(e2e.Small)
}

// during returns the marks of the page while f runs.
func (o options) during(p *e2e.Page, f func() error) ([]e2e.Mark, error) {
	if o.weak {
		return p.Noted(f)
	}
	stop, err := p.Watch()
	if err != nil {
		return nil, err
	}
	err = f()
	marks, failed := stop()
	return marks, errors.Join(err, failed)
}

// sitting returns the processor time, in milliseconds, from the press until the table's
// first frame, and the most that a frame after it takes.
func sitting(marks []e2e.Mark) (opening, after float64) {
	press := slices.IndexFunc(marks, func(m e2e.Mark) bool { return m.Name == pressed })
	table := slices.IndexFunc(marks, func(m e2e.Mark) bool { return slices.Contains(moving, m.Name) })
	if press < 0 || table < press {
		return 0, 0
	}
	for _, k := range spending(marks[table+1:]) {
		after = max(after, k.most())
	}
	return (marks[table].TTS - marks[press].TTS) / 1000, after
}

// playFor presses the controls that continue the game for that time.
func playFor(p *e2e.Page, d time.Duration) error {
	for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(300 * time.Millisecond) {
		all, err := p.Controls()
		if err != nil {
			return err
		}
		if use := e2e.Next(all); use != "" {
			p.Press(use) // fails if it has disappeared meanwhile
		}
	}
	return nil
}
