import Foundation

/// A button in the bar of a page, or above the keyboard.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    case prominent = 3
    /// As plain; the older name.
    public static var bordered: Style { .plain }
  }

  /// What a button in a bar is for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// The colour of the button.
  open var tintColor: UIColor? { didSet { revision.advance() } }
  /// What is called when the button is pressed.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What is done when the button is pressed.
  open var primaryAction: UIAction? { didSet { revision.advance() } }
  /// What opens when the button is pressed, or held down where it does something by itself.
  open var menu: UIMenu? { didSet { revision.advance() } }
  /// The view in the place of a button.
  open var customView: UIView? { didSet { revision.advance() } }
  /// How the button stands out.
  open var style: Style = .plain { didSet { revision.advance() } }
  /// How wide the button, or the space, is.
  /// - Partly: of spaces alone: buttons are as wide as what they say.
  open var width: CGFloat = 0
  /// Whether the button is seen.
  open var isHidden = false { didSet { revision.advance() } }
  /// What the button is for, where the system has a name for that.
  package private(set) var systemItem: SystemItem?

  private static let proxy = UIBarButtonItem()

  /// What all buttons in bars look like unless a view says otherwise: `tintColor`, or the colour of the title.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// What buttons look like that are in others.
  /// - Partly: kept and not used: say it of the views themselves.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> UIBarButtonItem
  { UIBarButtonItem() }

  /// The colour that the proxy asks for.
  package static var color: UIColor? {
    proxy.tintColor ?? proxy.titles[.normal]?[.foregroundColor] as? UIColor
  }

  /// Makes a button that the system has a name for.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button that the system has a name for.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Makes a button with a title or a picture, its own or its action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a view in the place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes what there is.
  public class func flexibleSpace() -> Self {
    let space = Self()
    space.systemItem = .flexibleSpace
    return space
  }

  /// A space of a width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let space = Self()
    space.systemItem = .fixedSpace
    space.width = width
    return space
  }

  public nonisolated required override init() {
    super.init()
  }

  /// The button was pressed.
  package func press() {
    if let primaryAction { return primaryAction.perform(for: self) }
    if let action, let target { action.perform(on: target, with: self) }
  }
}
