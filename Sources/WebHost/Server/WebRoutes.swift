import Foundation
import HTTPTypes
import Hummingbird
import InternetAddresses

/// Everything that is served over HTTP: the host's own paths begin with `/~/`, all others show the program.
struct WebRoutes: Sendable {
  let store: SessionStore
  let key: SigningKey
  let connections: Connections
  let remoteImages: (any RemoteImageLoader)?
  let draining: Draining

  func router() -> Router<LiveRequestContext> {
    let methods = AllowedMethods(of: addRoutes(to: newRouter()))
    let router = newRouter()
    router.add(middleware: AccessLogMiddleware(configuration: store.configuration, now: store.time.now))
    router.add(middleware: SecurityHeadersMiddleware())
    router.add(middleware: AllowedMethodsMiddleware(methods: methods))
    return addRoutes(to: router)
  }

  private func newRouter() -> Router<LiveRequestContext> {
    Router(context: LiveRequestContext.self, options: .autoGenerateHeadEndpoints)
  }

  private func addRoutes(to router: Router<LiveRequestContext>) -> Router<LiveRequestContext> {
    for asset in [WebAsset.script, .more, .ask, .keep, .movement, .style] {
      router.get(RouterPath(asset.path)) { request, _ in Self.asset(asset, request) }
    }
    router.get("~/f/:name") { request, context in font(request, context) }
    router.get("~/worker.js") { _, _ in Self.worker() }
    router.get("~/manifest.webmanifest") { _, _ in Self.json(WebManifest(store.configuration).bytes) }
    router.get("~/icon.svg") { _, _ in
      Self.picture(WebManifest(store.configuration).icon, type: "image/svg+xml", cacheControl: "public, max-age=86400")
    }
    router.get("~/offline") { request, _ in
      HostPage.offline(AcceptLanguage.languages(in: request.headers[values: .acceptLanguage]).first ?? "en").response
    }
    router.get("~/i/:name") { _, context in image(context) }
    router.get("~/r") { request, _ in await remoteImage(request) }
    router.get("~/live") { _, _ in
      Self.text("This address speaks WebSocket only.\n", status: .upgradeRequired)
    }
    router.get("~/token") { request, context in token(request, context) }
    router.get("~/health") { _, _ in
      draining.hasBegun ? Self.text("ending\n", status: .serviceUnavailable) : Self.text("ok\n")
    }
    router.get("~/metrics") { request, context in metrics(request, context) }
    router.get("~/**") { _, _ in Response(status: .notFound) }
    router.get("favicon.ico") { _, _ in icon() }
    let pages = PageResponder(store: store, key: key)
    router.get("/") { request, context in await pages.respond(to: request, context) }
    router.get("**") { request, context in await pages.respond(to: request, context) }
    let forms = FormResponder(store: store, key: key)
    router.post("/") { request, context in await forms.respond(to: request, context) }
    router.post("**") { request, context in await forms.respond(to: request, context) }
    return router
  }

  private static func asset(_ asset: WebAsset, _ request: Request) -> Response {
    var headers: HTTPFields = [.contentType: asset.type, .cacheControl: immutable, .vary: "Accept-Encoding"]
    guard request.acceptsGzip else { return Response(status: .ok, headers: headers, body: .init(asset.bytes)) }
    headers[.contentEncoding] = "gzip"
    return Response(status: .ok, headers: headers, body: .init(asset.compressed))
  }

  /// The worker may rule over the whole program, and is asked for anew whenever a page is.
  private static func worker() -> Response {
    var headers: HTTPFields = [.contentType: WebAsset.worker.type, .cacheControl: "no-cache"]
    HTTPField.Name("Service-Worker-Allowed").map { headers[$0] = "/" }
    headers[.contentSecurityPolicy] = "default-src 'none'; connect-src 'self'"
    return Response(status: .ok, headers: headers, body: .init(WebAsset.worker.bytes))
  }

  private static func json(_ bytes: [UInt8]) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "application/manifest+json; charset=utf-8", .cacheControl: "public, max-age=3600"],
      body: .init(bytes))
  }

  private func image(_ context: LiveRequestContext) -> Response {
    guard let name = context.parameters.get("name"), let image = store.images.image(name),
      let type = ImageType.mediaType(ofName: name)
    else { return Response(status: .notFound) }
    return Self.picture(Array(image.data), type: type, cacheControl: Self.immutable)
  }

  private func remoteImage(_ request: Request) async -> Response {
    let query = request.uri.queryParameters
    let wanted = RemoteImagePaths(key: key).request(
      address: query["u"].map { String($0) }, width: query["w"].map { String($0) },
      signature: query["s"].map { String($0) })
    guard let wanted else { return Response(status: .forbidden) }
    guard let remoteImages else { return Response(status: .notFound) }
    do {
      let image = try await remoteImages.image(at: wanted.url, width: wanted.width)
      guard ImageType.isPicture(image.type) else { return Response(status: .badGateway) }
      return Self.picture(image.bytes, type: image.type, cacheControl: "public, max-age=\(max(0, image.maxAge))")
    } catch {
      RefusedPictures.note(wanted.url, error)
      return Response(status: .badGateway, headers: [.cacheControl: "no-store"])
    }
  }

  /// A token for a page whose own is not accepted any more: worth no more than what any new page holds.
  private func token(_ request: Request, _ context: LiveRequestContext) -> Response {
    let arrival = VisitorArrival(request, of: context.peer, store: store, key: key)
    var response = Self.text(store.token(of: arrival.cookie.visitor).signed(with: key))
    response.headers[values: .setCookie] = arrival.setCookie
    response.headers[.cacheControl] = "no-store"
    return response
  }

  private func metrics(_ request: Request, _ context: LiveRequestContext) -> Response {
    guard request.isOfThisMachine(context) else { return Response(status: .notFound) }
    store.metrics.noteUse(sessions: store.count, connections: connections.count)
    return Self.text(store.metrics.text())
  }

  /// A font of the program's own, or the style sheet that names them.
  private func font(_ request: Request, _ context: LiveRequestContext) -> Response {
    guard let name = context.parameters.get("name"), let asset = ProgramStyle.current.assets["/~/f/\(name)"] else {
      return Response(status: .notFound)
    }
    return Self.asset(asset, request)
  }

  private func icon() -> Response {
    guard let icon = store.configuration.icon else {
      return Response(status: .noContent, headers: [.cacheControl: "public, max-age=86400"])
    }
    return Self.picture(icon.bytes, type: icon.type, cacheControl: "public, max-age=86400")
  }

  private static func picture(_ bytes: [UInt8], type: String, cacheControl: String) -> Response {
    let policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
    return Response(
      status: .ok,
      headers: [.contentType: type, .cacheControl: cacheControl, .contentSecurityPolicy: policy],
      body: .init(bytes))
  }

  private static func text(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: .init(Array(text.utf8)))
  }

  private static let immutable = "public, max-age=31536000, immutable"
}

extension ResponseBody {
  init(_ bytes: [UInt8]) {
    self.init(byteBuffer: ByteBuffer(bytes: bytes))
  }
}

extension Request {
  /// True for whoever is at this machine and asks it directly: a request that a proxy has passed on says so, or at least
  /// names the host otherwise.
  func isOfThisMachine(_ context: LiveRequestContext) -> Bool {
    let isPassedOn = RequestSource.proxyFields.compactMap { HTTPField.Name($0) }.contains { headers.contains($0) }
    return context.peer?.ipAddress.flatMap(IPAddress.init)?.isLoopback == true && !isPassedOn
      && head.authority.map(HostName.isLocal) == true
  }

  /// True where the browser takes gzip.
  var acceptsGzip: Bool {
    headers[values: .acceptEncoding].joined(separator: ",").split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      return parts.first == "gzip" && !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" }
    }
  }
}
