/// What a program knows and says of the selection in a field.
struct FieldSelection {
  let selection: Binding<TextSelection?>

  /// The selection in units of UTF-16, as browsers count; nil for none.
  func range(in text: String) -> Range<Int>? {
    let range: Range<String.Index>
    switch selection.wrappedValue?.indices {
    case .selection(let only): range = only
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first else { return nil }
      range = first
    case nil: return nil
    }
    // A selection may be of a text that is gone.
    func place(_ index: String.Index) -> Int { min(index, text.endIndex).utf16Offset(in: text) }
    return place(range.lowerBound)..<place(range.upperBound)
  }

  /// Takes over what the reader has selected.
  func select(_ range: Range<Int>, in text: String) {
    let length = text.utf16.count
    func index(_ place: Int) -> String.Index {
      String.Index(utf16Offset: min(max(place, 0), length), in: text)
    }
    let new = TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
    if selection.wrappedValue != new { selection.wrappedValue = new }
  }

  /// What is typed goes to behind what has changed; the browser says more precisely in a moment.
  func follow(from old: String, to new: String) {
    guard old != new else { return }
    let rest = zip(old.utf16.reversed(), new.utf16.reversed()).prefix { $0 == $1 }.count
    let place = new.utf16.count - rest
    select(place..<place, in: new)
  }
}
