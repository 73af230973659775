extension Misbehaviour {
  /// The error to send instead of an answer, if that is what is asked for.
  var failure: Failure? {
    guard case .failure(let failure) = fault else { return nil }
    return failure
  }

  /// The answer, later.
  func delayed(_ answer: StandInResponse) -> StandInResponse {
    var answer = answer
    answer.delay += latency
    return answer
  }

  /// The answer with the fault worked in.
  func applied(to answer: StandInResponse) -> StandInResponse {
    var answer = delayed(answer)
    switch fault {
    case .failure, nil:
      break
    case .cutOffBody(let part):
      let size = answer.bytes.count
      answer.cutOff = min(max(Int(Double(size) * part), 0), max(size - 1, 0))
    case .missingKey(let key):
      answer.changeJSON { $0.removing(key ?? $0.lastKey) }
    case .wrongType(let key):
      answer.changeJSON { $0.retyping(key ?? $0.lastKey) }
    case .html:
      answer.setHeader("Content-Type", "text/html; charset=utf-8")
      answer.body = .bytes(Array("<!DOCTYPE html><title>Busy</title><h1>We will be back shortly</h1>".utf8))
    case .empty:
      answer.body = .bytes([])
    case .deepNesting:
      let depth = 20_000
      answer.body = .bytes(Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth))
    case .wrongEncoding:
      answer.body = .bytes(answer.bytes.spoilt)
    }
    return answer
  }
}

extension Misbehaviour.Failure {
  /// The error for paths that no service claims.
  var plainResponse: StandInResponse? {
    .error(status: status, code: code ?? "unexpectedError", message: "This error was asked for.")
  }
}

extension StandInResponse {
  fileprivate mutating func changeJSON(_ change: (JSONValue) -> JSONValue) {
    guard case .json(let value) = body else { return }
    body = .json(change(value))
  }
}

extension [UInt8] {
  /// Latin-1 instead of UTF-8: the first byte of a character beyond ASCII, or of the first string, stands alone.
  fileprivate var spoilt: [UInt8] {
    if contains(where: { $0 >= 0x80 }) {
      return compactMap { $0 < 0x80 ? $0 : $0 >= 0xC0 ? 0xE9 : nil }
    }
    guard let quote = firstIndex(of: 0x22) else { return [0xE9] + self }
    return self[...quote] + [0xE9] + self[(quote + 1)...]
  }
}

extension JSONValue {
  fileprivate var lastKey: String {
    guard case .object(let members) = self else { return "" }
    return members.last?.key ?? ""
  }

  /// The value without a key, on every level.
  fileprivate func removing(_ key: String) -> JSONValue {
    switch self {
    case .array(let elements):
      .array(elements.map { $0.removing(key) })
    case .object(let members):
      .object(members.filter { $0.key != key }.map { Member(key: $0.key, value: $0.value.removing(key)) })
    default:
      self
    }
  }

  /// The value with another type at a key, on every level.
  fileprivate func retyping(_ key: String) -> JSONValue {
    switch self {
    case .array(let elements):
      .array(elements.map { $0.retyping(key) })
    case .object(let members):
      .object(
        members.map { Member(key: $0.key, value: $0.key == key ? $0.value.ofAnotherType : $0.value.retyping(key)) })
    default:
      self
    }
  }

  private var ofAnotherType: JSONValue {
    switch self {
    case .string, .null: .int(42)
    case .int, .double, .bool: .string("forty-two")
    case .array: .ordered(["unexpected": "object"])
    case .object: .array([])
    }
  }
}
