/// Which part of a list is asked for.
struct PageRequest: Sendable, Equatable {
  var page: Int
  var size: Int

  /// Reads `page` and `pageSize`. Throws when they are no numbers or less than one.
  init(_ parameters: NewsAPIParameters, size standard: Int) throws(NewsAPIError) {
    page = try parameters.number("page", default: 1)
    size = try parameters.number("pageSize", default: standard)
    guard page >= 1 else { throw .pageTooSmall }
    guard size >= 1 else { throw .pageSizeTooSmall }
  }

  /// Throws when a developer reaches past result 100. Other plans get 100 results a page at most, without an error.
  func check(_ plan: NewsAPIConfiguration.Plan) throws(NewsAPIError) {
    guard plan == .developer else { return }
    let (end, overflow) = page.multipliedReportingOverflow(by: size)
    guard !overflow, end <= 100 else {
      throw .tooManyResults(from: overflow ? 100 : end - size, to: overflow ? Int.max : end)
    }
  }

  /// The articles of this page. With drift, later pages begin with the article that the page before ended with.
  func slice<T>(of items: [T], drifts: Bool) -> [T] {
    let size = min(size, 100)
    guard page - 1 <= items.count / size else { return [] }
    let start = (page - 1) * size
    guard start < items.count else { return [] }
    let first = drifts && page > 1 ? start - 1 : start
    return Array(items[first..<min(first + size, items.count)])
  }

  /// The total that is told. With drift it differs by a few from page to page.
  func total(of count: Int, drifts: Bool) -> Int {
    drifts && page > 1 && count > 0 ? count + page % 3 + 1 : count
  }
}
