//go:build !js

package app

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
)

// What is said to somebody who writes flags.
const (
	asGame = "; say it with -game"
	listed = "; -list names them"
)

// Shot writes a picture of an exact instant to a PNG file: the scene as it
// stands after Tick sixtieths of a second.
func Shot(sh Show, file string) error {
	if sh.W == 0 {
		sh.W, sh.H = 1280, 800
	}
	h, err := Quiet(sh)
	if err != nil {
		return err
	}
	if err := writable(file); err != nil {
		return err
	}
	c := &camera{app: h, show: sh, file: file}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(c); err != nil && !errors.Is(err, ebiten.Termination) {
		return fmt.Errorf("no picture can be taken here: %w", err)
	}
	return c.err
}

// writable says why no file can be written there, before time is spent on it.
func writable(file string) error {
	if dir := filepath.Dir(file); dir != "" {
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return fmt.Errorf("there is no folder %q to put the picture in", dir)
		}
	}
	return nil
}

// A camera runs the app to an instant and takes its picture.
type camera struct {
	app  *App
	show Show
	file string
	done bool
	err  error
}

func (c *camera) Update() error {
	if c.done {
		return ebiten.Termination
	}
	return nil
}

func (c *camera) Layout(int, int) (int, int) { return 64, 64 }

func (c *camera) Draw(*ebiten.Image) {
	if c.done {
		return
	}
	c.done = true
	img := Picture(c.app, c.show)
	f, err := os.Create(c.file)
	if err == nil {
		err = png.Encode(f, img)
		if closed := f.Close(); err == nil {
			err = closed
		}
	}
	c.err = err
}

// Picture runs the app to the show's instant and is its picture. It must be
// called while the engine runs.
func Picture(h *App, sh Show) image.Image {
	w, hgt := float64(sh.W), float64(sh.H)
	ratio := 1.0
	if h.fair != nil {
		ratio = h.fair.zoom(w, hgt)
	}
	h.Stack.Resize(w, hgt, ratio)
	for range sh.Tick {
		h.Stack.Step()
	}
	for _, id := range sh.Use {
		h.Stack.Step()
		h.Stack.Use(id)
	}
	h.Stack.Step()
	screen := picture.Blank(sh.W, sh.H)
	defer screen.Deallocate()
	h.Stack.Draw(screen)
	img := image.NewRGBA(image.Rect(0, 0, sh.W, sh.H))
	screen.ReadPixels(img.Pix)
	return img
}
