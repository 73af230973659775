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
    let arrival = VisitorArrival(request, of: context.peer, store: store, key: key)
    let allowsDiagnostics = store.configuration.allowsDiagnostics || request.isOfThisMachine(context)
    let nonce = Base64URL.encode(SessionID().bytes)
    do {
      let mounted = try await store.mount(
        address: arrival.source.limitKey, place: request.place, visitor: arrival.visitor
      ) { session, incarnation, notice in
        let token = store.token(for: session, incarnation, of: arrival.cookie.visitor)
        var options = options(token, of: arrival, notice: notice, nonce: nonce)
        if allowsDiagnostics { options.bodyAttributes.append(("data-diagnostics", "")) }
        return options
      }
      var response = page(mounted.page, request, status: mounted.isMissing ? .notFound : .ok, nonce: nonce)
      response.headers[values: .setCookie] = arrival.setCookie
      return response
    } catch {
      store.metrics.count(.refusedPages)
      return HostPage(error).response
    }
  }

  private func options(
    _ token: SessionToken, of arrival: VisitorArrival, notice: String?, nonce: String
  ) -> PageOptions {
    let configuration = store.configuration
    let language = store.languages.choice(for: arrival.visitor)
    let words = HostWords(language: language.tag)
    var options = PageOptions(
      language: language.tag,
      isRightToLeft: language.isRightToLeft,
      defaultTitle: configuration.title(in: language.locale),
      summary: configuration.summary,
      origin: configuration.publicOrigin ?? arrival.origin,
      nonce: nonce,
      stylePath: WebAsset.style.path,
      scriptPath: WebAsset.script.path,
      iconPath: configuration.icon == nil ? WebManifest.iconPath : "/favicon.ico",
      manifestPath: configuration.worksOffline ? WebManifest.path : nil,
      notice: notice,
      bodyAttributes: [
        ("data-token", token.signed(with: key)),
        ("data-version", WebAsset.script.version),
        ("data-more", WebAsset.more.path),
        ("data-ask", WebAsset.ask.path),
        ("data-keep", WebAsset.keep.path),
        ("data-movement", WebAsset.movement.path),
        ("data-connecting", words.connecting),
        ("data-elsewhere", words.openElsewhere),
        ("data-broken", words.broken),
        ("data-long", words.tooLong),
        ("data-offline", words.offline),
        ("data-reader", offlineName(of: arrival.cookie.visitor)),
        ("data-worker", configuration.worksOffline ? "/~/worker.js" : ""),
        ("data-limit", String(configuration.limits.longMessageSize)),
      ]
    )
    options.programStylePath = ProgramStyle.current.sheet?.path
    return options
  }

  /// Whose pages the browser keeps: a name that says nothing else, and that nobody can make for another visitor.
  private func offlineName(of visitor: VisitorID) -> String {
    Base64URL.encode(Array(key.signature(of: visitor.bytes, purpose: .offline).prefix(9)))
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
}

extension Request {
  /// The path and the query.
  var place: String {
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
