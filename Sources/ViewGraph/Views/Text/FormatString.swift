import Foundation

/// A format as in C, with %@ for text.
enum FormatString {
  /// A part of a format.
  enum Segment: Equatable {
    case literal(String)
    /// The value at an index.
    case value(Int, Specifier)
  }

  /// How a value is shown.
  struct Specifier: Equatable {
    /// Flags, width and precision as they stand in the format.
    var options = ""
    var conversion: Character = "@"
  }

  /// The parts of a format; what is no valid specifier stays as it is.
  static func segments(of format: String) -> [Segment] {
    var result: [Segment] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        literal.append(rest.removeFirst())
      } else if let (specifier, position, after) = specifier(rest) {
        if !literal.isEmpty { result.append(.literal(literal)) }
        literal = ""
        result.append(.value(position ?? next, specifier))
        next += position == nil ? 1 : 0
        rest = after
      } else {
        literal.append("%")
      }
    }
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }

  private static func specifier(_ text: Substring) -> (Specifier, Int?, Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { $0 - 1 }
      rest = rest.dropFirst(digits.count + 1)
    }
    let options = rest.prefix { "-+ #0123456789.'".contains($0) }
    rest = rest.dropFirst(options.count)
    rest = rest.drop { "hljztqL".contains($0) }
    guard let conversion = rest.first, "@diouxXfFeEgGaAcsp".contains(conversion) else { return nil }
    return (Specifier(options: String(options), conversion: conversion), position, rest.dropFirst())
  }
}

extension FormatString.Specifier {
  /// A value as the specifier shows it; numbers follow the locale where no width or flag asks for something else.
  func string(_ argument: LocalizedStringKey.Argument, _ locale: Locale) -> String {
    switch argument {
    case .string(let string): string
    case .text: ""
    case .integer(let number):
      "diu".contains(conversion) && options.isEmpty
        ? number.formatted(.number.locale(locale))
        : String(format: "%\(options)\(isReal ? "" : "ll")\(code)", real(number))
    case .unsigned(let number):
      "diu".contains(conversion) && options.isEmpty
        ? number.formatted(.number.locale(locale))
        : String(format: "%\(options)\(isReal ? "" : "ll")\(code)", real(number))
    case .number(let number): string(number, locale)
    }
  }

  private var isReal: Bool { "fFeEgGaA".contains(conversion) }
  private var code: Character { conversion == "@" ? "d" : conversion }

  private func real(_ number: some BinaryInteger & CVarArg) -> any CVarArg {
    isReal ? Double(number) : number
  }

  private func string(_ number: Double, _ locale: Locale) -> String {
    if conversion == "@" { return number.formatted(.number.locale(locale)) }
    if !isReal { return Int64(exactly: number.rounded(.towardZero))?.formatted(.number.locale(locale)) ?? "\(number)" }
    guard conversion == "f" || conversion == "F", let digits = fractionDigits else {
      return String(format: "%\(options)\(conversion)", number)
    }
    return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }

  /// The digits after the point, where nothing but them is asked for; 6 by default.
  private var fractionDigits: Int? {
    if options.isEmpty { return 6 }
    guard options.hasPrefix(".") else { return nil }
    return options.count == 1 ? 0 : Int(options.dropFirst())
  }
}
