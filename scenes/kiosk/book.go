//go:build !js

package kiosk

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A Book is the file of a spreadsheet in which each day has a row for all games
// and one for each that was played. Rows of other days, and those that are not
// ours, stay as they are.
type Book struct{ Path string }

const columns = "date,game,begun,finished,abandoned,minutes,longest,visitors,idle"

// all stands in the place of a game in the row of a day.
const all = "all"

// text returns the content of the file, "" if the file does not exist.
func (b Book) text() (string, error) {
	said, err := os.ReadFile(b.Path)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return string(said), err
}

// rows returns the lines of a file without column headings and empty lines.
func rows(said string) []string {
	list := strings.Split(strings.TrimSpace(said), "\n")
	return slices.DeleteFunc(list, func(row string) bool { return row == columns || row == "" })
}

// Read returns the counts stored for a date; empty if there are none. The error
// means that the file cannot be read.
func (b Book) Read(date string) (Day, error) {
	d := Day{Date: date}
	said, err := b.text()
	for _, row := range rows(said) {
		if fields := strings.Split(row, ","); len(fields) == 9 && fields[0] == date {
			d.take(fields)
		}
	}
	return d, err
}

// take adds what a row says. What is no number counts as nothing.
func (d *Day) take(row []string) {
	if row[1] == all {
		d.Visitors, _ = strconv.Atoi(row[7])
		d.Idle = minutes(row[8])
		return
	}
	t := d.of(row[1])
	t.Begun, _ = strconv.Atoi(row[2])
	t.Finished, _ = strconv.Atoi(row[3])
	t.Abandoned, _ = strconv.Atoi(row[4])
	t.Played, t.Longest = minutes(row[5]), minutes(row[6])
}

func minutes(s string) time.Duration {
	n, _ := strconv.ParseFloat(s, 64)
	return time.Duration(n * float64(time.Minute))
}

// Write puts a day in the place of what the file has of it. The file is written
// beside the old one and takes its place whole, so that a power cut leaves one or the
// other; nothing is written of a day that is no different there.
func (b Book) Write(d Day) error {
	old, err := b.text()
	if err != nil {
		return err
	}
	others, at := d.among(rows(old))
	said := strings.Join(slices.Concat([]string{columns}, slices.Insert(others, at, d.rows()...), []string{""}), "\n")
	if said == old {
		return nil
	}
	tmp := filepath.Join(filepath.Dir(b.Path), "."+filepath.Base(b.Path)+".new")
	if err := written(tmp, said); err != nil {
		os.Remove(tmp) // half a file helps nobody
		return err
	}
	return os.Rename(tmp, b.Path)
}

// among removes the rows of the day from rows and returns the others, with the index
// at which the rows of the day belong.
func (d *Day) among(rows []string) (others []string, at int) {
	ours := func(row string) bool { return strings.HasPrefix(row, d.Date+",") }
	if at = slices.IndexFunc(rows, ours); at < 0 {
		at = len(rows)
	}
	return slices.DeleteFunc(rows, ours), at
}

// written writes a file through to the disk.
func written(name, said string) error {
	f, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(said)
	return errors.Join(err, f.Sync(), f.Close())
}

// rows returns the rows of the day: one for all games, then one per game.
func (d *Day) rows() []string {
	rows := []string{d.row(all, d.All()) + strconv.Itoa(d.Visitors) + "," + inMinutes(d.Idle)}
	for _, game := range slices.Sorted(maps.Keys(d.Games)) {
		rows = append(rows, d.row(game, *d.Games[game])+",")
	}
	return rows
}

func (d *Day) row(game string, t Tally) string {
	return fmt.Sprintf("%s,%s,%d,%d,%d,%s,%s,", d.Date, game, t.Begun, t.Finished, t.Abandoned, inMinutes(t.Played), inMinutes(t.Longest))
}

// inMinutes returns a time in minutes.
func inMinutes(d time.Duration) string { return strconv.FormatFloat(d.Minutes(), 'f', 1, 64) }
