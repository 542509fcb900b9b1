# shellcheck shell=sh
# Sourced by ./demo, ./test and the scripts beside this file; POSIX sh.
#
# The script that sources it sets `root` to the folder of the package first.
# It finds missing dependencies, and installs them on Debian and Ubuntu: without a question as root without a terminal or
# in CI, after a question on a terminal. Elsewhere it prints the command to type.

export DEBIAN_FRONTEND=noninteractive

say() { printf '%s\n' "$*" >&2; }

# remove_runtime FOLDER: removes a runtime folder after its bus has ended; the desktop's portal, which may run there, takes its mounted
# folder away a little later.
remove_runtime() {
  remove_runtime_tries=0
  until rm -rf "$1" 2>/dev/null; do
    remove_runtime_tries=$((remove_runtime_tries + 1))
    [ "$remove_runtime_tries" -lt 50 ] || fail "$1 cannot be removed"
    sleep 0.2
  done
}

# has_ended PROCESS: whether a child has ended. It is a zombie until the shell has waited for it, and then is gone.
has_ended() { [ "$(sed 's/.*) //; s/ .*//' "/proc/$1/stat" 2>/dev/null || echo Z)" = Z ]; }

fail() {
  say "$@"
  exit 1
}

# is_installed THING: whether a tool runs, or a C header exists.
is_installed() {
  case $1 in
    sdl2) has_header SDL2/SDL.h ;;
    sdl2-ttf) has_header SDL2/SDL_ttf.h ;;
    atspi)
      command -v dbus-run-session >/dev/null 2>&1 &&
        /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi' 2>/dev/null &&
        [ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]
      ;;
    mozc) [ -e /usr/lib/mozc/mozc_server ] || [ -e /usr/libexec/mozc/mozc_server ] ;;
    hangul) [ -e /usr/share/ibus/component/hangul.xml ] ;;
    python-dbus) /usr/bin/python3 -c 'import dbus, gi' 2>/dev/null ;;
    python-xlib) /usr/bin/python3 -c 'import Xlib' 2>/dev/null ;;
    libdecor) has_title_bars ;;
    xtest) has_header X11/extensions/XTest.h ;;
    xdamage) has_header X11/extensions/Xdamage.h ;;
    turbojpeg) has_library libturbojpeg.so.0 ;;
    dbus) has_library libdbus-1.so.3 ;;
    dejavu) has_font DejaVuSans.ttf ;;
    droid-fallback) has_font DroidSansFallbackFull.ttf ;;
    emoji-font) has_font NotoColorEmoji.ttf ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
  esac
}

# has_title_bars: whether libdecor has a plugin that draws title bars.
has_title_bars() {
  for has_title_bars_plugin in /usr/lib/libdecor/plugins-1/*.so /usr/lib64/libdecor/plugins-1/*.so /usr/lib/*/libdecor/plugins-1/*.so; do
    [ ! -e "$has_title_bars_plugin" ] || return 0
  done
  return 1
}

has_header() {
  for has_header_folder in /usr/include /usr/local/include $(printf '%s' "${CPATH:-}" | tr : ' '); do
    [ ! -e "$has_header_folder/$1" ] || return 0
  done
  return 1
}

has_library() {
  for has_library_file in /usr/lib/*/"$1" /lib/*/"$1" /usr/lib64/"$1" /usr/lib/"$1"; do
    [ ! -e "$has_library_file" ] || return 0
  done
  return 1
}

has_font() {
  for has_font_file in /usr/share/fonts/"$1" /usr/share/fonts/*/"$1" /usr/share/fonts/*/*/"$1"; do
    [ ! -e "$has_font_file" ] || return 0
  done
  return 1
}

# package_of THING FAMILY: the name of the package with a tool or header in a family of distributions.
package_of() {
  case $1:$2 in
    sdl2:debian) echo libsdl2-dev ;;
    sdl2:fedora) echo SDL2-devel ;;
    sdl2:suse) echo "'pkgconfig(sdl2)'" ;;
    sdl2-ttf:debian) echo libsdl2-ttf-dev ;;
    sdl2-ttf:fedora) echo SDL2_ttf-devel ;;
    sdl2-ttf:arch) echo sdl2_ttf ;;
    sdl2-ttf:suse) echo "'pkgconfig(SDL2_ttf)'" ;;
    atspi:debian) echo at-spi2-core dbus gir1.2-atspi-2.0 python3-gi ;;
    atspi:arch) echo at-spi2-core dbus python-gobject ;;
    atspi:*) echo at-spi2-core dbus-daemon python3-gobject ;;
    python-dbus:debian) echo python3-dbus python3-gi ;;
    python-dbus:arch) echo dbus-python python-gobject ;;
    python-dbus:*) echo python3-dbus python3-gobject ;;
    python-xlib:arch) echo python-xlib ;;
    python-xlib:suse) echo python3-python-xlib ;;
    python-xlib:*) echo python3-xlib ;;
    mozc:*) echo fcitx5-mozc ;;
    hangul:*) echo ibus-hangul ;;
    ibus-daemon:*) echo ibus ;;
    setxkbmap:debian) echo x11-xkb-utils ;;
    setxkbmap:arch) echo xorg-setxkbmap ;;
    dbus-run-session:debian | dbus-run-session:arch) echo dbus ;;
    dbus-run-session:*) echo dbus-daemon ;;
    xprop:debian | xwininfo:debian) echo x11-utils ;;
    xprop:arch) echo xorg-xprop ;;
    xwininfo:arch) echo xorg-xwininfo ;;
    xrdb:debian) echo x11-xserver-utils ;;
    xrdb:arch) echo xorg-xrdb ;;
    xtest:debian) echo libxtst-dev ;;
    xtest:arch) echo libxtst ;;
    xtest:*) echo libXtst-devel ;;
    xdamage:debian) echo libxdamage-dev ;;
    xdamage:arch) echo libxdamage ;;
    xdamage:*) echo libXdamage-devel ;;
    emoji-font:debian) echo fonts-noto-color-emoji ;;
    emoji-font:fedora) echo google-noto-color-emoji-fonts ;;
    emoji-font:arch) echo noto-fonts-emoji ;;
    emoji-font:suse) echo google-noto-coloremoji-fonts ;;
    libdecor:debian) echo libdecor-0-plugin-1-cairo ;;
    dpkg-shlibdeps:debian) echo dpkg-dev ;;
    dpkg-deb:*) echo dpkg ;;
    turbojpeg:debian) if grep -qs '^ID=ubuntu' /etc/os-release; then echo libturbojpeg; else echo libturbojpeg0; fi ;;
    turbojpeg:arch) echo libjpeg-turbo ;;
    turbojpeg:suse) echo libturbojpeg0 ;;
    dbus:debian) echo libdbus-1-3 ;;
    dbus:fedora) echo dbus-libs ;;
    dbus:suse) echo libdbus-1-3 ;;
    dejavu:debian) echo fonts-dejavu-core ;;
    dejavu:arch) echo ttf-dejavu ;;
    dejavu:suse) echo dejavu-fonts ;;
    dejavu:*) echo dejavu-sans-fonts ;;
    droid-fallback:debian) echo fonts-droid-fallback ;;
    droid-fallback:arch) echo ttf-droid ;;
    droid-fallback:suse) echo google-droid-fonts ;;
    droid-fallback:*) echo google-droid-sans-fonts ;;
    Xwayland:debian) echo xwayland ;;
    Xwayland:arch) echo xorg-xwayland ;;
    Xwayland:*) echo xorg-x11-server-Xwayland ;;
    setpriv:*) echo util-linux ;;
    Xvfb:debian) echo xvfb ;;
    Xvfb:arch) echo xorg-server-xvfb ;;
    Xvfb:*) echo xorg-x11-server-Xvfb ;;
    strip:*) echo binutils ;;
    import:debian | import:arch) echo imagemagick ;;
    import:*) echo ImageMagick ;;
    shellcheck:fedora | shellcheck:suse) echo ShellCheck ;;
    desktop-file-validate:*) echo desktop-file-utils ;;
    *) echo "$1" ;;
  esac
}

# require THING...: returns when all tools and headers are installed, else ends the script and says what to do.
require() {
  require_missing=
  for require_thing; do
    is_installed "$require_thing" || require_missing="$require_missing $require_thing"
  done
  [ -n "$require_missing" ] || return 0
  # Unquoted, to split the list of names into words.
  # shellcheck disable=SC2046,SC2086
  if command -v apt-get >/dev/null 2>&1; then
    install_with_apt $(packages_of debian $require_missing)
  elif command -v dnf >/dev/null 2>&1; then
    fail "Please install first: sudo dnf install $(packages_of fedora $require_missing)"
  elif command -v pacman >/dev/null 2>&1; then
    fail "Please install first: sudo pacman -S --needed $(packages_of arch $require_missing)"
  elif command -v zypper >/dev/null 2>&1; then
    fail "Please install first: sudo zypper install $(packages_of suse $require_missing)"
  else
    fail "Please install with your package manager first:$require_missing"
  fi
  for require_thing; do
    is_installed "$require_thing" || fail "$require_thing is still missing after the installation."
  done
}

# want THING...: installs with apt what is missing, as `require` does; goes on without it where that is not possible.
want() {
  command -v apt-get >/dev/null 2>&1 || return 0
  (require "$@") || say "Going on without: $*"
}

packages_of() {
  packages_family=$1
  shift
  packages_list=
  for packages_thing; do
    packages_list="$packages_list $(package_of "$packages_thing" "$packages_family")"
  done
  echo "${packages_list# }"
}

# install_with_apt PACKAGE...: asks on a terminal, and with `asks=yes` installs nothing without; updates the package lists only if
# installing fails without.
install_with_apt() {
  apt_sudo=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "Please install as root first: apt-get install $*"
    apt_sudo=sudo
  fi
  apt_command="${apt_sudo:+sudo }apt-get install $*"
  if [ -z "${CI:-}" ] && [ -t 0 ] && [ -t 2 ]; then
    printf 'Missing: %s. Run "%s" now? [Y/n] ' "$*" "$apt_command" >&2
    read -r apt_answer || apt_answer=n
    case $apt_answer in
      [nN]*) fail "Nothing was installed. When you are ready: $apt_command" ;;
    esac
    [ -z "$apt_sudo" ] || sudo -v || fail "Please install first: $apt_command"
  elif [ "${asks:-no}" = yes ] && [ -z "${CI:-}" ]; then
    fail "Please install first: $apt_command"
  elif [ -n "$apt_sudo" ] && ! { [ -n "${CI:-}" ] && sudo -n true 2>/dev/null; }; then
    fail "Please install first: $apt_command"
  fi
  say "Installing: $*"
  if apt-cache show "$@" >/dev/null 2>&1 && run_quietly apt_get install --yes --no-install-recommends "$@"; then
    return 0
  fi
  say "Updating the lists of packages first."
  quietly apt_get update
  quietly apt_get install --yes --no-install-recommends "$@"
}

apt_get() {
  ${apt_sudo:+sudo} env DEBIAN_FRONTEND="$DEBIAN_FRONTEND" apt-get -o DPkg::Lock::Timeout=300 "$@"
}

# run_quietly COMMAND...: shows the command's output on a terminal, else only if it fails, and says now and then that it runs.
# Leaves its status in `quietly_status`, too.
run_quietly() {
  quietly_status=0
  if [ -t 2 ] && [ -z "${CI:-}" ]; then
    "$@" >&2 || quietly_status=$?
    return "$quietly_status"
  fi
  quietly_log=$(mktemp)
  say_now_and_then "$*" "$quietly_log" &
  quietly_signs=$!
  "$@" >"$quietly_log" 2>&1 || quietly_status=$?
  # Of a script with a trap, the new process loses a signal that comes before it has set its own.
  until has_ended "$quietly_signs"; do
    kill "$quietly_signs" 2>/dev/null || true
    sleep 0.02
  done
  wait "$quietly_signs" 2>/dev/null || true
  [ "$quietly_status" -eq 0 ] || cat "$quietly_log" >&2
  rm -f "$quietly_log"
  return "$quietly_status"
}

# quietly COMMAND...: runs it quietly; a failure ends the script.
quietly() {
  run_quietly "$@" || exit "$quietly_status"
}

# say_now_and_then COMMAND LOG: says after a while that a command runs, and then again and again that it still does, with the step that
# its log counts, until this is terminated or the script has ended.
say_now_and_then() {
  signs_nap=
  trap '[ -z "$signs_nap" ] || kill "$signs_nap" 2>/dev/null; exit 0' TERM
  signs_pause=${first_sign:-5}
  signs_words=Running
  while :; do
    # It must not hold the output of the script open.
    sleep "$signs_pause" >/dev/null 2>&1 &
    signs_nap=$!
    wait "$signs_nap"
    kill -0 $$ 2>/dev/null || exit 0
    say "$signs_words: $1$(tail -n 3 "$2" | sed -n 's|^\[\([0-9]*\)/\([0-9]*\)\].*| (step \1 of \2)|p' | tail -n 1)"
    signs_pause=${next_sign:-20}
    signs_words="Still running"
  done
}

# require_swift: requires Swift 6.2 or newer, and checks that it runs.
require_swift() {
  command -v swift >/dev/null 2>&1 ||
    fail "swift is not on the PATH. Install Swift 6.2 or newer: https://www.swift.org/install"
  swift_says=$(swift --version 2>&1) || {
    say "$swift_says"
    fail "swift does not start. https://www.swift.org/install lists the packages that it needs here."
  }
  swift_version=$(printf '%s\n' "$swift_says" | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  [ -n "$swift_version" ] || {
    say "$swift_says"
    fail "$(command -v swift) names no version of Swift. Install Swift 6.2 or newer: https://www.swift.org/install"
  }
  # shellcheck disable=SC2086
  set -- $swift_version
  [ "$1" -gt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -ge 2 ]; } ||
    fail "Swift 6.2 or newer is needed; this is Swift $1.$2. https://www.swift.org/install"
  # It is a program of its own, which needs more libraries than the compiler.
  swift_says=$(swift build --version 2>&1) || {
    say "$swift_says"
    fail "\"swift build\" does not start. https://www.swift.org/install lists the packages that it needs here."
  }
}

# require_everything_to_build: requires only what a build needs; Swift links with files of gcc.
require_everything_to_build() {
  require_swift
  require gcc sdl2 sdl2-ttf
}

# require_everything_to_test: requires what some tests need, which are left out without it.
require_everything_to_test() {
  require turbojpeg dbus dejavu droid-fallback emoji-font
}

# The folder with the products of a debug build with optimized libraries (Package.swift).
# shellcheck disable=SC2154
optimized=$root/.build/tests/debug

# build_optimized [OPTION...]: makes that build. `./test` and what else needs no release build share it.
build_optimized() { build_there "$root" "$@"; }

# build_there FOLDER [OPTION...]: builds a package there. With other options of the compiler the libraries would be built once more.
build_there() {
  build_there_package=$1
  shift
  export SWIPETAB_OPTIMIZED=1
  quietly swift build --package-path "$build_there_package" --scratch-path "$root/.build/tests" "$@"
}

# build_tests [OPTION...]: builds everything for the tests, and leaves their program's path in `tests`.
# shellcheck disable=SC2034
build_tests() {
  build_optimized --build-tests "$@"
  tests=$optimized/SwipeTabPackageTests.xctest
}

# release_build [OPTION...]: makes a release build, whose functions a linker can arrange. Copies of optional values retain their
# parts themselves; with type layouts they would look up functions in tables that are made at run time, some fifty times in each frame.
# A library's manifest may not have such flags.
release_build() {
  swift build --package-path "$root" -c release -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xswiftc -Xfrontend -Xswiftc -disable-type-layout "$@"
}

# build_release [OPTION...]: builds the program and leaves its path in `program`.
# shellcheck disable=SC2034,SC2154
build_release() {
  quietly release_build --product SwipeTabDesktop "$@"
  program=$(swift build --package-path "$root" -c release --show-bin-path)/SwipeTabDesktop
}

# build_arranged: builds the program with what a drag uses side by side, which saves 3 of 16 MB and a fifth of the processor time of a
# frame after a pause. What that is a first run under valgrind tells; without valgrind or LLVM's linker nothing is arranged.
build_arranged() {
  order=$root/.build/order.txt
  if [ ! -e "$order" ]; then
    build_release
    { command -v valgrind >/dev/null 2>&1 && grep -qa 'Linker: LLD' "$program"; } || return 0
    "$root/Scripts/order" "$program" >"$order.new"
    mv "$order.new" "$order"
  fi
  build_release -Xlinker "--symbol-ordering-file=$order" -Xlinker --no-warn-symbol-ordering
}

# record_calls FILE OPTION...: runs `program` with options under valgrind, and writes what it calls into a file.
# shellcheck disable=SC2154
record_calls() {
  record_calls_file=$1
  shift
  # valgrind cannot read the debug sections. The program finds its files beside itself.
  strip -g -o "$program-stripped" "$program"
  quietly valgrind --tool=callgrind --demangle=no --dump-instr=yes --callgrind-out-file="$record_calls_file" "$program-stripped" "$@"
  rm "$program-stripped"
}

# functions_called FILE...: prints how often each function was called in runs that callgrind recorded, and its name.
functions_called() {
  awk '
    FNR == 1 { split("", name) }
    match($0, /^c?fn=\([0-9]+\)/) {
      id = substr($0, RSTART, RLENGTH)
      sub(/^c?fn=/, "", id)
      if (length($0) > RLENGTH) {
        name[id] = substr($0, RLENGTH + 2)
        # Calls within calls of a function are counted apart.
        sub(/\047[0-9]+$/, "", name[id])
      }
      calls[called = name[id]] += 0
    }
    /^calls=/ { split($1, word, "="); calls[called] += word[2] }
    END { for (each in calls) print calls[each], each }' "$@"
}

# released_version: prints the newest version of the change log, which the program and the metainfo must have too.
released_version() {
  released=$(sed -n 's/^## \[\([0-9][^]]*\)\].*/\1/p' "$root/CHANGELOG.md" | head -n 1)
  [ -n "$released" ] || fail "CHANGELOG.md has no version"
  grep -q "version = \"$released\"" "$root/Sources/SwipeTabWindow/Library.swift" ||
    fail "Sources/SwipeTabWindow/Library.swift has another version than CHANGELOG.md, $released"
  grep -q "<release version=\"$released\"" "$root/Assets/app/swipetab.metainfo.xml" ||
    fail "Assets/app/swipetab.metainfo.xml has not the version of CHANGELOG.md, $released"
  printf '%s\n' "$released"
}

# build_other FOLDER [OPTION...]: builds a package that uses the libraries where they are built themselves, so that this is not
# done once more; its program is in the folder `optimized`.
build_other() {
  forget_plan
  build_there "$@"
  forget_plan
}

# forget_plan: lets the next build in this folder make its own plan, which may be another package's.
forget_plan() { rm -f "$root/.build/tests/debug.yaml" "$optimized/description.json"; }

# extract_symbols TARGET FOLDER: builds a target, and writes the graph of its public symbols into a folder.
extract_symbols() {
  build_optimized --target "$1"
  mkdir -p "$2"
  # Unlike the compiler, this leaves out what a target exports from another.
  quietly swift symbolgraph-extract -module-name "$1" -I "$optimized/Modules" \
    -target "$(swiftc -print-target-info | sed -n 's/^    "triple": "\(.*\)",$/\1/p')" \
    -Xcc "-fmodule-map-file=$optimized/CSDL2.build/module.modulemap" \
    -emit-extension-block-symbols -output-dir "$2"
}

# build_kit_bench: builds Bench/KitBench.swift with a release build of the kit, and leaves its path in `kit_bench`.
# shellcheck disable=SC2034
build_kit_bench() {
  require_everything_to_build
  quietly release_build --target SwipeTabKit
  kit_products=$(swift build --package-path "$root" -c release --show-bin-path)
  mkdir -p "$root/.build/bench"
  kit_bench=$root/.build/bench/kit
  quietly gcc -std=gnu11 -O2 -I "$root/Tests/AllocationCounter/include" -c -o "$kit_bench-allocations.o" \
    "$root/Tests/AllocationCounter/allocations.c"
  # The build folder may still have objects of deleted sources. No file name has a space.
  # shellcheck disable=SC2046
  quietly swiftc -O -swift-version 6 -default-isolation MainActor -parse-as-library -module-name KitBench -I "$kit_products/Modules" -o "$kit_bench" \
    "$root/Bench/KitBench.swift" "$kit_bench-allocations.o" \
    $(find "$root/Sources/SwipeTabKit" -name '*.swift' -exec basename {} \; | sed "s|.*|$kit_products/SwipeTabKit.build/&.o|")
}

# build_paint_bench: builds Bench/PaintBench.swift with release builds of the kit and the window, and leaves its path in
# `paint_bench`. Call build_kit_bench before.
# shellcheck disable=SC2034
build_paint_bench() {
  quietly release_build --target SwipeTabWindow
  paint_bench=$root/.build/bench/paint
  # The package's name, as the package manager passes it to the compiler.
  package=$(basename "$root" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9]/_/g')
  objects=
  for module in SwipeTabKit SwipeTabFiles SwipeTabWindow; do
    objects="$objects $(find "$root/Sources/$module" -name '*.swift' -exec basename {} \; | sed "s|.*|$kit_products/$module.build/&.o|")"
  done
  # No file name has a space.
  # shellcheck disable=SC2086
  quietly swiftc -O -swift-version 6 -default-isolation MainActor -parse-as-library -module-name PaintBench -package-name "$package" -I "$kit_products/Modules" \
    -Xcc "-fmodule-map-file=$kit_products/CSDL2.build/module.modulemap" -o "$paint_bench" \
    "$root/Bench/PaintBench.swift" "$kit_bench-allocations.o" $objects "$kit_products"/CSDL2.build/*.c.o -lSDL2 -lSDL2_ttf
}
