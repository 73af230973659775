import Foundation

/// One row of a result, by the names of its columns. A value of another kind than the one asked for reads as nil.
package struct SQLRow: Equatable {
  package let values: [String: SQLValue]

  /// Makes a row of values by the names of their columns.
  package init(values: [String: SQLValue]) {
    self.values = values
  }

  /// PostgreSQL writes names in small letters.
  private func value(_ column: String) -> SQLValue? { values[column] ?? values[column.lowercased()] }

  package func text(_ column: String) -> String? {
    if case .text(let text) = value(column) { text } else { nil }
  }

  package func integer(_ column: String) -> Int? {
    if case .integer(let number) = value(column) { Int(number) } else { nil }
  }

  package func blob(_ column: String) -> Data? {
    if case .blob(let data) = value(column) { data } else { nil }
  }

  package func date(_ column: String) -> Date? {
    switch value(column) {
    case .real(let seconds): Date(timeIntervalSince1970: seconds)
    case .integer(let seconds): Date(timeIntervalSince1970: Double(seconds))
    default: nil
    }
  }
}
