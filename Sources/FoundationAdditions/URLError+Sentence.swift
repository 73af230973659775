import Foundation
import FoundationNetworking

extension URLError {
  /// Apple's English sentence for the codes that occur here.
  package static func sentence(for code: URLError.Code) -> String? {
    switch code {
    case .timedOut: "The request timed out."
    case .cancelled: "cancelled"
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .cannotConnectToHost: "Could not connect to the server."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .badServerResponse: "There was a bad response from the server."
    case .httpTooManyRedirects: "too many HTTP redirects"
    case .unsupportedURL: "unsupported URL"
    case .badURL: "bad URL"
    case .dataLengthExceedsMaximum: "resource exceeds maximum size"
    case .resourceUnavailable: "The requested resource is not available."
    case .fileDoesNotExist: "The requested URL was not found on this server."
    case .noPermissionsToReadFile: "You do not have permission to access the requested resource."
    case .fileIsDirectory: "file is directory"
    case .cannotDecodeContentData: "cannot decode content data"
    case .serverCertificateUntrusted: "The certificate for this server is invalid."
    case .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made."
    default: nil
    }
  }
}
