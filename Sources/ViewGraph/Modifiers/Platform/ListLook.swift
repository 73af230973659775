import Foundation

/// The space between sections.
public struct ListSectionSpacing: Sendable {
  /// The usual.
  public static let `default` = ListSectionSpacing()
  /// Less.
  public static let compact = ListSectionSpacing()

  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

extension View {
  /// Sets the space between sections. Lists of a page keep theirs: this has no effect.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the space between sections. Lists of a page keep theirs: this has no effect.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the space between rows. Lists of a page keep theirs: this has no effect.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the space between the edges of a scrolling view and what is inside: here padding around the view.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length)
  }

  /// Sets the space between the edges of a scrolling view and what is inside: here padding around the view.
  nonisolated public func contentMargins(_ length: CGFloat) -> some View {
    padding(length)
  }
}
