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
  case chain = "a chain of 10 stages"
  case fanOut = "a subject with 1,000 subscribers, for each delivery"
  case share = "share, a subscriber more every 1,000 events, for each delivery"
  case debounce = "1,000 debounces on a serial queue, for each value sent"

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
    case .chain: runChain(events)
    case .fanOut: runFanOut(events)
    case .share: runShare(events)
    case .debounce: runDebounce(events)
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

private func runChain(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  var count = 0
  let front = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.compactMap { Int?($0) }.scan(0) { $1 &+ ($0 & 1) }
  let middle = front.removeDuplicates().map { $0 &* 2 }.dropFirst(0)
  let cancellable = middle.filter { $0 >= 0 }.prefix(while: { $0 >= 0 }).map { $0 / 2 }
    .sink { _ in count += 1 }
  for event in 0..<events { subject.send(event &* 2) }
  cancellable.cancel()
  return count
}

private func runFanOut(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  var count = 0
  let cancellables = (0..<1_000).map { _ in subject.sink { _ in count += 1 } }
  for event in 0..<events / 1_000 { subject.send(event) }
  for cancellable in cancellables { cancellable.cancel() }
  return count
}

private func runShare(_ events: Int) -> Int {
  let subject = PassthroughSubject<Int, Never>()
  let shared = subject.map { $0 &+ 1 }.share()
  var count = 0
  var cancellables: [AnyCancellable] = []
  while count < events {
    cancellables.append(shared.sink { _ in count += 1 })
    for event in 0..<1_000 where count < events { subject.send(event) }
  }
  for cancellable in cancellables { cancellable.cancel() }
  // The last event goes to all subscribers.
  return min(count, events)
}

private func runDebounce(_ events: Int) -> Int {
  let queue = DispatchQueue(label: "debounce")
  let subjects = (0..<1_000).map { _ in PassthroughSubject<Int, Never>() }
  #if canImport(OpenCombine)
    let cancellables = subjects.map { $0.debounce(for: .seconds(600), scheduler: queue.ocombine).sink { _ in } }
  #else
    let cancellables = subjects.map { $0.debounce(for: .seconds(600), scheduler: queue).sink { _ in } }
  #endif
  for event in 0..<events { subjects[event % 1_000].send(event) }
  for cancellable in cancellables { cancellable.cancel() }
  return events
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
