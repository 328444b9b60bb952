package mendaxsingle

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
)

// When a doubt is decided the placard turns over and says what came of it: whether the bid
// was a lie, and who loses a bone.

// judged returns how far the placard has turned to the verdict, 0 to 1.
func (c *count) judged() float64 {
	if !c.on || c.time < c.decided {
		return 0
	}
	return animation.Progress(c.time, c.decided, c.decided+nameTime)
}

// verdict returns the verdict on a bid in one word, and the ink of it on paper.
func (c *count) verdict() (word text.Text, ink color.RGBA) {
	if c.there < c.need {
		return "A LIE", palette.Madder
	}
	return "TRUE", palette.Verdigris
}

// loss returns a sentence about the bone that a doubt cost.
func loss(b *game.Board) text.Text {
	if left := b.Seats[b.Loser].Left; left > 0 {
		return text.Of("{0} lost a bone: {1} left.", b.Loser, text.Number(left))
	}
	return text.Of("{0} lost their last bone and is out.", b.Loser)
}

// drawVerdict writes the verdict on the placard, and below it what it costs.
func drawVerdict(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	p, r := in.Page, s.paper
	word, ink := s.count.verdict()
	x, y := r.Center()
	head := lettering.Style{Face: lettering.Title, Size: r.H * 0.56, Color: palette.Contrast(p.High, ink, palette.Black), Align: lettering.Center}
	head = lettering.Shrink(p.Words(word), head, r.W*0.86, 4*p.U)
	under := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*p.U, math.Min(math.Max(p.T(2), r.H*0.17), r.W*0.12)), Color: palette.Ink, Align: lettering.Center}
	said := p.Words(loss(&s.b))
	if !s.low {
		under = lettering.Shrink(said, under, r.W*0.92, 3.5*p.U)
	}
	lines := lettering.Wrap(said, r.W*0.92, under)
	y -= (head.Cap() + float64(len(lines))*under.Leading()) / 2
	lettering.Draw(dst, p.Words(word), x, y+head.Cap(), head)
	lettering.DrawLines(dst, lines, x, y+head.Cap()+under.Leading(), under)
}
