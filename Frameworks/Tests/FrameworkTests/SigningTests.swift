import AuthenticationServices
import CommonCrypto
import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import os

/// Digests of C, the lock of one word, and what signs people in.
@MainActor
struct SigningTests {
  private func hex(_ length: Int32, _ make: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(length))
    bytes.withUnsafeMutableBufferPointer { make($0.baseAddress!) }
    return bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func digestsAreThoseOfTheStandards() {
    // RFC 1321 (A.5), RFC 3174 and FIPS 180 give these of "abc".
    let abc = Array("abc".utf8)
    #expect(hex(CC_MD5_DIGEST_LENGTH) { CC_MD5(abc, 3, $0) } == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(CC_SHA1_DIGEST_LENGTH) { CC_SHA1(abc, 3, $0) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(CC_SHA256_DIGEST_LENGTH) { CC_SHA256(abc, 3, $0) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(CC_MD5_DIGEST_LENGTH) { CC_MD5(nil, 0, $0) } == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func codesWithAKeyAreThoseOfTheRFC() {
    // RFC 4231, the second case.
    let key = "Jefe"
    let data = "what do ya want for nothing?"
    let code = hex(CC_SHA256_DIGEST_LENGTH) {
      CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, data, data.utf8.count, $0)
    }
    #expect(code == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  private final class Counter: @unchecked Sendable {
    private var lock = os_unfair_lock()
    private(set) var count = 0

    func add() {
      os_unfair_lock_lock(&lock)
      count += 1
      os_unfair_lock_unlock(&lock)
    }

    func isHeldTwice() -> Bool {
      os_unfair_lock_lock(&lock)
      defer { os_unfair_lock_unlock(&lock) }
      return os_unfair_lock_trylock(&lock)
    }
  }

  @Test func oneAtATimeHasTheLock() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<10_000 { counter.add() } }
    #expect(counter.count == 40_000)
    #expect(!counter.isHeldTwice())
  }

  @Test func theButtonSaysThatNobodyIsSignedIn() async throws {
    var asked: [ASAuthorization.Scope]?
    var failure: (any Error)?
    let screen = TestScreen(
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
        asked = $0.requestedScopes
      } onCompletion: { result in
        if case .failure(let error) = result { failure = error }
      })
    try screen.tap("Continue with Apple")
    #expect(asked == [.email])
    #expect((failure as? ASAuthorizationError)?.code == .notHandled)
  }

  private struct Doors: View {
    @Environment(\.webAuthenticationSession) private var web
    @Environment(\.authorizationController) private var controller
    let tell: @MainActor (any Error) -> Void

    var body: some View {
      Button("Sign in") {
        Task {
          do {
            _ = try await web.authenticate(using: URL(filePath: "/"), callbackURLScheme: "a")
          } catch { tell(error) }
          do {
            let site = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "a.example")
            _ = try await controller.performRequest(site.createCredentialAssertionRequest(challenge: Data()))
          } catch { tell(error) }
        }
      }
    }
  }

  @Test func viewsSignNobodyIn() async throws {
    let (errors, told) = AsyncStream<any Error>.makeStream()
    let screen = TestScreen(Doors { told.yield($0) })
    try screen.tap("Sign in")
    var iterator = errors.makeAsyncIterator()
    #expect((await iterator.next() as? ASWebAuthenticationSessionError)?.code == .presentationContextInvalid)
    #expect((await iterator.next() as? ASAuthorizationError)?.code == .notHandled)
  }

  @Test func addressesThatAnswerAreKnown() throws {
    let address = try #require(URL(string: "https://a.example/back?code=1"))
    #expect(ASWebAuthenticationSession.Callback.https(host: "a.example", path: "/back").matchesURL(address))
    #expect(!ASWebAuthenticationSession.Callback.https(host: "b.example", path: "/back").matchesURL(address))
    #expect(!ASWebAuthenticationSession.Callback.customScheme("a").matchesURL(address))
  }
}
