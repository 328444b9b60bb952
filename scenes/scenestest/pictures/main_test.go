//go:build !js

package pictures

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestMain runs the tests inside the engine, for only there are there pixels.
func TestMain(m *testing.M) {
	flag.Parse()
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		os.Exit(blind(errors.New("DISPLAY is not set")))
	}
	e := &engine{tests: m}
	ebiten.SetWindowSize(64, 64)
	ebiten.SetWindowTitle("Pictures of Knucklebones")
	err := ebiten.RunGame(e)
	if !e.ran {
		os.Exit(blind(err))
	}
	os.Exit(e.code)
}

// blind says that nothing can be drawn, and returns the exit code of a failure: a success
// would hide that no picture was tested.
func blind(err error) int {
	fmt.Fprintf(os.Stderr, "no picture was tested: there is no display to draw on (%v); run: xvfb-run -a env LIBGL_ALWAYS_SOFTWARE=1 go test ./scenes/scenestest/pictures\n", err)
	return 1
}

// An engine runs the tests in its first tick.
type engine struct {
	tests *testing.M
	ran   bool
	code  int
}

func (e *engine) Update() error {
	if e.ran {
		return ebiten.Termination
	}
	e.ran = true
	e.code = e.tests.Run()
	return ebiten.Termination
}

func (e *engine) Draw(*ebiten.Image) {}

func (e *engine) Layout(int, int) (int, int) { return 64, 64 }
