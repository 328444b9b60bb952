//go:build !js

package messages

import (
	"encoding/json"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"knucklebones/rules/text"
)

// OfPage returns the messages of the page in the folder web, in the order of its files:
// in scripts what words is called with, as in words("{0} opens.", title), and in
// index.html all texts and names of elements.
func OfPage(web string) (list []Message, err error) {
	files, err := filepath.Glob(filepath.Join(web, "*.js"))
	if err != nil {
		return nil, err
	}
	found := map[string]int{}
	add := func(m Message) {
		i, ok := found[m.Key]
		if !ok {
			found[m.Key] = len(list)
			list = append(list, m)
			return
		}
		list[i].Places = append(list[i].Places, m.Places...)
	}
	for _, file := range append(files, filepath.Join(web, "index.html")) {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		of := inScript
		if filepath.Ext(file) == ".html" {
			of = inHTML
		}
		of("web/"+filepath.Base(file), string(data), func(m Message, bad error) {
			if bad != nil && err == nil {
				err = bad
			}
			m.Page = true
			add(m)
		})
		if err != nil {
			return nil, err
		}
	}
	return list, nil
}

// Pattern returns the key with each argument as its own placeholder: a text that is
// put into words once, for the page to fill in.
func (m *Message) Pattern() text.Text {
	var args []any
	for i := range highest(m.Key) + 1 {
		args = append(args, fmt.Sprintf("{%d}", i))
	}
	return text.Of(text.Text(m.Key), args...)
}

var called = regexp.MustCompile(`\bwords\(`)

// inScript finds the messages of a script.
func inScript(file, code string, found func(Message, error)) {
	for _, at := range called.FindAllStringIndex(code, -1) {
		place := fmt.Sprintf("%s:%d", file, 1+strings.Count(code[:at[0]], "\n"))
		args := arguments(code[at[1]:])
		m := Message{Places: []string{place}, Kinds: slices.Repeat([]string{"any"}, len(args)-1)}
		if err := json.Unmarshal([]byte(args[0]), &m.Key); err != nil {
			found(m, fmt.Errorf("%s: the first argument of words is a constant in double quotes, not %s", place, args[0]))
			continue
		}
		found(m, nil)
	}
}

// arguments returns the arguments of a call, whose opening bracket stands before code.
func arguments(code string) (args []string) {
	deep, begin := 0, 0
	var quote byte
	for i := 0; i < len(code); i++ {
		switch c := code[i]; {
		case quote != 0 && c == '\\':
			i++
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case strings.IndexByte("\"'`", c) >= 0:
			quote = c
		case strings.IndexByte("([{", c) >= 0:
			deep++
		case c == ',' && deep == 0 || strings.IndexByte(")]}", c) >= 0:
			if deep == 0 {
				args = append(args, strings.TrimSpace(code[begin:i]))
				begin = i + 1
			}
			if c != ',' {
				if deep--; deep < 0 {
					return args
				}
			}
		}
	}
	return append(args, code[begin:])
}

var (
	unread = regexp.MustCompile(`(?s)<(script|style|svg)\b.*?</(script|style|svg)>|\{\{.*?\}\}`)
	inside = regexp.MustCompile(`>([^<>]+)<|\b(?:aria-label|alt|title|placeholder)="([^"]+)"|<meta name="description" content="([^"]+)"`)
)

// inHTML finds the messages of the page: the texts between its tags, and the names that
// tags have for those who do not see them.
func inHTML(file, page string, found func(Message, error)) {
	page = unread.ReplaceAllStringFunc(page, func(s string) string { return strings.Repeat("\n", strings.Count(s, "\n")) })
	for _, at := range inside.FindAllStringSubmatchIndex(page, -1) {
		for i := 2; i < len(at); i += 2 {
			if at[i] < 0 {
				continue
			}
			said := html.UnescapeString(strings.TrimSpace(page[at[i]:at[i+1]]))
			if strings.ContainsFunc(said, unicode.IsLetter) {
				found(Message{Key: said, Places: []string{fmt.Sprintf("%s:%d", file, 1+strings.Count(page[:at[i]], "\n"))}}, nil)
			}
		}
	}
}
