import AsyncHTTPClient
import Foundation
import FoundationAdditions
import NIOCore
import NIOPosix

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError {
  /// An error with the description and the failing address that Apple's URL loading puts into it.
  static func newsreel(_ code: URLError.Code, url: URL? = nil, cause: (any Error)? = nil) -> URLError {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: sentence(for: code) ?? "unknown error"]
    if let url {
      userInfo[NSURLErrorFailingURLErrorKey] = url
      userInfo["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    if let cause { userInfo["NSDebugDescription"] = String(describing: cause) }
    return URLError(code, userInfo: userInfo)
  }

  /// The error for a server that must not be reached on behalf of a reader.
  static func addressNotAllowed(_ url: URL) -> URLError {
    newsreel(.resourceUnavailable, url: url)
  }

  /// The error that Apple's URL loading reports where the client below reports `error`.
  static func transport(_ error: any Error, url: URL) -> URLError {
    if let error = error as? URLError { return error }
    return newsreel(code(of: error), url: url, cause: error)
  }

  private static func code(of error: any Error) -> URLError.Code {
    switch error {
    case is CancellationError: .cancelled
    case let error as HTTPClientError: code(of: error)
    case let error as NIOConnectionError: code(of: error)
    case ChannelError.connectTimeout: .timedOut
    case is ChannelError: .networkConnectionLost
    case let error as IOError: code(of: error)
    case is SocketAddressError: .cannotFindHost
    default: code(ofTypeNamed: String(reflecting: type(of: error)), error)
    }
  }

  private static func code(of error: HTTPClientError) -> URLError.Code {
    switch error {
    case .cancelled, .requestStreamCancelled: .cancelled
    case .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout, .tlsHandshakeTimeout,
      .getConnectionFromPoolTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout:
      .timedOut
    case .redirectLimitReached, .redirectCycleDetected: .httpTooManyRedirects
    case .remoteConnectionClosed, .uncleanShutdown, .alreadyShutdown: .networkConnectionLost
    case .invalidURL, .emptyHost, .missingSocketPath, .emptyScheme: .badURL
    default: String(describing: error).contains("unsupportedScheme") ? .unsupportedURL : .badServerResponse
    }
  }

  private static func code(of error: NIOConnectionError) -> URLError.Code {
    guard error.dnsAError == nil || error.dnsAAAAError == nil || !error.connectionErrors.isEmpty else {
      return .cannotFindHost
    }
    if error.connectionErrors.isEmpty { return .cannotFindHost }
    let timedOut = error.connectionErrors.allSatisfy {
      if case ChannelError.connectTimeout = $0.error { true } else { false }
    }
    return timedOut ? .timedOut : .cannotConnectToHost
  }

  private static func code(of error: IOError) -> URLError.Code {
    switch error.errnoCode {
    case ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL, EINVAL: .cannotConnectToHost
    case ETIMEDOUT: .timedOut
    case ENETDOWN: .notConnectedToInternet
    default: .networkConnectionLost
    }
  }

  /// Errors of modules that are not imported here, told by the name of their type.
  private static func code(ofTypeNamed name: String, _ error: any Error) -> URLError.Code {
    if name.contains("Decompress") { return .dataLengthExceedsMaximum }
    if name.contains("HTTPParserError") || name.contains("HTTP2") {
      return String(describing: error).contains("stream ended") ? .networkConnectionLost : .badServerResponse
    }
    if name.contains("NIOSSL") || name.contains("SSL") {
      return String(describing: error).lowercased().contains("certificate")
        ? .serverCertificateUntrusted : .secureConnectionFailed
    }
    return .unknown
  }
}
