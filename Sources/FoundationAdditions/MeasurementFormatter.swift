import Foundation

/// Writes measurements in a language: number and symbol, in the unit that people of the region use unless the options say `.providedUnit`.
/// Whole words for units (`.long`) are known in English.
/// - Partly: whole words for units (`.long`) are known in English: other languages have the symbol.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The one that is given.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The one in which the number is neither large nor small; it is so where the unit is not the given one.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures without the letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written; the region's by default.
  open var unitOptions: UnitOptions = []
  /// How much of the unit is written: its symbol, or its name (`.long`) where it is known.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language.
  open var locale: Locale! = Locale.current {
    didSet { numbers?.locale = locale ?? .current }
  }
  /// How the number is written: as the language does, with up to three digits after the point, unless it is changed or another is given.
  open var numberFormatter: NumberFormatter! {
    get {
      if let numbers { return numbers }
      let usual = NumberFormatter()
      usual.locale = locale ?? .current
      usual.numberStyle = .decimal
      usual.maximumFractionDigits = 3
      numbers = usual
      return usual
    }
    set { numbers = newValue }
  }
  private var numbers: NumberFormatter?

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let words = MeasurementWords(
      locale: locale ?? .current, keepsUnit: unitOptions.contains(.providedUnit), fraction: 0...3,
      isLong: unitStyle == .long, numbers: numbers)
    let text = words.text(measurement)
    let isShort = unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
    return isShort ? String(text.dropLast()) : text
  }

  /// The unit's symbol; its name where whole words are asked for and known.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitWords.word(unit, isOne: false, in: locale ?? .current) ?? unit.symbol : unit.symbol
  }

  open override func string(for obj: Any?) -> String? { (obj as? Unit)?.symbol }
}
