import Combine
import Foundation

/// What a program does on the main run loop and the main queue, from another thread and after a delay.
final class Checks: @unchecked Sendable {
  private let subject = PassthroughSubject<Int, Never>()
  private var cancellables = Set<AnyCancellable>()
  private var missing: Set<String> = []

  /// Starts everything, and ends the process: with 0 when all of it has arrived, with 1 after three seconds.
  func start(_ host: String) {
    expect("run loop", subject.receive(on: RunLoop.main).filter { $0 == 5 })
    expect("queue", subject.receive(on: DispatchQueue.main).filter { $0 == 5 })
    expect("operations", subject.receive(on: OperationQueue.main).filter { $0 == 5 })
    expect("debounce", subject.debounce(for: 0.01, scheduler: RunLoop.main).filter { $0 == 5 })
    expect("delay", Just(1).delay(for: 0.01, scheduler: RunLoop.main))
    expect("timer", Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(3).collect())
    expect("throttle", subject.throttle(for: 0.01, scheduler: RunLoop.main, latest: true).filter { $0 == 5 })
    Thread.detachNewThread { [self] in
      for value in 1...5 {
        usleep(20_000)
        subject.send(value)
      }
      sleep(3)
      print("\(host): nothing from \(missing.sorted().joined(separator: ", "))")
      exit(1)
    }
    self.host = host
  }

  private var host = ""

  private func expect(_ name: String, _ publisher: some Publisher<some Any, Never>) {
    missing.insert(name)
    publisher.first().sink { [self] _ in
      missing.remove(name)
      guard missing.isEmpty else { return }
      print("\(host): everything arrived")
      exit(0)
    }
    .store(in: &cancellables)
  }
}
