package app

import "knucklebones/scenes/screens/hall"

// slips returns the slips that lie in the hall: one for each room that joins games.
// A kiosk has none.
func (h *App) slips() (list []hall.Slip) {
	if h.kiosk == nil && h.album != nil {
		list = append(list, h.bookSlip())
	}
	return list
}
