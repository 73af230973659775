/// How scrolling comes to rest.
/// - Partly: a program's own is never asked: `paging` and `viewAligned` are there.
public protocol ScrollTargetBehavior: Sendable {
  /// The name that renderers know.
  var name: String { get }
}

/// At multiples of what is seen at once.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public let name = "paging"
  public init() {}
}

/// At the views of the layout marked by `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public let name = "viewAligned"

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
}

extension View {
  /// Says how scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentWriter(\.scrollOptions.snapping, behavior.name))
  }

  /// Makes the views of a stack or grid the places where scrolling comes to rest, and those that `scrollPosition`
  /// tells apart.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(DisplayEffect(isEnabled ? [.scrollTargets] : []))
  }
}
