//go:build !js

package main

// decisions are the controls with which a game is played, and the curtain's.
var decisions = []string{"key ", "act ", "primary", "open"}

// sittings are all that are listened to.
var sittings = []sitting{
	{"arrival", "", steps(use("knucklebones"))},
	{"setup", "?game=augustus&scene=setup", steps(use("seat 1 kind"), press("Escape"), use("rules"), use("about "), press("Escape"))},
	{"rulebook", "?game=knucklebones&scene=rulebook", steps(use("rule "), press("Escape"))},
	{"nine boxes", "?game=knucklebones&seed=8&scene=table&players=person,steady", playing(decisions...)},
	{"curtain", "?game=mendax-single&seed=3&scene=table&players=person,person", playing(decisions...)},
	{"catapulta", "?game=catapulta&seed=3&scene=table&players=person,steady", steps(use("left"), use("harder"), use("state"), playing("primary"))},
}

// steps does one thing after the other, and hears what comes of it.
func steps(all ...func(*person) error) func(*person) error {
	return func(p *person) error {
		for _, do := range all {
			if err := do(p); err != nil {
				return err
			}
			if err := p.hear(); err != nil {
				return err
			}
		}
		return nil
	}
}

func use(id string) func(*person) error    { return func(p *person) error { return p.use(id) } }
func press(key string) func(*person) error { return func(p *person) error { return p.reader.key(key) } }

// playing plays a game to its end with these controls.
func playing(ids ...string) func(*person) error {
	return func(p *person) error { return p.play(ids...) }
}
