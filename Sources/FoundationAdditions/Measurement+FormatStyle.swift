import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit is written; symbols are, whatever is said.
    public enum UnitWidth: Int, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    /// The width.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    var keepsUnit: Bool
    var isWhole: Bool
    /// True where of a temperature's unit the degrees alone are written.
    public var hidesScaleName = false
    /// How the number is written; nil is as the language has it, with one place after the point at most.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var least: Int?
    var most: Int?

    /// Makes a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
      keepsUnit = usage.isAsProvided
      isWhole = usage.isWhole
    }

    /// The text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let most = most ?? (isWhole ? 0 : 1)
      var words = MeasurementWords(locale: locale, keepsUnit: keepsUnit, fraction: (least ?? 0)...most)
      words.style = numberFormatStyle?.locale(locale)
      let text = words.text(value)
      guard hidesScaleName, let degrees = text.firstIndex(of: "°") else { return text }
      return String(text[...degrees])
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement as the reader's language has it.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement as a style has it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

/// For what a measurement is read.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let isAsProvided: Bool
  /// True where nothing stands after the point.
  var isWhole = false

  /// Whatever it is.
  public static var general: Self { Self(isAsProvided: false) }
  /// The unit stays as it is given.
  public static var asProvided: Self { Self(isAsProvided: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Ways.
  public static var road: Self { .general }
  /// People's heights.
  public static var personHeight: Self { .general }
  /// The size of people and things.
  public static var person: Self { .general }
  /// How far one sees.
  public static var visibility: Self { .general }
  /// Rain.
  public static var rainfall: Self { .general }
  /// Snow.
  public static var snowfall: Self { .general }
  /// How far one has walked.
  public static var focalLength: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is eaten: kilocalories stay.
  public static var food: Self { .asProvided }
  /// What is done: kilocalories stay.
  public static var workout: Self { .asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// People's weights.
  public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The wind.
  public static var wind: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The weather's.
  public static var barometric: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// What is drunk and eaten.
  public static var liquid: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Weather: whole degrees.
  public static var weather: Self { Self(isAsProvided: false, isWhole: true) }
  /// People.
  public static var person: Self { .general }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement<UnitTemperature>.FormatStyle {
  /// Makes a style.
  ///
  /// - Parameter hidesScaleName: Whether of the unit the degrees alone are written.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A temperature.
  ///
  /// - Parameter hidesScaleName: Whether of the unit the degrees alone are written.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
