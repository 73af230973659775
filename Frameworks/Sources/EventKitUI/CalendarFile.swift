import EventKit
import Foundation

/// An event as calendars of all makes read it (iCalendar).
struct CalendarFile {
  let text: String

  init(_ event: EKEvent, now: Date = Date()) {
    let start = event.startDate ?? now
    let end = event.endDate ?? start.addingTimeInterval(3600)
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Newsreel//EventKit//EN", "BEGIN:VEVENT"]
    lines.append("UID:" + event.calendarItemIdentifier)
    lines.append("DTSTAMP:" + Self.moment(now))
    if event.isAllDay {
      // The end is the day after the last one.
      let last = Calendar.current.date(byAdding: .day, value: 1, to: end) ?? end
      lines.append("DTSTART;VALUE=DATE:" + Self.day(start))
      lines.append("DTEND;VALUE=DATE:" + Self.day(last))
    } else {
      lines.append("DTSTART:" + Self.moment(start))
      lines.append("DTEND:" + Self.moment(end))
    }
    lines.append("SUMMARY:" + Self.escaped(event.title ?? ""))
    if let place = event.location ?? event.structuredLocation?.title { lines.append("LOCATION:" + Self.escaped(place)) }
    if let notes = event.notes { lines.append("DESCRIPTION:" + Self.escaped(notes)) }
    if let url = event.url { lines.append("URL:" + url.absoluteString) }
    for rule in event.recurrenceRules ?? [] { lines.append("RRULE:" + Self.rule(rule)) }
    for alarm in event.alarms ?? [] where alarm.absoluteDate == nil {
      let minutes = Int(-alarm.relativeOffset / 60)
      let trigger = minutes >= 0 ? "-PT\(minutes)M" : "PT\(-minutes)M"
      lines += [
        "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + Self.escaped(event.title ?? ""), "TRIGGER:" + trigger,
        "END:VALARM",
      ]
    }
    lines += ["END:VEVENT", "END:VCALENDAR"]
    text = lines.map { $0 + "\r\n" }.joined()
  }

  private static func rule(_ rule: EKRecurrenceRule) -> String {
    let steps = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    var parts = ["FREQ=" + steps[rule.frequency.rawValue], "INTERVAL=\(max(rule.interval, 1))"]
    let days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
    if let list = rule.daysOfTheWeek, !list.isEmpty {
      let words = list.map { ($0.weekNumber == 0 ? "" : "\($0.weekNumber)") + days[$0.dayOfTheWeek.rawValue - 1] }
      parts.append("BYDAY=" + words.joined(separator: ","))
    }
    if let list = rule.daysOfTheMonth, !list.isEmpty {
      parts.append("BYMONTHDAY=" + list.map { "\($0)" }.joined(separator: ","))
    }
    if let end = rule.recurrenceEnd {
      parts.append(end.endDate.map { "UNTIL=" + moment($0) } ?? "COUNT=\(end.occurrenceCount)")
    }
    return parts.joined(separator: ";")
  }

  private static func moment(_ date: Date) -> String {
    date.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
  }

  private static func day(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04d%02d%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,").replacing(
      "\n", with: "\\n")
  }
}
