import Dispatch

#if canImport(OpenCombine)
  import OpenCombine
  import OpenCombineDispatch
#else
  import Combine
#endif

/// The shapes of pipeline that are measured. The same source is compiled against this Combine and against OpenCombine.
enum Shape: String, CaseIterable {
  case pipeline = "subject, map, filter, sink"
  case flatMap = "flatMap(Just)"
  case published = "@Published set, one subscriber"
  case publishedAndObject = "@Published set, one subscriber and one of objectWillChange"
  case receiveOn = "receive(on: serial queue)"
  case zip = "zip(2)"
  case combineLatest = "combineLatest(2)"
  case merge = "merge(2)"
  case cancelled = "subject, sink, after 10,000 cancelled subscribers"

  /// Sends that many events through the pipeline; the result must be that count again. Nil: the library has no such operator.
  func run(_ events: Int) -> Int? {
    switch self {
    case .pipeline: runPipeline(events)
    case .flatMap: runFlatMap(events)
    case .published: runPublished(events, observed: false)
    case .publishedAndObject: runPublished(events, observed: true)
    case .receiveOn: runReceiveOn(events)
    case .zip: runZip(events)
    case .combineLatest: runCombineLatest(events)
    case .merge: runMerge(events)
    case .cancelled: runCancelled(events)
    }
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

private func runPipeline(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  var count = 0
  let cancellable = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.sink { _ in count += 1 }
  for event in 0..<events { subject.send(event) }
  cancellable.cancel()
  return count
}

private func runFlatMap(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  var count = 0
  let cancellable = subject.flatMap { Just($0 &+ 1) }.sink { _ in count += 1 }
  for event in 0..<events { subject.send(event) }
  cancellable.cancel()
  return count
}

private func runPublished(_ events: Int, observed: Bool) -> Int {
  let model = Model()
  var count = -1
  var changes = 0
  var cancellables = Set<AnyCancellable>()
  model.$value.sink { _ in count += 1 }.store(in: &cancellables)
  if observed { model.objectWillChange.sink { changes += 1 }.store(in: &cancellables) }
  for event in 0..<events { model.value = event }
  return observed ? min(count, changes) : count
}

private func runReceiveOn(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  let done = DispatchSemaphore(value: 0)
  var count = 0
  let cancellable = subject.receive(on: DispatchQueue(label: "serial")).sink { _ in
    count += 1
    if count == events { done.signal() }
  }
  for event in 0..<events { subject.send(event) }
  done.wait()
  cancellable.cancel()
  return count
}

private func runZip(_ events: Int) -> Int {
  let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
  var count = 0
  let cancellable = first.zip(second).sink { _ in count += 2 }
  for event in 0..<events / 2 {
    first.send(event)
    second.send(event)
  }
  cancellable.cancel()
  return count
}

private func runCancelled(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  var count = 0
  let cancellable = subject.sink { _ in count += 1 }
  let others = (0..<10_000).map { _ in subject.sink { _ in } }
  for other in others { other.cancel() }
  for event in 0..<events { subject.send(event) }
  cancellable.cancel()
  return count
}

#if canImport(OpenCombine)
  private func runCombineLatest(_ events: Int) -> Int? { nil }
  private func runMerge(_ events: Int) -> Int? { nil }
#else
  private func runCombineLatest(_ events: Int) -> Int? {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var count = 1
    let cancellable = first.combineLatest(second).sink { _ in count += 1 }
    for event in 0..<events / 2 {
      first.send(event)
      second.send(event)
    }
    cancellable.cancel()
    return count
  }

  private func runMerge(_ events: Int) -> Int? {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var count = 0
    let cancellable = first.merge(with: second).sink { _ in count += 1 }
    for event in 0..<events / 2 {
      first.send(event)
      second.send(event)
    }
    cancellable.cancel()
    return count
  }
#endif
