import SwiftUI

/// Items that keys go through: `j` and `k` move the focus to the next and the previous, `o` opens the one that has it.
///
/// What leads to an item takes part by `keyed(_:_:)`. The keys go on from the item that had the focus last, also after
/// a page was opened and closed again.
struct KeyedItems<ID: Hashable & Sendable, Content: View>: View {
  private let ids: [ID]
  private let loadMore: @MainActor () -> Void
  private let isRead: (@MainActor (ID) -> Bool)?
  private let content: (KeyFocus<ID>) -> Content
  @FocusState private var focus: ID?

  /// Makes the items.
  ///
  /// - Parameters:
  ///   - ids: What there is, in order.
  ///   - loadMore: Asks for more when the end is reached; nothing by default.
  ///   - isRead: Whether an item was read: a key goes to the next that was not. nil, the default, for no such key.
  init(
    _ ids: [ID], loadMore: @escaping @MainActor () -> Void = {}, isRead: (@MainActor (ID) -> Bool)? = nil,
    @ViewBuilder content: @escaping (KeyFocus<ID>) -> Content
  ) {
    self.ids = ids
    self.loadMore = loadMore
    self.isRead = isRead
    self.content = content
  }

  var body: some View {
    content(KeyFocus(id: $focus))
      .background { KeyedMovement(ids: ids, loadMore: loadMore, isRead: isRead, focus: $focus) }
  }
}

/// Which of several items has the focus.
struct KeyFocus<ID: Hashable & Sendable> {
  let id: FocusState<ID?>.Binding
}

/// Moves the focus; a view of its own, so that only this is evaluated when the focus moves.
private struct KeyedMovement<ID: Hashable & Sendable>: View {
  let ids: [ID]
  let loadMore: @MainActor () -> Void
  let isRead: (@MainActor (ID) -> Bool)?
  let focus: FocusState<ID?>.Binding
  @State private var last: ID?

  var body: some View {
    Group {
      KeyCommand(.next) { move(by: 1) }.movesFocus(by: 1)
      KeyCommand(.previous) { move(by: -1) }.movesFocus(by: -1)
      // The page opens what has the focus there.
      KeyCommand(.open) {}.movesFocus(by: 0)
      if let isRead { KeyCommand(.nextUnread) { moveToUnread(isRead) } }
    }
    .onChange(of: focus.wrappedValue) { _, id in
      if let id { last = id }
    }
  }

  private func moveToUnread(_ isRead: (ID) -> Bool) {
    let place = (focus.wrappedValue ?? last).flatMap { ids.firstIndex(of: $0) } ?? -1
    if let next = ids[(place + 1)...].first(where: { !isRead($0) }) { focus.wrappedValue = next } else { loadMore() }
  }

  private func move(by step: Int) {
    let place = (focus.wrappedValue ?? last).flatMap { ids.firstIndex(of: $0) }
    let next = place.map { $0 + step } ?? 0
    if next >= ids.count - 1 { loadMore() }
    if ids.indices.contains(next) { focus.wrappedValue = ids[next] }
  }
}

/// Lets keys come to what leads to an item.
private struct KeyTarget<ID: Hashable & Sendable>: ViewModifier {
  let focus: KeyFocus<ID>
  let id: ID

  func body(content: Content) -> some View {
    content.focused(focus.id, equals: id)
  }
}

extension View {
  /// Lets keys come to this link or button, which leads to an item.
  func keyed<ID: Hashable & Sendable>(_ focus: KeyFocus<ID>, _ id: ID) -> some View {
    modifier(KeyTarget(focus: focus, id: id))
  }
}
