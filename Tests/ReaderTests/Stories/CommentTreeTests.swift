import HackerNews
import Testing

@testable import Reader

struct CommentTreeTests {
  private func comment(_ id: Int, _ children: [Int] = [], isDeleted: Bool = false) -> Item {
    Item(id: id, kind: .comment, author: "a", text: "t", children: children, isDeleted: isDeleted)
  }

  private func tree(_ roots: [Int], _ comments: [Item]) -> CommentTree {
    var tree = CommentTree(roots: roots)
    _ = tree.add(comments)
    _ = tree.add([])
    return tree
  }

  @Test func rowsStandInTheOrderOfReading() {
    let tree = tree(
      [1, 2], [comment(2, [5]), comment(1, [3, 4]), comment(4), comment(3, [6]), comment(5), comment(6)])
    #expect(tree.rows.map(\.id) == [1, 3, 6, 4, 2, 5])
    #expect(tree.rows.map(\.depth) == [0, 1, 2, 1, 0, 1])
    #expect(tree.rows.map(\.nextRoot) == [2, nil, nil, nil, nil, nil])
  }

  @Test func whatComesFollowsAtTheEndSoThatNothingMoves() {
    var tree = CommentTree(roots: [1, 2, 9])
    #expect(tree.rows.isEmpty)
    // The ninth does not exist.
    #expect(tree.add([comment(1, [3, 4]), comment(2, [5])]) == [3, 4, 5])
    #expect(tree.rows.map(\.id) == [1])
    #expect(tree.add([comment(3), comment(4, [6]), comment(5)]) == [6])
    #expect(tree.rows.map(\.id) == [1, 3, 4])
    #expect(tree.add([comment(6)]).isEmpty)
    #expect(tree.rows.map(\.id) == [1, 3, 4, 6, 2, 5])
    #expect(tree.rows.map(\.nextRoot) == [2, nil, nil, nil, nil, nil])
    #expect(tree.rows.map(\.previousRoot) == [nil, nil, nil, nil, 1, nil])
  }

  @Test func aClosedCommentHidesWhatIsBelow() {
    var tree = tree([1, 2], [comment(1, [3]), comment(3, [4]), comment(4), comment(2)])
    tree.toggle(1)
    #expect(tree.rows.map(\.id) == [1, 2] && tree.rows[0].hiddenCount == 2)
    tree.toggle(1)
    #expect(tree.rows.map(\.id) == [1, 3, 4, 2] && tree.rows[0].hiddenCount == nil)
  }

  @Test func whatWasTakenBackStaysWhereSomebodyAnswered() {
    let tree = tree(
      [1, 2, 9],
      [comment(1, [3], isDeleted: true), comment(3), comment(2, [4], isDeleted: true), comment(4, isDeleted: true)])
    #expect(tree.rows.map(\.id) == [1, 3])
    #expect(tree.rows[0].nextRoot == nil)
  }

  @Test func circlesAndEndlessThreadsEnd() {
    #expect(tree([1], [comment(1, [2]), comment(2, [1])]).rows.count <= 200)
    var tree = CommentTree(roots: [1])
    let next = tree.add([comment(1, Array(2...5_000))])
    #expect(next.count == CommentTree.limit - 1)
  }

  @Test(arguments: [StoryRoute.item(7), .user("a-B_1"), .search])
  func addressesAreReadBack(_ route: StoryRoute) {
    #expect(StoryRoute(route.description) == route)
  }

  @Test(arguments: ["", "item", "item/", "item/-1", "item/007", "item/1/2", "item/x", "user/", "users/a", "search/1"])
  func whatIsNoAddress(_ text: String) {
    #expect(StoryRoute(text) == nil)
  }
}
