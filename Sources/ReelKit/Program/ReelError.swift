/// Why something could not be done, as sentences for the person at the terminal.
package struct ReelError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
