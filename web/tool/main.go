//go:build !js

// The tool builds and serves the site, archives what is released, runs tests as a page
// would and reports how long tests took, measures the code, says how large the sheets of
// the hall's pictures are, and puts the names of functions into a stack trace of a page:
//
//	go run ./web/tool flags [native] folder
//	go run ./web/tool pack game.wasm web/dist [version]
//	go run ./web/tool messages catalogue folder
//	go run ./web/tool extract messages.pot
//	go run ./web/tool sheets
//	go run ./web/tool licences licences.txt
//	go run ./web/tool size
//	go run ./web/tool weigh named.wasm
//	go run ./web/tool names web/dist/names.txt <trace
//	go run ./web/tool node script.js program.wasm [argument ...]
//	go run ./web/tool archive folder file.zip
//	go run ./web/tool serve web/dist 8080
//	go run ./web/tool shape .
//	go test -json ./... | go run ./web/tool times [each]
package main

import (
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"strings"

	"knucklebones/web/hall"
	"knucklebones/web/messages"
	"knucklebones/web/site"
)

func main() {
	log.SetFlags(0)
	if err := do(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}

// do runs the command that args name.
func do(args []string) error {
	switch {
	case len(args) == 2 && args[0] == "flags":
		return flags(args[1])
	case len(args) == 3 && args[0] == "flags" && args[1] == "native":
		list, err := site.NativeFlags(args[2])
		fmt.Println(strings.Join(list, " "))
		return err
	case len(args) == 3 && args[0] == "pack":
		return site.Pack("web", args[1], args[2], "")
	case len(args) == 4 && args[0] == "pack":
		return site.Pack("web", args[1], args[2], args[3])
	case len(args) == 3 && args[0] == "messages":
		return messages.Pack(args[1], args[2])
	case len(args) == 2 && args[0] == "extract":
		return extract(args[1])
	case len(args) == 1 && args[0] == "sheets":
		fmt.Print(hall.Sheets())
		return nil
	case len(args) == 2 && args[0] == "licences":
		said, err := site.Licences("web")
		return errors.Join(err, os.WriteFile(args[1], said, 0o644))
	case len(args) == 2 && args[0] == "weigh":
		return weigh(os.Stdout, args[1])
	case len(args) == 2 && args[0] == "names":
		return names(os.Stdin, os.Stdout, args[1])
	case len(args) == 1 && args[0] == "size":
		return size(os.Stdout)
	case len(args) >= 3 && args[0] == "node":
		return node(args[1], args[2], args[3:])
	case len(args) == 3 && args[0] == "archive":
		return archive(args[1], args[2])
	case len(args) == 3 && args[0] == "serve":
		return serve(args[1], args[2])
	case len(args) > 0 && args[0] == "times":
		return times(os.Stdin, os.Stdout, len(args) == 2 && args[1] == "each")
	case len(args) == 2 && args[0] == "shape":
		s, err := measure(args[1])
		if err != nil {
			return err
		}
		return s.report(os.Stdout)
	}
	return fmt.Errorf("usage: tool flags [native] FOLDER | tool pack WASM FOLDER [VERSION] | tool messages CATALOGUES FOLDER | tool extract POT | tool sheets | tool archive FOLDER FILE | tool licences FILE | tool size | tool weigh WASM | tool names FILE | tool node SCRIPT WASM [ARGUMENT ...] | tool serve FOLDER PORT | tool shape FOLDER | tool times [each]")
}

// flags prints the flags of go build for the game's wasm file, and warns if something is
// skipped that makes it smaller.
func flags(dir string) error {
	list, err := site.BuildFlags(dir)
	warning, bad := site.Skipped()
	if warning != "" {
		log.Print(warning)
	}
	fmt.Println(strings.Join(list, " "))
	return errors.Join(err, bad)
}

func serve(dir, port string) error {
	l, err := net.Listen("tcp", net.JoinHostPort("localhost", port))
	if err != nil {
		return fmt.Errorf("port %s: %w; try another", port, err)
	}
	fmt.Printf("The table is laid at http://%s/\n", l.Addr())
	return http.Serve(l, &site.Server{Dir: dir, Base: "/"})
}
