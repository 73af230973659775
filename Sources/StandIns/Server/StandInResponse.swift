import Foundation

/// An answer of a service, free of any server's types, so that faults can be worked into it.
struct StandInResponse: Sendable {
  typealias Field = StandInRequest.Field

  enum Body: Sendable {
    case json(JSONValue)
    case bytes([UInt8])
    /// A body without end: it is written piece by piece until writing fails, which it does when the reader has gone.
    case stream(@Sendable (_ write: ([UInt8]) async throws -> Void) async throws -> Void)
  }

  var status = 200
  var headers: [Field] = []
  var body: Body
  /// So many zero bytes follow the body: a cheap way to be huge.
  var padding = 0
  /// The connection breaks after so many bytes of the body; nil sends everything.
  var cutOff: Int?
  /// Seconds to wait before the answer begins.
  var delay: Double = 0

  /// The bytes of the body without padding; none of a stream.
  var bytes: [UInt8] {
    switch body {
    case .json(let value): JSONWriter.bytes(of: value)
    case .bytes(let bytes): bytes
    case .stream: []
    }
  }

  /// The first value of a header, whatever the case of its name.
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Replaces a header.
  mutating func setHeader(_ name: String, _ value: String) {
    headers.removeAll { $0.name.lowercased() == name.lowercased() }
    headers.append(Field(name: name, value: value))
  }
}

extension StandInResponse {
  static func json(_ value: JSONValue, status: Int = 200, headers: [Field] = []) -> StandInResponse {
    let type = Field(name: "Content-Type", value: "application/json; charset=utf-8")
    return StandInResponse(status: status, headers: [type] + headers, body: .json(value))
  }

  /// A picture that may be kept for a day.
  static func png(_ bytes: [UInt8]) -> StandInResponse {
    StandInResponse(
      headers: [
        Field(name: "Content-Type", value: "image/png"),
        Field(name: "Cache-Control", value: "public, max-age=86400"),
      ],
      body: .bytes(bytes))
  }

  /// The answer with an entity tag, or 304 when the client has it already.
  func validated(for request: StandInRequest) -> StandInResponse {
    var answer = self
    let bytes = answer.bytes
    var random = SeededRandom(UInt64(bytes.count), UInt64(Checksum.crc32(bytes)))
    let tag = "\"" + [random.next(), random.next()].map { $0.hex }.joined() + "\""
    answer.setHeader("ETag", tag)
    let known = request.header("If-None-Match") ?? ""
    guard known == "*" || known.contains(tag) else { return answer }
    answer.status = 304
    answer.body = .bytes([])
    return answer
  }

  static func html(_ text: String, status: Int = 200) -> StandInResponse {
    let type = Field(name: "Content-Type", value: "text/html; charset=utf-8")
    return StandInResponse(status: status, headers: [type], body: .bytes(Array(text.utf8)))
  }

  /// An error in the general form `status`, `code`, `message`.
  static func error(status: Int, code: String, message: String) -> StandInResponse {
    json(.ordered(["status": "error", "code": .string(code), "message": .string(message)]), status: status)
  }
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  var hex: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}
