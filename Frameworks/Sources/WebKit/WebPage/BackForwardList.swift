import FoundationNetworking
import SwiftUI

extension WebPage {
  /// The pages that a program has loaded into a page: those before the one that is shown, and those that it has gone back from.
  /// - Partly: what the program has loaded; where readers went in the frame is not known.
  public struct BackForwardList: Equatable, Sendable {
    private var items: [Item] = []
    private var place = -1

    /// The page that is shown.
    public var currentItem: Item? { self[0] }
    /// The pages before it.
    public var backList: [Item] { Array(items.prefix(max(place, 0))) }
    /// The pages after it.
    public var forwardList: [Item] { Array(items.dropFirst(place + 1)) }

    /// A page, counted from the one that is shown.
    public subscript(_ relativePosition: Int) -> Item? {
      // Positions come from programs: no sum of theirs goes too far.
      let (index, isTooFar) = place.addingReportingOverflow(relativePosition)
      return !isTooFar && items.indices.contains(index) ? items[index] : nil
    }

    func contains(_ item: Item) -> Bool { items.contains { $0.id == item.id } }

    /// Shows a page of the list, or a new one after the one that is shown.
    mutating func show(_ item: Item) {
      if let known = items.firstIndex(where: { $0.id == item.id }) {
        items[known] = item
        place = known
      } else {
        items = items.prefix(place + 1) + [item]
        place += 1
      }
    }
  }
}

extension WebPage.BackForwardList {
  /// One page that was loaded.
  public struct Item: Equatable, Identifiable, Sendable {
    /// What tells pages apart.
    public struct ID: Hashable, Sendable {
      private let value = UUID()
    }

    public let id: ID
    /// What it is called: the `title` of what a program writes.
    /// - Partly: nil for pages of addresses: browsers do not tell.
    public internal(set) var title: String?
    /// Its address.
    public let url: URL
    /// The address that was asked for: the same.
    public var initialURL: URL { url }
    let wish: WebPage.Wish

    init(_ url: URL, _ wish: WebPage.Wish) {
      id = ID()
      self.url = url
      self.wish = wish
    }
  }
}
