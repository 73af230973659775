#!/bin/sh
# Builds everything for release and measures all libraries in one interleaved run: round by round, shape by shape,
# one process each. Prints the best round in million events a second, the ratio to the best peer, and then the
# allocations for each event. Usage: Benchmarks/Combine/run.sh [rounds, by default 7] [events, by default 60000]
set -eu
cd "$(dirname "$0")"
rounds=${1:-7}
events=${2:-60000}
nice swift build -c release --product bench
(cd Peers && nice swift build -c release)
ours=${OURS:-.build/release/bench}
peers=${PEERS:-Peers/.build/release}
results=$(mktemp)
counter=$(mktemp --suffix .so)
trap 'rm -f "$results" "$counter"' EXIT
clang -shared -fPIC -O2 -o "$counter" allocations.c
shapes=$($ours | wc -l)
library() {
  case $1 in
    ours) echo "$ours" ;;
    open) echo "$peers/open-combine" ;;
    async) echo "$peers/async-algorithms" ;;
  esac
}
for round in $(seq "$rounds"); do
  for shape in $(seq 0 $((shapes - 1))); do
    for name in ours open async; do echo "$shape $name $(nice "$(library $name)" "$shape" "$events")"; done
  done
done > "$results"
# The best of the rounds: a machine that is busy with something else disturbs it least.
best_of() {
  grep "^$1 $2 " "$results" | cut -d' ' -f3 | grep -v '^-' | sort -n | awk 'NR == 1 { best = $1 } END { print NR ? best : 0 }'
}
printf '%-66s %8s %12s %17s %13s\n' "million events a second, best of $rounds" Combine OpenCombine async-algorithms "to best peer"
for shape in $(seq 0 $((shapes - 1))); do
  name=$($ours | sed -n "$((shape + 1))p")
  awk -v name="$name" -v ours="$(best_of "$shape" ours)" -v open="$(best_of "$shape" open)" -v async="$(best_of "$shape" async)" '
    function rate(t) { return t > 0 ? sprintf("%.2f", 1000 / t) : "none" }
    BEGIN {
      best = open > 0 && (async <= 0 || open < async) ? open : async
      printf "%-66s %8s %12s %17s %13s\n", name, rate(ours), rate(open), rate(async), (best > 0 ? sprintf("%.2f", best / ours) : "-")
    }'
done
# What twice as many events cost more, divided by the events: the pipelines themselves cancel out.
allocations() { LD_PRELOAD=$counter "$(library "$1")" "$2" "$3" 2>&1 > /dev/null | awk '/^allocations/ { print $2 }'; }
printf '\n%-66s %8s %12s %17s\n' "allocations for each event" Combine OpenCombine async-algorithms
for shape in $(seq 0 $((shapes - 1))); do
  printf '%-66s' "$($ours | sed -n "$((shape + 1))p")"
  for name in ours open async; do
    if grep -q "^$shape $name -" "$results"; then
      printf ' %8s' none
    else
      awk -v few="$(allocations $name "$shape" "$events")" -v many="$(allocations $name "$shape" $((events * 2)))" \
        -v events="$events" 'BEGIN { printf " %8.2f", (many - few) / events }'
    fi
  done
  echo
done
