package bone

import (
	"os"
	"os/exec"
	"regexp"
	"slices"
	"testing"

	"knucklebones/rules/rulestest/short"
)

// drawing are the files that only draw: a picture may differ by a hair.
var drawing = []string{"camera.go", "hold.go", "light.go", "outline.go", "painter.go", "shade.go", "shadow.go", "skin.go", "solid.go"}

// TestNoProductIsFused: on machines that can join a product to the sum that follows,
// as those of arm64, none of what bones fall by is. Round it, as vec.go says.
func TestNoProductIsFused(t *testing.T) {
	short.Skip(t, "TestATapeIsTheSameEverywhere, on machines that join none; this one compiles the engine for another")
	build := exec.Command("go", "build", "-gcflags=-S", "knucklebones/sprites/bone", "knucklebones/sprites/flight")
	build.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
	code, err := build.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, code)
	}
	fused := regexp.MustCompile(`([a-z_]+\.go):(\d+)\)\tFN?M(ADD|SUB)[DS]\t`).FindAllSubmatch(code, -1)
	if len(fused) == 0 {
		t.Error("nothing is fused at all; this test looks for the wrong words")
	}
	for _, f := range fused {
		if file := string(f[1]); !slices.Contains(drawing, file) {
			t.Errorf("a product is fused at %s:%s", file, f[2])
		}
	}
}
