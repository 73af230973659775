import Combine

extension Marbles {
  /// Sends the input through operators on virtual time, and draws what comes out.
  ///
  /// In each second, work whose time has come runs first, then the input of that second is sent, then what it caused to
  /// be scheduled at once.
  ///
  /// - Parameters:
  ///   - input: What the upstream does.
  ///   - seconds: How long to watch; by default 20 seconds longer than the input.
  ///   - pipeline: The operators, given the upstream and the scheduler to use.
  public static func run<P>(
    _ input: Marbles,
    for seconds: Int? = nil,
    through pipeline: (PassthroughSubject<Character, Failure>, TestScheduler<VirtualTime, Never>) -> P
  ) -> Marbles where P: Publisher, P.Output == Character, P.Failure == Failure {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Character, Failure>()
    var happened: [Character] = []
    let cancellable = pipeline(subject, scheduler)
      .sink { completion in
        if case .finished = completion { happened.append("|") } else { happened.append("#") }
      } receiveValue: { value in
        happened.append(value)
      }
    var frames: [[Character]] = []
    for second in 0..<(seconds ?? input.frames.count + 20) {
      scheduler.advance(to: VirtualTime(nanoseconds: second * 1_000_000_000))
      if second < input.frames.count { input.frames[second].forEach { send($0, to: subject) } }
      scheduler.advance()
      frames.append(happened)
      happened = []
    }
    cancellable.cancel()
    return Marbles(frames: frames)
  }

  private static func send(_ event: Character, to subject: PassthroughSubject<Character, Failure>) {
    switch event {
    case "|": subject.send(completion: .finished)
    case "#": subject.send(completion: .failure(Failure()))
    default: subject.send(event)
    }
  }
}
