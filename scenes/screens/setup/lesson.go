package setup

import (
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// layLesson offers the lesson to those who never sat down to this game here:
// under the seats where there is room beside the rules, else above them, where
// it is seen before anything is scrolled.
func (s *Setup) layLesson(p *ui.Page, f *sheet.Flow, seats func()) {
	offered := s.deps.Lesson != nil && s.last == nil
	if !offered || s.sheet.Wide() {
		seats()
	}
	if !offered {
		return
	}
	it := ui.Item{ID: "lesson", Style: ui.LinkStyle, Text: "First time? A lesson takes a minute.", Do: s.deps.Lesson, Rect: f.Take(11)}
	if p.Shape != ui.Portrait {
		it.Rect.W = min(p.ButtonWidth(&it), it.Rect.W)
		it.Rect.X -= p.U
	}
	p.Add(it)
	f.Gap(1)
	if !s.sheet.Wide() {
		seats()
	}
}
