import Foundation
import FoundationAdditions
import Testing

struct FoundationAdditionsTests {
  @Test func valuesHoldGeometry() {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
  }

  @Test func defaultsAreReadByTheRuntimesNames() throws {
    let defaults = try #require(UserDefaults(suiteName: "FoundationAdditionsTests-\(UUID().uuidString)"))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test func nobodyIsLoggedInToICloud() {
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(throws: CocoaError.self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/x"))
    }
  }

  @Test func listsAreJoinedInALanguage() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: ["a", "b", 3]) == "a, b und 3")
  }
}

struct EmptyTextTests {
  @Test func styledTextBeginsEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }
}
