import HTTPTypes
import Hummingbird
import ViewGraph

/// The headers that tell browsers what a page may do.
enum SecurityHeaders {
  /// What every answer carries.
  static let common: HTTPFields = [
    .xContentTypeOptions: "nosniff",
    name("Referrer-Policy"): "strict-origin-when-cross-origin",
    name("Cross-Origin-Opener-Policy"): "same-origin",
    name("Cross-Origin-Resource-Policy"): "same-origin",
    name("Permissions-Policy"): "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
    .contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  ]

  /// The policy of a page whose one style element carries the nonce.
  ///
  /// - Parameter embeds: Whether the program can show pages and films from elsewhere. Those of http and https are allowed then.
  static func pagePolicy(nonce: String, embeds: Bool = EmbeddedContent.isLinked) -> String {
    """
    default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; img-src 'self' data:; font-src 'self'; \
    \(embeds ? "frame-src http: https:; media-src http: https: data:; " : "")connect-src 'self'; manifest-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'
    """
  }

  private static func name(_ text: String) -> HTTPField.Name {
    HTTPField.Name(text) ?? .xContentTypeOptions
  }
}

/// Adds the common headers where an answer has none of its own.
struct SecurityHeadersMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    }
    for field in SecurityHeaders.common where !response.headers.contains(field.name) {
      response.headers.append(field)
    }
    return response
  }
}
