import Foundation

/// What views that take each other's place share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets two views take each other's place in a change that is animated: the new one moves from where the old one was.
  /// Of views that are shown at the same time each keeps its own place.
  /// - Partly: of views that are shown together each keeps its place; `anchor` and `isSource` are not used.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    let name = "\(namespace.number)-\(properties.rawValue)-\(id)"
    return modifier(DisplayEffect(.matchedGeometry(name)))
  }
}
