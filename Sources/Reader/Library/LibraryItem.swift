/// Something in a list that a reader may have read, and may not want to see.
@MainActor
protocol LibraryItem: Identifiable where ID: Sendable {
  /// The name under which it is known to have been read.
  var readMark: String { get }
  /// Where words that the reader has muted are looked for.
  var texts: [String] { get }
  /// The host that it leads to.
  var site: String? { get }
  /// Who wrote it.
  var author: String? { get }
}

extension LibraryItem {
  var site: String? { nil }
  var author: String? { nil }
}
