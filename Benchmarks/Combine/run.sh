#!/bin/sh
# Builds everything for release and measures all libraries in one interleaved run: round by round, shape by shape,
# one process each. Prints the best round in million events a second, and the ratio to the best peer.
# Usage: Benchmarks/Combine/run.sh [rounds, by default 7] [events, by default 60000]
set -eu
cd "$(dirname "$0")"
rounds=${1:-7}
events=${2:-60000}
nice swift build -c release --product bench
(cd Peers && nice swift build -c release)
ours=.build/release/bench
results=$(mktemp)
trap 'rm -f "$results"' EXIT
shapes=$($ours | wc -l)
for round in $(seq "$rounds"); do
  for shape in $(seq 0 $((shapes - 1))); do
    echo "$shape ours $(nice $ours "$shape" "$events")"
    echo "$shape open $(nice Peers/.build/release/open-combine "$shape" "$events")"
    echo "$shape async $(nice Peers/.build/release/async-algorithms "$shape" "$events")"
  done
done > "$results"
# The best of the rounds: a machine that is busy with something else disturbs it least.
best_of() {
  grep "^$1 $2 " "$results" | cut -d' ' -f3 | grep -v '^-' | sort -n | awk 'NR == 1 { best = $1 } END { print NR ? best : 0 }'
}
printf '%-62s %10s %12s %17s %14s\n' "million events a second, best of $rounds" Combine OpenCombine async-algorithms "to best peer"
for shape in $(seq 0 $((shapes - 1))); do
  name=$($ours | sed -n "$((shape + 1))p")
  awk -v name="$name" -v ours="$(best_of "$shape" ours)" -v open="$(best_of "$shape" open)" -v async="$(best_of "$shape" async)" '
    function rate(t) { return t > 0 ? sprintf("%.2f", 1000 / t) : "none" }
    BEGIN {
      best = open > 0 && (async <= 0 || open < async) ? open : async
      printf "%-62s %10s %12s %17s %14s\n", name, rate(ours), rate(open), rate(async), (best > 0 ? sprintf("%.2f", best / ours) : "-")
    }'
done
