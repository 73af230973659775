import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What follows from an answer that may send the client elsewhere (RFC 9110, 15.4): a pure value.
struct Redirection {
  enum Step: Equatable {
    /// The answer is final.
    case finish
    /// Send this request next.
    case follow(HTTPRequest)
    /// The limit is used up.
    case tooMany
    /// The target is not one that may be followed.
    case unsupported
  }

  private(set) var followed = 0

  /// Decides what to do after `response` to `request`. Fields that carry credentials stay with their origin.
  mutating func next(after response: (status: Int, location: String?), to request: HTTPRequest) -> Step {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.location,
      request.redirectLimit > 0
    else { return .finish }
    guard followed < request.redirectLimit else { return .tooMany }
    guard let target = Self.target(location, from: request.url),
      ["http", "https"].contains(target.scheme?.lowercased()),
      target.host?.isEmpty == false
    else { return .unsupported }
    followed += 1
    return .follow(Self.request(request, redirectedTo: target, status: response.status))
  }

  static func target(_ location: String, from url: URL) -> URL? {
    guard let target = URL(string: String(location.stripped()), relativeTo: url)?.absoluteURL,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: true)
    else { return nil }
    // The fragment of the first address stays if the target has none (RFC 9110, 10.2.2).
    if parts.fragment == nil { parts.fragment = url.fragment }
    return parts.url
  }

  private static func request(_ request: HTTPRequest, redirectedTo target: URL, status: Int) -> HTTPRequest {
    var next = request
    next.url = target
    let becomesGet =
      (status == 303 && request.method != "HEAD") || ([301, 302].contains(status) && request.method == "POST")
    if becomesGet {
      next.method = "GET"
      next.body = nil
      for name in ["Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Transfer-Encoding"] {
        next.headers.remove(name)
      }
    }
    next.headers.remove("Host")
    if Origin(request.url) != Origin(target) {
      for name in ["Authorization", "Proxy-Authorization", "Cookie", "X-Api-Key"] { next.headers.remove(name) }
    }
    return next
  }
}
