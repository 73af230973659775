#!/usr/bin/env bash
# Installs nginx and HAProxy for `make test-deploy`, without starting them.
set -euo pipefail
missing=()
for name in nginx haproxy; do [ -x "/usr/sbin/$name" ] || missing+=("$name"); done
[ ${#missing[@]} -eq 0 ] && exit 0
sudo=""
[ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -qq
$sudo env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq "${missing[@]}" curl openssl
