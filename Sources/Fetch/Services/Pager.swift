/// A list of results that grows page by page: a pure value.
///
/// Results move while a reader scrolls, so pages overlap: what is there already is not added again. The list ends with
/// the page that calls itself the last, with the last page that may be asked for, or when the service says so.
public struct Pager<Page: ResultPage>: Sendable {
  /// Results per page.
  public let pageSize: Int
  /// The results so far.
  public private(set) var items: [Page.Item] = []
  /// The page to ask for next; nil at the end.
  public private(set) var nextPage: Int?

  private let lastPage: Int?
  private var known: Set<Page.Item.ID> = []

  /// Creates an empty list.
  /// - Parameters:
  ///   - pageSize: Results per page.
  ///   - lastPage: The last page that may be asked for; nil by default, for no limit.
  public init(pageSize: Int, lastPage: Int? = nil) {
    self.pageSize = pageSize
    self.lastPage = lastPage
    nextPage = reachable(1)
  }

  /// Whether there is nothing more to ask for.
  public var isComplete: Bool { nextPage == nil }

  /// Adds a page and returns what is new. A page that was not asked for is ignored.
  @discardableResult
  public mutating func append(_ page: Page) -> [Page.Item] {
    guard page.number == nextPage else { return [] }
    let new = page.items.filter { known.insert($0.id).inserted }
    items += new
    nextPage = page.isLast ? nil : reachable(page.number + 1)
    return new
  }

  /// Ends the list where it is.
  public mutating func end() {
    nextPage = nil
  }

  /// Notes that the service gave an error: the end of the results ends the list; after any other the page can be tried
  /// again. Returns whether the error was the end.
  @discardableResult
  public mutating func fail<Code>(_ error: ServiceError<Code>) -> Bool {
    if error.isEndOfResults { end() }
    return error.isEndOfResults
  }

  private func reachable(_ page: Int) -> Int? {
    lastPage.map { page <= $0 } ?? true ? page : nil
  }
}
