package setup

import (
	"knucklebones/scenes/sheet"
	"knucklebones/scenes/ui"
)

// layLesson offers the lesson to those who never sat down to this game here.
func (s *Setup) layLesson(p *ui.Page, f *sheet.Flow) {
	if s.deps.Lesson == nil || s.last != nil {
		return
	}
	it := ui.Item{ID: "lesson", Look: ui.LinkLook, Text: "First time? A lesson takes a minute.", Do: s.deps.Lesson, Rect: f.Take(11)}
	p.Add(it)
	f.Gap(2)
}
