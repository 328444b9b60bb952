package tools

import (
	"fmt"
	"io"
	"os"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// Verify reads a record, draws all its casts again from its seed, and writes to w its
// seal, its key and the result. If a cast does not follow from the seed, an error says
// which.
func Verify(w io.Writer, file string) error {
	said, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	rec, at, err := record.Parse(string(said), games.Find)
	if err != nil {
		return err
	}
	if rec.Seed == (record.Seed{}) {
		return text.Errorf("There is no seed in this record, so nothing can be checked.")
	}
	proof := rec.Prove(at)
	lines := []text.Text{
		rec.Game.Title,
		text.Of("Seal: {0}", rec.Seed.Seal()),
		text.Of("Key: {0}", rec.Seed.String()),
	}
	if !strings.Contains(string(said), "\nseal ") {
		lines = append(lines, "There is no seal in this record. It was saved before there were seals, or somebody took it out; the one above was worked out from the key.")
	}
	if at[len(at)-1].Turn() != rules.Nobody {
		lines = append(lines, "The game is not over.")
	}
	for _, line := range lines {
		if _, err := fmt.Fprintln(w, text.Plain(line)); err != nil {
			return err
		}
	}
	if proof.Stray > 0 {
		return text.Fault{Text: proof.Text()}
	}
	_, err = fmt.Fprintln(w, text.Plain(proof.Text()))
	return err
}
