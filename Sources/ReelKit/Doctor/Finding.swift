import Foundation

/// Something in a program that needs a person's attention.
package struct Finding: Equatable {
  /// What sort of thing it is; reports are in this order.
  package enum Kind: String, CaseIterable {
    case module = "Modules that are not here"
    case name = "Names that are not here"
    case member = "Members that are not here"
    case unavailable = "What cannot be done in a browser"
    case partly = "What works in part"
    case language = "What needs the Objective-C runtime"
    case shared = "One for all readers"

    /// Whether a file with it does not compile.
    var isError: Bool { self != .shared && self != .partly }
  }

  package let kind: Kind
  package let title: String
  package let advice: String
  package let file: URL
  package let line: Int
}
