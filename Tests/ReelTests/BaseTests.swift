import Foundation
import Testing

@testable import ReelKit

struct BaseTests {
  @Test func anAddressIsReplacedWhereItEndsOrGoesOnAsAPath() throws {
    let base = try Base("https://api.example.com/=http://127.0.0.1:9000/v1")
    #expect(base.replaced(in: "\"https://api.example.com/news?a=b\"") == "\"http://127.0.0.1:9000/v1/news?a=b\"")
    #expect(base.replaced(in: "\"https://api.example.com\"") == "\"http://127.0.0.1:9000/v1\"")
    #expect(
      base.replaced(in: "https://api.example.com.evil https://api.example.company")
        == "https://api.example.com.evil https://api.example.company")
  }

  @Test(arguments: ["example.com=http://a", "https://a", "https://a=b", ""])
  func whatIsNoPairOfAddressesIsRefused(text: String) {
    #expect(throws: ReelError.self) { try Base(text) }
  }

  @Test func filesThatNameTheAddressHaveAnother() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = \"https://a.example/x\"", "B.swift": "let b = 1"])
    var program = Program(swift: folder.url)
    try program.send([Base("https://a.example=http://b.example")])
    #expect(program.replacements.values.sorted() == ["let a = \"http://b.example/x\""])
    #expect(throws: ReelError.self) { try program.send([Base("https://nobody.example=http://b.example")]) }
  }
}
