import Foundation

/// What a string table says under a key: a format, with parts that depend on a number.
struct LocalizedEntry: Equatable {
  /// A part of a format that has a form for each kind of number.
  struct Substitution: Equatable {
    /// Which value decides, counted from 0; nil is the one where the part stands.
    var argument: Int?
    /// How the value is shown where a form says `%arg`.
    var specifier = "lld"
    var forms: [PluralCategory: String]
  }

  /// The format, in which `%#@name@` stands for a substitution.
  var format: String
  var substitutions: [String: Substitution] = [:]

  /// Makes a text that is the same for all numbers.
  init(_ format: String, substitutions: [String: Substitution] = [:]) {
    self.format = format
    self.substitutions = substitutions
  }

  /// Makes a text that as a whole depends on its first number.
  init(forms: [PluralCategory: String]) {
    self.init("%#@\(Self.whole)@", substitutions: [Self.whole: Substitution(forms: forms)])
  }

  private static let whole = "*"

  /// The format for these values.
  func format(for arguments: [LocalizedStringKey.Argument], rules: PluralRules) -> String {
    if substitutions.isEmpty { return format }
    if let all = substitutions[Self.whole] {
      let number = arguments.lazy.compactMap(\.operands).first
      return all.form(for: number, rules) ?? format
    }
    return expanded(arguments, rules)
  }

  /// The format with the form of each substitution put in. Values keep their places, so all are named by number.
  private func expanded(_ arguments: [LocalizedStringKey.Argument], _ rules: PluralRules) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        result += "%" + String(rest.removeFirst())
        continue
      }
      let (position, tail) = Self.position(rest)
      let index = position ?? next
      if tail.hasPrefix("#@"), let end = tail.dropFirst(2).firstIndex(of: "@"),
        let part = substitutions[String(tail.dropFirst(2)[..<end])]
      {
        let argument = part.argument ?? index
        let number = arguments.indices.contains(argument) ? arguments[argument].operands : nil
        result += Self.numbered(part.form(for: number, rules) ?? "", argument, part.specifier)
        rest = tail[tail.index(after: end)...]
      } else {
        result += "%\(index + 1)$"
        rest = tail
      }
      next += position == nil ? 1 : 0
    }
    return result
  }

  /// A leading `2$`, counted from 0, and what follows it.
  private static func position(_ text: Substring) -> (Int?, Substring) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let tail = text.dropFirst(digits.count)
    guard let number = Int(digits), number > 0, tail.first == "$" else { return (nil, text) }
    return (number - 1, tail.dropFirst())
  }

  /// A form in which every value without a number is the one that decides.
  private static func numbered(_ form: String, _ argument: Int, _ specifier: String) -> String {
    var result = ""
    var rest = Substring(form)
    while let character = rest.popFirst() {
      result.append(character)
      guard character == "%", let following = rest.first else { continue }
      if following == "%" {
        result.append(rest.removeFirst())
      } else if rest.hasPrefix("arg") {
        result += "\(argument + 1)$\(specifier)"
        rest = rest.dropFirst(3)
      } else if position(rest).0 == nil {
        result += "\(argument + 1)$"
      }
    }
    return result
  }
}

extension LocalizedEntry.Substitution {
  /// The form for a number. As on Apple's platforms a form for `zero` is taken for 0 in every language.
  fileprivate func form(for number: PluralOperands?, _ rules: PluralRules) -> String? {
    guard let number else { return forms[.other] }
    if number.isZero, let form = forms[.zero] { return form }
    return forms[rules.category(of: number)] ?? forms[.other]
  }
}

extension LocalizedStringKey.Argument {
  /// The value as plural rules see it; nil where it is no number.
  var operands: PluralOperands? {
    switch self {
    case .integer(let number): PluralOperands(number.magnitude)
    case .unsigned(let number): PluralOperands(number)
    case .number(let number): PluralOperands(number)
    case .string, .text: nil
    }
  }
}
