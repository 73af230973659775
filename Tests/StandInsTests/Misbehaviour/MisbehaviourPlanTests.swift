import Testing

@testable import StandIns

@Suite("Misbehaviour as a value") struct MisbehaviourPlanTests {
  private let answer = StandInResponse.json(.ordered(["status": "ok", "articles": .array([.ordered(["title": "é"])])]))

  private func text(_ misbehaviour: Misbehaviour) -> String {
    String(decoding: misbehaviour.applied(to: answer).bytes, as: UTF8.self)
  }

  @Test func countsAreUsedUp() {
    var plan = MisbehaviourPlan()
    plan.add(.init(.html, count: 2))
    #expect(plan.next(for: "/a") != nil)
    #expect(plan.next(for: "/b") != nil)
    #expect(plan.next(for: "/c") == nil)
    plan.add(.init(.html, count: 0))
    #expect(plan.next(for: "/c") == nil)
  }

  @Test func withoutACountItLastsUntilReset() {
    var plan = MisbehaviourPlan()
    plan.add(.init(latency: 1))
    for _ in 0..<10 { #expect(plan.next(for: "/a")?.latency == 1) }
    plan.reset()
    #expect(plan.next(for: "/a") == nil)
  }

  @Test func pathsAndOrderDecide() {
    var plan = MisbehaviourPlan()
    plan.add(.init(.html, path: "/v2/every", count: 1))
    plan.add(.init(.empty, count: 1))
    plan.add(.init(.deepNesting, count: 1))
    #expect(plan.next(for: "/v2/top-headlines")?.fault == .empty)
    #expect(plan.next(for: "/v2/everything")?.fault == .html)
    #expect(plan.next(for: "/v2/everything")?.fault == .deepNesting)
  }

  @Test func faultsChangeTheAnswer() {
    #expect(text(.init(.missingKey(nil))) == #"{"status":"ok"}"#)
    #expect(text(.init(.missingKey("title"))) == #"{"status":"ok","articles":[{}]}"#)
    #expect(text(.init(.wrongType("title"))) == #"{"status":"ok","articles":[{"title":42}]}"#)
    #expect(text(.init(.wrongType(nil))) == #"{"status":"ok","articles":{"unexpected":"object"}}"#)
    #expect(text(.init(.empty)).isEmpty)
    #expect(text(.init(.html)).hasPrefix("<!DOCTYPE html>"))
    #expect(text(.init(.deepNesting)).hasPrefix("[[[[[[[["))
    #expect(Misbehaviour(latency: 2).applied(to: answer).delay == 2)
    #expect(Misbehaviour(.cutOffBody(part: 0.5)).applied(to: answer).cutOff == answer.bytes.count / 2)
  }

  @Test func wrongEncodingIsNoUTF8() {
    let spoilt = Misbehaviour(.wrongEncoding).applied(to: answer).bytes
    #expect(String(validating: spoilt, as: UTF8.self) == nil)
    let plain = Misbehaviour(.wrongEncoding).applied(to: .json(.ordered(["a": "b"]))).bytes
    #expect(String(validating: plain, as: UTF8.self) == nil)
  }
}
