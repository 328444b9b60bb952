//go:build !js

// Listen plays games in Firefox by keyboard alone, with a real screen reader, Orca, and
// fails where an announcement of the game was not spoken:
//
//	go run ./web/listen [-only name,name] [-said file] web/dist
//
// It runs in a display and a session bus of its own; ./build.sh listen sets them up and
// lists what has to be installed. Everything spoken is written line by line to a file.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	only := flag.String("only", "", "the sittings to listen to, by name, with commas between; all if empty")
	said := flag.String("said", "listen.txt", "the file that gets all that was done and spoken")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: listen [-only name,name] [-said file] FOLDER")
	}
	if err := run(flag.Arg(0), *only, *said); err != nil {
		log.Fatal(err)
	}
}

func run(dir, only, said string) error {
	file, err := os.Create(said)
	if err != nil {
		return err
	}
	defer file.Close()
	list, err := sittings()
	if err != nil {
		return err
	}
	failed := 0
	for _, s := range list {
		if only != "" && !slices.Contains(strings.Split(only, ","), s.name) {
			continue
		}
		missed, transcript, err := s.listen(dir)
		fmt.Fprintf(file, "== %s\n%s\n", s.name, transcript)
		switch {
		case err != nil:
			failed++
			fmt.Printf("%s: %v\n", s.name, err)
		case len(missed) > 0:
			failed++
			fmt.Printf("%s: not spoken:\n\t%s\n", s.name, strings.Join(missed, "\n\t"))
		default:
			fmt.Printf("%s: all was spoken\n", s.name)
		}
	}
	if failed > 0 {
		return fmt.Errorf("%d sittings failed; %s has what was spoken", failed, said)
	}
	return nil
}
