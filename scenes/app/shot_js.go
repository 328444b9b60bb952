package app

import "errors"

// Shot is not for the browser, which has no files.
func Shot(Show, string) error { return errors.New("a page takes no pictures; the program does") }
