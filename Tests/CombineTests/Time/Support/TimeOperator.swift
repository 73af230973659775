import Combine
import CombineTesting
import Testing

/// The operators that use a scheduler, in one shape, so that what must hold for all is tested for all.
enum TimeOperator: String, CaseIterable, CustomTestStringConvertible {
  case receiveOn, delay, debounce, throttleFirst, throttleLatest, timeout, collectByTime, collectByTimeOrCount,
    measureInterval, subscribeOn

  var testDescription: String { rawValue }

  /// The operator applied to a source. A value that goes in comes out after three seconds at the latest.
  func applied(to source: Source, on scheduler: TestScheduler<VirtualTime, Never>) -> AnyPublisher<Int, Broken> {
    switch self {
    case .receiveOn: source.receive(on: scheduler).eraseToAnyPublisher()
    case .delay: source.delay(for: 2, scheduler: scheduler).eraseToAnyPublisher()
    case .debounce: source.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher()
    case .throttleFirst: source.throttle(for: 1, scheduler: scheduler, latest: false).eraseToAnyPublisher()
    case .throttleLatest: source.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher()
    case .timeout: source.timeout(100, scheduler: scheduler).eraseToAnyPublisher()
    case .collectByTime: source.collect(.byTime(scheduler, 1)).map { $0[0] }.eraseToAnyPublisher()
    case .collectByTimeOrCount: source.collect(.byTimeOrCount(scheduler, 1, 3)).map { $0[0] }.eraseToAnyPublisher()
    case .measureInterval: source.measureInterval(using: scheduler).map { $0.magnitude }.eraseToAnyPublisher()
    case .subscribeOn: source.subscribe(on: scheduler).eraseToAnyPublisher()
    }
  }

  /// Whether the operator asks its upstream for everything and answers for the demand itself.
  var takesEverything: Bool {
    switch self {
    case .debounce, .throttleFirst, .throttleLatest, .collectByTime, .collectByTimeOrCount: true
    case .receiveOn, .delay, .timeout, .measureInterval, .subscribeOn: false
    }
  }
}
