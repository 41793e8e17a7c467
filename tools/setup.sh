# Shared by ./run, ./test and .ci/run: installing, building, and saying so. Sourced, never run.
asobi_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

asobi_say() {
  if [ -t 2 ]; then printf '\033[2m• %s\033[0m\n' "$*" >&2; else printf '• %s\n' "$*" >&2; fi
}
asobi_die() {
  printf 'asobi: %s\n' "$*" >&2
  exit 1
}

# Needed by everybody, as apt writes dependencies; and what makes it better where it can be had: a newer compiler, its
# linker, a compiler cache; MPI, with which asobi-mpi is built.
asobi_packages=(cmake ninja-build g++ pkg-config libfmt-dev libcli11-dev nlohmann-json3-dev libxxhash-dev libzstd-dev libgtest-dev
  libbenchmark-dev 'libboost-dev (>= 1.81) | libboost1.81-dev')
asobi_browser=(chromium-headless-shell fonts-noto-cjk)  # for the tests of the page
asobi_browsers=(firefox-esr webkit2gtk-driver xvfb xauth)  # for those of the static site in ./test long
asobi_better=(clang-22 lld-22 libclang-rt-22-dev clang-format-22 clang-tidy-22 ccache python3 mona
  libopenmpi-dev openmpi-bin)

# asobi_installed DEPENDENCY: whether one of its alternatives is there, and new enough
asobi_installed() {
  local alternatives alternative have least
  IFS='|' read -ra alternatives <<<"$1"
  for alternative in "${alternatives[@]}"; do
    read -r alternative _ least <<<"${alternative//[()]/ }"
    have=$(dpkg-query -W -f='${db:Status-Status} ${Version}' "$alternative" 2>/dev/null) || continue
    if [[ $have == 'installed '* ]] && dpkg --compare-versions "${have#* }" ge "${least:-0}"; then return 0; fi
  done
  return 1
}
asobi_missing() {
  local dependency
  for dependency in "$@"; do asobi_installed "$dependency" || echo "$dependency"; done
}

asobi_apt() {
  local sudo=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || asobi_die "these packages are missing and only root can install them: ${*:2}"
    sudo=(sudo)
  fi
  local log=$asobi_root/build/apt.log
  mkdir -p "$asobi_root/build"
  if ! "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 "$@" >"$log" 2>&1; then
    tail -n 3 "$log" >&2
    return 1
  fi
}

# asobi_install [PACKAGE…]: what everybody needs, and those if they can be had. Quick the second time: what was found complete is remembered
# until this file changes.
asobi_install() {
  local stamp=$asobi_root/build/.installed${1:+-with-$1}
  if [ "$stamp" -nt "$asobi_root/tools/setup.sh" ]; then return; fi
  command -v dpkg-query >/dev/null || asobi_die "this script installs Debian packages, but dpkg-query was not found"
  local needed better package
  mapfile -t needed < <(asobi_missing "${asobi_packages[@]}")
  mapfile -t better < <(asobi_missing "${asobi_better[@]}" "$@")
  if [ $((${#needed[@]} + ${#better[@]})) -gt 0 ]; then
    asobi_say "reading the package lists"
    asobi_apt update || asobi_die "apt-get update failed; its last lines are above"
  fi
  if [ ${#needed[@]} -gt 0 ]; then
    asobi_say "installing ${needed[*]}"
    asobi_apt satisfy -y --no-install-recommends "${needed[@]}" ||
      asobi_die "could not install ${needed[*]}; apt's last lines are above"
  fi
  if [ ${#better[@]} -gt 0 ]; then
    asobi_say "installing ${better[*]}"
    for package in "${better[@]}"; do asobi_apt install -y --no-install-recommends "$package" 2>/dev/null || true; done
    mapfile -t better < <(asobi_missing "${better[@]}")
    if [ ${#better[@]} -gt 0 ]; then asobi_say "going on without ${better[*]}, which cannot be had here"; fi
  fi
  mkdir -p "$asobi_root/build"
  touch "$stamp"
}

# asobi_ctest PRESET JOBS ARGS…
asobi_ctest() {
  asobi_logged tests ctest --test-dir "$asobi_root/build/$1" --output-on-failure --no-tests=error -j"$2" "${@:3}" ||
    asobi_die "a test failed ($1); the end of the output is above, all of it in build/tests.log"
}

asobi_configure() {  # PRESET
  local log=$asobi_root/build/$1.log
  if [ -f "$asobi_root/build/$1/build.ninja" ]; then return; fi
  asobi_say "configuring ($1)"
  mkdir -p "$asobi_root/build"
  (cd "$asobi_root" && cmake --preset "$1") >"$log" 2>&1 ||
    { cat "$log" >&2 && asobi_die "configuring failed; cmake's output is above"; }
}

# asobi_progress LOG SECONDS: how far ninja has come, as its log tells, and how long it will take if it goes on like that
asobi_progress() {
  local last done all left
  last=$(grep -oE '^\[[0-9]+/[0-9]+\]' "$1" | tail -n 1)
  IFS='[/]' read -r _ done all <<<"$last"
  if [ "${done:-0}" = 0 ]; then return; fi
  printf ': %d of %d, %d %%' "$done" "$all" $((100 * done / all))
  left=$(($2 * (all - done) / done))
  if [ "$2" -ge 20 ]; then printf ', about %d:%02d min more' $((left / 60)) $((left % 60)); fi
}

# asobi_watch PID LOG PRESET: on a terminal one line that is written again and again until ninja ends, else a line every
# 20 s. Silent when there is nothing to do.
asobi_watch() {
  local begun=$SECONDS step=1 next=20 begin='' end='\n'
  if [ -t 2 ]; then next=1 begin='\r\033[K\033[2m' end='\033[0m'; fi
  until timeout "$step" tail --pid="$1" -s 0.02 -f /dev/null; do
    printf "$begin• building (%s)%s$end" "$3" "$(asobi_progress "$2" $((SECONDS - begun)))" >&2
    step=$next
  done
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

# asobi_build PRESET TARGET…
asobi_build() {
  local dir=$asobi_root/build/$1 log=$asobi_root/build/$1.log
  asobi_configure "$1"
  ninja -C "$dir" "${@:2}" >"$log" 2>&1 &
  local pid=$!
  asobi_watch $pid "$log" "$1"
  wait $pid || { tail -n 40 "$log" >&2 && asobi_die "the build failed; its last lines are above"; }
}

# A Node that can build the page. Debian 12's own is too old: then one is fetched as an npm package, into build/.
asobi_node() {
  local fits='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
  PATH=$asobi_root/build/node/node_modules/.bin:$PATH
  if command -v npm >/dev/null && node -e "$fits" 2>/dev/null; then return; fi
  if ! command -v npm >/dev/null; then
    asobi_say "installing nodejs npm"
    asobi_apt update || asobi_die "apt-get update failed; its last lines are above"
    asobi_apt install -y --no-install-recommends nodejs npm || asobi_die "could not install nodejs and npm; apt's last lines are above"
    hash -r
  fi
  if ! node -e "$fits"; then
    asobi_say "installing a newer Node into build/node"
    mkdir -p "$asobi_root/build/node"
    asobi_logged node npm install --prefix "$asobi_root/build/node" --no-fund --no-audit node@22 ||
      asobi_die "could not install Node 22; npm's last lines are above"
    hash -r
    node -e "$fits" || asobi_die "the page needs Node 20.19 or newer, this is $(node --version)"
  fi
}

# What the preset `wasm` compiles with: the C++ library from npm, and the compiler's own headers beside its builtins.
asobi_sysroot() {
  local sysroot=$asobi_root/build/wasm-sysroot fetched=$asobi_root/build/wasm-npm lock=$asobi_root/tools/wasm/package-lock.json
  if [ "$sysroot/.complete" -nt "$lock" ]; then return; fi
  asobi_can_build_core || asobi_die "the core for browsers needs clang-22 and lld-22, which cannot be had here"
  asobi_node
  asobi_say "fetching the C++ library for browsers"
  rm -rf "$sysroot" "$fetched"
  mkdir -p "$sysroot/resource/lib" "$fetched"
  cp "$asobi_root"/tools/wasm/package*.json "$fetched"
  asobi_logged sysroot npm ci --prefix "$fetched" --no-fund --no-audit --ignore-scripts ||
    asobi_die "npm ci failed; its last lines are above"
  tar -xf "$fetched/node_modules/@yowasp/clang/gen/llvm-resources.tar" -C "$sysroot" include/c++ include/wasm32-wasip1 lib
  ln -s "$(clang++-22 -print-resource-dir)/include" "$sysroot/resource/include"
  ln -s ../../lib/wasm32-unknown-wasip1 "$sysroot/resource/lib/wasm32-unknown-wasip1"
  rm -rf "$fetched"
  touch "$sysroot/.complete"
}

# asobi_logged NAME COMMAND…: silent, except that the end of its output is shown when it fails
asobi_logged() {
  local log=$asobi_root/build/$1.log
  shift
  "$@" >"$log" 2>&1 || { tail -n 30 "$log" >&2 && return 1; }
}

# Whether the core for browsers can be built here.
asobi_can_build_core() { command -v clang++-22 && command -v wasm-ld-22; } >/dev/null

# asobi_core: build/wasm/asobi.wasm
asobi_core() {
  asobi_sysroot
  asobi_build wasm asobi_wasm
  asobi_lay_core
}

# Where the core was built it lies beside the page that the program serves: then that page can compute by itself, too.
asobi_lay_core() {
  local core=$asobi_root/build/wasm/asobi.wasm beside=$asobi_root/web/dist/asobi.wasm
  if [ ! -f "$core" ] || [ ! -f "$asobi_root/web/dist/index.html" ] || [ "$beside" -nt "$core" ]; then return; fi
  cp "$core" "$beside"
  gzip -9 -n -k -f "$beside"
}

# asobi_newer FILE FOLDER…: whether something in the folders, or of the page's own files, is newer than the file
asobi_newer() {
  [ ! -f "$1" ] || [ -n "$(find "${@:2}" "$asobi_root"/web/*.{html,js,json,ts} -newer "$1" -print -quit)" ]
}

# web/dist-site: the page with the core inside, for any static host
asobi_site() {
  local web=$asobi_root/web
  asobi_core
  asobi_page_packages
  asobi_newer "$web/dist-site/index.html" "$web/src" "$web/public" "$asobi_root/build/wasm/asobi.wasm" || return 0
  asobi_say "building the site"
  (cd "$web" && asobi_logged site npm run --silent site) || asobi_die "the site could not be built; the messages are above"
}

# asobi_write_site FOLDER: the site in a folder of the caller's, which is new, empty, or holds a site already
asobi_write_site() {
  local folder=$1 site=$asobi_root/web/dist-site
  mkdir -p "$folder" || asobi_die "the folder $folder cannot be made"
  if [ -n "$(ls -A "$folder")" ] && [ ! -f "$folder/manifest.webmanifest" ]; then
    asobi_die "$folder holds something else than a site; name another folder"
  fi
  rm -rf "${folder:?}/assets"  # the names in it change from version to version
  cp -r "$site/." "$folder" || asobi_die "the site could not be written to $folder"
  asobi_say "the site is in $folder ($(du -sh "$folder" | cut -f1)); any static host serves it, for instance: python3 -m http.server --directory $folder"
}

asobi_page_packages() {
  asobi_node
  local web=$asobi_root/web
  if [ ! -f "$web/node_modules/.package-lock.json" ] || [ "$web/package-lock.json" -nt "$web/node_modules/.package-lock.json" ]; then
    asobi_say "installing the page's packages"
    (cd "$web" && asobi_logged npm npm ci --no-fund --no-audit) || asobi_die "npm ci failed; its last lines are above"
    touch "$web/node_modules/.package-lock.json"
  fi
}

# web/dist: the page that the program serves
asobi_page() {
  local web=$asobi_root/web
  asobi_page_packages
  if asobi_newer "$web/dist/index.html" "$web/src" "$web/public"; then
    asobi_say "building the page"
    (cd "$web" && asobi_logged page npm run --silent build) || asobi_die "the page could not be built; the messages are above"
  fi
  asobi_lay_core
}
