import Testing

@testable import Reader

@Suite struct CatMarkTests {
  private typealias Mark = CatMark<Int>

  @Test func aWishIsAskedForOnceAndKept() {
    var mark = Mark(image: "a", url: nil)
    mark.want(1)
    #expect(mark.next() == .add(1))
    #expect(mark.next() == nil, "it is being asked for")
    mark.finish(.add(1), id: 7)
    #expect(mark.kept == Mark.Kept(id: 7, value: 1))
    #expect(mark.next() == nil)
    #expect(!mark.isOver)
  }

  @Test func anotherValueReplacesTheFirst() {
    var mark = Mark(image: "a", url: nil, kept: .init(id: 7, value: 1))
    mark.want(-1)
    #expect(mark.next() == .remove(7))
    mark.finish(.remove(7), id: nil)
    #expect(mark.next() == .add(-1))
  }

  @Test func theLastWishCounts() {
    var mark = Mark(image: "a", url: nil)
    mark.want(1)
    let first = mark.next()
    mark.want(nil)
    mark.want(1)
    mark.want(nil)
    #expect(mark.wanted == nil)
    if let first { mark.finish(first, id: 3) }
    #expect(mark.next() == .remove(3))
    mark.finish(.remove(3), id: nil)
    #expect(mark.isOver)
  }

  @Test func whatFailsIsTakenBack() {
    var mark = Mark(image: "a", url: nil, kept: .init(id: 7, value: 1))
    mark.want(nil)
    _ = mark.next()
    mark.fail()
    #expect(mark.wanted == 1)
    #expect(mark.next() == nil)
  }
}
