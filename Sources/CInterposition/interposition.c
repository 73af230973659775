// Foundation on Linux knows one reader, who speaks "en_001" and has no resources. These definitions take the place of
// its getters at link time, for the program and for Foundation itself, and jump to ours in ViewGraph/Foundation.
//
// They are weak: where Foundation is linked statically, its own definitions win, and everything is as without them. A jump
// leaves arguments and results as they are, whatever their layout.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

#if defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))

#if defined(__x86_64__)
#define JUMP(target) "jmp " target "@PLT\n"
#else
#define JUMP(target) "b " target "\n"
#endif

#define INTERPOSE(name, target)                                                                                        \
  __asm__(".text\n.p2align 4\n.weak \"" name "\"\n.type \"" name "\", @function\n\"" name "\":\n" JUMP(target))

#define MAIN_BUNDLE "$s10Foundation6BundleC4mainACvgZ"

// static var Locale.current, autoupdatingCurrent, preferredLanguages
INTERPOSE("$s20FoundationEssentials6LocaleV7currentACvgZ", "newsreel_current_locale");
INTERPOSE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "newsreel_current_locale");
INTERPOSE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "newsreel_preferred_languages");
// static var Calendar.current, autoupdatingCurrent
INTERPOSE("$s20FoundationEssentials8CalendarV7currentACvgZ", "newsreel_current_calendar");
INTERPOSE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "newsreel_current_calendar");
// static var TimeZone.current, autoupdatingCurrent
INTERPOSE("$s20FoundationEssentials8TimeZoneV7currentACvgZ", "newsreel_current_time_zone");
INTERPOSE("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", "newsreel_current_time_zone");
// class var Bundle.main
INTERPOSE(MAIN_BUNDLE, "newsreel_main_bundle");
// func NSLocalizedString(_:tableName:bundle:value:comment:)
INTERPOSE("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
          "newsreel_localized_string");

// Foundation's own main bundle.
__attribute__((swiftcall)) void *newsreel_foundation_main_bundle(void) {
  typedef __attribute__((swiftcall)) void *(*Getter)(void);
  static Getter getter;
  if (getter == NULL) getter = (Getter)dlsym(RTLD_NEXT, MAIN_BUNDLE);
  return getter ? getter() : NULL;
}

#else

__attribute__((swiftcall)) void *newsreel_foundation_main_bundle(void) { return NULL; }

#endif
