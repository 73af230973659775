import Foundation

/// What a view is of a pair.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}

/// How a view takes direct touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A change of scale that assistive software asks for.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

extension View {
  /// Other names by which the reader calls the view.
  /// - Partly: nothing changes: browsers know one name of a view, its label.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Other names by which the reader calls the view.
  /// - Partly: nothing changes: browsers know one name of a view, its label.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Other names by which the reader calls the view.
  /// - Partly: nothing changes: browsers know one name of a view, its label.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Which of the views in a container is read first.
  /// - Partly: `sortPriority` is not used: assistive software reads a page in its order.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Keeps colours where the system inverts them.
  /// - Partly: `active` is not used: browsers do not tell pages that colours are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view large while it is held down, where text is large.
  /// - Partly: nothing changes: text in bars grows with the reader's choice.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a view large while this is held down, where text is large.
  /// - Partly: `largeContentView` is not used: text in bars grows with the reader's choice.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Says whether the view does something when it is used.
  /// - Partly: `respondsToUserInteraction` is not used: pages say it of buttons, links and fields by themselves.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Makes the view one of a pair of label and content.
  /// - Partly: `role`, `id` and `namespace` are not used: give the content an accessibilityLabel.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Makes the view one of a group between which assistive software goes.
  /// - Partly: `id` and `namespace` are not used: browsers know no such groups.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Lets touches through to the view while assistive software runs.
  /// - Partly: `isDirectTouchArea` and `options` are not used: assistive software decides that itself.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Does something when assistive software asks for another scale.
  /// - Partly: `handler` is not called: browsers scale the page themselves.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Where assistive software presses.
  /// - Partly: `activationPoint` is not used: assistive software presses the whole.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Where assistive software presses.
  /// - Partly: `activationPoint` is not used: assistive software presses the whole.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
}
