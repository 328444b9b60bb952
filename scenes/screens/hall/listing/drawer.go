package listing

// Columns is the number of compartments side by side in the widest drawer, and
// of pictures side by side on a sheet.
const Columns = 7

// Rows returns the number of rows that a number of games take up in Columns columns.
func Rows(games int) int { return (games + Columns - 1) / Columns }

// WoodHeight is the height in pixels of the strip of the drawer's wood that is
// painted below the pictures of a sheet.
const WoodHeight = 180

// WoodWidth is the width in pixels of the part of the strip of wood that the page repeats.
const WoodWidth = 640

// A Sheet is the size of one file of pictures, which the page shows before the
// game has loaded: a picture for every game, in Columns columns.
type Sheet struct {
	Name          string // of the file, without its extension
	Width, Height int    // of the pictures together, in pixels
}

// Sheets returns the sheets for that many games: for compartments that are wider
// than high, and for square ones.
func Sheets(games int) [2]Sheet {
	const wide, square, high = 260, 196, 180 // pixels of one picture
	return [2]Sheet{
		{"shelf", wide * Columns, high * Rows(games)},
		{"shelf-square", square * Columns, high * Rows(games)},
	}
}
