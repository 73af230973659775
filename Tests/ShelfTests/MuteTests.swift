import Foundation
import Testing

@testable import Shelf

@Suite("What a mute hides")
struct MuteTests {
  private let now = Date(timeIntervalSince1970: 1_000)

  @Test(arguments: [
    ("cat", "The Cat sat", true), ("cat", "Concatenate", false), ("cat", "cats", false), ("cat", "a dog, a cat.", true),
    ("world cup", "The World Cup begins", true), ("кот", "Кот учёный", true), ("c++", "C++ is old", true),
    ("", "x", false),
  ])
  func aWordStandsByItself(_ word: String, _ title: String, _ isHidden: Bool) {
    #expect(Mute(.word, word).hides(texts: [title], at: now) == isHidden)
  }

  @Test func aSiteHidesWhatIsBelowIt() {
    let mute = Mute(.site, " Example.com ")
    #expect(mute.hides(texts: [], site: "example.com", at: now))
    #expect(mute.hides(texts: [], site: "News.Example.com", at: now))
    #expect(!mute.hides(texts: ["example.com"], site: "notexample.com", at: now))
    #expect(!mute.hides(texts: [], site: nil, at: now))
  }

  @Test(arguments: [
    "https://www.Example.com:8080/a?b#c", "www.example.com", "example.com/", "example.com?x", "http://example.com",
  ])
  func aSiteIsTakenOutOfItsAddress(_ address: String) {
    let mute = Mute(.site, address)
    #expect(mute.text == "example.com")
    #expect(mute.hides(texts: [], site: "git.example.com", at: now))
  }

  @Test func textsAreNoLongerThanTheyMayBe() {
    for kind in Mute.Kind.allCases {
      #expect(Mute(kind, String(repeating: "x", count: 10_000)).text.count == Mute.longestText)
    }
  }

  @Test func itEnds() {
    let mute = Mute(.author, "Jo", until: now)
    #expect(mute.hides(texts: [], author: "jo", at: now.addingTimeInterval(-1)))
    #expect(!mute.hides(texts: [], author: "jo", at: now))
  }
}
