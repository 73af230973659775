/// The kinds of number that languages have words for (Unicode CLDR).
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A number as plural rules see it (UTS 35, part 3, "Plural operand meanings").
struct PluralOperands: Equatable {
  /// The digits before the point.
  let whole: UInt64
  /// The visible digits after the point as a number, without trailing zeros.
  let fraction: UInt64
  /// How many there are.
  let fractionLength: Int

  /// A whole number.
  init(_ number: UInt64) {
    self.init(whole: number, fraction: 0, fractionLength: 0)
  }

  /// A number with as many digits after the point as it needs, three at most; without its sign.
  init(_ number: Double) {
    let thousandths = (number.magnitude * 1000).rounded()
    guard thousandths < 1e15 else {
      self.init(UInt64(exactly: number.magnitude.rounded(.towardZero)) ?? .max)
      return
    }
    var rest = UInt64(thousandths) % 1000
    var length = 3
    while length > 0, rest % 10 == 0 {
      rest /= 10
      length -= 1
    }
    self.init(whole: UInt64(thousandths) / 1000, fraction: rest, fractionLength: length)
  }

  private init(whole: UInt64, fraction: UInt64, fractionLength: Int) {
    self.whole = whole
    self.fraction = fraction
    self.fractionLength = fractionLength
  }

  var isWhole: Bool { fractionLength == 0 }
  var isZero: Bool { whole == 0 && isWhole }
  /// The number where it is whole: n of the rules.
  var exact: UInt64? { isWhole ? whole : nil }
}

/// Which kinds of number a language tells apart, and how: the cardinal rules of CLDR 45.
struct PluralRules: Sendable {
  private let rule: @Sendable (PluralOperands) -> PluralCategory

  /// The rules of a language by its tag; one that is not known has a single kind.
  init(language tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let full = parts.prefix(2).joined(separator: "-")
    let onlyOther: Rule = { _ in .other }
    rule = Self.rules[full] ?? Self.rules[parts.first ?? ""] ?? onlyOther
  }

  /// The kind of a number.
  func category(of number: PluralOperands) -> PluralCategory { rule(number) }
}
