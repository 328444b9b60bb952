package rules_test

import "strings"

// A border says which of our packages those of one place may import besides
// what lies in their own folder. In a path a last * stands for one folder and
// all below it, $ for the name of that folder.
type border struct {
	in, may string
	instead string
}

// borders are all of them, by path and without exceptions. What may be imported
// lies always lower down in this list, so nothing imports upward.
var borders = []border{
	{"", "scenes/app scenes/host scenes/tools scenes/kiosk/stand", "main reads its flags, and runs a tool or opens the app"},
	{"web/e2e", "web/* rules/games scenes/live", "who drives the page knows which games there are and how a picture of a code is read, and nothing else of the program"},
	{"web/site", "web/* sprites/kage", "the site knows nothing of the program that it carries, but for the shaders to compile"},
	{"web/*", "web/*", "the site knows nothing of the program that it carries"},
	{"web/hall", "rules rules/games scenes/screens/hall/listing", "the page's own hall shows the games and what the hall says of them"},
	{"scenes/tools", "rules rules/games rules/kits/* rules/play/* scenes scenes/app scenes/faces scenes/faces/kit/paper scenes/kiosk scenes/kiosk/* scenes/print scenes/host scenes/table scenes/table/* sprites/*",
		"a tool plays or shows what the app can, without a window; whatever a player sees is in scenes/app"},
	{"scenes/app", "rules rules/games rules/kits/* rules/play/* rules/search/memo scenes scenes/faces scenes/faces/kit/paper scenes/host scenes/kiosk scenes/kiosk/* scenes/kit/* scenes/live scenes/print scenes/screens/* scenes/table sprites/*",
		"the app finds games in rules/games and their faces in scenes/faces"},
	{"scenes/print", "rules rules/kits/* scenes/faces/kit/* sprites/*", "a printed page asks the game and the sheet that its face has added"},
	{"scenes/scenestest", "rules scenes scenes/kit/*", "what tests of screens share knows no screen"},
	{"scenes/scenestest/pictures", "", "pictures are kept by tests"},
	{"scenes/scenestest/race", "rules rules/rulestest/race rules/kits/* scenes/faces/face scenes/kit/* scenes/screens/lesson scenes/table scenes/table/* sprites/*",
		"the smallest face is made as a face is"},
	{"scenes/faces", "rules scenes/faces/* scenes/table sprites/*", "this is a list: one line a game"},
	{"scenes/faces/*", "rules rules/games/$ rules/kits/* scenes/faces/face scenes/faces/plain scenes/faces/kit/* scenes/kit/* scenes/screens/lesson scenes/table scenes/table/* sprites/*",
		"a face knows its own game and no other. What two faces share goes to scenes/faces/kit, scenes/table or sprites"},
	{"scenes/faces/kit/*", "rules rules/kits/* scenes/kit/* scenes/table scenes/table/* sprites/*", "what several faces share knows no game"},
	{"scenes/kiosk/*", "rules rules/kits/* rules/play/* scenes scenes/host scenes/kiosk scenes/kit/* scenes/screens/* scenes/table sprites/*",
		"a kiosk knows no game and no face: scenes/app hands in what it needs"},
	{"scenes/screens/*", "rules rules/kits/* rules/play/* scenes scenes/host scenes/kit/* scenes/table sprites/*",
		"a screen knows no game, no face and no other screen: scenes/app hands in what it needs"},
	{"scenes/table", "rules rules/kits/* rules/play/* scenes scenes/host scenes/kit/* scenes/table/* sprites/*",
		"the table plays any game on any face. Ask the game, its View or the Board"},
	{"scenes/table/gesture", "rules rules/play/* scenes/kit/* scenes/table/speech scenes/table/timeline sprites/*",
		"throwing by hand may use the session it is given, and of the table only the interface gesture.Table"},
	{"scenes/table/speech", "rules rules/kits/* scenes/host scenes/kit/*", "the table passes in everything that is to be announced"},
	{"scenes/table/*", "rules rules/kits/* scenes/kit/* sprites/*", "a part of the table is told what it needs by the table"},
	{"scenes/kit/company", "rules/play/record scenes/host scenes/kit/* sprites/*", "who sits is what a record says of the seats; games and their levels are handed in"},
	{"scenes", "rules scenes/host scenes/kit/* sprites/*", "scenes shows any screen"},
	{"scenes/kit/*", "scenes/kit/* sprites/*", "the kits of the screens know no rules. Hand in words and rectangles"},
	{"scenes/kiosk", "", "what the owner of a kiosk sets, and when it waits, is known without a screen"},
	{"scenes/live", "", "how two pages find each other knows no game and no screen"},
	{"scenes/host", "", "the host knows a machine and nothing of ours"},
	{"sprites/*", "sprites/*", "sprites know sides and sizes, not games. Hand in numbers"},
	{"rules/play/today", "rules rules/games/* rules/play/*", "Today's throw is a list of games, as rules/games is: what is not about one of them goes elsewhere"},
	{"rules/rulestest", "rules rules/kits/* rules/play/* rules/rulestest/short", "games are held to the contract by what knows none of them"},
	{"rules/rulestest/*", "rules rules/kits/* rules/search/*", "a toy is made as a game is"},
	{"rules/games", "rules rules/games/*", "this is a list: one line a game"},
	{"rules/games/*", "rules rules/kits/* rules/search/*",
		"a game knows the contract, kits and ways to search, and no other game. What two games share becomes a kit such as rules/kits/tali"},
	{"rules/play/album", "rules rules/kits/honour rules/kits/tali rules/play/*", "the album knows the casts of four bones, and no game"},
	{"rules/play/*", "rules rules/kits/purse rules/play/*", "a package that plays any game must not import one: let its caller pass the game in"},
	{"rules/kits/*", "rules rules/kits/* rules/search/*", "a kit knows no game and no play"},
	{"rules/search/*", "rules rules/search/*", "searching knows no game. Hand in functions and numbers"},
	{"rules", "", "the contract stands alone; put what is shared under rules/kits"},
	{everywhere, "", "messages are formatted without knowing any game or screen"},
}

// everywhere is the package that all others may import.
const everywhere = "rules/text"

// at is the border of a folder, and what * stands for in its place.
func at(dir string) (b border, star string, ok bool) {
	for _, b := range borders {
		if b.in == dir {
			return b, "", true
		}
	}
	for _, b := range borders {
		if star, ok := within(dir, b.in); ok {
			return b, star, true
		}
	}
	return border{}, "", false
}

// within reports whether a folder is that of a pattern, and what * stands for.
func within(dir, pattern string) (star string, ok bool) {
	root, many := strings.CutSuffix(pattern, "/*")
	rest, under := strings.CutPrefix(dir, root+"/")
	if !many || !under {
		return "", dir == pattern
	}
	star, _, _ = strings.Cut(rest, "/")
	return star, true
}

// lets reports whether what stands where the border is may import a package.
func (b border) lets(star, to string) bool {
	if own := strings.TrimSuffix(b.in, "*") + star; star != "" && (to == own || strings.HasPrefix(to, own+"/")) {
		return true
	}
	for _, pattern := range append(strings.Fields(strings.ReplaceAll(b.may, "$", star)), everywhere) {
		if _, ok := within(to, pattern); ok || to == pattern {
			return true
		}
	}
	return false
}

// own checks an import of one of our packages, in dir.
func (c *checker) own(s source, dir string) {
	b, star, ok := at(s.dir)
	switch {
	case !ok:
		c.say("%s stands in no layer: put it where its like are, or say in borders what it may import", s.dir)
	case !b.lets(star, dir):
		c.say("%s imports %s: %s", s.path(), module+"/"+dir, b.instead)
	}
}
