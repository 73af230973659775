import Foundation

/// The favourites and votes of all accounts, oldest first, the oldest forgotten: a pure value.
struct CatLedger: Sendable {
  /// A favourite or a vote.
  struct Entry: Sendable, Equatable {
    var id: Int
    var account: String
    var imageID: String
    var user: String?
    var date: Date
    /// The value of a vote.
    var value = 0
  }

  /// A list of entries of one kind.
  struct Book: Sendable {
    /// More are forgotten, so that no one can fill the memory.
    static let capacity = 10_000

    private(set) var entries: [Entry] = []
    private var nextID: Int

    init(firstID: Int) {
      nextID = firstID
    }

    mutating func add(_ entry: Entry) -> Entry {
      var entry = entry
      entry.id = nextID
      nextID += 1
      if entries.count >= Self.capacity { entries.removeFirst(Self.capacity / 10) }
      entries.append(entry)
      return entry
    }

    /// Removes an entry of an account; false if there is none.
    mutating func remove(_ id: Int, of account: String) -> Bool {
      guard let index = entries.firstIndex(where: { $0.id == id && $0.account == account }) else { return false }
      entries.remove(at: index)
      return true
    }
  }

  var favourites = Book(firstID: 232_500_001)
  var votes = Book(firstID: 1_165_999)
}
