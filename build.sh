#!/usr/bin/env bash
# One word says what to do:
#
#   ./build.sh serve [port]      build the site and serve it at http://localhost:8080/
#   ./build.sh web               build the site into web/dist
#   ./build.sh shelf             paint the pictures that the page's own hall shows
#   ./build.sh release [version] pack the programs and the site into dist/release, as is published
#   ./build.sh kiosk [version [arch]]  pack a table for a fair as a package for Debian, into dist
#   ./build.sh native            build the program ./knucklebones for this machine
#   ./build.sh quick             check form, rules, table and screens, without a browser, in about a minute
#   ./build.sh test              check everything, as the continuous checks do, some of it in part
#   ./build.sh long              check every part of everything, which takes hours and is done each night
#   ./build.sh finger [n [seed]] do n things at random in a browser, 10000 unless said otherwise
#   ./build.sh engines [names]   play in Chromium, Firefox and WebKitGTK and compare their pictures, in dist/engines
#   ./build.sh listen [name,…]   play by keyboard in Firefox with a real screen reader, and fail where
#                                a result, a question or a dialog was not spoken
#   ./build.sh bench             measure the site beside an empty window, at a desk and on a slow phone
#   ./build.sh tables [20s]      measure sitting down at every table, and its frames in so much play;
#                                "-weak" may follow, for frames as on a weak device
#   ./build.sh letgo [n]         measure how soon bones leave the cup, in n throws of each kind
#   ./build.sh decoder           compile the part of the page's decoder that is written in C, after a change
#   ./build.sh size              what is sent of the wasm file, what each way to make it smaller
#                                saves (each is left out once: 20 minutes), and what is in it
#   ./build.sh gestures [n]      throw n bones anyhow in the games of the hand, a million unless said otherwise
#   ./build.sh soak [days]       let a table at a fair stand for a week, with visitors, in minutes
#   ./build.sh pace [n [game]]   play the usual table of every game by its own clock and say how it goes
#   ./build.sh messages          write all texts with their places into dist/messages.pot, for translators
#   ./build.sh print [address [folder]]  print all games in every language and on both papers, a booklet
#                                of all, posters and a lesson, into dist/print; the pages lead to the
#                                address. In web/dist/print the site finds them
#   ./build.sh shape             how long functions and files are, and how large types
#   ./build.sh ladder [n [game]] play the computer players' levels against each other; flags for the
#                                table may follow, as -players a,b,c for three, -options recast=1
set -euo pipefail
cd "$(dirname "$0")"
export CGO_ENABLED=0
export GOFLAGS="-trimpath ${GOFLAGS:-}" # what is compiled for one copy of the tree serves every other

say() { printf '\n== %s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null; }

have go || die "Go is missing: install it from https://go.dev/dl/ (the version that go.mod names, or any newer)."

# build PACKAGE FILE [FLAG ...] makes a wasm program.
build() { GOOS=js GOARCH=wasm go build -ldflags "-s -w" "${@:3}" -o "$2" "$1"; }

# flags FOLDER prints the flags with which the game is built for the site, and puts the
# files that they refer to into the folder.
flags() { go run ./web/tool flags "$1"; }

# version is what people are told: the tag, or the commit and how far it is from
# one; nothing where there is no history.
version() { git describe --tags --always --dirty 2>/dev/null || true; }

web() {
  local tmp flags
  tmp=$(mktemp -d)
  flags=$(flags "$tmp")
  site "$tmp" "${1:-$(version)}" $flags
  rm -r "$tmp"
}

# site FOLDER VERSION FLAG ... builds the site by flags whose files are in the folder.
site() {
  build . "$1/game.wasm" "${@:3}"
  rm -rf web/dist
  go run ./web/tool pack "$1/game.wasm" web/dist "$2"
}

# shelf has the game paint the pictures of the page's own hall: the compartments
# of all games on sheets, and the wood between them.
shelf() {
  local tmp file size crop how
  have cwebp || die "cwebp is missing; on Debian and Ubuntu: sudo apt-get install webp"
  tmp=$(mktemp -d)
  go build -o "$tmp/game" .
  go run ./web/tool sheets >"$tmp/sheets"
  while IFS=: read -r file size crop how; do
    screened "$tmp/game" -scene shelf -size "$size" -shot "$tmp/$file.png" </dev/null
    cwebp -quiet -m 6 $how -crop $crop "$tmp/$file.png" -o "web/hall/$file.webp"
  done <"$tmp/sheets"
  rm -r "$tmp"
}

# decoder compiles the part of the page's decoder that is written in C.
decoder() {
  have clang && have wasm-ld || die "clang or wasm-ld is missing; on Debian and Ubuntu: sudo apt-get install clang lld"
  clang --target=wasm32 -Oz -Wall -Werror -nostdlib -mbulk-memory -Wl,--no-entry,--strip-all,-z,stack-size=4096 \
    -Wl,--export=decode,--export=format,--export=starts,--export=__heap_base -o web/zstd/functions.wasm web/zstd/functions.c
  chmod 644 web/zstd/functions.wasm # the linker makes it a program that can be run
}

# pages ADDRESS FOLDER prints all games in every language for both papers into the folder.
# Pages that are too large for a phone, or that are no sound PDF, are an error.
pages() {
  local tmp lang paper what file out=$2
  tmp=$(mktemp -d)
  go build -o "$tmp/game" .
  rm -rf "$out"
  for lang in $(cd rules/text/catalogue && basename -s .po -- *.po); do
    for paper in a4 letter; do
      say "$lang, $paper"
      "$tmp/game" -print all -lang "$lang" -paper "$paper" -site "$1" -o "$out"
      for what in booklet teacher ${1:+posters}; do
        "$tmp/game" -print "$what" -lang "$lang" -paper "$paper" -site "$1" -o "$out/$what-$lang-$paper.pdf"
      done
    done
  done
  rm -r "$tmp"
  for file in "$out"/*.pdf; do
    case $file in */booklet-* | */posters-*) [ "$(wc -c <"$file")" -le 4000000 ] ;; *) [ "$(wc -c <"$file")" -le 300000 ] ;; esac || die "$file is too large."
    if have qpdf; then qpdf --check "$file" >/dev/null || die "$file is no sound PDF."; fi
  done
}

# kiosk packs the program, the unit that keeps it running, a file of settings and
# the page for the operator as a package for Debian. The same commit makes the same
# package.
kiosk() {
  local version=${1:-$(version)} arch=${2:-$(go env GOARCH)} from=scenes/kiosk/debian root doc
  have dpkg-deb || die "dpkg-deb is missing: it comes with Debian and Ubuntu."
  case "$version" in v[0-9]*) version=${version#v} ;; [0-9]*.*) ;; *) version="0~${version:-0}" ;; esac
  version=${version//-/.}
  root=$(mktemp -d)
  doc=$root/usr/share/doc/knucklebones
  mkdir -p "$root/DEBIAN" "$root/usr/bin" "$doc"
  compile linux "$arch" "$root/usr/bin/knucklebones" "$version"
  install -Dm644 $from/knucklebones.service "$root/usr/lib/systemd/system/knucklebones.service"
  install -Dm644 $from/sysusers.conf "$root/usr/lib/sysusers.d/knucklebones.conf"
  install -m644 scenes/kiosk/OPERATOR*.md "$doc/"
  go run ./web/tool licences "$doc/copyright"
  install -d "$root/etc/knucklebones"
  go run . -kiosk-example | sed -f $from/settings.sed >"$root/etc/knucklebones/kiosk.conf"
  install -m755 $from/postinst $from/prerm "$root/DEBIAN/"
  install -m644 $from/conffiles "$root/DEBIAN/conffiles"
  sed "s/@VERSION@/$version/; s/@ARCH@/$arch/; s/@SIZE@/$(du -sk "$root" | cut -f1)/" $from/control >"$root/DEBIAN/control"
  chmod -R u=rwX,go=rX "$root"
  mkdir -p dist
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 0) \
    dpkg-deb --root-owner-group -Zxz --build "$root" "dist/knucklebones_${version}_$arch.deb"
  rm -r "$root"
}

# compile OS ARCH FILE [VERSION [LINKFLAG]] builds the program for a system and a processor, with
# the edits of the engine where it draws with OpenGL.
compile() {
  local tmp=dist/native edits=""
  if [ "$1" = linux ]; then mkdir -p $tmp; edits=$(go run ./web/tool flags native $tmp); fi
  GOOS=$1 GOARCH=$2 go build $edits -ldflags "-s -w ${4:+-X knucklebones/scenes/host.version=$4} ${5:-}" -o "$3" .
  rm -rf $tmp
}

native() { compile "$(go env GOOS)" "$(go env GOARCH)" knucklebones; }

# program packs the program for one system and processor, with what belongs to it.
program() {
  local os=$1 arch=$2 version=$3 name ext="" window="" pack=tar.gz
  name="knucklebones-$version-$os-$arch"
  if [ "$os" = windows ]; then ext=.exe pack=zip window=-H=windowsgui; fi
  mkdir -p "dist/release/$name"
  compile "$os" "$arch" "dist/release/$name/knucklebones$ext" "$version" "$window"
  cp README.md LICENSE web/dist/licences.txt "dist/release/$name/"
  go run ./web/tool archive "dist/release/$name" "dist/release/$name.$pack"
  rm -r "dist/release/$name"
}

# release does what the release workflow does: archives for three systems on two
# processors, the site as a folder for portals of games, and their sums.
release() {
  local version=${1:-$(version)} os arch
  [ -n "$version" ] || die "say which version: ./build.sh release v1.0"
  rm -rf dist/release
  say "site"
  web "$version"
  mkdir -p dist/release
  cp -r web/dist "dist/release/knucklebones-$version-web"
  go run ./web/tool archive "dist/release/knucklebones-$version-web" "dist/release/knucklebones-$version-web.zip"
  rm -r "dist/release/knucklebones-$version-web"
  for os in linux windows darwin; do
    for arch in amd64 arm64; do
      say "$os $arch"
      program "$os" "$arch" "$version"
    done
  done
  (cd dist/release && sha256sum ./* >sums.txt && ls -l)
}

# What the tests need on Linux: a display, its libraries, a browser, and the
# packer that makes the site smallest.
packages=(xvfb xauth libgl1 libgl1-mesa-dri libegl1 libgles2 libx11-6 libxcursor1 libxext6 libxi6 libxinerama1
  libxrandr2 libxrender1 xdotool zstd)

browser() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable chromium-headless-shell; do
    if [ -n "$name" ] && have "$name"; then return 0; fi
  done
  return 1
}

# missing lists the packages that are not installed: those of the tests, and of its
# arguments, program:package, those whose program there is not. The sound library has
# two names, by the age of the system.
missing() {
  local p
  if [ "$(uname)" = Linux ] && have dpkg; then
    for p in "${packages[@]}"; do
      dpkg -s "$p" >/dev/null 2>&1 || echo "$p"
    done
    if ! dpkg -s libasound2 >/dev/null 2>&1 && ! dpkg -s libasound2t64 >/dev/null 2>&1; then
      if apt-cache show libasound2t64 >/dev/null 2>&1; then echo libasound2t64; else echo libasound2; fi
    fi
  fi
  browser || echo chromium
  have npm || echo npm
  for p in "$@"; do have "${p%%:*}" || echo "${p#*:}"; done
}

# shell names the package of Chromium without the parts of a window, in which quick tests take
# less time, where the system has it.
shell() { ! apt-cache show chromium-headless-shell >/dev/null 2>&1 || echo chromium-headless-shell; }

# modules installs what the tests take from npm, at the versions of the lock.
modules() {
  [ web/e2e/package-lock.json -ot web/e2e/node_modules/.package-lock.json ] || npm ci --no-fund --no-audit --prefix web/e2e
}

# tools installs what is missing where it may, and else says what to install. It takes
# the arguments of missing.
tools() {
  local as=() lacking
  lacking=$(missing "$@" | xargs)
  [ -n "$lacking" ] || return 0
  if [ "$(id -u)" != 0 ]; then as=(sudo -n); fi
  if ! have apt-get || ! "${as[@]}" true 2>/dev/null; then
    die "These are missing: $lacking
On Debian and Ubuntu: sudo apt-get install $lacking
A browser elsewhere: set CHROMIUM to its program."
  fi
  say "installing what the tests need"
  "${as[@]}" apt-get update -q
  # shellcheck disable=SC2086
  "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $lacking $(shell)
}

# hears is a command that takes sound about as fast as an ear: a card that took it at once would
# keep a processor busy.
hears='while [ $(head -c 38400 | wc -c) -gt 0 ]; do sleep 0.1; done'

# screened runs a command with a display and a sound device, real or not.
screened() {
  if [ "$(uname)" != Linux ]; then
    "$@"
    return
  fi
  local alsa
  alsa=$(mktemp)
  trap "rm -f '$alsa'" EXIT
  printf 'pcm.!default { type file slave.pcm { type null } file "|%s" format raw }\nctl.!default { type null }\n' "$hears" >"$alsa"
  LIBGL_ALWAYS_SOFTWARE=1 ALSA_CONFIG_PATH="$alsa" xvfb-run -a -s "-screen 0 1280x1024x24" "$@"
}

# Those who read the code for us, at fixed versions, and no part of the game.
# Errors are sentences (ST1005), since players are shown them.
staticcheck="honnef.co/go/tools/cmd/staticcheck@v0.8.2 -checks inherit,-ST1005"
deadcode="golang.org/x/tools/cmd/deadcode@v0.52.0 -test"

# on_js runs a program of this machine that looks at the code as a browser gets it.
on_js() { go run -exec "env GOOS=js GOARCH=wasm" "$@"; }

# for_js lists the packages that have code for the browser alone.
for_js() { find . -name '*_js.go' | xargs -n1 dirname | sort -u; }

# unused names what nothing reaches; unused_in_browser, what nothing reaches of the code for the
# browser alone. What stands in for the browser's own, or for what it lacks, is looked at where
# it is meant.
unused() {
  local all
  all=$(go run $deadcode ./...) || return
  grep -v '_native.go:' <<<"$all" || true
}
unused_in_browser() {
  local all
  all=$(on_js $deadcode ./... ./web/e2e/testdata/bridge) || return
  grep '_js.go:' <<<"$all" || true
}

# reached fails if functions name what nothing reaches.
reached() {
  local it bad
  say "deadcode"
  for it in "$@"; do
    bad=$("$it")
    [ -z "$bad" ] || die "nothing reaches these:
$bad"
  done
}

lint() {
  say "staticcheck"
  go run $staticcheck ./...
  on_js $staticcheck $(for_js)
  reached unused
}

# What listening needs besides: a screen reader, what it speaks to, and Firefox.
reader=(orca at-spi2-core dbus-x11 speech-dispatcher openbox libglib2.0-bin firefox-esr)

# hear has a screen reader read the site, in a session of its own.
hear() {
  packages+=("${reader[@]}")
  tools
  say "site"
  web
  say "listening"
  mkdir -p dist
  xvfb-run -a -s "-screen 0 1280x900x24" dbus-run-session -- go run ./web/listen -only "${1:-}" -said dist/listen.txt web/dist
}

# same FOLDER FLAG ... runs under Node.js the tests that throws fall as on this machine, with
# the programs built and trimmed as for the site.
same() {
  go build -o "$1/tool" ./web/tool
  GOOS=js GOARCH=wasm go test -short -vet=off "${@:2}" -ldflags "-s -w" -exec "$1/tool node $PWD/web/tool/node.js" -run Everywhere ./sprites/bone ./scenes/faces
}

# bench measures all there is to measure, or what the flags say.
bench() {
  if [ $# -gt 0 ]; then go run ./web/bench "$@"; return; fi
  say "at a desk"; go run ./web/bench
  say "loading, at a desk"; go run ./web/bench -loads
  say "loading, on a phone"; go run ./web/bench -loads -phone
}

# timed runs tests and prints how long each package took, with "each" also every test, and
# what the tests that failed have printed. Memory is cleared seldom, and without a graphics card
# each program draws by itself: clearing, and threads that wait for each other to draw, take a good
# part of the time of tests that draw.
timed() {
  local what=$1
  shift
  GOGC=300 GOMEMLIMIT=4GiB LP_NUM_THREADS=0 screened go test -json -vet=off "$@" | go run ./web/tool times "$what"
}

# together runs functions side by side, which are named before --, with the arguments after it,
# and fails if one of them does.
together() {
  local names=() pids=() it bad=0
  while [ "$1" != -- ]; do names+=("$1"); shift; done
  shift
  for it in "${names[@]}"; do
    "$it" "$@" &
    pids+=($!)
    sleep 2 # for its display to have a number of its own
  done
  for it in "${pids[@]}"; do wait "$it" || bad=1; done
  return $bad
}

# The packages whose tests take longest, the longest first: one that began last would run
# alone at the end.
slowest=(./scenes/scenestest/pictures ./scenes/faces ./rules/games ./rules/games/skiffs ./sprites/sound ./web/site ./scenes/tools)

# unbrowsed lists the packages whose tests need no browser, in the order to run them in, but
# for that of the app.
unbrowsed() { { go list "${slowest[@]}"; go list ./...; } | grep -v '/web/e2e$\|/scenes/app$' | awk '!seen[$0]++'; }

# The tests of the app run one after the other and take longest of all, so that two processes
# share them.
share='^Test[A-NT]'
app_by_share() { timed packages -run "$share" "$@" ./scenes/app; }
app_by_rest() { timed packages -skip "$share" "$@" ./scenes/app; }
other_packages() { timed packages "$@" $(unbrowsed); }

all_unbrowsed() { together app_by_share app_by_rest other_packages -- "$@"; }

# browsed runs the tests in a browser on the site in web/dist.
browsed() { timed each -count 1 -timeout "$1" ./web/e2e -site "$PWD/web/dist" "${@:2}"; }

# The files whose tests the first and the second of three browsers run. The third runs the rest,
# which takes it as long: tests of one file are kept together since they use the same pages.
first_share=(live bridge kiosk trouble)
second_share=(play saves language offline lesson textures stay reach focus)

# tests_of prints a pattern of the names of all tests in these files.
tests_of() { (cd web/e2e && cat "${@/%/_test.go}") | sed -n 's/^func \(Test[A-Za-z0-9]*\)(t .*/\1/p' | paste -sd'|' | sed 's/.*/^(&)$/'; }

browsed_first() { browsed "$@" -run "$(tests_of "${first_share[@]}")"; }
browsed_second() { browsed "$@" -run "$(tests_of "${second_share[@]}")"; }
browsed_rest() { browsed "$@" -skip "$(tests_of "${first_share[@]}" "${second_share[@]}")"; }

# browsed_by_three runs them in three browsers side by side: one waits for most of its time,
# and keeps little more than half a core busy.
browsed_by_three() { together browsed_first browsed_second browsed_rest -- "$@"; }

# fuzz tries each fuzz test with new inputs for so long.
fuzz() {
  local file name
  grep -rHo '^func Fuzz[A-Za-z]*' --include='*_test.go' . | while IFS=: read -r file name; do
    say "${name#func }"
    go test "$(dirname "$file")" -run '^$' -fuzz "^${name#func }\$" -fuzztime "$1"
  done
}

# gestures throws so many bones anyhow in every game of the hand.
gestures() { go test ./scenes/faces -run AnyGesture -timeout 24h -throws "${1:-1000000}"; }

form() {
  local bad
  say "form"
  bad=$(gofmt -l .)
  [ -z "$bad" ] || die "not in Go's form; run gofmt -w on: $bad"
}

# quick is what to run again and again while one writes.
quick() {
  [ "$(uname)" != Linux ] || have xvfb-run || tools
  form
  say "vet"
  go vet ./...
  say "tests"
  timed packages -short ./rules/... ./scenes/table/... ./scenes/screens/...
  say "all is well, without the browser"
}

# for_browser checks the code as a browser gets it, without one, and builds the site: all with
# the same flags, so that everything is compiled once.
for_browser() {
  local tmp flags
  tmp=$(mktemp -d)
  flags=$(flags "$tmp")
  say "vet for the browser"
  GOOS=js GOARCH=wasm go vet $flags $(for_js)
  say "site"
  site "$tmp" "$(version)" $flags
  say "falls in the browser"
  same "$tmp" $flags
  rm -r "$tmp"
}

# aside runs a function while others run. What it prints is shown when it is awaited.
aside() {
  printed=$(mktemp)
  "$1" >"$printed" 2>&1 &
  running=$!
}

# await waits for what runs aside, and fails if that failed.
await() {
  local bad=0
  wait "$running" || bad=1
  cat "$printed"
  rm "$printed"
  return $bad
}

# without_browser checks all that needs no browser.
without_browser() {
  local bad=0
  aside for_browser
  { say "vet" && go vet ./... && say "tests" && all_unbrowsed -short -timeout 30m; } || bad=1
  await || bad=1
  [ $bad = 0 ] || die "something is wrong: see above"
}

# read_through reads the code, and gives way to all else.
read_through() {
  renice -n 19 -p "$BASHPID" >/dev/null
  lint
}

# check runs the tests in a browser last and by themselves, since they show how long
# something takes. Only those who read the code work beside them.
check() {
  local bad=0
  tools
  modules
  form
  without_browser
  aside read_through
  say "tests in a browser"
  browsed_by_three 45m -short || bad=1
  await || bad=1
  [ $bad = 0 ] || die "something is wrong: see above"
  say "all is well"
}

# long leaves nothing out: computer players whose order takes many games to see, every game in
# every way, hundreds of thousands of throws, and whatever chance finds.
long() {
  tools
  modules
  reached unused_in_browser
  say "site"
  web
  say "tests"
  all_unbrowsed -timeout 3h
  say "texts of every language"
  texts
  say "tests in a browser"
  browsed 4h -games all
  say "a finger"
  browsed 4h -run '^TestFinger$' -actions 10000 -seed "$(date +%j)"
  say "gestures"
  gestures 100000
  say "fuzz"
  fuzz 1m
  say "soak"
  soak 7
}

# texts looks in every language for texts that do not fit, each by a process of its own.
texts() {
  local file
  for file in rules/text/catalogue/*.po; do
    go test ./scenes/app -run TextsOf -count 1 -timeout 3h -fitted "$(basename "$file" .po)"
  done
}

soak() { go test ./scenes/app -run '^TestSoak$' -count 1 -v -timeout 24h -days "$1"; }

# heard runs a command with a sound server, without which Firefox starts no sound.
heard() {
  local home pid status=0
  home=$(mktemp -d)
  HOME=$home XDG_RUNTIME_DIR=$home pulseaudio -n --daemonize=no --exit-idle-time=-1 --load=module-null-sink \
    --load="module-native-protocol-unix socket=$home/socket auth-anonymous=1" 2>"$home/log" &
  pid=$!
  PULSE_SERVER=unix:$home/socket "$@" || status=$?
  kill "$pid"
  wait "$pid" || true
  rm -r "$home"
  return $status
}

# engines tries the site in several browsers, of chromium, firefox and webkit.
engines() {
  local more=(WebKitWebDriver:webkit2gtk-driver pulseaudio:pulseaudio)
  have firefox || more+=(firefox-esr:firefox-esr)
  tools "${more[@]}"
  say "site"
  web
  rm -rf dist/engines
  say "engines"
  heard screened go test ./web/e2e -run '^TestEngines$' -count 1 -v -timeout 90m -engines "${1:-chromium,firefox,webkit}" -site "$PWD/web/dist"
}

size() {
  local tmp name flags
  tmp=$(mktemp -d)
  flags=$(flags "$tmp")
  build . "$tmp/game" $flags
  build ./web/e2e/testdata/blank "$tmp/blank"
  for name in game blank; do
    printf '%-6s %9d bytes, gzip %8d\n' "$name" "$(wc -c <"$tmp/$name")" "$(gzip -9 -c "$tmp/$name" | wc -c)"
  done
  go run ./web/tool size
  build . "$tmp/named" $flags -ldflags=
  go run ./web/tool weigh "$tmp/named"
  rm -r "$tmp"
}

case "${1:-}" in
  serve) web; go run ./web/tool serve web/dist "${2:-8080}" ;;
  web) web ;;
  shelf) shelf ;;
  release) release "${2:-}" ;;
  kiosk) kiosk "${2:-}" "${3:-}" ;;
  native) native ;;
  quick) quick ;;
  test) check ;;
  long) long ;;
  finger) browser || tools; go test ./web/e2e -run '^TestFinger$' -count 1 -v -timeout 24h -actions "${2:-10000}" -seed "${3:-1}" ;;
  engines) engines "${2:-}" ;;
  listen) hear "${2:-}" ;;
  bench) browser || tools; bench "${@:2}" ;;
  tables) browser || tools; go run ./web/bench -tables -window "${2:-20s}" -in "$(go run . -list | cut -f1 | paste -sd,)" "${@:3}" ;;
  letgo) browser || tools; go run ./web/bench -letgo "${2:-10}" -in knucklebones,augustus,hounds ;;
  decoder) decoder ;;
  size) size ;;
  gestures) gestures "${2:-}" ;;
  soak) soak "${2:-7}" ;;
  pace) go run . -pace "${2:-40}" ${3:+-game "$3"} ;;
  messages) mkdir -p dist; go run ./web/tool extract dist/messages.pot ;;
  print) pages "${2:-}" "${3:-dist/print}" ;;
  shape) go run ./web/tool shape . ;;
  ladder) go run . -ladder "${2:-2000}" ${3:+-game "$3"} "${@:4}" ;;
  *) sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p;}' "$0"; exit 2 ;;
esac
