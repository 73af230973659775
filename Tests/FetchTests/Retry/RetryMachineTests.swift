import Foundation
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RetryMachineTests {
  private let policy = RetryPolicy(maximumAttempts: 5, baseDelay: 1, maximumDelay: 3, retryAfterLimit: 10)

  private func step(_ outcome: RetryMachine.Outcome, isSafe: Bool = true, random: Double = 1) -> RetryMachine.Step {
    var machine = RetryMachine(policy, isSafe: isSafe)
    return machine.next(after: outcome, random: random)
  }

  @Test(arguments: [502, 503, 504])
  func passingFaultsAreTriedAgain(_ status: Int) {
    #expect(step(.response(status: status, retryAfter: nil)) == .retry(after: 1))
  }

  @Test(arguments: [200, 304, 400, 401, 404, 426, 429, 500, 501])
  func othersAreNot(_ status: Int) {
    #expect(step(.response(status: status, retryAfter: nil)) == .stop)
  }

  @Test(arguments: [
    URLError.Code.cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed, .notConnectedToInternet,
  ])
  func connectionErrorsAreTriedAgain(_ code: URLError.Code) {
    #expect(step(.failure(code)) == .retry(after: 1))
  }

  @Test(arguments: [
    URLError.Code.timedOut, .cancelled, .badURL, .dataLengthExceedsMaximum, .resourceUnavailable, .httpTooManyRedirects,
    .serverCertificateUntrusted,
  ])
  func otherErrorsAreNot(_ code: URLError.Code) {
    #expect(step(.failure(code)) == .stop)
  }

  @Test func whatChangesSomethingIsNeverRepeated() {
    #expect(step(.response(status: 503, retryAfter: nil), isSafe: false) == .stop)
  }

  @Test func pausesDoubleUpToALimitAndAttemptsEnd() {
    var machine = RetryMachine(policy, isSafe: true)
    let steps = (0..<6).map { _ in machine.next(after: .failure(.networkConnectionLost), random: 1) }
    #expect(steps == [.retry(after: 1), .retry(after: 2), .retry(after: 3), .retry(after: 3), .stop, .stop])
  }

  @Test func jitterIsHalfOfThePause() {
    #expect(step(.failure(.networkConnectionLost), random: 0) == .retry(after: 0.5))
    #expect(step(.failure(.networkConnectionLost), random: 0.5) == .retry(after: 0.75))
  }

  @Test func retryAfterIsHonoured() {
    #expect(step(.response(status: 429, retryAfter: 7)) == .retry(after: 7))
    #expect(step(.response(status: 503, retryAfter: 10)) == .retry(after: 10))
    #expect(step(.response(status: 503, retryAfter: 0)) == .retry(after: 1))
    #expect(step(.response(status: 503, retryAfter: 11)) == .stop)
  }

  @Test(arguments: [
    ("120", 120.0), (" 5 ", 5), ("-3", 0), ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
  ])
  func retryAfterForms(_ text: String, _ seconds: TimeInterval) {
    #expect(RetryAfter.seconds(text, now: Date(timeIntervalSince1970: 784_111_777)) == seconds)
  }

  @Test(arguments: ["", "soon", "inf", "nan"])
  func retryAfterNonsense(_ text: String) {
    #expect(RetryAfter.seconds(text, now: Date()) == nil)
    #expect(RetryAfter.seconds(nil, now: Date()) == nil)
  }
}
