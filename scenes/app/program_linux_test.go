package app

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"knucklebones/scenes/kiosk"
)

// A program is the one that people get, on a screen and with fingers of its own.
type program struct {
	t     *testing.T
	cmd   *exec.Cmd
	said  bytes.Buffer
	ended chan error
	home  string
	heard chan string // what it says to whoever watches over it
	env   []string
	x     *exec.Cmd
	slow  int // how much longer than usual each touch takes, on a busy machine
}

// built is the file of the program, which is built once for all tests.
func built(t *testing.T) string {
	t.Helper()
	file, err := building()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// TestMain removes the program after the tests.
func TestMain(m *testing.M) {
	code := m.Run()
	os.RemoveAll(programFolder)
	os.Exit(code)
}

var programFolder string

var building = sync.OnceValues(func() (file string, err error) {
	if programFolder, err = os.MkdirTemp("", "knucklebones"); err != nil {
		return "", err
	}
	file = filepath.Join(programFolder, "knucklebones")
	if out, err := exec.Command("go", "build", "-o", file, "knucklebones").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return file, nil
})

// screened is a screen for a program, where there can be one.
func screened(t *testing.T) *program {
	t.Helper()
	for _, name := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Skip(name, " is missing")
		}
	}
	p := &program{t: t, home: t.TempDir(), ended: make(chan error, 1)}
	number, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	p.x = exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24")
	p.x.ExtraFiles = []*os.File{tell}
	if err := p.x.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.x.Process.Kill(); p.x.Wait() })
	tell.Close()
	display, _ := io.ReadAll(io.LimitReader(number, 16))
	p.listen(filepath.Join(p.home, "notify"))
	alsa := filepath.Join(p.home, "alsa.conf") // a card that is lost at its first tone
	p.write(alsa, "pcm.!default { type file slave.pcm { type null } file /dev/full format raw }\nctl.!default { type null }\n")
	p.env = append(os.Environ(), "DISPLAY=:"+strings.TrimSpace(string(display)), "LIBGL_ALWAYS_SOFTWARE=1", "XDG_CONFIG_HOME="+p.home,
		"NOTIFY_SOCKET="+filepath.Join(p.home, "notify"), "WATCHDOG_USEC=3000000", "ALSA_CONFIG_PATH="+alsa)
	return p
}

// listen hears all that is said at a socket: what waits there too long is lost.
func (p *program) listen(socket string) {
	l, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: socket, Net: "unixgram"})
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { l.Close() })
	p.heard = make(chan string, 1000)
	go func() {
		for b := make([]byte, 99); ; {
			n, err := l.Read(b)
			if err != nil {
				return
			}
			p.heard <- string(b[:n])
		}
	}()
}

func (p *program) write(file, said string) {
	if err := os.WriteFile(file, []byte(said), 0o600); err != nil {
		p.t.Fatal(err)
	}
}

// begin begins the program as a kiosk of those settings.
func (p *program) begin(file, settings string) {
	p.t.Helper()
	conf := filepath.Join(p.home, "fair.conf")
	p.write(conf, settings)
	p.cmd = exec.Command(file, "-kiosk", conf)
	p.cmd.Env, p.cmd.Stderr = p.env, &p.said
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { p.cmd.Process.Kill() })
	go func() { p.ended <- p.cmd.Wait() }()
}

// hears reports whether the program says that word, within a time, to whoever watches
// over it.
func (p *program) hears(word string, within time.Duration) bool {
	for end := time.After(within); ; {
		select {
		case w := <-p.heard:
			if w == word {
				return true
			}
		case <-end:
			return false
		}
	}
}

// says waits until the program says that word.
func (p *program) says(word string) {
	p.t.Helper()
	if !p.hears(word, time.Minute) {
		p.t.Fatalf("it does not say %s\n%s", word, p.said.String())
	}
}

// do has the fingers do something.
func (p *program) do(args ...any) {
	p.t.Helper()
	cmd := exec.Command("xdotool", strings.Fields(fmt.Sprintln(args...))...)
	cmd.Env = p.env
	if out, err := cmd.CombinedOutput(); err != nil {
		p.t.Fatalf("%v: %v\n%s", args, err, out)
	}
}

// touch touches a place.
func (p *program) touch(at [2]int) {
	p.t.Helper()
	p.do("mousemove", at[0], at[1], "mousedown", 1, "sleep", 0.08*float64(1+p.slow), "mouseup", 1)
	time.Sleep(time.Duration(1+p.slow) * time.Second)
}

// where is where all lies that is touched, as a stand of the same screen has it.
func where(t *testing.T) func(id string) [2]int {
	s, at := guarded(t), map[string][2]int{}
	note := func() {
		for _, it := range s.h.Stack.Page().Items {
			x, y := it.Rect.Center()
			at[it.ID] = [2]int{int(x), int(y)}
		}
	}
	note()
	s.lay(20, 790, 4*time.Second)
	note()
	s.give("4711")
	note()
	s.use("shut down")
	note()
	s = guarded(t)
	s.sit(t)
	note() // the primary is that of a table
	return func(id string) [2]int { return at[id] }
}

// waits waits until something is so.
func (p *program) waits(what string, so func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("for %v it is not so: %s\n%s", patience, what, p.said.String())
		}
	}
}

// plays is how many casts the game has that is kept, or -1 without one.
func (p *program) plays() int {
	casts := -1
	files, _ := filepath.Glob(filepath.Join(p.home, "*", "*", "game*"))
	more, _ := filepath.Glob(filepath.Join(p.home, "*", "game*"))
	for _, file := range append(files, more...) {
		said, _ := os.ReadFile(file)
		fmt.Sscanf(string(said), "casts %d", &casts)
	}
	return casts
}

// shutDown shuts the program down by the glass, and reports whether it did.
func (p *program) shutDown(at func(id string) [2]int) bool {
	p.do("mousemove", 20, 790, "mousedown", 1, "sleep", 5, "mouseup", 1, "sleep", 1)
	for _, id := range []string{"key 4", "key 7", "key 1", "key 1", "shut down", "answer 1"} {
		p.touch(at(id))
	}
	return p.hears("STOPPING=1", time.Duration(1+p.slow)*5*time.Second)
}

// The program stands at a fair: it says that it is well, a finger takes the seat of
// the game that is seen, another throws, and a lost sound card stops neither; then
// nobody is there, and nothing is left. A finger in the corner, the PIN and one touch
// more shut it down, and whoever watches over it knows that from its status.
func TestProgramAtFair(t *testing.T) {
	at, file := where(t), built(t)
	p := screened(t)
	p.begin(file, "games = century\nattract = 5\nidle = 20\nwarning = 5\npin = 4711\ncounters = "+filepath.Join(p.home, "counters.csv"))
	p.says("READY=1")
	p.says("WATCHDOG=1")
	p.waits("somebody sits", func() bool {
		p.touch(at("play"))
		return p.plays() >= 0
	})
	was := p.plays()
	p.waits("a throw is kept", func() bool {
		p.touch(at("primary"))
		return p.plays() > was
	})
	p.waits("nothing is left", func() bool { return p.plays() < 0 })
	p.says("WATCHDOG=1")

	for ; !p.shutDown(at); p.slow++ {
		if p.slow == 6 {
			t.Fatalf("it cannot be shut down\n%s", p.said.String())
		}
		time.Sleep(26 * time.Second) // a touch came too late on a busy machine: the pages go by themselves
	}
	var exit *exec.ExitError
	if err := <-p.ended; !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Errorf("it ends with %v\n%s", err, p.said.String())
	}
	day, err := (kiosk.Book{Path: filepath.Join(p.home, "counters.csv")}).Read(time.Now().Format(time.DateOnly))
	if err != nil || day.Visitors < 1 || day.All().Begun < 1 {
		t.Errorf("counted are %+v, %v", day, err)
	}
}

// Without its screen the program ends at once, and not as if it was shut down: it is
// begun again with the next one.
func TestProgramWithoutScreen(t *testing.T) {
	p := screened(t)
	p.begin(built(t), "games = century\n")
	p.says("READY=1")
	p.x.Process.Kill()
	select {
	case err := <-p.ended:
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() == 3 {
			t.Errorf("it ends with %v\n%s", err, p.said.String())
		}
	case <-time.After(30 * time.Second):
		t.Error("it goes on without a screen")
	}
}

// What is wrong with its file the program tells by the line, and what is allowed, and
// ends before a window opens: with a status after which nobody begins it by himself.
// With the file mended it stands.
func TestProgramIsToldItsFile(t *testing.T) {
	p, file := screened(t), built(t)
	p.begin(file, "# ours\nvolume = loud\n\ngames = century, chess\nopen = 9 to 6\n")
	var exit *exec.ExitError
	if err := <-p.ended; !errors.As(err, &exit) || exit.ExitCode() != 78 || len(p.heard) > 0 {
		t.Errorf("it ends with %v, and says %d words before", err, len(p.heard))
	}
	for _, says := range []string{
		`line 2 of %s: volume cannot be "loud"; use a whole number from 0 to 100`,
		`line 4 of %s: there is no game "chess"; the games are knucklebones, `,
		`line 5 of %s: open cannot be "9 to 6"; use always, or times such as `,
	} {
		if says = fmt.Sprintf(says, filepath.Join(p.home, "fair.conf")); !strings.Contains(p.said.String(), says) {
			t.Errorf("it says\n%s\nwant %s", p.said.String(), says)
		}
	}
	p.begin(file, "# ours\nvolume = 50\n\ngames = century\nopen = 9:00-18:00\n")
	p.says("READY=1")
}

// Until it opens nobody plays, whatever is touched, and then whoever touches it does.
func TestProgramKeepsHours(t *testing.T) {
	if testing.Short() {
		t.Skip("waits a minute, so it is left to ./build.sh long; meanwhile: TestProgramAtFair, and the tests of opening hours in scenes/kiosk")
	}
	at, file := where(t), built(t)
	p := screened(t)
	opens := time.Now().Add(75 * time.Second).Truncate(time.Minute)
	p.begin(file, fmt.Sprintf("games = century\nopen = %s-%s\n", opens.Format("15:04"), opens.Add(time.Hour).Format("15:04")))
	p.says("READY=1")
	for touched := false; !touched || time.Until(opens) > 3*time.Second; touched = true {
		if p.touch(at("play")); p.plays() >= 0 && time.Now().Before(opens) {
			t.Fatalf("somebody plays %v before it opens", time.Until(opens))
		}
	}
	time.Sleep(time.Until(opens))
	p.waits("somebody sits", func() bool {
		p.touch(at("play"))
		return p.plays() >= 0
	})
}
