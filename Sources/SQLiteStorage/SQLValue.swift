import Foundation

/// A value of SQLite, in one of its five storage classes.
package enum SQLValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// What can be put into the place of a question mark in a statement.
package protocol SQLArgument: Sendable {
  var sqlValue: SQLValue { get }
}

extension Int: SQLArgument {
  package var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension String: SQLArgument {
  package var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLArgument {
  package var sqlValue: SQLValue { .blob(self) }
}

/// Dates are kept as seconds since 1970.
extension Date: SQLArgument {
  package var sqlValue: SQLValue { .real(timeIntervalSince1970) }
}

extension Optional: SQLArgument where Wrapped: SQLArgument {
  package var sqlValue: SQLValue { self?.sqlValue ?? .null }
}

extension Double: SQLArgument {
  package var sqlValue: SQLValue { .real(self) }
}
