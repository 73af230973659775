import Foundation
import Testing

@testable import ViewGraph

@Suite struct StringTablesTests {
  private func withTables<R>(_ body: (StringTables) throws -> R) throws -> R {
    let files = [
      "de.lproj/Localizable.strings": "\"Hello %@\" = \"Hallo %@\";\n\"%1$@ of %2$lld\" = \"%2$lld: %1$@\";",
      "de.lproj/Menu.strings": "\"Open\" = \"**Öffnen**\";",
      "en.lproj/Localizable.strings": "\"greeting\" = \"Good day\";",
    ]
    return try withFolder(files) { try body(StringTables(root: $0)) }
  }

  private func text(_ key: LocalizedStringKey, _ tables: StringTables, table: String? = nil) -> [TextRun] {
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_AT")
    return Text(storage: .localized(key, table: table, tables: tables))
      .resolved(in: TextContext(german, now: .now)).runs
  }

  @Test func textsComeFromTheTableOfTheLanguage() throws {
    try withTables { tables in
      let name = "Ann"
      #expect(text("Hello \(name)", tables).map(\.string) == ["Hallo Ann"])
      #expect(text("Unknown", tables).map(\.string) == ["Unknown"])
    }
  }

  @Test func otherLanguagesFillUp() throws {
    try withTables { tables in
      #expect(text("greeting", tables).map(\.string) == ["Good day"])
    }
  }

  @Test func tablesHaveNamesAndMarkdown() throws {
    try withTables { tables in
      let runs = text("Open", tables, table: "Menu")
      #expect(runs.map(\.string) == ["Öffnen"])
      #expect(runs[0].style.weight == .bold)
    }
  }

  @Test func valuesMayChangePlaces() throws {
    try withTables { tables in
      let format = tables.format("%1$@ of %2$lld", table: nil, locale: Locale(identifier: "de"))
      let segments = LocalizedText(format: format, arguments: [.string("a"), .integer(4)])
      let pieces = segments.pieces(in: TextContext(EnvironmentValues(), now: .now), outer: TextAttributes())
      #expect(pieces.map(\.string).joined() == "4: a")
    }
  }
}
