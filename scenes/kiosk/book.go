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

// rows returns the lines of a file, without the column headings and without empty
// lines.
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

// take sets from a row of the file, split at its commas, the counts that it holds. A
// field that is no number counts as 0.
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

// minutes parses a number of minutes; what is no number is 0.
func minutes(s string) time.Duration {
	n, _ := strconv.ParseFloat(s, 64)
	return time.Duration(n * float64(time.Minute))
}

// Write replaces the rows that the file has of a day by those of d. It writes a
// temporary file and renames it, so that a power cut leaves either the old or the new
// file. If nothing would change it writes nothing.
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

// among returns the rows that are of other days, and the index among these at which the
// rows of the day belong. It changes rows.
func (d *Day) among(rows []string) (others []string, at int) {
	ours := func(row string) bool { return strings.HasPrefix(row, d.Date+",") }
	if at = slices.IndexFunc(rows, ours); at < 0 {
		at = len(rows)
	}
	return slices.DeleteFunc(rows, ours), at
}

// written writes a file and flushes it to the disk.
func written(name, said string) error {
	f, err := os.OpenFile(name, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(said)
	return errors.Join(err, f.Sync(), f.Close())
}

// rows returns the rows of the day for the file: one for all games, then one for each
// game, sorted by id.
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

// inMinutes returns a duration in minutes, with one decimal.
func inMinutes(d time.Duration) string { return strconv.FormatFloat(d.Minutes(), 'f', 1, 64) }
