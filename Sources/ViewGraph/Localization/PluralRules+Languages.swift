extension PluralRules {
  typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  /// The rules by language; languages with a single kind are not here.
  static let rules: [String: Rule] = groups.reduce(into: [:]) { rules, group in
    for language in group.languages.split(separator: " ") { rules[String(language)] = group.rule }
  }

  private static let groups: [(languages: String, rule: Rule)] = [
    ("en de nl sv fi et ast fy gl ia io ji yi lij sc scn sw ur", oneIfWhole),
    ("ca it es-es pt-pt vec", { $0.isMillions ? .many : oneIfWhole($0) }),
    (
      "af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks "
        + "ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn "
        + "so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog",
      { $0.exact == 1 ? .one : .other }
    ),
    ("es", { $0.isMillions ? .many : $0.exact == 1 ? .one : .other }),
    ("fr", { $0.isMillions ? .many : $0.whole <= 1 ? .one : .other }),
    ("pt", { $0.isMillions ? .many : $0.whole <= 1 ? .one : .other }),
    ("hy ff kab", { $0.whole <= 1 ? .one : .other }),
    ("hi bn gu kn fa am as zu doi pcm", { $0.whole == 0 || $0.exact == 1 ? .one : .other }),
    ("ak bho guw ln mg nso pa ti wa csw", { ($0.exact ?? 2) <= 1 ? .one : .other }),
    ("si", { ($0.exact ?? 2) <= 1 || $0.whole == 0 && $0.fraction == 1 ? .one : .other }),
    ("tzm", { number in number.exact.map { $0 <= 1 || (11...99).contains($0) } ?? false ? .one : .other }),
    ("da", { $0.exact == 1 || !$0.isWhole && $0.whole <= 1 ? .one : .other }),
    ("is", icelandic),
    ("mk", { $0.endsInOne || $0.fractionEndsInOne ? .one : .other }),
    ("fil tl ceb", filipino),
    ("lag ksh", { $0.isZero ? .zero : $0.exact == 1 ? .one : .other }),
    ("lv prg", latvian),
    ("he iw", { $0.isWhole ? $0.whole == 1 ? .one : $0.whole == 2 ? .two : .other : $0.whole == 0 ? .one : .other }),
    ("iu naq sat se sma smi smj smn sms", { $0.exact == 1 ? .one : $0.exact == 2 ? .two : .other }),
    ("shi", { $0.whole == 0 || $0.exact == 1 ? .one : (2...10).contains($0.exact ?? 0) ? .few : .other }),
    ("ro mo", romanian),
    ("lt", lithuanian),
    ("ru uk be", eastSlavic),
    ("pl", { $0.exact == 1 ? .one : $0.endsInTwoToFour ? .few : $0.isWhole ? .many : .other }),
    ("cs sk", { $0.exact == 1 ? .one : (2...4).contains($0.exact ?? 0) ? .few : $0.isWhole ? .other : .many }),
    ("sr hr bs sh", southSlavic),
    ("sl", slovene),
    ("hsb dsb", sorbian),
    ("ar ars", arabic),
    ("cy", welsh),
    ("ga", irish),
    ("gd", scottish),
    ("mt", maltese),
    ("br", breton),
  ]

  private static let oneIfWhole: Rule = { $0.exact == 1 ? .one : .other }

  private static let icelandic: Rule = { number in
    if number.isWhole { return number.endsInOne ? .one : .other }
    return number.fractionEndsInOne ? .one : .other
  }

  private static let filipino: Rule = { number in
    let digit = (number.isWhole ? number.whole : number.fraction) % 10
    return [4, 6, 9].contains(digit) ? .other : .one
  }

  private static let latvian: Rule = { number in
    if let exact = number.exact, exact % 10 == 0 || (11...19).contains(exact % 100) { return .zero }
    if number.fractionLength == 2, (11...19).contains(number.fraction % 100) { return .zero }
    return number.endsInOne || number.fractionEndsInOne ? .one : .other
  }

  private static let romanian: Rule = { number in
    guard let exact = number.exact else { return .few }
    if exact == 1 { return .one }
    return exact == 0 || (1...19).contains(exact % 100) ? .few : .other
  }

  private static let lithuanian: Rule = { number in
    guard let exact = number.exact else { return .many }
    if (11...19).contains(exact % 100) || exact % 10 == 0 { return .other }
    return exact % 10 == 1 ? .one : .few
  }

  private static let eastSlavic: Rule = { number in
    guard number.isWhole else { return .other }
    return number.endsInOne ? .one : number.endsInTwoToFour ? .few : .many
  }

  private static let southSlavic: Rule = { number in
    if number.isWhole { return number.endsInOne ? .one : number.endsInTwoToFour ? .few : .other }
    if number.fractionEndsInOne { return .one }
    return PluralOperands(number.fraction).endsInTwoToFour ? .few : .other
  }

  private static let slovene: Rule = { number in
    guard let exact = number.exact else { return .few }
    switch exact % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let sorbian: Rule = { number in
    switch (number.isWhole ? number.whole : number.fraction) % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let arabic: Rule = { number in
    guard let exact = number.exact else { return .other }
    switch (exact, exact % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static let welsh: Rule = { number in
    switch number.exact {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static let irish: Rule = { number in
    switch number.exact {
    case 1: .one
    case 2: .two
    case .some(3...6): .few
    case .some(7...10): .many
    default: .other
    }
  }

  private static let scottish: Rule = { number in
    switch number.exact {
    case 1, 11: .one
    case 2, 12: .two
    case .some(3...10), .some(13...19): .few
    default: .other
    }
  }

  private static let maltese: Rule = { number in
    guard let exact = number.exact else { return .other }
    switch (exact, exact % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }

  private static let breton: Rule = { number in
    guard let exact = number.exact else { return .other }
    let isTeen = [1, 7, 9].contains(exact % 100 / 10)
    switch exact % 10 {
    case 1 where !isTeen: return .one
    case 2 where !isTeen: return .two
    case 3 where !isTeen, 4 where !isTeen, 9 where !isTeen: return .few
    default: return exact != 0 && exact % 1_000_000 == 0 ? .many : .other
    }
  }
}

extension PluralOperands {
  /// 1, 21, 101, and not 11.
  fileprivate var endsInOne: Bool { isWhole && whole % 10 == 1 && whole % 100 != 11 }
  /// 2, 24, 103, and not 12 to 14.
  fileprivate var endsInTwoToFour: Bool {
    isWhole && (2...4).contains(whole % 10) && !(12...14).contains(whole % 100)
  }
  fileprivate var fractionEndsInOne: Bool { !isWhole && fraction % 10 == 1 && fraction % 100 != 11 }
  /// Whole millions.
  fileprivate var isMillions: Bool { isWhole && whole != 0 && whole % 1_000_000 == 0 }
}
