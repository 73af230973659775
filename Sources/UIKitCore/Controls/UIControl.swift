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
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let allTouchEvents = Event(rawValue: 0xfff)
    public static let allEditingEvents = Event(rawValue: 0xf0000)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
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
  /// True where the control is chosen, as the program says.
  open var isSelected = false {
    didSet { if isSelected != oldValue { changed() } }
  }
  /// True while the control is held down.
  /// - Partly: as the program says: browsers show that themselves.
  open var isHighlighted = false
  /// True while a finger is on the control; browsers do not tell.
  open var isTracking: Bool { false }
  /// The states that the control is in.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where the content stands from side to side.
  /// - Partly: kept and not used: it stands in the middle.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  /// Where the content stands from top to bottom.
  /// - Partly: kept and not used: it stands in the middle.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// Whether a press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }

  /// Where content stands from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
  private var actions: [(action: UIAction, events: Event)] = []
  /// Whose methods actions call.
  private var targets: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Calls a method of an object, which is not held, when something happens to the control. The method gets the control.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let call = UIAction { [weak object = target as AnyObject?] sent in
      if let object { action.perform(on: object, with: sent.sender) }
    }
    if let target { targets[ObjectIdentifier(call)] = ObjectIdentifier(target as AnyObject) }
    addAction(call, for: controlEvents)
  }

  /// Does something when something happens to the control.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Does something no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Does something no more.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Calls methods of an object no more; of all objects for nil.
  /// - Partly: `action` is not used: all methods of the object that are called for the events are left out.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    actions.removeAll { entry in
      guard let called = targets[ObjectIdentifier(entry.action)], !entry.events.isDisjoint(with: controlEvents) else {
        return false
      }
      return object.map { ObjectIdentifier($0) == called } ?? true
    }
  }

  /// Does what has been asked for when something happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(for: self) }
  }
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
