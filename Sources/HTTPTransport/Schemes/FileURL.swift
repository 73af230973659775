import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loading of `file:` addresses, off the threads that serve the network.
enum FileURL {
  static func load(_ url: URL, sizeLimit: Int) async throws(URLError) -> HTTPResponse {
    let result: Result<HTTPResponse, URLError> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: read(url, sizeLimit: sizeLimit)) }
    }
    return try result.get()
  }

  private static func read(_ url: URL, sizeLimit: Int) -> Result<HTTPResponse, URLError> {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      return .failure(.newsreel(.fileDoesNotExist, url: url))
    }
    guard !isDirectory.boolValue else { return .failure(.newsreel(.fileIsDirectory, url: url)) }
    guard let handle = try? FileHandle(forReadingFrom: url) else {
      return .failure(.newsreel(.noPermissionsToReadFile, url: url))
    }
    defer { try? handle.close() }
    guard let body = try? handle.read(upToCount: sizeLimit + 1) ?? Data() else {
      return .failure(.newsreel(.cannotOpenFile, url: url))
    }
    guard body.count <= sizeLimit else { return .failure(.newsreel(.dataLengthExceedsMaximum, url: url)) }
    let headers: HeaderFields = ["Content-Length": String(body.count), "Content-Type": type(of: url)]
    return .success(HTTPResponse(url: url, status: 200, headers: headers, body: body))
  }

  private static func type(of url: URL) -> String {
    let types = [
      "json": "application/json", "txt": "text/plain", "html": "text/html", "css": "text/css", "xml": "text/xml",
      "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
      "avif": "image/avif", "svg": "image/svg+xml", "pdf": "application/pdf",
    ]
    return types[url.pathExtension.lowercased()] ?? "application/octet-stream"
  }
}
