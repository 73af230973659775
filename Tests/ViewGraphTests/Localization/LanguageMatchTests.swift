import Foundation
import Testing

@testable import ViewGraph

@Suite struct LanguageMatchTests {
  @Test(
    arguments: [
      (["ru-RU", "en"], ["en", "ru"], "ru"),
      (["de", "ru"], ["en", "ru"], "ru"),
      (["de", "ja"], ["en", "ru"], nil),
      (["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"),
      (["zh-SG"], ["zh-Hans", "zh-Hant"], "zh-Hans"),
      (["pt-AO"], ["pt-BR", "pt", "pt-PT"], "pt"),
      (["pt-PT"], ["pt-BR", "pt", "pt-PT"], "pt-PT"),
      (["en-AU"], ["en_GB", "en"], "en"),
      (["sr-Latn"], ["sr"], nil),
      ([], ["en"], nil),
      (["???", ""], ["en"], nil),
    ] as [([String], [String], String?)])
  func theBestLanguageIsFound(preferred: [String], available: [String], expected: String?) {
    #expect(LanguageMatch.best(for: preferred, among: available) == expected)
  }

  @Test(
    arguments: [
      (["ru"], ["en", "ru"], "ru_RU"),
      (["ru-KZ", "en"], ["en", "ru"], "ru_KZ"),
      (["de-DE", "en"], ["en", "ru"], "en_DE"),
      (["de-CH"], [], "en_CH"),
      (["en-US", "ru"], ["en", "ru"], "en_US"),
      (["ja"], ["en"], "en_JP"),
      ([], ["en"], "en_US"),
    ] as [([String], [String], String)])
  func theLocaleIsTheProgramsLanguageInTheReadersRegion(preferred: [String], available: [String], expected: String) {
    #expect(LanguageMatch.locale(for: preferred, among: available, source: "en").identifier == expected)
  }
}
