import Fetch

/// One page of the service's lists.
public struct CatPage<Item: Identifiable & Sendable>: ResultPage where Item.ID: Sendable {
  /// The page, from 1.
  public var number: Int
  /// What is on it.
  public var items: [Item]
  /// How many there are on all pages; nil where the service does not say: without a key, and of nothing.
  public var total: Int?
  /// Whether there is nothing after this page. Cats by chance never end.
  public var isLast: Bool

  /// Creates a page.
  public init(number: Int, items: [Item], total: Int? = nil, isLast: Bool) {
    self.number = number
    self.items = items
    self.total = total
    self.isLast = isLast
  }

  /// Reads what the header fields say of paging.
  init(number: Int, size: Int, received items: [Item], headers: HeaderFields) {
    func count(_ name: String) -> Int? { headers[name].flatMap { Int($0) } }
    let total = count("pagination-count")
    let perPage = count("pagination-limit") ?? size
    let (reached, isTooMuch) = number.multipliedReportingOverflow(by: perPage)
    let isEnd = total.map { isTooMuch || reached >= $0 } ?? false
    self.init(number: number, items: items, total: total, isLast: items.isEmpty || isEnd)
  }
}

extension CatPage: Equatable where Item: Equatable {}
extension CatPage: Hashable where Item: Hashable {}
