import Foundation

/// A value of a CSS declaration, made of our own source text and numbers only.
///
/// Strings that come from a program cannot get in except through `quoted(_:)`, which keeps harmless characters only.
struct CSS: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  private init(unchecked text: String) {
    self.text = text
  }

  init(stringLiteral value: StaticString) {
    text = value.description
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// A string in quotes, such as the name of a font; only letters, digits, spaces, `-`, `_` and `.` remain.
  static func quoted(_ string: String) -> CSS {
    let harmless = string.unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || "0123456789 -_.".unicodeScalars.contains(scalar)
    }
    return CSS(unchecked: "\"" + String(String.UnicodeScalarView(harmless)) + "\"")
  }

  /// Values one after the other.
  static func list(_ values: [CSS], separator: StaticString = ",") -> CSS {
    CSS(unchecked: values.map(\.text).joined(separator: separator.description))
  }

  /// What is defined in the page by a name.
  static func local(_ id: ElementID) -> CSS {
    CSS(unchecked: "url(#\(id.name))")
  }

  /// Values with nothing between them.
  static func concatenation(_ values: [CSS]) -> CSS {
    CSS(unchecked: values.map(\.text).joined())
  }

  /// Bytes as letters and digits.
  static func base64(_ bytes: [UInt8]) -> CSS {
    CSS(unchecked: Data(bytes).base64EncodedString())
  }

  /// A byte as two hexadecimal digits.
  static func byte(_ value: Int) -> CSS {
    CSS(unchecked: (value < 16 ? "0" : "") + String(value & 0xff, radix: 16))
  }

  /// The outline of a shape in SVG path syntax; only what such a path consists of remains.
  static func path(_ path: String) -> CSS {
    CSS(unchecked: path.filter { "MLHVCSQTAZmlhvcsqtaz0123456789.,-+eE ".contains($0) })
  }

  /// The address of a picture of this server's; nil where it has characters that such an address has not.
  static func served(_ path: String) -> CSS? {
    let isHarmless =
      path.hasPrefix("/~/")
      && path.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
          || "/~.-_%?=&".utf8.contains($0)
      }
    return isHarmless ? CSS(unchecked: "url(\(path))") : nil
  }

  /// Declarations as they stand in an attribute.
  static func declarations(_ declarations: Declarations) -> CSS { CSS(unchecked: declarations.text) }

  /// A name made of a letter and a hash.
  static func name(_ letter: StaticString, _ hash: StyleHash) -> CSS {
    CSS(unchecked: letter.description + hash.name)
  }

  /// A length in CSS pixels, which are points.
  static func px(_ length: CGFloat) -> CSS {
    length == 0 ? "0" : "\(length)px"
  }

  /// A length with its unit also where it is nothing, which `calc()` needs.
  static func points(_ length: CGFloat) -> CSS { "\(length)px" }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      text += literal.description
    }

    mutating func appendInterpolation(_ value: CSS) {
      text += value.text
    }

    mutating func appendInterpolation(_ number: Double) {
      text += number.shortText
    }

    mutating func appendInterpolation(_ number: CGFloat) {
      text += Double(number).shortText
    }

    mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }
  }
}

extension Double {
  /// The number with at most four decimals and no more digits than needed; 0 where it is not finite.
  var shortText: String {
    guard isFinite, abs(self) < 1e12 else { return "0" }
    let rounded = (self * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    return rounded.description
  }
}
