import Foundation
import NewsAPI

extension Country {
  /// The country's flag and its name in a language.
  func title(in locale: Locale) -> String {
    let code = rawValue.uppercased()
    let name = locale.localizedString(forRegionCode: code) ?? code
    return "\(flag) \(name)"
  }

  /// The flag, as two regional indicator letters.
  private var flag: String {
    var flag = ""
    for letter in rawValue.uppercased().unicodeScalars where ("A"..."Z").contains(letter) {
      if let indicator = Unicode.Scalar(0x1F1E6 + letter.value - 65) { flag.unicodeScalars.append(indicator) }
    }
    return flag
  }
}
