import Foundation
import HTTPTransport

extension FetchRequest {
  /// The requests whose stored answers a success of this one makes doubtful: of its address, and of those that the answer
  /// names and that are of the same origin (RFC 9111, 4.4).
  func madeDoubtful(by response: HTTPResponse) -> [FetchRequest] {
    let named = ["Location", "Content-Location"].compactMap { response.headers[$0] }
      .compactMap { URL(string: $0, relativeTo: url)?.absoluteURL }
      .filter { Origin($0) == Origin(url) }
    return ([url] + named).map { address in
      var request = self
      request.url = address
      return request
    }
  }
}
