import Foundation
import FoundationAdditions
import Testing

struct MeasurementTests {
  private func words<U: Dimension>(_ value: Double, _ unit: U, in locale: String) -> String {
    Measurement(value: value, unit: unit).formatted(
      .measurement(width: .abbreviated).locale(Locale(identifier: locale)))
  }

  @Test func measurementsAreWrittenAsTheRegionHasThem() {
    #expect(words(20, UnitTemperature.celsius, in: "de_DE") == "20°C")
    #expect(words(20, UnitTemperature.celsius, in: "en_US") == "68°F")
    #expect(words(1500, UnitLength.meters, in: "de_DE") == "1,5 km")
    #expect(words(0.5, UnitLength.meters, in: "de_DE") == "50 cm")
    #expect(words(1609.344, UnitLength.meters, in: "en_GB") == "1 mi")
    #expect(words(3, UnitDuration.hours, in: "en_US") == "3 h")
  }

  @Test func temperaturesOfTheWeatherAreWholeDegrees() {
    let value = Measurement(value: 20.6, unit: UnitTemperature.celsius)
    let german = Locale(identifier: "de_DE")
    #expect(value.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "21°C")
    #expect(
      value.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(german)) == "21°")
    #expect(value.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(german)) == "20,6°")
  }

  @Test func aNumberIsWrittenAsItsStyleSays() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "de_DE"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(Measurement(value: 1.5, unit: UnitLength.meters).formatted(style) == "1,50 m")
  }

  @Test func unitsAreWholeWordsWhereTheyAreKnown() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: UnitLength.meters) == "meters")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitDuration.hours)) == "2.5 hours")
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20 degrees Celsius")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: UnitLength.meters) == "m")
    for unit in [UnitMass.grams, UnitMass.kilograms, UnitMass.ounces, UnitMass.pounds, UnitMass.stones] {
      formatter.locale = Locale(identifier: "en_GB")
      #expect(formatter.string(from: unit).count > 4, "\(unit.symbol)")
    }
    for unit in [UnitDuration.seconds, .minutes, .hours] { #expect(formatter.string(from: unit).count > 4) }
    for unit in [UnitVolume.liters, .cups, .pints, .gallons, .milliliters, .teaspoons, .fluidOunces] {
      #expect(formatter.string(from: unit) != unit.symbol, "\(unit.symbol)")
    }
  }

  @Test func theNumbersOfAFormatterAreThereToBeChanged() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 8.4, unit: UnitTemperature.celsius)) == "8°C")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 8.4, unit: UnitTemperature.celsius)) == "8,4°C")
    formatter.locale = Locale(identifier: "en_GB")
    #expect(formatter.string(from: Measurement(value: 8.4, unit: UnitTemperature.celsius)) == "8.4°C")
  }

  @Test func aFormatterKeepsTheUnitWhereItIsTold() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 0, unit: UnitTemperature.celsius)) == "32°F")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 0, unit: UnitTemperature.celsius)) == "0°C")
  }
}
