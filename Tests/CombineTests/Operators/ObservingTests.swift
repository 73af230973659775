import Combine
import Testing

private final class Log: TextOutputStream {
  var text = ""
  func write(_ string: String) { text += string }
}

@Suite struct ObservingTests {
  @Test func behavesAsAnOperator() {
    checkOperator(.init(name: "HandleEvents")) { upstream, witness in
      upstream.handleEvents(receiveCancel: { [witness] in _ = witness })
    }
    checkOperator(.init()) { upstream, witness in
      upstream.breakpoint(receiveOutput: { [witness] _ in witness !== witness })
    }
  }

  @Test func printsEveryEvent() {
    let log = Log()
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(1)) { _ in .max(2) }
    upstream.print("test", to: log).subscribe(subscriber)
    upstream.send(1)
    subscriber.request(.unlimited)
    upstream.send(completion: .failure(TestError(code: 1)))
    #expect(
      log.text == """
        test: receive subscription: (Scripted)
        test: request max: (1)
        test: receive value: (1)
        test: request max: (2) (synchronous)
        test: request unlimited
        test: receive error: (TestError(code: 1))

        """)
  }

  @Test func printsCancellationAndFinish() {
    let log = Log()
    let cancelled = TrackingSubscriber<Int, TestError>()
    ScriptedPublisher<Int, TestError>().print(to: log).subscribe(cancelled)
    cancelled.cancel()
    _ = play([]) { $0.print(to: log) }
    #expect(
      log.text == """
        receive subscription: (Scripted)
        request unlimited
        receive cancel
        receive subscription: (Scripted)
        request unlimited
        receive finished

        """)
  }

  @Test func handlesEvents() {
    var seen: [String] = []
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(1)) { _ in .max(2) }
    upstream.handleEvents(
      receiveSubscription: { seen.append("subscription \($0)") }, receiveOutput: { seen.append("value \($0)") },
      receiveCompletion: { seen.append("\($0)") }, receiveCancel: { seen.append("cancel") },
      receiveRequest: { seen.append("\($0)") }
    ).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(seen == ["subscription Scripted", "max(1)", "value 1", "max(2)", "finished"])
  }
}
