//go:build !js

package app

import "knucklebones/scenes/kiosk"

// openBook is the file in which what is counted is kept, or nil without one.
func openBook(file string) book {
	if file == "" {
		return nil
	}
	return kiosk.Book{Path: file}
}
