/// How symbols are drawn: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private var suffixes: [String] = []

  /// As its name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// This variant in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// This variant in a square.
  public var square: SymbolVariants { adding("square") }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// This variant filled.
  public var fill: SymbolVariants { adding("fill") }
  /// This variant crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// True where this variant is part of another.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.suffixes.allSatisfy(suffixes.contains)
  }

  private func adding(_ suffix: String) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes.filter { $0 != suffix } + [suffix])
  }

  /// The name of a symbol drawn in this variant: crossed out, then enclosed, then filled.
  func name(of symbol: String) -> String {
    guard !suffixes.isEmpty else { return symbol }
    let parts = symbol.split(separator: ".").map(String.init)
    let order = ["slash", "circle", "square", "rectangle", "fill"]
    let wanted = order.filter { suffixes.contains($0) && !parts.contains($0) }
    let isFilled = parts.last == "fill"
    return
      ((isFilled ? parts.dropLast() : parts[...]) + wanted.filter { $0 != "fill" }
      + (isFilled || wanted.contains("fill") ? ["fill"] : [])).joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// How symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Draws the symbols below in a variant.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentWriter(\.symbolVariants, variant))
  }
}
