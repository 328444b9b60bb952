//go:build !js

package main

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"knucklebones/web/e2e"
)

// shapes are the screens on which memory is measured.
var shapes = []struct {
	name string
	view e2e.View
}{
	{"phone 390×844@3", e2e.View{W: 390, H: 844, Ratio: 3, Touch: true}},
	{"phone 390×844@2", e2e.Phone},
	{"desktop 1280×800@1", e2e.View{W: 1280, H: 800, Ratio: 1}},
}

// memory prints, for every shape, the memory of the browser's drawing process
// with the empty window, with the hall, and while each game is set up, played
// for a turn and left.
func memory(o options, dir string) error {
	sides, err := build(o, dir)
	if err != nil {
		return err
	}
	for _, s := range sides {
		defer s.serve(o).Close()
	}
	for _, shape := range shapes {
		if o.shape != "" && !strings.Contains(shape.name, o.shape) {
			continue
		}
		blank, err := blankMemory(sides[1], shape.view)
		if err != nil {
			return err
		}
		fmt.Printf("%s: empty window %d MB\n", shape.name, blank>>20)
		if err := gameMemory(sides[0], shape.view, float64(blank), split(o.in)); err != nil {
			return err
		}
	}
	return nil
}

// blankMemory returns the memory of the browser's drawing process, in bytes, while it
// shows the empty window.
func blankMemory(s *side, v e2e.View) (int, error) {
	b, p, err := counted(v)
	if err != nil {
		return 0, err
	}
	defer b.Close()
	if err := errors.Join(p.Before(spy), p.Go(s.site.URL), p.Wait("spied.first"), p.Wait("spied.frames > 10")); err != nil {
		return 0, err
	}
	return p.DrawingMemory()
}

// counted returns a page of that shape that counts its textures, in a browser
// of its own.
func counted(v e2e.View) (*e2e.Browser, *e2e.Page, error) {
	b, err := e2e.Launch(nil)
	if err != nil {
		return nil, nil, err
	}
	p, err := b.NewPage(v)
	if err == nil {
		err = p.CountTextures()
	}
	if err != nil {
		b.Close()
	}
	return b, p, err
}

// gameMemory prints the memory of the drawing process while each game is played, or
// only those with the ids in, also relative to blank, that with the empty window in
// bytes.
func gameMemory(s *side, v e2e.View, blank float64, in []string) error {
	b, p, err := counted(v)
	if err != nil {
		return err
	}
	defer b.Close()
	if err := errors.Join(p.Go(s.site.URL), p.Ready()); err != nil {
		return err
	}
	say := func(where string) error {
		time.Sleep(3 * time.Second)
		held, err := p.DrawingMemory()
		if err != nil {
			return err
		}
		list, err := p.Textures()
		fmt.Printf("  %-24s %5d MB %5.2f times, textures %4d MB: %v\n", where, held>>20, float64(held)/blank, list.Bytes()>>20, list)
		return err
	}
	if err := say("hall"); err != nil {
		return err
	}
	if len(in) == 0 {
		in = e2e.Games()
	}
	for _, id := range in {
		t := e2e.Tour{Page: p, At: func(where string) error { return say(id + " " + where) }}
		if err := t.Visit(id); err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
	}
	return nil
}
