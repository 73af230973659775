import Foundation

extension DatePicker: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "date",
      read: { [weak node] in node.map { String($0.view.selection.wrappedValue.timeIntervalSince1970) } ?? "" },
      restore: { [weak node] in node?.view.set($0) })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.labelOfRow)
    var inside = node.insideControl
    inside.datePickerStyle = CompactDatePickerStyle._name
    // What is chosen in it is a part of one date, which the address tells.
    inside.isExcludedFromURL = true
    let (selection, earliest, latest) = (selection, earliest, latest)
    let date = Binding(
      get: { selection.wrappedValue.brought(from: earliest, to: latest) },
      set: { selection.wrappedValue = $0.brought(from: earliest, to: latest) })
    switch shownStyle(node) {
    case GraphicalDatePickerStyle._name:
      node.setChild(
        1, DateCalendar(date: date, earliest: earliest, latest: latest, hasTime: components.contains(.hourAndMinute)),
        environment: inside)
    case WheelDatePickerStyle._name:
      node.setChild(
        1, DateWheels(date: date, earliest: earliest, latest: latest, components: components), environment: inside)
    default: node.removeChild(1)
    }
  }

  /// The style, where there is something to show in it: a clock without a day is as compact as it can be.
  @MainActor private func shownStyle(_ node: PrimitiveNode<Self>) -> String {
    let style = node.environment.datePickerStyle
    return style == GraphicalDatePickerStyle._name && !components.contains(.date) ? CompactDatePickerStyle._name : style
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var picker = DatePickerContent(
      target: node.target, key: node.locationKey, date: shown, earliest: earliest, latest: latest,
      hasDate: components.contains(.date), hasTime: components.contains(.hourAndMinute))
    guard node.hasChild(1) else {
      picker.words = words(node.environment)
      return node.control(.datePicker(picker), labelSlot: 0)
    }
    picker.style = shownStyle(node)
    // A calendar shows no label.
    let showsLabel = picker.style == WheelDatePickerStyle._name && !node.environment.labelsHidden
    let label = showsLabel ? node.outputs(ofSlot: 0).displays : []
    picker.labelCount = label.count
    var properties = AccessibilityProperties()
    properties.label = node.labelText(ofSlot: 0)
    return node.outputs(ofSlot: 1).wrapped {
      DisplayNode(
        id: node.displayID, content: .datePicker(picker), modifiers: [.accessibility(properties)], children: label + $0)
    }
  }

  /// The day and the time, as they are said where the reader is.
  private func words(_ environment: EnvironmentValues) -> [String] {
    let style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let day = style.day().month(.abbreviated).year()
    let time = style.hour().minute()
    let date = shown
    return (components.contains(.date) ? [date.formatted(day)] : [])
      + (components.contains(.hourAndMinute) ? [date.formatted(time)] : [])
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, case .set(let text) = event else { return }
    set(text)
  }

  /// The date as it is shown: one beyond the range as the end of the range. The program's value stays.
  private var shown: Date { selection.wrappedValue.brought(from: earliest, to: latest) }

  /// Takes over a date, brought within the range.
  @MainActor private func set(_ text: String) {
    guard let date = Date(told: text, changing: selection.wrappedValue) else { return }
    selection.wrappedValue = date.brought(from: earliest, to: latest)
  }
}

extension Date {
  /// The date of seconds since 1970, or of a day, a time of day or both as ISO 8601 writes them, in universal time: what
  /// a form without scripts tells. What is not told stays as it was.
  fileprivate init?(told text: String, changing old: Date) {
    if let seconds = Double(text), seconds.isFinite {
      self.init(timeIntervalSince1970: seconds)
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    for word in text.split(separator: "T", maxSplits: 1) {
      let isDay = word.contains("-")
      let numbers = word.split(separator: isDay ? "-" : ":").map { Int($0) }
      guard numbers.count >= (isDay ? 3 : 2), numbers.allSatisfy({ $0 != nil }) else { return nil }
      if isDay {
        (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      } else {
        (parts.hour, parts.minute) = (numbers[0], numbers[1])
      }
    }
    guard !text.isEmpty, let date = calendar.date(from: parts) else { return nil }
    self = date
  }

  /// The date, or the end of a range beyond which it lies.
  fileprivate func brought(from earliest: Date?, to latest: Date?) -> Date {
    var date = self
    if let earliest { date = max(date, earliest) }
    if let latest { date = min(date, latest) }
    return date
  }
}
