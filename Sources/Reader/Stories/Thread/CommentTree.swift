import HackerNews

/// The comments below an item and what of them is to be seen: a pure value.
struct CommentTree: Equatable {
  /// A comment on the screen.
  struct Row: Equatable, Identifiable {
    var item: Item
    /// How many comments it is an answer to.
    var depth: Int
    /// How many comments below are hidden because this one is closed; nil if it is open.
    var hiddenCount: Int?
    /// The next comment on the story itself, for comments that are such.
    var nextRoot: Item.ID?
    /// The one before, likewise.
    var previousRoot: Item.ID?

    var id: Item.ID { item.id }
  }

  /// The most comments that are shown of one story.
  static let limit = 1_500

  private var items: [Item.ID: Item] = [:]
  private(set) var closed: Set<Item.ID>
  private let roots: [Item.ID]
  /// Those that are still to be fetched.
  private var awaited: Set<Item.ID>

  /// No comments yet.
  /// - Parameters:
  ///   - roots: The comments on the story itself, in order.
  ///   - closed: Those that are closed.
  init(roots: [Item.ID] = [], closed: Set<Item.ID> = []) {
    self.roots = roots
    self.closed = closed
    awaited = Set(roots)
  }

  var count: Int { items.count }

  /// Adds the comments of a level, all that there are; returns the ones below them that are still to be fetched.
  mutating func add(_ comments: [Item]) -> [Item.ID] {
    for comment in comments { items[comment.id] = comment }
    let next = Array(comments.flatMap(\.children).prefix(max(0, Self.limit - items.count)))
    awaited = Set(next).subtracting(items.keys)
    return next
  }

  /// Opens a comment that is closed and closes one that is open.
  mutating func toggle(_ id: Item.ID) {
    if closed.remove(id) == nil { closed.insert(id) }
  }

  /// Whether everything that can be closed is: comments on the story itself.
  var isCollapsed: Bool { !roots.isEmpty && closed.isSuperset(of: roots) }

  /// Closes all comments on the story itself; opens all comments where that is so already.
  mutating func toggleAll() {
    closed = isCollapsed ? [] : closed.union(roots)
  }

  /// The same with other comments closed.
  func withClosed(_ closed: Set<Item.ID>) -> CommentTree {
    var tree = self
    tree.closed = closed
    return tree
  }

  /// The comments on the screen, from top to bottom, as far as nothing between them is still to come: so others only
  /// follow at the end, and nothing moves. What was taken back is left out unless somebody has answered it.
  var rows: [Row] {
    var rows: [Row] = []
    for root in roots where !append(root, depth: 0, to: &rows) { break }
    let threads = rows.indices.filter { rows[$0].depth == 0 }
    for (thread, next) in zip(threads, threads.dropFirst()) {
      rows[thread].nextRoot = rows[next].id
      rows[next].previousRoot = rows[thread].id
    }
    return rows
  }

  /// Adds a comment and what is below; false where something of it is still to come.
  private func append(_ id: Item.ID, depth: Int, to rows: inout [Row]) -> Bool {
    if awaited.contains(id) { return false }
    // The service's numbers might run in circles; its threads are not that deep.
    guard let item = items[id], depth < 100 else { return true }
    let below = item.children.compactMap { items[$0] }.filter { size(of: $0) > 0 }
    guard item.isReadable || !below.isEmpty else { return !item.children.contains(where: awaited.contains) }
    let isClosed = closed.contains(id)
    let hidden = isClosed ? below.reduce(0) { $0 + size(of: $1) } : nil
    rows.append(Row(item: item, depth: depth, hiddenCount: hidden))
    return isClosed || item.children.allSatisfy { append($0, depth: depth + 1, to: &rows) }
  }

  /// How many comments that can be read there are in a comment and below it.
  private func size(of item: Item, depth: Int = 0) -> Int {
    guard depth < 100 else { return 0 }
    return item.children.compactMap { items[$0] }
      .reduce(item.isReadable ? 1 : 0) { $0 + size(of: $1, depth: depth + 1) }
  }
}
