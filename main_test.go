package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/scenes/tools"
)

// A wrong flag or file is answered in one line that says what is wrong.
func TestWrongArguments(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-nonsense", "not defined"},
		{"-size 10", "1280x800"},
		{"-size 0x7", "1280x800"},
		{"-size 99999x9", "1280x800"},
		{"-tick -1", "whole number"},
		{"-tick soon", "whole number"},
		{"-tick 1000000000", "at most"},
		{"-steps -1", "whole number"},
		{"-simulate 0", "at least 1"},
		{"-simulate 0 -game century", "at least 1"},
		{"-ladder 0", "at least 1"},
		{"-ladder -3", "at least 1"},
		{"-simulate 5", "-game"},
		{"-simulate 5 -game chess", "chess"},
		{"-simulate 5 -game augustus -players hard,odd", "odd"},
		{"-simulate 5 -game augustus -players hard", "2 to 8"},
		{"-simulate 5 -game century -players hard,hard", "for 1 player, not 2"},
		{"-simulate 5 -game knucklebones -ruleset dice", "dice"},
		{"-simulate 5 -game knucklebones -options ante", "name=number"},
		{"-simulate 5 -game knucklebones -options ante=-3", "-3"},
		{"-simulate 5 -game knucklebones -options depth=3", "depth"},
		{"-simulate 5 -game knucklebones -seed dog", "seed"},
		{"-ladder 5 -game chess", "chess"},
		{"-shot x.png -scene cellar", "cellar"},
		{"-shot x.png -scene table", "-game"},
		{"-shot no/such/folder/x.png -scene hall", "no/such/folder"},
		{"-shot x.png -scene hall -prefs shiny", "shiny"},
		{"-shot x.png -play no-such-record", "no-such-record"},
		{"-shot x.png -play main.go", "main.go"},
		{"extra", "extra"},
	} {
		err := run(strings.Fields(c.args))
		switch {
		case err == nil:
			t.Errorf("%q is taken without a word", c.args)
		case strings.Contains(err.Error(), "\n"):
			t.Errorf("%q is answered in several lines: %q", c.args, err)
		case !strings.Contains(err.Error(), c.want):
			t.Errorf("%q is answered %q, which does not say %q", c.args, err, c.want)
		}
	}
}

func FuzzArguments(f *testing.F) {
	f.Add("-size 1280x800 -tick 3 -game knucklebones")
	f.Add("-options ante=3,purse=9 -players person,hard")
	f.Fuzz(func(t *testing.T, line string) {
		if o, err := tools.Read(strings.Fields(line)); err == nil && (o.Tick < 0 || o.W < 0) {
			t.Errorf("%q gives %+v", line, o)
		}
	})
}

// Whoever keeps the program running learns from its status that it is of no use to
// begin it again with the same file.
func TestStatus(t *testing.T) {
	file := filepath.Join(t.TempDir(), "fair.conf")
	if err := os.WriteFile(file, []byte("volume = loud\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]int{
		"-help":                       0,
		"-size 10":                    failed,
		"-kiosk " + file:              wrongFile,
		"-kiosk-check " + file:        wrongFile,
		"-kiosk " + file + ".missing": wrongFile,
	} {
		if got := status(run(strings.Fields(args))); got != want {
			t.Errorf("%q ends with %d, want %d", args, got, want)
		}
	}
}
