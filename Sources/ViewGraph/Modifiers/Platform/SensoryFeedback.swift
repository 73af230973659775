/// Feedback that can be felt, on devices that vibrate.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy objects that meet are.
  public enum Weight: Equatable, Sendable {
    case light, medium, heavy
  }

  /// How soft objects that meet are.
  public enum Flexibility: Equatable, Sendable {
    case rigid, solid, soft
  }

  /// Milliseconds of vibration and of rest, in turns.
  package let pattern: [Int]

  /// Something has been done.
  public static let success = SensoryFeedback(pattern: [20, 60, 40])
  /// Something needs attention.
  public static let warning = SensoryFeedback(pattern: [40, 60, 40])
  /// Something has failed.
  public static let error = SensoryFeedback(pattern: [60, 40, 60, 40, 60])
  /// A choice is changing.
  public static let selection = SensoryFeedback(pattern: [8])
  /// A value has risen.
  public static let increase = SensoryFeedback(pattern: [10])
  /// A value has fallen.
  public static let decrease = SensoryFeedback(pattern: [10])
  /// Something begins.
  public static let start = SensoryFeedback(pattern: [20])
  /// Something ends.
  public static let stop = SensoryFeedback(pattern: [30])
  /// Something has found its place.
  public static let alignment = SensoryFeedback(pattern: [8])
  /// A level has been passed.
  public static let levelChange = SensoryFeedback(pattern: [15])
  /// Things meet.
  public static let impact = SensoryFeedback(pattern: [20])

  /// Things of a weight meet.
  /// - Partly: `intensity` is not used: telephones tap in one strength for pages. Safari does not tap at all.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(pattern: [weight == .heavy ? 40 : weight == .light ? 10 : 20])
  }

  /// Things of a softness meet.
  /// - Partly: `intensity` is not used: telephones tap in one strength for pages. Safari does not tap at all.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(pattern: [flexibility == .soft ? 10 : flexibility == .solid ? 20 : 30])
  }
}

/// Lets the reader feel a change of a value.
nonisolated struct FeedbackModifier<T: Equatable>: PrimitiveModifier {
  let trigger: T
  let feedback: (T, T) -> SensoryFeedback?

  @MainActor func didUpdate(from old: FeedbackModifier, _ node: ModifierNode) {
    guard old.trigger != trigger, let feedback = feedback(old.trigger, trigger) else { return }
    node.graph.feedback.append(feedback)
  }
}

extension View {
  /// Plays feedback when a value changes, on devices that vibrate.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays feedback when a value changes and a condition holds, on devices that vibrate.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays the feedback that a change of a value calls for, on devices that vibrate.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
