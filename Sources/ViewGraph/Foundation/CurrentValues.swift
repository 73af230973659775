import Combine
import Foundation

/// What `Locale.current`, `Calendar.current` and `TimeZone.current` are: the reader's while a program runs for one,
/// otherwise the machine's.
///
/// Foundation on Linux says `en_001` whatever the machine is set to, and a program that asks for news of the region "001"
/// gets none. The C module CInterposition puts these functions in the place of Foundation's.
enum CurrentValues {
  static var locale: Locale { surroundings.locale }
  static var calendar: Calendar { surroundings.calendar }
  static var timeZone: TimeZone { surroundings.timeZone }
  static var languages: [String] { surroundings.languages }

  private static var surroundings: HostSurroundings { HostContext.current?.surroundings ?? machine }

  private static let machine: HostSurroundings = {
    let locale = MachineLocale.locale(in: ProcessInfo.processInfo.environment)
    return HostSurroundings(
      locale: locale, calendar: locale.calendar,
      timeZone: MachineLocale.timeZone(in: ProcessInfo.processInfo.environment))
  }()
}

@_silgen_name("newsreel_current_locale")
public func _currentLocale() -> Locale { CurrentValues.locale }

@_silgen_name("newsreel_current_calendar")
public func _currentCalendar() -> Calendar { CurrentValues.calendar }

@_silgen_name("newsreel_current_time_zone")
public func _currentTimeZone() -> TimeZone { CurrentValues.timeZone }

@_silgen_name("newsreel_preferred_languages")
public func _preferredLanguages() -> [String] { CurrentValues.languages }
