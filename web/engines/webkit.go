//go:build !js

package engines

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

// A webkit is a running WebKitWebDriver.
type webkit struct {
	cmd *exec.Cmd
	url string
}

// WebKit starts WebKitGTK's driver, which starts a MiniBrowser for each tab; it has
// one at a time. It needs a display.
func WebKit() (Browser, error) {
	path, err := exec.LookPath("WebKitWebDriver")
	if err != nil {
		return nil, fmt.Errorf("WebKitWebDriver: %w", ErrNotInstalled)
	}
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	k := &webkit{exec.Command(path, "--port="+strconv.Itoa(port)), "http://127.0.0.1:" + strconv.Itoa(port)}
	if err := k.cmd.Start(); err != nil {
		return nil, err
	}
	for until := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		var status struct{ Ready bool }
		err := k.call(http.MethodGet, "/status", nil, &status)
		if err == nil && status.Ready {
			return k, nil
		}
		if time.Now().After(until) {
			k.Close()
			return nil, fmt.Errorf("WebKitWebDriver is not ready: %w", err)
		}
	}
}

// freePort returns a port of this machine that nobody uses.
func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}

// call sends a command and decodes its value into value, unless that is nil.
func (k *webkit) call(method, path string, params, value any) error {
	return k.callWithin(patience, method, path, params, value)
}

// callWithin is like call with a limit of time.
func (k *webkit) callWithin(limit time.Duration, method, path string, params, value any) error {
	var body bytes.Buffer
	if method == http.MethodPost {
		if params == nil {
			params = struct{}{}
		}
		if err := json.NewEncoder(&body).Encode(params); err != nil {
			return err
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, k.url+path, &body)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	var got struct{ Value json.RawMessage }
	if err := json.NewDecoder(answer.Body).Decode(&got); err != nil {
		return fmt.Errorf("%s %s: %w", method, path, err)
	}
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("%s %s: %s", method, path, got.Value)
	}
	if value == nil {
		return nil
	}
	return json.Unmarshal(got.Value, value)
}

func (k *webkit) Version() string {
	said, err := exec.Command(miniBrowser(), "--version").Output()
	if err != nil {
		return "WebKitGTK"
	}
	return string(bytes.TrimSpace(said))
}

// miniBrowser returns the path of the MiniBrowser that the driver starts.
func miniBrowser() string {
	found, _ := filepath.Glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
	if len(found) == 0 {
		return "MiniBrowser"
	}
	return found[len(found)-1]
}

func (k *webkit) Close() { end(k.cmd) }

// A webkitTab is a session of the driver: a browser with one window.
type webkitTab struct {
	*webkit
	session string
}

func (k *webkit) NewTab(w, h int) (Tab, error) {
	var made struct{ SessionID string }
	err := k.call(http.MethodPost, "/session", map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{
		"pageLoadStrategy":         "none",
		"timeouts":                 map[string]int{"script": int(patience.Milliseconds())},
		"webkitgtk:browserOptions": map[string]any{"binary": miniBrowser(), "args": []string{"--automation"}},
	}}}, &made)
	if err != nil {
		return nil, err
	}
	t := &webkitTab{k, "/session/" + made.SessionID}
	if err := t.resize(w, h); err != nil {
		t.Close()
		return nil, err
	}
	return t, nil
}

// resize makes the viewport w by h. The window is larger by its frame.
func (t *webkitTab) resize(w, h int) error {
	var outer struct{ Width, Height int }
	var inner [2]int
	for until := time.Now().Add(patience); time.Now().Before(until); {
		err := t.call(http.MethodPost, t.session+"/window/rect", map[string]int{"x": 0, "y": 0, "width": w + outer.Width - inner[0], "height": h + outer.Height - inner[1]}, nil)
		if err != nil {
			return err
		}
		time.Sleep(time.Second) // the window follows later
		if err := t.Eval("[innerWidth, innerHeight]", &inner); err != nil {
			return err
		}
		if inner == [2]int{w, h} {
			return nil
		}
		if err := t.call(http.MethodGet, t.session+"/window/rect", nil, &outer); err != nil {
			return err
		}
	}
	return fmt.Errorf("the viewport is %d by %d, want %d by %d", inner[0], inner[1], w, h)
}

func (t *webkitTab) Eval(js string, value any) error { return t.evalWithin(patience, js, value) }

// evalWithin is like Eval with a limit of time.
func (t *webkitTab) evalWithin(limit time.Duration, js string, value any) error {
	script := fmt.Sprintf(`const done = arguments[arguments.length - 1];
		%s.then((text) => done({ text }), (error) => done({ error: String(error) }));`, stringify(js))
	var got struct{ Text, Error string }
	if err := t.callWithin(limit, http.MethodPost, t.session+"/execute/async", map[string]any{"script": script, "args": []any{}}, &got); err != nil {
		return err
	}
	if got.Error != "" {
		return errors.New(got.Error)
	}
	return json.Unmarshal([]byte(got.Text), value)
}

func (t *webkitTab) Go(url string) error {
	return t.leave("/url", map[string]string{"url": url})
}

func (t *webkitTab) Reload() error { return t.leave("/refresh", nil) }

// leave sends a command that loads another document, and waits until that is loaded.
// The driver never answers a script that was running when its document went, so each
// has a short timeout.
func (t *webkitTab) leave(command string, params any) error {
	var left bool
	if err := t.Eval("(window.left = true)", &left); err != nil {
		return err
	}
	if err := t.call(http.MethodPost, t.session+command, params, nil); err != nil {
		return err
	}
	for until := time.Now().Add(patience); time.Now().Before(until); time.Sleep(50 * time.Millisecond) {
		err := t.evalWithin(5*time.Second, `window.left === true || document.readyState === "loading"`, &left)
		if err == nil && !left {
			return nil
		}
	}
	return fmt.Errorf("%s: no other document came", command)
}

func (t *webkitTab) Pointer(kind Pointer, path ...[2]float64) error {
	return t.call(http.MethodPost, t.session+"/actions", map[string]any{"actions": along(kind, path)}, nil)
}

func (t *webkitTab) Screenshot() ([]byte, error) {
	var said string
	if err := t.call(http.MethodGet, t.session+"/screenshot", nil, &said); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(said)
}

// Errors returns nil: WebDriver does not report the console.
func (t *webkitTab) Errors() []string { return nil }

func (t *webkitTab) Close() {
	t.call(http.MethodDelete, t.session, nil, nil)
}
