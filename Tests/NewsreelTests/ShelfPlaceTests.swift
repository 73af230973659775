import Foundation
import Testing

@testable import newsreel

struct ShelfPlaceTests {
  private func words(_ data: String?, _ environment: [String: String] = [:]) -> String {
    switch ShelfFile.Place(data, environment: environment) {
    case .file(let file): file.path
    case .postgres(let address): address
    }
  }

  @Test func aFileOrADatabaseIsNamed() {
    #expect(words("/a/b.sqlite") == "/a/b.sqlite")
    #expect(words("postgres://a@b/c") == "postgres://a@b/c")
    #expect(words("postgresql:///c") == "postgresql:///c")
    #expect(words(nil).hasSuffix("newsreel/shelf.sqlite"))
  }

  @Test func theEnvironmentNamesADatabaseOrAFolder() {
    #expect(words(nil, ["NEWSREEL_DATA": "postgres://a@b/c"]) == "postgres://a@b/c")
    #expect(words(nil, ["NEWSREEL_DATA": "/folder"]) == "/folder/shelf.sqlite")
    #expect(words("/x.sqlite", ["NEWSREEL_DATA": "/folder"]) == "/x.sqlite")
  }

  @Test func readersFilesAreBesideTheShelfOrInTheUsualPlace() {
    #expect(ShelfFile.Place("/a/b.sqlite", environment: [:]).folder.path == "/a")
    #expect(ShelfFile.Place("postgres://a@b/c", environment: [:]).folder.lastPathComponent == "newsreel")
  }
}
