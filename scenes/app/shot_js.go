package app

import "errors"

// Nothing is said of flags to somebody who looks at a page.
const asGame, listed = "", ""

// Shot is not for the browser, which has no files.
func Shot(Show, string) error { return errors.New("a page takes no pictures; the program does") }
