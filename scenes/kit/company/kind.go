package company

import "knucklebones/rules/text"

// A Kind is a computer that can be given a seat.
type Kind struct {
	ID          string
	Word, About text.Text // "Sly"; "it bluffs now and then"
}
