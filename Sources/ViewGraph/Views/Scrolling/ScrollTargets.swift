import Foundation

/// How scrolling comes to rest.
/// - Partly: `updateTarget` of a program's own is not asked: scrolling comes to rest where the browser lets it.
public protocol ScrollTargetBehavior {
  /// What says more of how scrolling comes to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Says where scrolling comes to rest that would come to rest at `target`.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// The name that renderers know; nil for a program's own. Programs never implement it.
  var _name: String? { get }
}

extension ScrollTargetBehavior {
  public var _name: String? { nil }
}

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that is seen then.
  public var rect: CGRect
  /// The point of the part that counts; nil for its beginning.
  public var anchor: UnitPoint?
}

/// What a behaviour knows of a movement.
public struct ScrollTargetBehaviorContext {
  /// Where the movement began.
  public let originalTarget: ScrollTarget
  /// How fast it is, in points a second.
  public let velocity: CGVector
  /// The size of what scrolls.
  public let contentSize: CGSize
  /// The size of what is seen at once.
  public let containerSize: CGSize
  /// The directions in which is scrolled.
  public let axes: Axis.Set
}

/// At multiples of what is seen at once.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public var _name: String? { "paging" }
  public init() {}

  /// - Partly: browsers let scrolling come to rest at these places by themselves.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At the views of the layout marked by `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public var _name: String? { "viewAligned" }

  /// - Partly: browsers let scrolling come to rest at these places by themselves.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// How many views one movement passes. Browsers decide; `always` and `alwaysByOne` stop at each view where they can.
  public struct LimitBehavior: Sendable {
    let stops: Bool
    public static let automatic = LimitBehavior(stops: false)
    public static let always = LimitBehavior(stops: true)
    public static let alwaysByFew = LimitBehavior(stops: false)
    public static let alwaysByOne = LimitBehavior(stops: true)
    public static let never = LimitBehavior(stops: false)
  }

  /// Comes to rest at views.
  /// - Partly: `limitBehavior` is not used: browsers decide how many views a movement passes.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Comes to rest at views.
  /// - Partly: `limitBehavior` and `anchor` are not used: browsers decide how many views a movement passes, and views come to
  ///   rest at the beginning.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At multiples of what is seen at once.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the views of the layout marked by `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At the views of the layout marked by `scrollTargetLayout()`, passing so many in one movement.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// At the views of the layout marked by `scrollTargetLayout()`, passing so many in one movement.
  /// - Partly: `anchor` is not used: views come to rest at the beginning.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Says how scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentWriter(\.scrollOptions.snapping, behavior._name))
  }

  /// Makes the views of a stack or grid the places where scrolling comes to rest, and those that `scrollPosition`
  /// tells apart.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(DisplayEffect(isEnabled ? [.scrollTargets] : []))
  }
}
