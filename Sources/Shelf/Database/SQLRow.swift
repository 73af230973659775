import Foundation

/// One row of a result, by the names of its columns. A value of another kind than the one asked for reads as nil.
struct SQLRow: Equatable {
  let values: [String: SQLValue]

  func text(_ column: String) -> String? {
    if case .text(let text) = values[column] { text } else { nil }
  }

  func integer(_ column: String) -> Int? {
    if case .integer(let number) = values[column] { Int(number) } else { nil }
  }

  func blob(_ column: String) -> Data? {
    if case .blob(let data) = values[column] { data } else { nil }
  }

  func date(_ column: String) -> Date? {
    switch values[column] {
    case .real(let seconds): Date(timeIntervalSince1970: seconds)
    case .integer(let seconds): Date(timeIntervalSince1970: Double(seconds))
    default: nil
    }
  }
}
