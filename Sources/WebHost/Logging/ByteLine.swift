/// A line that is written into memory that is there already, as a signal handler must: what has no room is left out.
package struct ByteLine {
  /// Bytes so far.
  package private(set) var count = 0
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Writes from the beginning of that memory.
  package init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func add(_ byte: UInt8) {
    guard count < bytes.count else { return }
    bytes[count] = byte
    count += 1
  }

  /// Adds text of the program's own.
  mutating func add(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { add(text.utf8Start[index]) }
  }

  /// Adds what may come from outside: it cannot end the line, the quotes around it, or steer a terminal.
  mutating func add(quoted text: UnsafeRawBufferPointer) {
    for index in 0..<text.count {
      switch text[index] {
      case 0..<0x20, 0x7F: add(UInt8(ascii: "?"))
      case let byte:
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { add(UInt8(ascii: "\\")) }
        add(byte)
      }
    }
  }

  /// Adds a number that is not negative, with zeros in front up to so many digits.
  mutating func add(number: Int, digits: Int) {
    var power = 1
    for _ in 1..<digits { power *= 10 }
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      add(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  /// Adds the date and time of seconds since 1970, in UTC, as RFC 3339 writes it.
  mutating func add(date seconds: Int) {
    // Days from civil, backwards: https://howardhinnant.github.io/date_algorithms.html
    let shifted = seconds / 86_400 + 719_468
    let era = shifted / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    add(number: year + era * 400 + (isNextYear ? 1 : 0), digits: 4)
    add("-")
    add(number: isNextYear ? month - 9 : month + 3, digits: 2)
    add("-")
    add(number: dayOfYear - (153 * month + 2) / 5 + 1, digits: 2)
    add("T")
    add(number: seconds % 86_400 / 3_600, digits: 2)
    add(":")
    add(number: seconds % 3_600 / 60, digits: 2)
    add(":")
    add(number: seconds % 60, digits: 2)
    add("Z")
  }
}
