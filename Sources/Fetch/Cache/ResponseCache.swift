import Foundation
import HTTPTransport

/// Stored answers in memory, bounded in bytes: a pure value.
struct ResponseCache: Sendable {
  /// What tells answers apart before Vary does. Credentials and address policy belong to it: what one key or policy
  /// was given is never given to another.
  struct Key: Sendable, Hashable {
    let url: URL
    let method: String
    let credentials: [String?]
    let addresses: AddressPolicy

    init(_ request: FetchRequest) {
      var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
      parts?.fragment = nil
      url = parts?.url ?? request.url
      method = request.method
      credentials = ["Authorization", "X-Api-Key", "Cookie"].map { request.headers[$0] }
      addresses = request.addresses
    }
  }

  private static let variantLimit = 8
  private var store: LRUStore<Key, [CacheEntry]>

  init(capacity: Int) {
    store = LRUStore(capacity: capacity)
  }

  /// The bytes taken.
  var totalCost: Int { store.totalCost }
  /// The number of addresses with an answer.
  var count: Int { store.count }

  /// The stored answer that fits a request.
  mutating func entry(for request: FetchRequest) -> CacheEntry? {
    guard request.isSafe else { return nil }
    return store.value(for: Key(request))?.last { $0.matches(request.headers) }
  }

  /// Stores an answer in place of the one that fits the same requests.
  mutating func insert(_ entry: CacheEntry, for request: FetchRequest) {
    let key = Key(request)
    var variants = store.value(for: key) ?? []
    variants.removeAll { $0.varying == entry.varying || $0.matches(request.headers) }
    variants.append(entry)
    variants = variants.suffix(Self.variantLimit)
    store.store(variants, for: key, cost: variants.reduce(0) { $0 + $1.cost })
  }

  /// Removes what a request that changes something makes doubtful (RFC 9111, 4.4).
  mutating func invalidate(_ request: FetchRequest) {
    var read = request
    read.method = "GET"
    store.remove(Key(read))
  }

  /// Removes everything.
  mutating func removeAll() {
    store.removeAll()
  }
}
