import Crypto
import Foundation
import HTTPTransport
import SQLiteStorage

extension CacheEntry {
  /// What is kept beside the body.
  private struct About: Codable {
    var url: URL
    var status: Int
    var version: String
    var fields: [[String]]
    var requestTime, responseTime: Date
    var varying: [String: String?]
  }

  /// What tells it apart from answers to other requests of the same address, and everything but the body.
  var encoded: (variant: String, about: Data)? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let about = About(
      url: response.url, status: response.status, version: response.version,
      fields: response.headers.fields.map { [$0.name, $0.value] }, requestTime: requestTime,
      responseTime: responseTime, varying: varying)
    guard let variant = try? encoder.encode(varying), let data = try? encoder.encode(about) else { return nil }
    return (String(decoding: variant, as: UTF8.self), data)
  }

  /// A row of the file; nil for what cannot be understood.
  init?(_ row: SQLRow) {
    guard let data = row.blob("about"), let body = row.blob("body"),
      let about = try? JSONDecoder().decode(About.self, from: data)
    else { return nil }
    let fields = about.fields.filter { $0.count == 2 }.map { HeaderFields.Field(name: $0[0], value: $0[1]) }
    var request: HeaderFields = [:]
    for (name, value) in about.varying { request[name] = value }
    self.init(
      HTTPResponse(
        url: about.url, status: about.status, headers: HeaderFields(fields), body: body, version: about.version),
      to: request, requestTime: about.requestTime, responseTime: about.responseTime)
  }
}

extension ResponseCache.Key {
  /// The key as a hash, which gives away no address and no credentials.
  var digest: Data {
    var parts: [String] = [url.absoluteString, method]
    for credential in credentials { parts.append(credential.map { "+" + $0 } ?? "-") }
    switch addresses {
    case .any: parts.append("any")
    case .publicOnly(let exceptions): parts.append("public \(exceptions.map { "\($0)" }.sorted())")
    }
    return Data(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8).digest
  }
}

extension Data {
  /// Its SHA-256.
  var digest: Data { Data(SHA256.hash(data: self)) }
}
