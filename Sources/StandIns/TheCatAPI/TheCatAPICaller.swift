/// Who asks: everyone with a key is known, everyone else is anonymous.
struct TheCatAPICaller: Sendable {
  /// The key; nil for none, and for one that is unknown: any whose name begins with "invalid".
  let key: String?

  init(_ request: StandInRequest) {
    let sent = [request.header("x-api-key"), request.parameter("api_key")].compactMap { $0 }.first { !$0.isEmpty }
    key = sent.flatMap { $0.hasPrefix("invalid") ? nil : $0 }
  }

  var hasKey: Bool { key != nil }

  /// The service's name for the owner of the key.
  var account: String {
    String(SeededRandom.hash(key ?? "") % 2_176_782_336, radix: 36)
  }
}
