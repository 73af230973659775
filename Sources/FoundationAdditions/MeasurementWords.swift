import Foundation

/// A measurement as a reader of a language has it: the number as the language writes it, and the unit's symbol.
struct MeasurementWords {
  let locale: Locale
  /// Whether the unit stays as it is given; otherwise it is the one that people of the region use for the kind.
  var keepsUnit = false
  var fraction = 0...1
  /// Whether units are whole words, where they are known.
  var isLong = false
  /// A formatter of the caller's.
  var numbers: NumberFormatter?
  /// A style of the caller's, which counts more.
  var style: FloatingPointFormatStyle<Double>?

  func text<UnitType: Unit>(_ measurement: Measurement<UnitType>) -> String {
    let (value, unit) = keepsUnit ? (measurement.value, measurement.unit) : usual(measurement)
    let written = number(value)
    if isLong, let word = UnitWords.word(unit, isOne: written == "1", in: locale) { return written + " " + word }
    // Degrees and parts of them stand close to the number.
    return written + (unit.symbol.hasPrefix("°") || unit is UnitAngle ? "" : " ") + unit.symbol
  }

  private func number(_ value: Double) -> String {
    if let style { return style.format(value) }
    let formatter = numbers ?? NumberFormatter()
    if numbers == nil {
      formatter.locale = locale
      formatter.numberStyle = .decimal
      formatter.minimumFractionDigits = fraction.lowerBound
      formatter.maximumFractionDigits = fraction.upperBound
    }
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// The unit of the region, for kinds that differ: Unicode's CLDR (unitPreferenceData), of each the default and the next smaller unit.
  private func usual<UnitType: Unit>(_ measurement: Measurement<UnitType>) -> (Double, Unit) {
    let isImperial = locale.measurementSystem == .us
    func converted<D: Dimension>(_ value: Double, from: D, _ units: [D]) -> (Double, Unit) {
      let all = units.map { Measurement(value: value, unit: from).converted(to: $0).value }
      let place = all.firstIndex { abs($0) >= 1 } ?? all.count - 1
      return (all[place], units[place])
    }
    switch measurement.unit {
    case let unit as UnitTemperature:
      return converted(measurement.value, from: unit, [isImperial ? .fahrenheit : .celsius])
    case let unit as UnitLength:
      let isRoad = isImperial || locale.measurementSystem == .uk
      return converted(
        measurement.value, from: unit,
        isRoad ? [.miles, .feet, .inches] : [.kilometers, .meters, .centimeters, .millimeters])
    case let unit as UnitMass:
      return converted(
        measurement.value, from: unit, isImperial ? [.pounds, .ounces] : [.kilograms, .grams, .milligrams])
    case let unit as UnitSpeed:
      let isRoad = isImperial || locale.measurementSystem == .uk
      return converted(measurement.value, from: unit, [isRoad ? .milesPerHour : .kilometersPerHour])
    default: return (measurement.value, measurement.unit)
    }
  }
}
