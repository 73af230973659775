import Foundation

/// What a request to `/_control` may say, in JSON or as parameters of the same names.
///
/// `fault` is one of failure, quota, cutOff, missingKey, wrongType, html, empty, deepNesting, wrongEncoding; `status`
/// alone means failure.
struct ControlOrder: Decodable {
  struct Unknown: Error {
    var fault: String
  }

  var fault: String?
  var status: Int?
  var code: String?
  var retryAfter: Int?
  var key: String?
  var part: Double?
  var latency: Double?
  var path: String?
  var count: Int?
  var reset: Bool?

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json))
  }

  init(query: [StandInRequest.Field]) {
    func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
    fault = value("fault")
    status = value("status").flatMap { Int($0) }
    code = value("code")
    retryAfter = value("retryAfter").flatMap { Int($0) }
    key = value("key")
    part = value("part").flatMap { Double($0) }
    latency = value("latency").flatMap { Double($0) }
    path = value("path")
    count = value("count").flatMap { Int($0) }
    reset = value("reset").map { $0 != "false" }
  }

  /// What is asked for; nil when the order only resets.
  var misbehaviour: Misbehaviour? {
    get throws {
      let fault = try described
      guard fault != nil || latency != nil else { return nil }
      return Misbehaviour(fault, latency: latency ?? 0, path: path, count: count)
    }
  }

  private var described: Misbehaviour.Fault? {
    get throws {
      switch fault {
      case nil: status.map { .failure(.init(status: $0, code: code, retryAfter: retryAfter)) }
      case "failure": .failure(.init(status: status ?? 500, code: code, retryAfter: retryAfter))
      case "quota": .failure(.init(status: 429, code: code, retryAfter: retryAfter))
      case "cutOff": .cutOffBody(part: part ?? 0.5)
      case "missingKey": .missingKey(key)
      case "wrongType": .wrongType(key)
      case "html": .html
      case "empty": .empty
      case "deepNesting": .deepNesting
      case "wrongEncoding": .wrongEncoding
      case let other?: throw Unknown(fault: other)
      }
    }
  }
}
