// Foundation on Linux knows one reader, who speaks "en_001" and has no resources: ours (ViewGraph/Foundation) know each.

#include "replacing.h"

#define INTERPOSE(name, target, label) DEFINE(name, label, JUMP(target))

// static var Locale.current, autoupdatingCurrent, preferredLanguages
INTERPOSE("$s20FoundationEssentials6LocaleV7currentACvgZ", "newsreel_current_locale", locale);
INTERPOSE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "newsreel_current_locale", locale_updating);
INTERPOSE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "newsreel_preferred_languages", languages);
// static var Calendar.current, autoupdatingCurrent
INTERPOSE("$s20FoundationEssentials8CalendarV7currentACvgZ", "newsreel_current_calendar", calendar);
INTERPOSE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "newsreel_current_calendar",
          calendar_updating);
// static var TimeZone.current, autoupdatingCurrent
INTERPOSE("$s20FoundationEssentials8TimeZoneV7currentACvgZ", "newsreel_current_time_zone", time_zone);
INTERPOSE("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", "newsreel_current_time_zone",
          time_zone_updating);
// func NSLocalizedString(_:tableName:bundle:value:comment:)
INTERPOSE("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
          "newsreel_localized_string", localized_string);
// class var Bundle.main
REPLACE("$s10Foundation6BundleC4mainACvgZ", main_bundle);
