import Foundation

/// What units are called in whole words: in English. Other languages have the symbol.
enum UnitWords {
  /// The word for so many of a unit; nil where none is known.
  static func word(_ unit: Unit, isOne: Bool, in locale: Locale) -> String? {
    guard locale.language.languageCode?.identifier == "en", let words = words[kind(unit) + unit.symbol] else {
      return nil
    }
    return isOne ? words.one : words.many
  }

  private static func kind(_ unit: Unit) -> String {
    switch unit {
    case is UnitLength: "length "
    case is UnitMass: "mass "
    case is UnitDuration: "time "
    case is UnitTemperature: "heat "
    case is UnitVolume: "volume "
    case is UnitSpeed: "speed "
    case is UnitArea: "area "
    case is UnitEnergy: "energy "
    case is UnitAngle: "angle "
    default: "other "
    }
  }

  private static let words: [String: (one: String, many: String)] = [
    "length km": ("kilometer", "kilometers"), "length m": ("meter", "meters"),
    "length cm": ("centimeter", "centimeters"), "length mm": ("millimeter", "millimeters"),
    "length in": ("inch", "inches"), "length ft": ("foot", "feet"), "length yd": ("yard", "yards"),
    "length mi": ("mile", "miles"), "length NM": ("nautical mile", "nautical miles"),
    "length ly": ("light year", "light years"), "mass kg": ("kilogram", "kilograms"), "mass g": ("gram", "grams"),
    "mass mg": ("milligram", "milligrams"), "mass oz": ("ounce", "ounces"), "mass lb": ("pound", "pounds"),
    "mass st": ("stone", "stones"), "mass t": ("metric ton", "metric tons"), "mass ton": ("ton", "tons"),
    "time s": ("second", "seconds"), "time sec": ("second", "seconds"), "time m": ("minute", "minutes"),
    "time min": ("minute", "minutes"), "time h": ("hour", "hours"), "time hr": ("hour", "hours"),
    "time ms": ("millisecond", "milliseconds"), "heat °C": ("degree Celsius", "degrees Celsius"),
    "heat °F": ("degree Fahrenheit", "degrees Fahrenheit"), "heat K": ("kelvin", "kelvins"),
    "volume L": ("liter", "liters"), "volume dL": ("deciliter", "deciliters"),
    "volume cL": ("centiliter", "centiliters"),
    "volume mL": ("milliliter", "milliliters"), "volume m³": ("cubic meter", "cubic meters"),
    "volume tsp": ("teaspoon", "teaspoons"), "volume tbsp": ("tablespoon", "tablespoons"),
    "volume fl oz": ("fluid ounce", "fluid ounces"), "volume cup": ("cup", "cups"), "volume pt": ("pint", "pints"),
    "volume qt": ("quart", "quarts"), "volume gal": ("gallon", "gallons"),
    "speed km/h": ("kilometer per hour", "kilometers per hour"), "speed mph": ("mile per hour", "miles per hour"),
    "speed m/s": ("meter per second", "meters per second"), "speed kn": ("knot", "knots"),
    "area m²": ("square meter", "square meters"), "area km²": ("square kilometer", "square kilometers"),
    "area ha": ("hectare", "hectares"), "area ac": ("acre", "acres"), "area ft²": ("square foot", "square feet"),
    "energy kcal": ("kilocalorie", "kilocalories"), "energy Cal": ("Calorie", "Calories"),
    "energy cal": ("calorie", "calories"), "energy kJ": ("kilojoule", "kilojoules"), "energy J": ("joule", "joules"),
    "angle °": ("degree", "degrees"), "angle rad": ("radian", "radians"),
  ]
}
