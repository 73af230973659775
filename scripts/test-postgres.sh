#!/usr/bin/env bash
# Starts a PostgreSQL server of its own on this machine, runs what is tested against one, and ends it. Installs it where it is
# missing. With NEWSREEL_TEST_POSTGRES=postgres://... in the environment that server is used.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${NEWSREEL_TEST_POSTGRES:-}" ]; then
  bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
  if [ -z "$bin" ] || ! ldconfig -p | grep libpq.so.5 >/dev/null; then
    sudo=""
    [ "$(id -u)" -eq 0 ] || sudo=sudo
    $sudo apt-get update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq postgresql libpq5
    bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
  fi
  folder=$(mktemp -d /tmp/newsreel-postgres-XXXXXX)
  port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  # The server refuses to be run by root.
  as=()
  if [ "$(id -u)" -eq 0 ]; then
    chown postgres "$folder"
    as=(setpriv --reuid=postgres --regid=postgres --clear-groups)
  fi
  (cd / && "${as[@]}" "$bin/initdb" -D "$folder/data" -U newsreel -A trust >/dev/null)
  (cd / && "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" -o "-p $port -k $folder -c listen_addresses=127.0.0.1" start >/dev/null)
  trap '(cd / && "${as[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null); rm -rf "$folder"' EXIT
  (cd / && "${as[@]}" "$bin/createdb" -h 127.0.0.1 -p "$port" -U newsreel newsreel)
  export NEWSREEL_TEST_POSTGRES="postgres://newsreel@127.0.0.1:$port/newsreel"
fi

"$@"
