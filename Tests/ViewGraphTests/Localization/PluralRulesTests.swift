import Foundation
import Testing

@testable import ViewGraph

@Suite struct PluralRulesTests {
  private func categories(_ language: String, _ numbers: [Double]) -> [PluralCategory] {
    numbers.map { PluralRules(language: language).category(of: PluralOperands($0)) }
  }

  /// Samples of the Unicode charts of plural rules.
  @Test(arguments: [
    ("en", [0, 1, 2, 1.5], "other one other other"),
    ("en-GB", [1], "one"),
    ("ru", [0, 1, 2, 5, 11, 12, 21, 22, 25, 111, 1.5], "many one few many many many one few many many other"),
    ("uk_UA", [1, 3, 9], "one few many"),
    ("pl", [1, 2, 5, 12, 21, 22, 1.5], "one few many many many few other"),
    ("cs", [1, 3, 5, 1.5], "one few other many"),
    ("sr", [1, 2, 5, 11, 21, 1.1, 1.2, 1.5], "one few other other one one few other"),
    ("sl", [1, 101, 2, 3, 4, 5, 1.5], "one one two few few other few"),
    ("lt", [1, 2, 10, 11, 21, 1.5], "one few other other one many"),
    ("lv", [0, 1, 2, 11, 21, 10], "zero one other zero one zero"),
    ("ro", [0, 1, 2, 19, 20, 101, 1.5], "few one few few other few few"),
    ("fr", [0, 1, 1.5, 2, 1_000_000], "one one one other many"),
    ("es", [0, 1, 2, 2_000_000, 1.5], "other one other many other"),
    ("it", [1, 1.5, 1_000_000], "one other many"),
    ("pt", [0, 1, 2], "one one other"),
    ("pt-PT", [0, 1], "other one"),
    ("de", [1, 0, 1.5], "one other other"),
    ("da", [1, 0.5, 2], "one one other"),
    ("is", [1, 11, 21, 0.1], "one other one one"),
    ("hi", [0, 1, 0.5, 2], "one one one other"),
    ("ar", [0, 1, 2, 3, 11, 100, 102, 0.1], "zero one two few many other other other"),
    ("he", [1, 2, 3, 0.5], "one two other one"),
    ("cy", [0, 1, 2, 3, 6, 4], "zero one two few many other"),
    ("ga", [1, 2, 3, 7, 11], "one two few many other"),
    ("mt", [0, 1, 2, 10, 11, 20], "few one two few many other"),
    ("ja", [0, 1, 2], "other other other"),
    ("zh-Hant", [1], "other"),
    ("tlh", [1], "other"),
  ])
  func languagesTellKindsApart(language: String, numbers: [Double], expected: String) {
    #expect(categories(language, numbers).map(\.rawValue).joined(separator: " ") == expected)
  }

  @Test func numbersAreTakenWithoutTheirSign() {
    #expect(PluralOperands(-21.0) == PluralOperands(21.0))
    #expect(PluralOperands(1.25).fraction == 25)
    #expect(PluralOperands(1e300).isWhole)
    #expect(PluralOperands(.infinity).whole == .max)
    #expect(PluralOperands(.nan).isWhole)
  }
}
