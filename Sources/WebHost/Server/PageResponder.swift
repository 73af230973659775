import Foundation
import HTTPTypes
import Hummingbird

/// Answers with a program's page: mounts it, waits shortly for its work, and writes it as HTML.
struct PageResponder: Sendable {
  let store: SessionStore
  let key: SigningKey

  func respond(to request: Request, _ context: LiveRequestContext) async -> Response {
    guard request.asksForPage else { return Response(status: .notFound) }
    store.metrics.count(.pages)
    let configuration = store.configuration
    let address = PeerAddress.text(
      peer: context.peer, forwarded: request.headers[values: .xForwardedFor], configuration: configuration)
    let arrival = VisitorArrival(request, store: store, key: key)
    let nonce = Base64URL.encode(SessionID().bytes)
    do {
      let mounted = try await store.mount(
        address: address, place: request.place, visitor: arrival.visitor
      ) { session, isLost in
        options(for: session, of: arrival, isLost: isLost, nonce: nonce)
      }
      var response = page(mounted.page, request, status: mounted.isLost ? .notFound : .ok, nonce: nonce)
      response.headers[values: .setCookie] = arrival.setCookie
      return response
    } catch {
      store.metrics.count(.refused)
      return Self.refusal(error)
    }
  }

  private func options(
    for session: SessionID, of arrival: VisitorArrival, isLost: Bool, nonce: String
  ) -> PageOptions {
    let configuration = store.configuration
    let language = store.languages.choice(for: arrival.visitor)
    let words = HostWords(language: language.tag)
    return PageOptions(
      language: language.tag,
      isRightToLeft: language.isRightToLeft,
      defaultTitle: configuration.title,
      summary: configuration.summary,
      origin: configuration.publicOrigin ?? arrival.origin,
      nonce: nonce,
      stylePath: WebAsset.style.path,
      scriptPath: WebAsset.script.path,
      iconPath: configuration.icon == nil ? nil : "/favicon.ico",
      notice: isLost ? configuration.unknownPageNotice ?? words.unknownPage : nil,
      bodyAttributes: [
        ("data-token", store.token(for: session, of: arrival.cookie.visitor).signed(with: key)),
        ("data-version", WebAsset.script.version),
        ("data-more", WebAsset.more.path),
        ("data-connecting", words.connecting),
        ("data-elsewhere", words.openElsewhere),
      ]
    )
  }

  private func page(_ page: [UInt8], _ request: Request, status: HTTPResponse.Status, nonce: String) -> Response {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8",
      .cacheControl: "no-store",
      .vary: "Accept-Encoding, Accept-Language",
      .contentSecurityPolicy: SecurityHeaders.pagePolicy(nonce: nonce),
    ]
    guard request.acceptsGzip, let compressed = Gzip.compress(page, level: 4) else {
      return Response(status: status, headers: headers, body: .init(page))
    }
    headers[.contentEncoding] = "gzip"
    return Response(status: status, headers: headers, body: .init(compressed))
  }

  private static func refusal(_ refusal: SessionStore.Refusal) -> Response {
    let (status, sentence): (HTTPResponse.Status, String) =
      switch refusal {
      case .full: (.serviceUnavailable, "Too many readers are here right now. Please try again in a minute.")
      case .tooManyFromAddress: (.serviceUnavailable, "Too many pages are open at your address. Please close some.")
      case .closing: (.serviceUnavailable, "The server is restarting. Please try again in a moment.")
      case .empty: (.internalServerError, "This page could not be made.")
      }
    let html = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(status.code)</title>\
      <meta name="viewport" content="width=device-width"></head><body><p>\(sentence)</p></body></html>
      """
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
    if status == .serviceUnavailable { headers[.retryAfter] = "60" }
    return Response(status: status, headers: headers, body: .init(Array(html.utf8)))
  }
}

extension Request {
  /// The path and the query.
  fileprivate var place: String {
    uri.query.map { "\(uri.path)?\($0)" } ?? uri.path
  }

  /// False for what browsers and robots ask for by habit and that is no page: pictures, `robots.txt`, and the like.
  fileprivate var asksForPage: Bool {
    switch HTTPField.Name("Sec-Fetch-Dest").flatMap({ headers[$0] }) {
    case "document", "iframe", "frame": return true
    case nil, "empty": break
    default: return false
    }
    let name = uri.path.split(separator: "/").last ?? ""
    let suffix = name.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    let others: Set<String> = [
      "ico", "png", "jpg", "svg", "txt", "xml", "js", "map", "css", "json", "php", "webmanifest",
    ]
    return suffix.map { !others.contains($0) } ?? true
  }
}
