import SwiftUI

/// A hint about something that the reader can do.
public protocol Tip: Identifiable, Sendable {
  /// What distinguishes the tip; its type's name by default.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @TipListBuilder<Action> var actions: [Action] { get }
  @TipListBuilder<Rule> var rules: [Rule] { get }
  @TipListBuilder<any TipOption> var options: [any TipOption] { get }
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias Event = Tips.Event
  typealias Status = Tips.Status
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether the tip is shown, will be, or was put away.
  @MainActor @preconcurrency public var status: Status { TipCenter.current.status(of: self) }

  /// True where the tip is to be shown now.
  @MainActor @preconcurrency public var shouldDisplay: Bool { status == .available }

  /// Puts the tip away for good.
  public func invalidate(reason: Tips.InvalidationReason) {
    var shown = ShownTip(id)
    if shown.reason != nil { return }
    shown.reason = reason
    shown.keep(as: id)
  }

  /// `status` now, and whenever it changes.
  @MainActor @preconcurrency public var statusUpdates: AsyncStream<Status> {
    TipCenter.current.updates { status }
  }

  /// `shouldDisplay` now, and whenever it changes.
  @MainActor @preconcurrency public var shouldDisplayUpdates: AsyncStream<Bool> {
    TipCenter.current.updates { shouldDisplay }
  }
}

/// Says more of when a tip is shown.
public protocol TipOption: Sendable {}
