#!/bin/sh
# The compiler as SwiftPM calls it for `reel`. On Apple's platforms Foundation brings Combine, Observation, the loading of URLs and
# formatters along: a module of which a file imports Foundation, or what is built on it, gets them all. Others do not, because members
# of what Combine imports are seen everywhere and some libraries have members of the same names; nor do the machine's own tools.
sources=
for word; do
  case $word in
    */Modules-tool*) sources= && break ;;
    @*/sources) sources=${word#@} ;;
  esac
done
frameworks='Foundation|SwiftUI|UIKit|Combine'
if [ -n "$sources" ] && xargs grep -qsE "^[[:space:]]*(@[A-Za-z]+ +)*(public +|internal +)?import +($frameworks)\b" <"$sources"; then
  for module in FoundationNetworking FoundationAdditions Combine Observation; do
    set -- "$@" -Xfrontend -import-module -Xfrontend $module
  done
fi
# What reads feeds is a module of its own here: it comes along where a file names it, because it brings a library and more names.
if [ -n "$sources" ] && xargs grep -qsE '\bXMLParser' <"$sources"; then
  set -- "$@" -Xfrontend -import-module -Xfrontend FoundationXML
fi
# Who imports SwiftUI has the names of Core Data along on Apple's platforms: here where a file of the module imports it, or has its requests.
if [ -n "$sources" ] && [ -n "$NEWSREEL_FRAMEWORKS" ] && [ "${sources%/CoreData.build/sources}" = "$sources" ] &&
  xargs grep -qsE '^[[:space:]]*(@[A-Za-z]+ +)*import +CoreData|@(Sectioned)?FetchRequest\b|managedObjectContext' <"$sources"; then
  set -- "$@" -Xfrontend -import-module -Xfrontend CoreData
fi
# C modules that the program's own packages have, such as another swift-nio's, are not looked for among the platform's: the compiler
# would find two of one name. Then it is shown links to the others.
if [ -n "$sources" ] && [ -n "$NEWSREEL_FRAMEWORKS" ]; then
  platform=${NEWSREEL_FRAMEWORKS%/*}/modules own=
  for word; do
    case $word in
      -fmodule-map-file="$platform"/*) ;;
      -fmodule-map-file=*)
        for name in $(sed -n 's/^[[:space:]]*\(framework \)\{0,1\}module \([A-Za-z0-9_]*\).*/\2/p' "${word#*=}" 2>/dev/null); do
          [ -d "$platform/$name" ] && own="$own $name"
        done
        ;;
    esac
  done
  if [ -n "$own" ]; then
    others=$(dirname "$sources")/platform-modules
    rm -rf "$others" && mkdir -p "$others" && ln -s "$platform"/* "$others"
    for name in $own; do rm -f "$others/$name"; done
    for word; do
      shift
      [ "$word" = "-I$platform" ] && word=-I$others
      set -- "$@" "$word"
    done
  fi
fi
# Apple's other frameworks are there for all but packages from elsewhere that ask whether one can be imported: who asks can do without,
# and would want all that there is of it on Apple's platforms.
if [ -n "$sources" ] && [ -n "$NEWSREEL_FRAMEWORKS" ]; then
  names=$(ls "$NEWSREEL_FRAMEWORKS" | sed -n 's/\.swiftmodule$//p' | paste -sd '|' -)
  if ! grep -qs /checkouts/ "$sources" || ! xargs grep -qsE "canImport\(($names)\)" <"$sources"; then
    set -- "$@" "-I$NEWSREEL_FRAMEWORKS"
  fi
fi
# Files of packages for a device are compiled as for one: reel says which, and what is in their place.
if [ -n "$sources" ] && [ -n "$NEWSREEL_REEL" ] &&
  xargs grep -qsE 'os\(iOS\)|os\(Linux\)|import +(ObjectiveC|Darwin)|\.module\b|@objc|@NSManaged|NSManagedObject|import +CoreData|#keyPath|#selector|ApplicationMain|@IB|override|import +[A-Za-z]+\.' <"$sources"; then
  overlay=$("$NEWSREEL_REEL" derive "$sources") && [ -n "$overlay" ] && set -- "$@" -vfsoverlay "$overlay"
fi
exec "${NEWSREEL_SWIFTC:-swiftc}" "$@"
