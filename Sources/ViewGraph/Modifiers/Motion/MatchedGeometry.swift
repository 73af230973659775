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
  /// Lets two views take each other's place in a change that is animated: the new one moves from where the old one was. A view that
  /// is no source takes the place and the size of the source that is shown, once the renderer has told them.
  /// - Partly: of sources that are shown together each keeps its place, and the first is the one that others follow.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        id: "\(namespace.number)-\(properties.rawValue)-\(id)",
        group: MatchedGroup(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// Views that take each other's place.
nonisolated struct MatchedGroup: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// Tells others where the view is, or shows it where another is.
nonisolated struct MatchedGeometry: PrimitiveModifier {
  /// What the renderer knows the group by.
  let id: String
  let group: MatchedGroup
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = StateLocation<CGRect?>(nil)
    places(of: node).join(self, node)
  }

  @MainActor func didUpdate(from old: MatchedGeometry, _ node: ModifierNode) {
    if old.group == group, old.isSource == isSource { return }
    places(of: node).leave(old, node)
    places(of: node).join(self, node)
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    places(of: node).leave(self, node)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    isSource ? source(content, node) : follower(content, node)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    guard case .geometry(let frame) = event else { return }
    (node.local as? StateLocation<CGRect?>)?.set(frame)
    if isSource { places(of: node).tell(frame, of: self, node) }
  }

  @MainActor private func places(of node: ModifierNode) -> MatchedPlaces {
    node.graph.attachment(MatchedPlaces.init)
  }

  @MainActor private func source(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var modifiers: [DisplayModifier] = [.matchedGeometry(id)]
    if places(of: node).areFollowed(in: group.namespace) { modifiers.append(.onGeometry(node.target)) }
    return content.mapDisplays {
      LayoutRules.apply(modifiers, to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  /// The view in a box of its own that stays where it is and is measured.
  @MainActor private func follower(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let own = (node.local as? StateLocation<CGRect?>)?.get()
    let frame = places(of: node).frame(of: group)
    let target = node.target
    return content.mapDisplays { display in
      var shown = display
      if let frame, let own {
        let id = node.wrapperID(for: display.id)
        if properties.contains(.size) {
          var size = FrameSize()
          size.width = frame.width
          size.height = frame.height
          shown = LayoutRules.apply([.frame(size)], to: shown, wrapperID: id)
        }
        if properties.contains(.position) {
          let point = properties.contains(.size) ? UnitPoint.center : anchor
          let move = CGSize(
            width: frame.minX + point.x * frame.width - own.minX - point.x * own.width,
            height: frame.minY + point.y * frame.height - own.minY - point.y * own.height)
          shown = LayoutRules.apply([.offset(move)], to: shown, wrapperID: node.wrapperID(for: shown.id))
        }
      }
      return DisplayNode(
        id: node.wrapperID(for: shown.id), content: .box, modifiers: display.depth + [.onGeometry(target)],
        children: [shown])
    }
  }
}

/// Where the sources of a program are, as far as others follow them.
@MainActor
final class MatchedPlaces {
  /// The sources of a group that are shown, the one that others follow first, and where it is.
  private final class Place {
    var sources: [ObjectIdentifier] = []
    let frame = StateLocation<CGRect?>(nil)
  }

  private var places: [MatchedGroup: Place] = [:]
  /// How many views follow others of a namespace.
  private var followers: [Namespace.ID: StateLocation<Int>] = [:]

  func join(_ view: MatchedGeometry, _ node: ModifierNode) {
    if view.isSource {
      place(view.group).sources.append(ObjectIdentifier(node))
      if let frame = (node.local as? StateLocation<CGRect?>)?.get() { tell(frame, of: view, node) }
    } else {
      let count = count(view.group.namespace)
      count.set(count.get() + 1)
    }
  }

  func leave(_ view: MatchedGeometry, _ node: ModifierNode) {
    guard view.isSource else {
      let count = count(view.group.namespace)
      count.set(count.get() - 1)
      return
    }
    let place = place(view.group)
    let wasFirst = place.sources.first == ObjectIdentifier(node)
    place.sources.removeAll { $0 == ObjectIdentifier(node) }
    if wasFirst { place.frame.set(nil) }
    if place.sources.isEmpty, !place.frame.hasReaders { places[view.group] = nil }
  }

  /// Notes where a source is.
  func tell(_ frame: CGRect, of view: MatchedGeometry, _ node: ModifierNode) {
    let place = place(view.group)
    if place.sources.first == ObjectIdentifier(node) { place.frame.set(frame) }
  }

  /// Where the source of a group is; nil where it is not known.
  func frame(of group: MatchedGroup) -> CGRect? { place(group).frame.get() }

  /// True where a view follows another of the namespace.
  func areFollowed(in namespace: Namespace.ID) -> Bool { count(namespace).get() > 0 }

  private func place(_ group: MatchedGroup) -> Place {
    if let known = places[group] { return known }
    let made = Place()
    places[group] = made
    return made
  }

  private func count(_ namespace: Namespace.ID) -> StateLocation<Int> {
    if let known = followers[namespace] { return known }
    let made = StateLocation(0)
    followers[namespace] = made
    return made
  }
}
