import Foundation
import Testing

@testable import NewsAPI

struct ArticlePagerTests {
  private func page(_ number: Int, _ titles: [String], total: Int? = 1000, received: Int? = nil) -> ArticlePage {
    ArticlePage(
      number: number, size: 20, articles: titles.map { Article(title: $0) }, receivedCount: received ?? titles.count,
      totalResults: total)
  }

  @Test func pagesAreAddedWithoutRepetitions() {
    var pager = ArticlePager()
    #expect(pager.nextPage == 1)
    #expect(pager.append(page(1, ["a", "b"])).count == 2)
    #expect(pager.append(page(2, ["b", "c"])).map(\.title) == ["c"])
    #expect(pager.articles.map(\.title) == ["a", "b", "c"])
    #expect(pager.nextPage == 3)
  }

  @Test func aPageThatWasNotAskedForIsIgnored() {
    var pager = ArticlePager()
    #expect(pager.append(page(2, ["a"])).isEmpty)
    pager.append(page(1, ["a"]))
    #expect(pager.append(page(1, ["b"])).isEmpty)
    #expect(pager.articles.count == 1)
  }

  @Test func endsWithAnEmptyPage() {
    var pager = ArticlePager()
    pager.append(page(1, [], total: 500))
    #expect(pager.isComplete)
  }

  @Test func aPageOfWithdrawnArticlesIsNotTheEnd() {
    var pager = ArticlePager()
    pager.append(page(1, [], received: 20))
    #expect(pager.nextPage == 2)
  }

  @Test func endsWithTheTotal() {
    var pager = ArticlePager()
    pager.append(page(1, ["a"], total: 20))
    #expect(pager.isComplete)
  }

  @Test(arguments: [(20, 5), (50, 2), (90, 1), (100, 1), (30, 3)])
  func endsBeforeTheLimitOfTheKey(_ size: Int, _ pages: Int) {
    var pager = ArticlePager(pageSize: size)
    while let next = pager.nextPage { pager.append(page(next, ["\(next)"])) }
    #expect(pager.articles.count == pages)
  }

  @Test func endsWhenTheServiceSaysSo() {
    var pager = ArticlePager(resultLimit: nil)
    pager.append(page(1, ["a"]))
    let timeOutEnds = pager.fail(NewsError.fetch(.timedOut))
    #expect(!timeOutEnds)
    #expect(pager.nextPage == 2)
    let limitEnds = pager.fail(
      NewsError.response(status: 426, code: .maximumResultsReached, message: nil, retryAfter: nil))
    #expect(limitEnds)
    #expect(pager.isComplete)
  }
}
