//go:build !js

package engines

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sync"

	"github.com/coder/websocket"
)

// preferences make Firefox draw without a graphics card, accept touches on a
// machine without a touch screen, and show no messages of its own.
const preferences = `
user_pref("webgl.force-enabled", true);
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
`

// A firefox is a running Firefox and the connection to it.
type firefox struct {
	cmd     *exec.Cmd
	profile string
	conn    *websocket.Conn
	version string

	mu      sync.Mutex
	asked   int                    // number of the last command
	waiting map[int]chan message   // commands without an answer
	logs    map[string]*firefoxTab // by context
	broken  error                  // why the connection ended
}

// A message is an answer or an event from the browser.
type message struct {
	Type    string
	ID      int
	Result  json.RawMessage
	Error   string
	Message string
	Method  string
	Params  struct {
		Level  string
		Text   string
		Source struct{ Context string }
	}
}

var listening = regexp.MustCompile(`WebDriver BiDi listening on (ws://\S+)`)

// Firefox starts Firefox with a profile of its own. It needs a display.
func Firefox() (Browser, error) {
	profile, err := os.MkdirTemp("", "firefox")
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o600); err != nil {
		return nil, err
	}
	program := "firefox-esr"
	if _, err := exec.LookPath(program); err != nil {
		program = "firefox"
	}
	cmd, address, err := start(listening, program, "--remote-debugging-port", "0", "--profile", profile, "--no-remote", "about:blank")
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(profile))
	}
	f := &firefox{cmd: cmd, profile: profile, waiting: map[int]chan message{}, logs: map[string]*firefoxTab{}}
	if err := f.connect(address + "/session"); err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// connect connects with Firefox at an address, and asks it for the messages of the
// console.
func (f *firefox) connect(address string) error {
	conn, _, err := websocket.Dial(context.Background(), address, nil)
	if err != nil {
		return err
	}
	conn.SetReadLimit(-1) // pictures are large
	f.conn = conn
	go f.listen()
	var session struct {
		Capabilities struct{ BrowserName, BrowserVersion string }
	}
	if err := f.call("session.new", map[string]any{"capabilities": map[string]any{}}, &session); err != nil {
		return err
	}
	f.version = session.Capabilities.BrowserName + " " + session.Capabilities.BrowserVersion
	return f.call("session.subscribe", map[string]any{"events": []string{"log.entryAdded"}}, nil)
}

// listen passes answers to the callers that wait for them and keeps the
// messages of the console.
func (f *firefox) listen() {
	for {
		_, said, err := f.conn.Read(context.Background())
		var m message
		if err == nil {
			err = json.Unmarshal(said, &m)
		}
		f.mu.Lock()
		switch {
		case err != nil:
			f.broken = err
			for _, answer := range f.waiting {
				close(answer)
			}
			f.waiting = nil
			f.mu.Unlock()
			return
		case m.Type == "event":
			if tab := f.logs[m.Params.Source.Context]; tab != nil && slices.Contains([]string{"error", "warn"}, m.Params.Level) {
				tab.errors = append(tab.errors, m.Params.Level+": "+m.Params.Text)
			}
		case f.waiting[m.ID] != nil:
			f.waiting[m.ID] <- m
			delete(f.waiting, m.ID)
		}
		f.mu.Unlock()
	}
}

// call sends a command and decodes its result into result, unless that is nil.
func (f *firefox) call(method string, params, result any) error {
	answer := make(chan message, 1)
	f.mu.Lock()
	if f.broken != nil {
		defer f.mu.Unlock()
		return f.broken
	}
	f.asked++
	id := f.asked
	f.waiting[id] = answer
	f.mu.Unlock()
	said, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := f.conn.Write(ctx, websocket.MessageText, said); err != nil {
		return err
	}
	select {
	case m, ok := <-answer:
		switch {
		case !ok:
			return fmt.Errorf("%s: Firefox is gone", method)
		case m.Type == "error":
			return fmt.Errorf("%s: %s: %s", method, m.Error, m.Message)
		case result == nil:
			return nil
		}
		return json.Unmarshal(m.Result, result)
	case <-ctx.Done():
		return fmt.Errorf("%s: %w", method, ctx.Err())
	}
}

func (f *firefox) Version() string { return f.version }

func (f *firefox) Close() {
	if f.conn != nil {
		f.conn.CloseNow()
	}
	end(f.cmd)
	os.RemoveAll(f.profile)
}

// A firefoxTab is a tab in a user context of its own.
type firefoxTab struct {
	*firefox
	user, context string
	errors        []string // guarded by mu
}

func (f *firefox) NewTab(w, h int) (Tab, error) {
	var user struct{ UserContext string }
	if err := f.call("browser.createUserContext", map[string]any{}, &user); err != nil {
		return nil, err
	}
	var made struct{ Context string }
	if err := f.call("browsingContext.create", map[string]any{"type": "tab", "userContext": user.UserContext}, &made); err != nil {
		return nil, err
	}
	t := &firefoxTab{firefox: f, user: user.UserContext, context: made.Context}
	f.mu.Lock()
	f.logs[t.context] = t
	f.mu.Unlock()
	return t, t.call("browsingContext.setViewport", map[string]any{
		"context": t.context, "viewport": map[string]int{"width": w, "height": h}, "devicePixelRatio": 1,
	}, nil)
}

func (t *firefoxTab) Eval(js string, value any) error {
	var r struct {
		Type             string
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	err := t.call("script.evaluate", map[string]any{
		"expression": stringify(js), "target": map[string]string{"context": t.context}, "awaitPromise": true,
	}, &r)
	if err == nil && r.Type == "exception" {
		err = errors.New(r.ExceptionDetails.Text)
	}
	if err != nil {
		return err
	}
	return json.Unmarshal([]byte(r.Result.Value), value)
}

func (t *firefoxTab) Go(url string) error {
	return t.call("browsingContext.navigate", map[string]any{"context": t.context, "url": url, "wait": "interactive"}, nil)
}

func (t *firefoxTab) Reload() error {
	return t.call("browsingContext.reload", map[string]any{"context": t.context, "wait": "interactive"}, nil)
}

func (t *firefoxTab) Pointer(kind Pointer, path ...[2]float64) error {
	return t.call("input.performActions", map[string]any{"context": t.context, "actions": along(kind, path)}, nil)
}

func (t *firefoxTab) Screenshot() ([]byte, error) {
	var shot struct{ Data string }
	if err := t.call("browsingContext.captureScreenshot", map[string]any{"context": t.context}, &shot); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(shot.Data)
}

func (t *firefoxTab) Errors() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.errors)
}

func (t *firefoxTab) Close() {
	t.call("browser.removeUserContext", map[string]any{"userContext": t.user}, nil)
}
