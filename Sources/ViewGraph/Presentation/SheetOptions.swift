import Foundation

/// What the content of a sheet says about the sheet.
struct SheetOptions: Equatable {
  var isDismissDisabled = false
  var detents: [Double] = []
  var look = SheetLook()
}

enum SheetOptionsKey: PreferenceKey {
  static var defaultValue: SheetOptions { SheetOptions() }

  static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if !next.detents.isEmpty { value.detents = next.detents }
    value.look = value.look.overlaid(by: next.look)
  }
}

nonisolated struct SheetOptionsModifier: PrimitiveModifier, Equatable {
  var isDismissDisabled: Bool?
  var detents: [Double]?
  var look = SheetLook()

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    var options = result.preferences.value(SheetOptionsKey.self) ?? SheetOptions()
    if let isDismissDisabled { options.isDismissDisabled = isDismissDisabled }
    if let detents { options.detents = detents }
    options.look = options.look.overlaid(by: look)
    result.preferences.set(SheetOptionsKey.self, options)
    return result
  }
}

/// A height of a sheet that a program computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height in points; nil for the least.
  static func height(in context: Context) -> CGFloat?
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  /// The part of the screen's height.
  let fraction: Double

  /// Half the screen.
  public static let medium = PresentationDetent(fraction: 0.5)
  /// Nearly the whole screen.
  public static let large = PresentationDetent(fraction: 0.94)

  /// A part of the screen's height, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: min(max(Double(fraction), 0.1), 1))
  }

  /// A height in points, on a screen 844 points high.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    fraction(height / 844)
  }

  /// A height that a program computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .height(D.height(in: Context()) ?? 0)
  }

  /// What a height can depend on: a phone's screen.
  @dynamicMemberLookup
  public struct Context {
    private let environment = EnvironmentValues()

    /// The height of the highest sheet, in points.
    public var maxDetentValue: CGFloat { 844 * 0.94 }

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

extension View {
  /// Keeps the reader from closing the sheet that the view is in, other than by its own buttons.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetOptionsModifier(isDismissDisabled: isDisabled))
  }

  /// Sets the heights that the sheet which the view is in may have.
  /// - Partly: a sheet has one height, the highest of its detents.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetOptionsModifier(detents: detents.map(\.fraction).sorted()))
  }

  /// Sets the heights that the sheet which the view is in may have, and the one it has.
  /// - Partly: a sheet has one height, the highest of its detents.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetOptionsModifier(detents: [selection.wrappedValue.fraction]))
  }
}
