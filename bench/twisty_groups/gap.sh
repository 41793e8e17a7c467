#!/usr/bin/env bash
# bench/twisty_groups/gap.sh [SECONDS]: GAP's CPU time for the same generators (Debian: gap-core), each at most SECONDS.
set -euo pipefail
bench="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/build/release/bench_twisty_groups"
program=$(mktemp --suffix=.g)
trap 'rm -f "$program"' EXIT
for name in pyraminx dino skewb octa-face-2 cube-face-2 cube-face-3 cube-face-4 cube-face-5 cube-face-7 cube-edge-1 \
  octa-vertex-2 helicopter dodeca-face1 dodeca-face2 dodeca-face-centres icosa-face; do
  "$bench" --gap "$name" >"$program"
  timeout "${1:-120}" gap -q --nointeract "$program" </dev/null || echo "$name: over ${1:-120} s"
done
