import Foundation
import HTTPTransport

extension CacheEntry {
  /// Whether an answer may be stored in a cache that many readers share (RFC 9111, 3).
  static func isStorable(_ response: HTTPResponse, to request: FetchRequest) -> Bool {
    guard request.method == "GET", request.body == nil, request.headers["Range"] == nil else { return false }
    let control = CacheControl(response.headers)
    // A cache that understands the status code may store in spite of no-store (5.2.2.3); ours are below.
    guard !control.noStore || control.mustUnderstand, !control.isPrivate, !CacheControl(request.headers).noStore else {
      return false
    }
    guard !varyNames(response.headers).contains("*") else { return false }
    let isSuccess = response.status == 200 || response.status == 203
    guard isSuccess || [300, 301, 308, 404, 410].contains(response.status) else { return false }
    if isSuccess && request.freshness != nil { return true }
    if request.headers["Authorization"] != nil {
      return control.isPublic || control.sharedMaxAge != nil || control.mustRevalidate
    }
    let isExplicit = control.maxAge != nil || control.sharedMaxAge != nil || response.headers["Expires"] != nil
    guard isSuccess else { return isExplicit && !control.noCache }
    return isExplicit || response.headers["ETag"] != nil || response.headers["Last-Modified"] != nil
  }
}
