import Testing
import WebHost

struct SessionTokenTests {
  private let key = SigningKey(secret: "one")
  private let token = SessionToken(session: SessionID(), incarnation: Incarnation(), visitor: VisitorID(), expiry: 1000)

  @Test func aTokenComesBack() throws {
    #expect(try SessionToken(token.signed(with: key), key: key, now: 999.9) == token)
  }

  @Test func itEndsAtItsTime() {
    #expect(throws: SessionToken.Failure.expired) { try SessionToken(token.signed(with: key), key: key, now: 1000) }
  }

  @Test func anotherSecretIsAForgery() {
    let text = token.signed(with: key)
    #expect(throws: SessionToken.Failure.forged) { try SessionToken(text, key: SigningKey(secret: "two"), now: 0) }
    #expect(throws: SessionToken.Failure.forged) { try SessionToken(text, key: SigningKey(secret: nil), now: 0) }
  }

  @Test func everyChangedCharacterIsNoticed() {
    let text = Array(token.signed(with: key))
    for index in text.indices {
      var changed = text
      changed[index] = changed[index] == "A" ? "B" : "A"
      let forged = String(changed)
      // The last character has bits that carry nothing.
      if index == text.count - 1 { continue }
      #expect(throws: SessionToken.Failure.forged) { try SessionToken(forged, key: key, now: 0) }
    }
  }

  @Test(arguments: ["", "x", "====", "a+b/", String(repeating: "A", count: 76), String(repeating: "A", count: 10_000)])
  func nonsenseIsNoToken(text: String) {
    #expect(throws: SessionToken.Failure.self) { try SessionToken(text, key: key, now: 0) }
  }

  @Test func aSignatureForOnePurposeIsWorthNothingForAnother() {
    let signature = key.signature(of: [1, 2, 3], purpose: .image)
    #expect(key.isValid(signature, for: [1, 2, 3], purpose: .image))
    #expect(!key.isValid(signature, for: [1, 2, 3], purpose: .session))
  }

  @Test func namesComeFromTheGivenRandomnessAndDiffer() {
    var fixed = FixedRandomness()
    #expect(SessionID(using: &fixed).bytes == Array(repeating: 7, count: 16))
    #expect(Set((0..<1000).map { _ in SessionID() }).count == 1000)
  }

  private struct FixedRandomness: RandomNumberGenerator {
    mutating func next() -> UInt64 { 0x0707_0707_0707_0707 }
  }
}
