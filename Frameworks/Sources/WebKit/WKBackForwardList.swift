import Foundation
import SwiftUI

/// One page that was loaded.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  let source: EmbeddedContent.Source
  /// Its address.
  public let url: URL
  /// The address that was asked for: the same.
  public var initialURL: URL { url }
  /// What it is called; browsers do not tell.
  /// - Partly: nil: browsers do not tell.
  public var title: String? { nil }

  init(_ source: EmbeddedContent.Source) {
    self.source = source
    url = if case .page(let url) = source { url } else { Self.blank }
  }

  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
}

/// The pages that a program has loaded into a view: those before the one that is shown, and those that it has gone back from.
/// - Partly: what the program has loaded; where readers went in the frame is not known.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var place = -1

  /// The page that is shown.
  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it.
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it.
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before it.
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  /// The pages after it.
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  nonisolated override init() {}

  /// A page, counted from the one that is shown.
  public func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// Shows a page of the list, or a new one after the one that is shown.
  func show(_ item: WKBackForwardListItem) {
    if let known = items.firstIndex(where: { $0 === item }) {
      place = known
    } else {
      items = items.prefix(place + 1) + [item]
      place += 1
    }
  }
}
