package prefs

import "testing"

func TestRoundTrip(t *testing.T) {
	p := Default()
	p.Letters, p.High, p.Motion, p.Volume = 2, true, Calm, 0.25
	if got, err := Read(p.Write()); err != nil || got != p {
		t.Errorf("Read(Write(%+v)) = %+v, %v", p, got, err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(Default().Write())
	f.Add([]byte(`{"Letters":99,"Volume":7,"Pace":-1}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		p, _ := Read(b)
		if x := p.Text(); x < 1 || x > 1.5 {
			t.Errorf("letters %v times as large as usual", x)
		}
		if x := p.Pace.Factor(); x <= 0 || x > 2 {
			t.Errorf("%v times as fast as life", x)
		}
		if p.Volume < 0 || p.Volume > 1 {
			t.Errorf("volume %v", p.Volume)
		}
	})
}
