import Foundation

/// How numbers become places.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, date, category, log, symmetricLog(Double), squareRoot, power(Double)
  }

  let kind: Kind

  /// Evenly.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// By powers of ten.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// Dates, evenly.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// One beside the other.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// By the square root.
  public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
  /// By powers of ten on both sides of zero, and evenly near it.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// By powers of ten on both sides of zero, and evenly near it.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
  /// By a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  func forward(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: number > 0 ? log10(number) : .nan
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
    }
  }

  func back(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: pow(10, number)
    case .squareRoot: number < 0 ? -number * number : number * number
    case .power(let exponent): number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * expm1(abs(number)) / slope
    }
  }
}
