import Foundation
import ViewGraph

extension Painter {
  mutating func datePicker(_ picker: DatePickerContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    if picker.style == "graphical" || picker.style == "wheel" { return datePickerViews(picker, parts, box, id) }
    var box = box
    box.add("fl")
    box.movesAttributesToControl = true
    openForm(picker.key, id, box)
    controlLabel(parts.content, id)
    sink.open("div", id.part("d"))
    sink.attribute("class", "dd")
    sink.open("input", id.part("i"))
    sink.attribute("type", picker.hasDate ? (picker.hasTime ? "datetime-local" : "date") : "time")
    control(picker.target, picker.key, box)
    if let earliest = picker.earliest { sink.attribute("min", picker.text(earliest)) }
    if let latest = picker.latest { sink.attribute("max", picker.text(latest)) }
    sink.fixed("value", picker.text(picker.date))
    sink.fixed("data-date", picker.date.timeIntervalSince1970.shortText)
    sink.value(picker.date.timeIntervalSince1970.shortText, .choices)
    sink.close()
    for (index, word) in picker.words.enumerated() {
      sink.open("span", id.part("w\(index)"))
      sink.attribute("aria-hidden", "true")
      sink.text(word)
      sink.close()
    }
    sink.close()
    closeForm()
  }

  /// A calendar or wheels, which are views of their own; without scripts the browser's field stands in their place.
  private mutating func datePickerViews(
    _ picker: DatePickerContent, _ parts: NodeParts, _ box: Box, _ id: ElementID
  ) {
    var box = box
    box.add("h dp")
    open("div", id, box)
    sink.attribute("role", "group")
    children(parts.content)
    if !state.isLive {
      var field = picker
      field.style = "compact"
      sink.open("div", id.part("s"))
      sink.attribute("class", "dn")
      let saved = context
      datePicker(field, parts.empty, Box(), id.part("n"))
      context = saved
      sink.close()
    }
    sink.close()
  }
}

extension DatePickerContent {
  /// A date in the form of HTML's inputs, in universal time; the page shows it in the reader's time zone.
  fileprivate func text(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return hasDate ? (hasTime ? "\(day)T\(time)" : day) : time
  }
}
