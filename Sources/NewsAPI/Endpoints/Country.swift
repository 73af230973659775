import Fetch
import Foundation

/// A country by its code of two letters.
public struct Country: OpenValue {
  /// The code in lower case.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let us = Country("us")
  public static let gb = Country("gb")
  public static let de = Country("de")

  /// All the service lists.
  public static let all: [Country] = [
    "ae", "ar", "at", "au", "be", "bg", "br", "ca", "ch", "cn", "co", "cu", "cz", "de", "eg", "fr", "gb",
    "gr", "hk", "hu", "id", "ie", "il", "in", "it", "jp", "kr", "lt", "lv", "ma", "mx", "my", "ng", "nl",
    "no", "nz", "ph", "pl", "pt", "ro", "rs", "ru", "sa", "se", "sg", "si", "sk", "th", "tr", "tw", "ua",
    "us", "ve", "za",
  ]

  /// The countries a reader can choose sources of.
  public static let choices: [Country] = ["us", "gb", "ca", "ru", "fr", "de", "it", "in", "sa"]

  /// The name in a reader's language, or the code if there is none.
  public func name(in locale: Locale = .current) -> String {
    locale.localizedString(forRegionCode: rawValue.uppercased()) ?? rawValue.uppercased()
  }
}
