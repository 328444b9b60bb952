//go:build !js

package tools

import (
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/app"
)

// Shot writes a PNG picture of what sh shows to a file, at the instant Tick sixtieths
// of a second after the start.
func Shot(sh app.Show, file string) error {
	if sh.W == 0 {
		sh.W, sh.H = 1280, 800
	}
	h, err := app.Quiet(sh)
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

// writable returns an error if the folder of a file does not exist, so that no time is
// spent on a picture that cannot be written.
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
	app  *app.App
	show app.Show
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
	img := app.Picture(c.app, c.show)
	f, err := os.Create(c.file)
	if err == nil {
		err = png.Encode(f, img)
		if closed := f.Close(); err == nil {
			err = closed
		}
	}
	c.err = err
}
