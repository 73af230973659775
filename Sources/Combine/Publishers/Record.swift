/// A publisher that replays recorded values and a completion to each subscriber.
public struct Record<Output, Failure>: Publisher where Failure: Error {
  /// What to replay.
  public let recording: Recording

  /// Makes a publisher of what the closure records. Without a completion in it the record finishes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber; it is sent the values as it asks for them.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    guard !recording.output.isEmpty else {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
      return
    }
    let inner = SequenceInner(subscriber, recording.output, recording.completion, isRecord: true)
    if let inner { subscriber.receive(subscription: inner) }
  }

  /// Values, and how they end.
  public struct Recording {
    public typealias Input = Output

    /// The values in their order.
    public private(set) var output: [Output]

    /// How the values end.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var isComplete = false

    /// Makes an empty recording that finishes.
    public init() {
      output = []
      completion = .finished
    }

    /// Makes a recording of values and a completion, to which nothing can be added.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value. Traps after a completion has been added.
    public mutating func receive(_ input: Input) {
      precondition(!isComplete, "Receiving values after a completion is not allowed")
      output.append(input)
    }

    /// Adds the completion. Traps if there is one already.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Receiving a second completion is not allowed")
      self.completion = completion
      isComplete = true
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey {
    case output
    case completion
  }

  /// Decodes what `encode(to:)` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      output: container.decode([Output].self, forKey: .output),
      completion: container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and the completion.
  public func encode(into encoder: any Encoder) throws { try encode(to: encoder) }

  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
