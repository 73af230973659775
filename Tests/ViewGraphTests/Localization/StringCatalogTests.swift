import Foundation
import Testing

@testable import ViewGraph

@Suite struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Read":{"localizations":{"ru":{"stringUnit":{"state":"translated","value":"Читать"}}}},
      "New":{"localizations":{}},
      "%lld articles":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld article"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld articles"}}}}},
        "ru":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld статья"}},
          "few":{"stringUnit":{"state":"translated","value":"%lld статьи"}},
          "many":{"stringUnit":{"state":"translated","value":"%lld статей"}},
          "zero":{"stringUnit":{"state":"translated","value":"ни одной статьи"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld статьи"}}}}}}},
      "%@: %lld in %lld":{"localizations":{
        "ru":{"stringUnit":{"state":"translated","value":"%1$@: %#@things@ в %#@places@"},"substitutions":{
          "things":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg вещь"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg вещи"}}}}},
          "places":{"argNum":3,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg месте"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg местах"}}}}}}}}},
      "Tap":{"localizations":{"ru":{"variations":{"device":{
        "mac":{"stringUnit":{"state":"translated","value":"Щёлкните"}},
        "other":{"stringUnit":{"state":"translated","value":"Нажмите"}}}}}}},
      "Press":{"localizations":{"en":{"variations":{"device":{
        "applewatch":{"stringUnit":{"state":"translated","value":"Turn"}},
        "iphone":{"stringUnit":{"state":"translated","value":"Tap"}},
        "other":{"stringUnit":{"state":"translated","value":"Click"}}}}}}},
      "%lld visits":{"localizations":{"en":{"variations":{"device":{
        "iphone":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld visit by phone"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld visits by phone"}}}}},
        "other":{"stringUnit":{"state":"translated","value":"%lld visits"}}}}}}},
      "Empty":{"localizations":{"ru":{"stringUnit":{"state":"new","value":""}},
        "en":{"stringUnit":{"state":"translated","value":"Not empty"}}}},
      "hello.key":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Hello"}}}}
    }}
    """

  private func text(_ key: LocalizedStringKey, _ language: String = "ru_RU") throws -> String {
    try withFolder(["Localizable.xcstrings": Self.catalog]) { root in
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: language)
      return Text(storage: .localized(key, table: nil, tables: StringTables(root: root)))
        .resolvedString(in: environment)
    }
  }

  @Test func textsAreInTheLanguageOfTheLocale() throws {
    #expect(try text("Read") == "Читать")
    #expect(try text("Read", "ru_KZ") == "Читать")
    #expect(try text("Read", "en_GB") == "Read")
    #expect(try text("Read", "fr") == "Read")
  }

  @Test func whatIsNotTranslatedIsInTheLanguageOfTheKeys() throws {
    #expect(try text("New") == "New")
    #expect(try text("hello.key") == "Hello")
    #expect(try text("not there") == "not there")
  }

  @Test(arguments: [
    (0, "ни одной статьи"), (1, "1 статья"), (2, "2 статьи"), (5, "5 статей"), (11, "11 статей"), (21, "21 статья"),
    (112, "112 статей"), (1_004, "1\u{A0}004 статьи"),
  ])
  func russianPlurals(number: Int, text: String) throws {
    #expect(try self.text("\(number) articles") == text)
  }

  @Test func englishPlurals() throws {
    #expect(try text("\(1) articles", "en") == "1 article")
    #expect(try text("\(0) articles", "en") == "0 articles")
    #expect(try text("\(21) articles", "en_US") == "21 articles")
  }

  @Test func severalNumbersVaryByThemselves() throws {
    #expect(try text("\("A"): \(1) in \(2)") == "A: 1 вещь в 2 местах")
    #expect(try text("\("A"): \(4) in \(1)") == "A: 4 вещи в 1 месте")
  }

  @Test func textsForDevicesAreThoseForAllOthers() throws {
    #expect(try text("Tap") == "Нажмите")
  }

  @Test func textsForTelephonesComeFirstAndVaryByNumberToo() throws {
    #expect(try text("Press", "en") == "Tap")
    #expect(try text("\(1) visits", "en") == "1 visit by phone")
    #expect(try text("\(3) visits", "en") == "3 visits by phone")
  }

  @Test func whatIsToBeTranslatedYetIsInTheLanguageOfTheKeys() throws {
    #expect(try text("Empty") == "Not empty")
  }

  @Test(arguments: ["", "{}", "[]", "{\"sourceLanguage\":\"en\"}", "{\"sourceLanguage\":1,\"strings\":{}}"])
  func whatIsNoCatalogueIsNotRead(json: String) {
    #expect(StringCatalog(Data(json.utf8)) == nil)
  }

  @Test func pluralsOfPropertyListsAreRead() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files of %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d файл</string><key>few</key><string>%d файла</string>
      <key>many</key><string>%d файлов</string><key>other</key><string>%d файла</string></dict></dict></dict></plist>
      """
    try withFolder(["ru.lproj/Localizable.stringsdict": plurals]) { root in
      let tables = StringTables(root: root)
      func text(_ number: Int32) -> String {
        let key: LocalizedStringKey = "\(number) files of \("Ann")"
        let format = tables.format(key, table: nil, locale: Locale(identifier: "ru"))
        return LocalizedText(format: format, arguments: key.arguments).string(in: Locale(identifier: "ru"))
      }
      #expect(text(1) == "Ann: 1 файл")
      #expect(text(3) == "Ann: 3 файла")
      #expect(text(7) == "Ann: 7 файлов")
    }
  }

  @Test func stringsAreLookedUpLikeTexts() throws {
    try withFolder(["Localizable.xcstrings": Self.catalog]) { root in
      let russian = Locale(identifier: "ru")
      let bundle = try #require(Bundle(url: root))
      #expect(String(localized: "Read", bundle: bundle, locale: russian) == "Читать")
      #expect(String(localized: "\(5) articles", bundle: bundle, locale: russian) == "5 статей")
      #expect(String(localized: "**not** there", bundle: bundle, locale: russian) == "**not** there")
      #expect(String(localized: "hello.key", defaultValue: "Hi", bundle: bundle, locale: russian) == "Hello")
      #expect(String(localized: "no.key", defaultValue: "Hi \(3)", bundle: bundle, locale: russian) == "Hi 3")
      let resource = LocalizedStringResource("Read", locale: russian, bundle: .atURL(root))
      #expect(String(localized: resource) == "Читать")
      var environment = EnvironmentValues()
      environment.locale = russian
      #expect(Text(resource).resolvedString(in: environment) == "Читать")
    }
  }
}
