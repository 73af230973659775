import Foundation
import HTTPTransport

extension FetchRequest {
  /// The greatest age, in seconds, of stored answers that are given to requests; nil, the default, for what HTTP and the clients say.
  ///
  /// Counts for async calls made, and publishers subscribed to, inside `FetchRequest.$greatestAge.withValue(_:operation:)`. A request
  /// that has a `Cache-Control` of its own keeps that. What is asked so (RFC 9111, 5.2.1.1) is not answered with older things where
  /// the service fails.
  @TaskLocal public static var greatestAge: TimeInterval?

  /// The request with the greatest age that its surroundings want.
  var aged: FetchRequest {
    guard let age = Self.greatestAge, isSafe, headers["Cache-Control"] == nil else { return self }
    var request = self
    request.headers["Cache-Control"] = "max-age=\(Int(max(0, age.rounded(.down))))"
    return request
  }
}
