/// A control whose value is part of the location.
@MainActor
protocol LocatedNode: AnyObject {
  /// The control's lasting key.
  var locationKey: String { get }
  /// A short name that the first such control on the screen goes by in addresses, nil for none.
  var locationAlias: String? { get }
  /// Its value, nil where it is as it was at the start. Steps that are part of the path are not asked.
  var locationValue: String? { get }
  /// True for tabs, pages and sheets.
  var isLocationStep: Bool { get }
  /// Creation order: parents come before their children.
  var locationOrder: UInt32 { get }
  /// The part of the screen that the control is in, nil where it is always shown.
  var locationPart: ScreenPart? { get }
  /// What the control had at the start: that of the first one, where a later one takes its place. Nil where it cannot
  /// be told apart by its text.
  var locationStart: String? { get set }
  /// True where what the control sets is kept beyond the page: then it is no part of the location, and `locationValue`
  /// is nil. Up to date after that was asked for.
  var isKept: Bool { get }
  /// Sets the control, or takes it back to the start.
  func restore(_ value: String?)
  /// Sets a control whose value is kept, as the reader's own hand does; false where it cannot be set.
  func enter(_ value: String) -> Bool
}

extension LocatedNode {
  var locationAlias: String? { nil }
  var isKept: Bool { false }
  func enter(_ value: String) -> Bool { false }

  var locationStart: String? {
    get { nil }
    set {}
  }
}

/// A located value of a node, by functions that read and set it.
@MainActor
final class LocatedValue: LocatedNode {
  let locationKey: String
  let isLocationStep: Bool
  let locationOrder: UInt32
  let locationPart: ScreenPart?
  let locationAlias: String?
  private(set) var isKept = false
  private weak var node: GraphNode?
  private var initial = ""
  private let isTold: Bool
  private let read: @MainActor () -> String
  private let set: @MainActor (String) -> Void

  init(
    key: String, alias: String?, isStep: Bool, isTold: Bool, of node: GraphNode,
    read: @escaping @MainActor () -> String,
    restore: @escaping @MainActor (String) -> Void
  ) {
    locationKey = key
    locationAlias = alias
    isLocationStep = isStep
    locationOrder = node.id
    locationPart = node.environment.screenPart
    self.node = node
    self.isTold = isTold
    self.read = read
    set = restore
    initial = Tracking.withoutReader(look)
  }

  /// Reads the value, and finds out whether it is kept.
  private func look() -> String {
    let (value, isKept) = KeptValues.watching(read)
    self.isKept = isKept || node?.environment.isExcludedFromURL == true
    return value
  }

  var locationStart: String? {
    get { initial }
    set { initial = newValue ?? initial }
  }

  var locationValue: String? {
    let value = look()
    return !isTold || isKept || value == initial ? nil : value
  }

  func restore(_ value: String?) {
    if !isKept { set(value ?? initial) }
  }

  func enter(_ value: String) -> Bool {
    guard isKept, let node, node.environment.isEnabled else { return false }
    set(value)
    return true
  }
}
