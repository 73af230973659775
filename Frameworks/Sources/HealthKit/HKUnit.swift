import Foundation

/// A unit, made of others multiplied and divided.
open class HKUnit: NSObject, @unchecked Sendable {
  /// Its name.
  public let unitString: String
  /// How much of the unit of its kind it is, and what is added.
  let factor: Double
  let offset: Double
  /// What it measures: the units that others of the kind are made of, with their powers.
  let kind: [String: Int]

  init(_ name: String, _ factor: Double, _ kind: [String: Int], offset: Double = 0) {
    (unitString, self.factor, self.kind, self.offset) = (name, factor, kind, offset)
  }

  /// The unit of a name, such as `count/min`; without unit where the name is not known.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
    let units = parts.map { HKUnitNames.unit($0) }
    let unit = units.count == 2 ? units[0].unitDivided(by: units[1]) : units.first ?? HKUnit("", 1, [:])
    self.init(string, unit.factor, unit.kind, offset: unit.offset)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hash }
  open override var description: String { unitString }

  /// Whether it has no unit.
  open func isNull() -> Bool { kind.isEmpty && factor == 1 }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, joined(unit, 1))
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, joined(unit, -1))
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), kind.mapValues { $0 * power })
  }
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, kind.mapValues { -$0 }) }

  private func joined(_ unit: HKUnit, _ sign: Int) -> [String: Int] {
    kind.merging(unit.kind.mapValues { $0 * sign }, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  open class func count() -> HKUnit { HKUnit("count", 1, [:]) }
  open class func percent() -> HKUnit { HKUnit("%", 1, [:]) }
  open class func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
  open class func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
  open class func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
  open class func yard() -> HKUnit { HKUnit("yd", 0.9144, ["m": 1]) }
  open class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
  open class func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
  open class func ounce() -> HKUnit { HKUnit("oz", 28.349523125, ["g": 1]) }
  open class func pound() -> HKUnit { HKUnit("lb", 453.59237, ["g": 1]) }
  open class func stone() -> HKUnit { HKUnit("st", 6350.29318, ["g": 1]) }
  open class func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
  open class func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
  open class func hour() -> HKUnit { HKUnit("hr", 3600, ["s": 1]) }
  open class func day() -> HKUnit { HKUnit("d", 86400, ["s": 1]) }
  open class func hertz() -> HKUnit { HKUnit("Hz", 1, ["s": -1]) }
  open class func joule() -> HKUnit { HKUnit("J", 1, ["J": 1]) }
  open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, ["J": 1]) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, ["J": 1]) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, ["J": 1]) }
  open class func watt() -> HKUnit { HKUnit("W", 1, ["J": 1, "s": -1]) }
  open class func liter() -> HKUnit { HKUnit("L", 1, ["L": 1]) }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625, ["L": 1]) }
  open class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365, ["L": 1]) }
  open class func pascal() -> HKUnit { HKUnit("Pa", 1, ["Pa": 1]) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322387415, ["Pa": 1]) }
  open class func kelvin() -> HKUnit { HKUnit("K", 1, ["K": 1]) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, ["K": 1], offset: 273.15) }
  open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5.0 / 9, ["K": 1], offset: 255.372222222222) }
  open class func internationalUnit() -> HKUnit { HKUnit("IU", 1, ["IU": 1]) }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1, ["dB": 1]) }

  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().prefixed(prefix) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().prefixed(prefix) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().prefixed(prefix) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().prefixed(prefix) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().prefixed(prefix) }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", gramsPerMole, ["g": 1])
  }

  func prefixed(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letters + unitString, factor * prefix.factor, kind)
  }
}
