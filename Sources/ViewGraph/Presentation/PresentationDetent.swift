import Foundation

/// A height of a sheet that a program computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height in points; nil for the least.
  static func height(in context: Context) -> CGFloat?
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let height: SheetHeight

  /// Half the screen.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// Nearly the whole screen.
  public static let large = PresentationDetent(height: .whole)

  /// A part of the screen's height, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(min(max(Double(fraction), 0.1), 1)))
  }

  /// A height in points; no sheet is higher than the screen.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(max(Double(height), 0)))
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
    public var maxDetentValue: CGFloat { SheetHeight.whole.onPhone }

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

extension Set<PresentationDetent> {
  /// From the least height on.
  func sorted() -> [PresentationDetent] { sorted { $0.height.onPhone < $1.height.onPhone } }
}
