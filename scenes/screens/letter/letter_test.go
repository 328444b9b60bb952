package letter

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/scenestest"
	"knucklebones/sprites/picture"
)

func nothing() {}

func blank(*ui.Page, *ebiten.Image, ui.Rect) {}

func board(_ *ui.Page, w, h float64) *ebiten.Image { return picture.Blank(int(w), int(h)) }

func parcel() Parcel {
	return Parcel{
		Game: "Nine Boxes", From: []string{"woad"}, To: []string{"murex", "madder"}, Who: "Livia and Marcus", Title: "Your turn is done. Send it to Livia and Marcus.",
		Said:  "You left 6. Livia wins this round with 5 or less.",
		Steps: []Step{{"Livia and Marcus open the link", "on any phone, tablet or computer"}, {"They watch your turn and play theirs", "nobody can choose a throw, or know it before"}, {"They send you a link back", "until then the game waits in your hall"}},
		Code:  blank, Link: "knucklebones.example/#l=3kQ9vTz2mLp0aW", Share: nothing, Copy: nothing, Save: nothing, Hall: nothing,
	}
}

func arrival() Arrival {
	return Arrival{
		Game: "Nine Boxes", Colours: []string{"murex"}, Title: "Livia has played", Now: "Now it’s your turn.",
		Lines: []text.Text{"Livia covered 9, 8, 5, 4, 3, 2 and 1.", "The eighth throw fitted no open box.", "13 left. You win with 12 or less."},
		Rows:  []Row{{"Livia", "murex", "44 coins"}, {"You", "woad", "33 coins"}}, Checked: "Checked: every throw follows from what all devices promised.",
		Board: board, Go: "My turn", On: nothing, Watch: nothing, Later: nothing, Book: nothing,
	}
}

func meeting() Meeting {
	return Meeting{
		Title: "Both here? Play at once", Pictured: "The link as a QR code", Caption: "The other device can point a camera at this.", Code: blank, Link: "knucklebones.example/#r=3kQ9vTz2mLp0aW3kQ9vTz2mLp0aW",
		Steps:    []Step{{"Open the link on the other device", "or point its camera at the code"}, {"That device shows an answer", "scan it here, or copy and paste it"}, {"You play at once", "turns go from device to device by themselves"}},
		SendText: "Send the link", CopyText: "Copy link", Share: nothing, Copy: nothing, Scan: nothing, Take: func(string) {}, Leave: nothing,
	}
}

// alone returns the content of the screen on which a table at a fair shows one large code, for
// a visitor's phone to scan.
func alone() Meeting {
	return Meeting{
		Title: "Scan this code with the phone", Said: "Then press the button, and hold the code that the phone shows in front of the camera here.", Pictured: "The link as a QR code",
		Code: blank, Scan: nothing, ScanText: "Scan the phone", Leave: nothing, LeaveText: "End the game", Alone: true,
	}
}

func TestLay(t *testing.T) {
	file, over := parcel(), parcel()
	file.Share, file.Copy, file.Code, file.Link, file.Note = nil, nil, nil, "", "This is too long for a link. Save it as a file, and give the file to Livia."
	over.Share, over.Result = nil, nothing
	live := file
	live.Save, live.Live, live.Note, live.Said, live.Icon = nil, nothing, "", "Bones thrown by hand fly on both devices at the same time.", "hand"
	for _, d := range []Parcel{parcel(), file, over, live} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewSend(st, d) })
	}
	invitation := arrival()
	invitation.Board, invitation.Watch, invitation.Rows, invitation.Go = nil, nil, nil, "Join"
	for _, d := range []Arrival{arrival(), invitation} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewArrived(st, d) })
	}
	waits := meeting()
	waits.Note, waits.Code, waits.Link, waits.Share, waits.Copy, waits.Scan, waits.Take = "Making the code …", nil, "", nil, nil, nil, nil
	for _, m := range []Meeting{meeting(), waits, alone()} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewMeet(st, m) })
	}
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewPaste(st, func(string) {}, nothing) })
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return NewSend(st, parcel()) })
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return NewArrived(st, arrival()) })
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return NewMeet(st, meeting()) })
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return NewMeet(st, alone()) })
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return NewPaste(st, func(string) {}, nothing) })
}

// On a small page the code is behind a button.
func TestCode(t *testing.T) {
	st := scenestest.Stack([3]float64{390, 664, 2}, 0)
	st.Push(NewSend(st, parcel()))
	st.Step()
	st.Use("code")
	st.Step()
	if p := st.Page(); text.Plain(p.Dialog) != "Livia and Marcus can point a camera at this." {
		t.Errorf("it shows %q", text.Plain(p.Dialog))
	}
	st.Use("close")
	st.Step()
	if st.Page().Asked() {
		t.Error("it does not close")
	}
}
