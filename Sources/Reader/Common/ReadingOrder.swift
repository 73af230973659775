import SwiftUI

/// What a section's list has shown last, in its order: from the page of one item the reader goes on to the next one that
/// was not read.
@MainActor
final class ReadingOrder<Item: LibraryItem>: ObservableObject {
  @Published private(set) var items: [Item] = []

  /// Notes what a list shows now.
  func note(_ items: [Item]) {
    if self.items.map(\.id) != items.map(\.id) { self.items = items }
  }

  /// The next item after one that was neither read nor hidden, or from the beginning the first; nil where there is none.
  func next(after mark: String, in library: Library) -> Item? {
    let place = items.firstIndex { $0.readMark == mark } ?? -1
    let rest = items[(place + 1)...] + items[..<max(0, place)]
    return rest.first { !library.isRead($0.readMark) && !library.hides($0) }
  }
}

extension View {
  /// Notes the items of a list in the order in which they are read, when the list is shown and whenever it changes.
  @ViewBuilder func noted<Item: LibraryItem>(_ items: [Item], in order: ReadingOrder<Item>?) -> some View {
    if let order {
      onAppear { order.note(items) }
        .onChange(of: items.map(\.id)) { order.note(items) }
    } else {
      self
    }
  }
}

/// Leads on from the page of an item to the next one that was not read; nothing where there is none. So does its key.
struct NextUnreadLink<Item: LibraryItem, Route: Hashable>: View {
  @ObservedObject private var order: ReadingOrder<Item>
  private let mark: String
  private let title: (Item) -> String
  private let route: (Item) -> Route?
  @EnvironmentObject private var library: Library

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - mark: The name under which what is read now is known to have been read.
  ///   - order: What the list has shown.
  ///   - title: What an item is called.
  ///   - route: Its page.
  init(
    after mark: String, in order: ReadingOrder<Item>, title: @escaping (Item) -> String,
    route: @escaping (Item) -> Route?
  ) {
    self.mark = mark
    self.order = order
    self.title = title
    self.route = route
  }

  var body: some View {
    if let next = order.next(after: mark, in: library), let page = route(next) {
      VStack(alignment: .leading, spacing: 12) {
        Divider()
        NavigationLink(value: page) {
          HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
              Text("Next unread")
                .font(.caption)
                .foregroundColor(.secondary)
              Text(verbatim: title(next))
                .font(.headline)
                .foregroundColor(.primary)
                .lineLimit(2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "chevron.right")
              .foregroundColor(.secondary)
              .accessibilityHidden(true)
          }
          .padding(.vertical, 6)
        }
        .buttonStyle(.plain)
        .keyboardShortcut(ReaderKey.nextUnread.shortcut)
      }
    }
  }
}
