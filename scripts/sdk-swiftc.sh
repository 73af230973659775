#!/bin/sh
# The compiler as SwiftPM calls it for `reel`. On Apple's platforms Foundation brings Combine, the loading of URLs and formatters
# along: a module of which a file imports Foundation, or what is built on it, gets all three. Others do not, because members of what
# Combine imports are seen everywhere and some libraries have members of the same names; nor do the machine's own tools.
sources=
for word; do
  case $word in
    */Modules-tool*) sources= && break ;;
    @*/sources) sources=${word#@} ;;
  esac
done
frameworks='Foundation|SwiftUI|UIKit|Combine'
if [ -n "$sources" ] && xargs grep -qsE "^[[:space:]]*(@[A-Za-z]+ +)*(public +|internal +)?import +($frameworks)\b" <"$sources"; then
  set -- "$@" -Xfrontend -import-module -Xfrontend FoundationNetworking -Xfrontend -import-module -Xfrontend Combine -Xfrontend -import-module -Xfrontend FoundationAdditions
fi
exec "${NEWSREEL_SWIFTC:-swiftc}" "$@"
