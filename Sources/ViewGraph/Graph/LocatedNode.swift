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
  /// Sets the control, or takes it back to the start.
  func restore(_ value: String?)
}

extension LocatedNode {
  var locationAlias: String? { nil }

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
  private var initial: String
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
    initial = Tracking.withoutReader(read)
    self.isTold = isTold
    self.read = read
    set = restore
  }

  var locationStart: String? {
    get { initial }
    set { initial = newValue ?? initial }
  }

  var locationValue: String? {
    guard isTold else { return nil }
    let value = read()
    return value == initial ? nil : value
  }

  func restore(_ value: String?) {
    set(value ?? initial)
  }
}
