import HTTPTypes
import Hummingbird

/// Which methods an address has: all can be read, some take something.
struct AllowedMethods: Sendable {
  private let taking: [String: [String]]

  /// Reads the routes of a router.
  init(of router: Router<LiveRequestContext>) {
    var taking: [String: [String]] = [:]
    for route in router.routes where route.method != .get && route.method != .head {
      taking[Self.normal(route.path.description), default: []].append(route.method.rawValue)
    }
    self.taking = taking
  }

  /// What stands in `Allow` for a path (RFC 9110, 10.2.1).
  func field(for path: String) -> String {
    let path = Self.normal(path)
    // The host's own addresses have routes of their own, which are nobody else's.
    let own = taking[path] ?? (path == "~" || path.hasPrefix("~/") ? nil : taking["**"])
    return (["GET", "HEAD"] + (own ?? [])).joined(separator: ", ")
  }

  private static func normal(_ path: String) -> String {
    path.split(separator: "/").joined(separator: "/")
  }
}

/// Answers methods that an address does not have with 405, and names those it has (RFC 9110, 15.5.6).
struct AllowedMethodsMiddleware: RouterMiddleware {
  let methods: AllowedMethods

  func handle(
    _ request: Request, context: LiveRequestContext,
    next: (Request, LiveRequestContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound && context.endpointPath == "NotFound" {
      // Every address can be read: what has no route has one for another method.
      response = Response(status: .methodNotAllowed, headers: [.cacheControl: "no-store"])
    }
    if response.status == .methodNotAllowed, response.headers[.allow] == nil {
      response.headers[.allow] = methods.field(for: request.uri.path)
    }
    return response
  }
}
