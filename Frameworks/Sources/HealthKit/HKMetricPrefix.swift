import Foundation

/// How many of a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var letters: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
  var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue] }
}

/// The names of units.
enum HKUnitNames {
  static func unit(_ name: String) -> HKUnit {
    let text = name.trimmingCharacters(in: CharacterSet(charactersIn: "() "))
    if let known = units.first(where: { $0.unitString == text }) { return known }
    for case let prefix? in (1...13).map(HKMetricPrefix.init(rawValue:)) where text.hasPrefix(prefix.letters) {
      let rest = text.dropFirst(prefix.letters.count)
      if let base = bases.first(where: { $0.unitString == rest }) { return base.prefixed(prefix) }
    }
    return HKUnit(text, 1, text.isEmpty || text == "1" ? [:] : [text: 1])
  }

  private static let bases: [HKUnit] = [.meter(), .gram(), .second(), .liter(), .joule(), .pascal()]
  private static let units: [HKUnit] =
    bases + [
      .count(), .percent(), .inch(), .foot(), .yard(), .mile(), .ounce(), .pound(), .stone(), .minute(), .hour(),
      .day(), .hertz(), .smallCalorie(), .largeCalorie(), .kilocalorie(), .watt(), .fluidOunceUS(), .cupUS(),
      .millimeterOfMercury(), .kelvin(), .degreeCelsius(), .degreeFahrenheit(), .internationalUnit(),
      .decibelAWeightedSoundPressureLevel(),
    ]
}

/// So much of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Whether it can be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.kind == self.unit.kind }

  /// How many of a unit it is.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.is(compatibleWith: unit), "\(self.unit) cannot be told in \(unit)")
    return unit.unitString == self.unit.unitString
      ? value : (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return other.doubleValue(for: unit) == value
  }
  open override var hash: Int { (value * unit.factor).hashValue }
  open override var description: String { "\(value) \(unit)" }
}
