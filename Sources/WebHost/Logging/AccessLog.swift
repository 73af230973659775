import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Logs each answer, where the configuration asks for it: method, path without its query, status, time, and where from.
struct AccessLogMiddleware: RouterMiddleware {
  let configuration: WebHostConfiguration
  let now: @Sendable () -> Double

  func handle(
    _ request: Request, context: LiveRequestContext,
    next: (Request, LiveRequestContext) async throws -> Response
  ) async throws -> Response {
    guard configuration.log.logsAccess else { return try await next(request, context) }
    let start = now()
    let response = try await next(request, context)
    let source = RequestSource(peer: context.peer, trusting: configuration.trustedProxies) { request.values(of: $0) }
    AccessLog.logger.info(
      "Answered.",
      metadata: [
        "method": "\(request.method.rawValue)", "path": "\(AccessLog.path(request.uri.path))",
        "status": "\(response.status.code)", "ms": "\(Int((now() - start) * 1000))", "from": "\(source.limitKey)",
      ])
    return response
  }
}

/// What is common to lines about answers and sockets.
enum AccessLog {
  static var logger: Logger { Logger(label: "access") }

  /// A path as it may stand in a line: without its query, where typed text is, and not endless.
  static func path(_ place: String) -> String {
    String(place.prefix { $0 != "?" }.prefix(200))
  }
}
