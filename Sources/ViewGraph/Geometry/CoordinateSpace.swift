import Foundation

/// Where the origin of places is.
public enum CoordinateSpace: Hashable {
  /// At the top leading corner of the screen.
  case global
  /// At the top leading corner of the view.
  case local
  /// At the top leading corner of the view above that has the name.
  case named(AnyHashable)

  /// True for the screen's.
  public var isGlobal: Bool { self == .global }
  /// True for the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view above that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the view above that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the innermost scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

  /// The coordinate space of the innermost scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

/// Names the space of scroll views: of any, or of those that scroll along an axis.
struct ScrollSpaceName: Hashable {
  let axis: Axis?
}

/// The views above that have named their coordinate spaces, with their frames on the screen.
struct NamedSpaces: Equatable, @unchecked Sendable {
  private var frames: [AnyHashable: StateLocation<CGRect>] = [:]
  private var requests: [AnyHashable: StateLocation<Bool>] = [:]

  /// The frame of the view with a name; nil where there is none.
  @MainActor func frame(_ name: AnyHashable) -> CGRect? {
    requests[name]?.set(true)
    return frames[name]?.get()
  }

  /// Adds a view that tells its frame once it is asked.
  mutating func add(_ name: AnyHashable, _ frame: StateLocation<CGRect>, request: StateLocation<Bool>) {
    frames[name] = frame
    requests[name] = request
  }

  mutating func add(_ name: AnyHashable, _ frame: StateLocation<CGRect>) {
    frames[name] = frame
  }

  static func == (left: NamedSpaces, right: NamedSpaces) -> Bool {
    left.frames.count == right.frames.count && left.frames.allSatisfy { right.frames[$0.key] === $0.value }
  }
}

private struct NamedSpacesKey: EnvironmentKey { static var defaultValue: NamedSpaces { NamedSpaces() } }

extension EnvironmentValues {
  var namedSpaces: NamedSpaces {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

/// Gives a view's coordinate space a name.
nonisolated struct NamedSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    let frame = node.local as? StateLocation<CGRect> ?? StateLocation(.zero)
    node.local = frame
    var inside = base
    inside.namedSpaces.add(name, frame)
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply([.onGeometry(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .geometry(let frame) = event { (node.local as? StateLocation<CGRect>)?.set(frame) }
  }
}

extension View {
  /// Gives the view's coordinate space a name that views below can use.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinate space a name that views below can use.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpaceModifier(name: name.name))
  }
}
