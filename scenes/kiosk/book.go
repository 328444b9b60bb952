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

// rows are the lines of the file, without the heads of columns.
func (b Book) rows() ([]string, error) {
	text, err := os.ReadFile(b.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	rows := strings.Split(strings.TrimSpace(string(text)), "\n")
	return slices.DeleteFunc(rows, func(row string) bool { return row == columns || row == "" }), err
}

// Read is what was counted on a day so far.
func (b Book) Read(date string) (Day, error) {
	d := Day{Date: date}
	rows, err := b.rows()
	for _, row := range rows {
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
// beside the old one and takes its place whole.
func (b Book) Write(d Day) error {
	rows, err := b.rows()
	if err != nil {
		return err
	}
	rows = slices.DeleteFunc(rows, func(row string) bool { return strings.HasPrefix(row, d.Date+",") })
	rows = slices.Concat([]string{columns}, rows, d.rows(), []string{""})
	tmp := filepath.Join(filepath.Dir(b.Path), "."+filepath.Base(b.Path)+".new")
	if err := os.WriteFile(tmp, []byte(strings.Join(rows, "\n")), 0o644); err != nil {
		os.Remove(tmp) // half a file helps nobody
		return err
	}
	return os.Rename(tmp, b.Path)
}

// rows are those of a day: all games, then each.
func (d *Day) rows() []string {
	rows := []string{d.row(all, d.All()) + strconv.Itoa(d.Visitors) + "," + written(d.Idle)}
	for _, game := range slices.Sorted(maps.Keys(d.Games)) {
		rows = append(rows, d.row(game, *d.Games[game])+",")
	}
	return rows
}

func (d *Day) row(game string, t Tally) string {
	return fmt.Sprintf("%s,%s,%d,%d,%d,%s,%s,", d.Date, game, t.Begun, t.Finished, t.Abandoned, written(t.Played), written(t.Longest))
}

// written is a time in minutes.
func written(d time.Duration) string { return strconv.FormatFloat(d.Minutes(), 'f', 1, 64) }
