import Combine
import Foundation
import Testing

/// The operators that have no closure, or whose closure is tested elsewhere, in the shape that all operators are tested in.
@Suite struct EveryOperatorTests {
  typealias Upstream = ScriptedPublisher<Int, TestError>

  /// An upstream whose closure can be seen to go.
  private static func seen(_ upstream: Upstream, _ witness: Witness) -> Publishers.Map<Upstream, Int> {
    upstream.map { [witness] in ($0, witness).0 }
  }

  @Test func stagesWithoutState() {
    checkOperator(.init()) { Self.seen($0, $1).mapError { $0 } }
    checkOperator(.init()) { Self.seen($0, $1).map(\.description) }
    checkOperator(.init()) { Self.seen($0, $1).map(\.description, \.hashValue).map(\.0) }
    checkOperator(.init()) { Self.seen($0, $1).map(Int?.some).replaceNil(with: 0) }
    checkOperator(.init(isEager: true)) { Self.seen($0, $1).ignoreOutput() }
    checkOperator(.init()) { Self.seen($0, $1).eraseToAnyPublisher() }
  }

  @Test func positions() {
    let dropped: [Subscribers.Demand] = [.max(3)]
    checkOperator(.init(name: "Drop", isEager: true, ownsClosure: false, forwarded: dropped)) {
      Self.seen($0, $1).dropFirst()
    }
    checkOperator(.init(name: "Output", ownsClosure: false)) { Self.seen($0, $1).prefix(2) }
    checkOperator(.init(name: "Output", ownsClosure: false)) { Self.seen($0, $1).output(in: 1...2) }
    checkOperator(.init(name: "CollectByCount", ownsClosure: false, forwarded: [.max(6)])) {
      Self.seen($0, $1).collect(3)
    }
  }

  @Test func results() {
    checkOperator(.init(name: "Collect", isEager: true, ownsClosure: false)) { Self.seen($0, $1).collect() }
    checkOperator(.init(name: "Count", isEager: true, ownsClosure: false)) { Self.seen($0, $1).count() }
    checkOperator(.init(name: "Contains", isEager: true, ownsClosure: false)) { Self.seen($0, $1).contains(9) }
    checkOperator(.init(name: "First", isEager: true, ownsClosure: false)) { Self.seen($0, $1).first() }
    checkOperator(.init(name: "Last", isEager: true, ownsClosure: false)) { Self.seen($0, $1).last() }
    checkOperator(.init(name: "Comparison", isEager: true, ownsClosure: false)) { Self.seen($0, $1).max() }
    checkOperator(.init(name: "TryFirstWhere", isEager: true)) { upstream, witness in
      upstream.tryFirst { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "TryLastWhere", isEager: true)) { upstream, witness in
      upstream.tryLast { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "TryContainsWhere", isEager: true)) { upstream, witness in
      upstream.tryContains { [witness] _ in witness !== witness }
    }
    checkOperator(.init(name: "TryAllSatisfy", isEager: true)) { upstream, witness in
      upstream.tryAllSatisfy { [witness] _ in witness === witness }
    }
    checkOperator(.init(name: "TryComparison", isEager: true)) { upstream, witness in
      upstream.tryMax { [witness] in $0 < $1 && witness === witness }
    }
  }

  @Test func ends() {
    checkOperator(.init(name: "ReplaceEmpty", ownsClosure: false)) { Self.seen($0, $1).replaceEmpty(with: 0) }
    checkOperator(.init(name: "ReplaceError", ownsClosure: false, passesFailure: false)) {
      Self.seen($0, $1).replaceError(with: 0)
    }
    checkOperator(.init(name: "Retry", ownsClosure: false)) { Self.seen($0, $1).retry(0) }
    checkOperator(.init(name: "Concatenate", ownsClosure: false)) { Self.seen($0, $1).append(Empty()) }
    checkOperator(.init(name: "DropUntilOutput", ownsClosure: false)) {
      Self.seen($0, $1).drop(untilOutputFrom: Just(1).setFailureType(to: TestError.self))
    }
  }

  @Test func coding() {
    checkOperator(.init(name: "Encode", ownsClosure: false)) { Self.seen($0, $1).encode(encoder: JSONEncoder()) }
    checkOperator(.init(name: "Decode", ownsClosure: false)) {
      Self.seen($0, $1).map { Data("\($0)".utf8) }.decode(type: Int.self, decoder: JSONDecoder())
    }
  }

  @Test func observing() {
    checkOperator(.init(name: "Print", ownsClosure: false)) { Self.seen($0, $1).print("", to: Silence()) }
    checkOperator(.init(name: "Multicast", ownsClosure: false, forwarded: [.unlimited])) {
      Self.seen($0, $1).multicast(subject: PassthroughSubject()).autoconnect()
    }
  }

  @Test func severalInputs() {
    let never = Empty<Int, TestError>(completeImmediately: false)
    let done = Empty<Int, TestError>()
    checkOperator(.init(name: "Merge", isEager: true, ownsClosure: false)) { Self.seen($0, $1).merge(with: done) }
    checkOperator(.init(name: "Merge", isEager: true, ownsClosure: false)) { Publishers.MergeMany(Self.seen($0, $1)) }
    checkOperator(.init(name: "Zip", ownsClosure: false)) { Self.seen($0, $1).zip(never) }
    checkOperator(.init(name: "CombineLatest", ownsClosure: false)) { Self.seen($0, $1).combineLatest(done) }
  }

  @Test func time() {
    let now = ImmediateScheduler.shared
    checkOperator(.init(name: "ReceiveOn", ownsClosure: false)) { Self.seen($0, $1).receive(on: now) }
    checkOperator(.init(name: "SubscribeOn", ownsClosure: false)) { Self.seen($0, $1).subscribe(on: now) }
    checkOperator(.init(name: "MeasureInterval", ownsClosure: false)) { Self.seen($0, $1).measureInterval(using: now) }
    checkOperator(.init(name: "Debounce", isEager: true, ownsClosure: false)) {
      Self.seen($0, $1).debounce(for: 1, scheduler: now)
    }
    checkOperator(.init(name: "Throttle", isEager: true, ownsClosure: false)) {
      Self.seen($0, $1).throttle(for: 1, scheduler: now, latest: true)
    }
  }
}

/// Takes what is printed, and keeps nothing.
private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
