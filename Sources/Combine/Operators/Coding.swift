extension Publishers {
  /// A publisher of the encoded values of another.
  public struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// The publisher whose values are encoded.
    public let upstream: Upstream

    private let encoder: Coder

    /// Encodes the values of a publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        FilterProducer<S, Upstream.Output, Upstream.Failure>(
          throwing: subscriber, "Encode", details: .progress, early: .passAll
        ) {
          $0.pass(try encoder.encode($1))
        })
    }
  }

  /// A publisher of values decoded from those of another.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The publisher whose values are decoded.
    public let upstream: Upstream

    private let decoder: Coder

    /// Decodes the values of a publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        FilterProducer<S, Upstream.Output, Upstream.Failure>(
          throwing: subscriber, "Decode", details: .progress, early: .passAll
        ) {
          $0.pass(try decoder.decode(Output.self, from: $1))
        })
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value, and fails with what the encoder throws.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    .init(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Decodes each value as the given type, and fails with what the decoder throws.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    .init(upstream: self, decoder: decoder)
  }
}
