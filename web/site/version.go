//go:build !js

package site

import (
	"errors"
	"fmt"
	"strings"

	"knucklebones/web/wasm"
)

// Skipped returns a warning that names what makes the site's program smaller and is
// skipped, because Go or the engine has a version that it is not known to work with. It
// is empty if nothing is skipped.
func Skipped() (string, error) {
	goVersion, err := ask("env", "GOVERSION")
	if err != nil {
		return "", err
	}
	engineVersion, err := versionOf(engine)
	typefacesVersion, bad := versionOf(typefaces)
	return skipped(goVersion[0], engineVersion, typefacesVersion), errors.Join(err, bad)
}

func skipped(goVersion, engineVersion, typefacesVersion string) string {
	var why, what []string
	if !wasm.Known(goVersion) {
		why = append(why, fmt.Sprintf("Go %s (known: %s, in web/wasm/version.go)", strings.TrimPrefix(goVersion, "go"), strings.Join(wasm.KnownGo, ", ")))
		what = append(what, "trimming and encoding the program")
	}
	if engineVersion != knownEngine {
		why = append(why, fmt.Sprintf("Ebitengine %s (known: %s, in web/site/engine.go)", engineVersion, knownEngine))
		what = append(what, "editing the engine")
	}
	if typefacesVersion != knownTypefaces {
		why = append(why, fmt.Sprintf("%s %s (known: %s, in web/site/typefaces.go)", typefaces, typefacesVersion, knownTypefaces))
		what = append(what, "editing what reads fonts")
	}
	if why == nil {
		return ""
	}
	return fmt.Sprintf("warning: skipped %s: unknown version of %s. The site works, but takes longer to download.",
		strings.Join(what, " and "), strings.Join(why, " and "))
}
