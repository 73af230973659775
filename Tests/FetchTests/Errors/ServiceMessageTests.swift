import Foundation
import Testing

@testable import Fetch

struct ServiceMessageTests {
  private func text(_ body: String, _ type: String? = nil) -> String? {
    ServiceMessage.text(in: Data(body.utf8), contentType: type)
  }

  @Test(arguments: [
    #"{"status":"error","code":"x","message":"Your key."}"#, #"{"status_code":7,"status_message":"Your key."}"#,
    #"{"error":"Your key."}"#, #"{"error":{"message":"Your key."}}"#, #"{"errors":["Your key."]}"#,
    #"{"errors":[{"detail":"Your key."}]}"#, #"["Your key."]"#, #""Your key.""#, " Your\n key.\r\n",
    "<!DOCTYPE html><html><head><title>Your key.</title></head></html>",
    "<html><h1 class=a>Your <b>key.</b></h1></html>",
  ])
  func found(_ body: String) {
    #expect(text(body) == "Your key.")
  }

  @Test(arguments: ["", "{}", #"{"a":1}"#, #"{"message":""}"#, "{broken", "<xml/>", "<html></html>", "   "])
  func notFound(_ body: String) {
    #expect(text(body) == nil)
  }

  @Test func entitiesAreRead() {
    #expect(text("<html><title>A &lt;b&gt; &amp;amp; c</title></html>", "text/html") == "A <b> &amp; c")
  }

  @Test func longTextsAreCut() throws {
    let words = text(String(repeating: "word ", count: 500))
    let text = try #require(words)
    #expect(text.count == 500)
    #expect(text.hasSuffix("…"))
  }

  @Test func bytesThatAreNoTextSayNothing() {
    #expect(ServiceMessage.text(in: Data([0xFF, 0xFE, 0x00]), contentType: nil) == nil)
  }
}
