import Foundation

/// A gap that grows as far as it can along the stack it is in.
nonisolated public struct Spacer: View, Sendable {
  /// The least size in points; nil is the platform's usual distance.
  public var minLength: CGFloat?

  /// Makes a gap.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: InlineView {
  @MainActor func display(_ place: _Place) -> Outputs {
    Outputs(DisplayNode(id: place.displayID, content: .spacer(minLength: minLength)))
  }
}
