import HTTPTypes
import Hummingbird
import NIOCore

/// A visitor who asks for a page: known by the cookie that comes along, otherwise a new one.
struct VisitorArrival {
  let visitor: Visitor
  let cookie: VisitorCookie
  /// What the answer sets; empty where the browser's cookie stays.
  let setCookie: [String]
  /// Where the visitor has found the host, nil where that is not a name that others could use.
  let origin: String?
  /// Where the request comes from.
  let source: RequestSource

  init(_ request: Request, of peer: SocketAddress?, store: SessionStore, key: SigningKey) {
    let now = store.time.sinceEpoch()
    let head = VisitorRequest(store.configuration, peer: peer) { request.values(of: $0) }
    let known = head.cookie(key: key, now: now)
    if let known, !known.isOld(now: now) {
      cookie = known
      setCookie = []
    } else {
      cookie = VisitorCookie(visitor: known?.visitor ?? store.newVisitor(), now: now)
      setCookie = [cookie.field(host: head.host, isSecure: head.isSecure, key: key)]
    }
    var visitor = head.visitor(cookie.visitor)
    // Whoever comes again and has nothing of the script's has not run it.
    visitor.runsScripts = known == nil || head.hasRunScripts
    self.visitor = visitor
    origin = head.origin
    source = head.source
  }
}

extension Request {
  /// All values of a header field; the host is a field of its own here.
  func values(of name: String) -> [String] {
    if name == "Host" { return head.authority.map { [$0] } ?? [] }
    return HTTPField.Name(name).map { headers[values: $0] } ?? []
  }
}
