//go:build !js

package main

import "errors"

// decisions are the controls with which a game is played, and the end of it.
var decisions = []string{"key ", "act ", "primary", "open"}

// sittings are all that are listened to.
var sittings = []sitting{
	{"arrival", "", func(p *person) error {
		return errors.Join(p.use("knucklebones"), p.hear())
	}},
	{"setup", "?game=augustus&scene=setup", func(p *person) error {
		return errors.Join(p.use("seat 1 who"), p.hear(), p.reader.key("Escape"), p.hear(), p.use("rules"), p.hear(), p.use("about "), p.hear(), p.reader.key("Escape"), p.hear())
	}},
	{"rulebook", "?game=knucklebones&scene=rulebook", func(p *person) error {
		return errors.Join(p.use("rule "), p.hear(), p.reader.key("Escape"), p.hear())
	}},
	{"nine boxes", "?game=knucklebones&seed=8&scene=table&players=person,plain", func(p *person) error {
		return p.play(200, decisions...)
	}},
	{"curtain", "?game=mendax-single&seed=3&scene=table&players=person,person", func(p *person) error {
		return p.play(200, decisions...)
	}},
	{"by ear", "?game=catapulta&seed=3&scene=table&players=person,plain", func(p *person) error {
		return errors.Join(p.use("left"), p.hear(), p.use("harder"), p.hear(), p.use("state"), p.hear(), p.play(200, "primary"))
	}},
}
