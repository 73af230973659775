import Foundation

/// What stands in a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// What the entry is called.
  open var title: String
  /// The picture of the entry.
  open var image: UIImage?
  /// What stands below the title.
  open var subtitle: String?

  /// Whether an entry is chosen.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// What is special about an entry.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be pressed.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is pressed.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  init(title: String, image: UIImage?, subtitle: String? = nil) {
    self.title = title
    self.image = image
    self.subtitle = subtitle
  }
}

/// Something that a control or an entry of a menu does.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action, among those of a control.
  public let identifier: Identifier
  /// What is special about the action.
  open var attributes: Attributes
  /// Whether the entry is chosen.
  open var state: State
  /// What the action is for, in a sentence.
  /// - Partly: kept and not shown.
  open var discoverabilityTitle: String?
  /// The control that began the action.
  public internal(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  package func perform(for sender: Any) {
    self.sender = sender
    handler(self)
  }
}

/// Entries that belong together: a menu, or a part of one.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries stand in the menu around.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries is chosen.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// How the menu stands in another.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// The menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
