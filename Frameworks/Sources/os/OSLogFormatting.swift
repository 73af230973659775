import Foundation

/// How whole numbers are written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  var isUppercase = false
  var prefix = ""
  var digits = 0

  /// 10
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// a
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// 12
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// With at least so many digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(radix: 10, prefix: explicitPositiveSign ? "+" : "", digits: minDigits())
  }

  /// With `0x` in front, or in capitals.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  {
    let sign = explicitPositiveSign ? "+" : ""
    return OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, prefix: sign + (includePrefix ? "0x" : ""))
  }

  func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let plain = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let padded = String(repeating: "0", count: max(0, digits - plain.count)) + plain
    return number < 0 ? "-" + prefix.filter { $0 != "+" } + padded : prefix + padded
  }
}

/// How numbers with a fraction are written.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// As powers of sixteen.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }
  /// As powers of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

  /// So many digits behind the point.
  /// - Partly: `uppercase` is not used.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision())f")
  }

  func text(_ number: Double) -> String { String(format: format, number) }
}
