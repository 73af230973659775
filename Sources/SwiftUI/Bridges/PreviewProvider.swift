import ViewGraph

/// Shows views in a design tool. There is none here: previews compile, and nothing runs them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How a preview is laid out.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Names the device of a preview.
  /// - Partly: changes nothing: every preview is shown 390 and 768 points wide, under its type's name.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Says how a preview is laid out.
  /// - Partly: changes nothing: every preview is shown 390 and 768 points wide, under its type's name.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Says how the device of a preview is held.
  /// - Partly: changes nothing: every preview is shown 390 and 768 points wide, under its type's name.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Names a preview.
  /// - Partly: changes nothing: every preview is shown 390 and 768 points wide, under its type's name.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}

/// How a device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
