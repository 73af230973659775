import Foundation

/// A view that the reader can use.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// The states that a control can be in.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// True where the reader can use the control.
  open var isEnabled = true {
    didSet { changed() }
  }
  private var actions: [(action: UIAction, events: Event)] = []

  /// Calls a method of an object, which is not held, when something happens to the control. The method gets the control.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addAction(
      UIAction { [weak object = target as AnyObject?] sent in
        if let object { action.perform(on: object, with: sent.sender) }
      }, for: controlEvents)
  }

  /// Does something when something happens to the control.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Does what has been asked for when something happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(for: self) }
  }
}

/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// What opens at the button.
  open var menu: UIMenu? { didSet { changed() } }
  /// Whether a press opens the menu; otherwise it opens by holding the button down or by the other mouse button.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Makes a button.
  /// - Partly: `buttonType` is not used: a button looks as its title, picture and colours say.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  /// Makes a button that does something.
  /// - Partly: `buttonType` is not used: a button looks as its title, picture and colours say.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Sets what the button says in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    changed()
  }

  /// Sets the picture of the button in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    changed()
  }

  /// Sets the colour of what the button says.
  /// - Partly: `state` is not used: it is the colour in all.
  open func setTitleColor(_ color: UIColor?, for state: State) { tintColor = color ?? .tintColor }

  /// What the button says in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The picture of the button in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// What the button says now.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
  /// The picture of the button now.
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }
}

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// True while the switch is on.
  open var isOn = false {
    didSet { changed() }
  }

  /// The colour of the switch while it is on; nil is the platform's.
  open var onTintColor: UIColor? {
    didSet { changed() }
  }
  /// The colour of the switch's thumb.
  /// - Partly: kept and not used: it is white.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off.
  /// - Partly: `animated` is not used.
  open func setOn(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
  }

  /// Takes what the reader has chosen.
  package func edit(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: [.valueChanged])
  }
}
