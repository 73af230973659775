/// How a bar looks; what is nil is as the renderer has it.
public struct BarLook: Equatable, Sendable {
  /// What lies behind the bar.
  public var background: Paint?
  /// The line between the bar and the content.
  public var edge: Paint?
  /// True for a bar without background and edge.
  public var hidesBackground: Bool?
  /// True for a bar that is not there.
  public var isHidden: Bool?
  /// Whether the bar is light or dark.
  public var colorScheme: ColorScheme?
  /// The colour of the title.
  public var title: Paint?
  /// The colour of a large title.
  public var largeTitle: Paint?
  /// The font of the title.
  public var titleFont: Font?
  /// The font of a large title.
  public var largeTitleFont: Font?
  /// The colour of what can be pressed.
  public var tint: Paint?
  /// The colour of tabs that are not open.
  public var items: Paint?

  /// A bar as the renderer has it.
  public init() {}

  /// This look with everything that another one says.
  func overlaid(by other: BarLook) -> BarLook {
    var look = self
    look.background = other.background ?? background
    look.edge = other.edge ?? edge
    look.hidesBackground = other.hidesBackground ?? hidesBackground
    look.isHidden = other.isHidden ?? isHidden
    look.colorScheme = other.colorScheme ?? colorScheme
    look.title = other.title ?? title
    look.largeTitle = other.largeTitle ?? largeTitle
    look.titleFont = other.titleFont ?? titleFont
    look.largeTitleFont = other.largeTitleFont ?? largeTitleFont
    look.tint = other.tint ?? tint
    look.items = other.items ?? items
    return look
  }
}
