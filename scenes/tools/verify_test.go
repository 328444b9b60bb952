//go:build !js

package tools

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	head = "knucklebones 1\ngame knucklebones\nseat person madder Livia\nseat person woad Marcus\nseed 000102030405060708090a0b0c0d0e0f\n"
	seal = "seal d65df89f702eec58ca3c7bf2001c9ffc\n"
)

// verify writes a record to a file and returns what Verify says of it.
func verify(t *testing.T, said string) (string, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, []byte(said), 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	err := Verify(&out, file)
	return out.String(), err
}

func TestVerify(t *testing.T) {
	for _, c := range []struct{ record, says, fails string }{
		{head + seal + "\nthrow\non 1\n", "Checked: one throw follows from the seal.", ""},
		{head + "\nthrow\non 1\n", "There is no seal in this record.", ""},
		{head + seal + "\nthrow\ncast 1 1 1 by hand\n", "All throws were made by hand", ""},
		{head + seal + "\nthrow\ncast 1 1 1\n", "Seal: d65d", "Throw 1 does not follow from the seal."},
		{head + "seal d65d\n\nthrow\n", "", "the seal does not belong to the seed"},
		{strings.Replace(head, "seed 00", "# seed 00", 1) + "\nthrow\n", "", "There is no seed in this record"},
		{"chess\n", "", "a record begins with the line"},
	} {
		out, err := verify(t, c.record)
		if !strings.Contains(out, c.says) || (err != nil) != (c.fails != "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s\nit says %q and fails with %v", c.record, out, err)
		}
	}
}
