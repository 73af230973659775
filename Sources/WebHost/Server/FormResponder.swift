import Foundation
import HTTPTypes
import Hummingbird

/// Answers to forms that change what is kept, from pages without scripts: mounts the program where the form was, sets
/// the controls as the reader's hand would, and sends the browser back to the page (RFC 9110, 303 See Other).
///
/// A form counts where it has a token that this host has made for the visitor whose cookie comes along and, where the
/// browser says from which origin it comes, that is the host's own. Only controls whose values are kept are set by it;
/// everything else is set by addresses, and any other POST is no method of a page.
struct FormResponder: Sendable {
  let store: SessionStore
  let key: SigningKey

  func respond(to request: Request, _ context: LiveRequestContext) async -> Response {
    var request = request
    let head = VisitorRequest(store.configuration, peer: context.peer) { request.values(of: $0) }
    let now = store.time.sinceEpoch()
    let cookie = head.cookie(key: key, now: now)
    let visitor = head.visitor(cookie?.visitor ?? VisitorID())
    let language = store.languages.choice(for: visitor).tag
    let words = HostWords(language: language)
    let place = request.place
    func refuse(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
      store.metrics.count(.refusedForms)
      let link = (address: LocationCoding.address(of: LocationCoding.location(from: place)), title: words.openPage)
      return HostPage(status: status, sentence: sentence, language: words.language, link: link).response
    }

    guard request.isForm else { return refuse(.methodNotAllowed, words.notChanged) }
    let check = OriginCheck(store.configuration)
    if let origin = request.headers[.origin], !check.allows(origin: origin, host: head.host) {
      return refuse(.forbidden, words.foreignForm)
    }
    guard let body = try? await request.collectBody(upTo: store.configuration.limits.messageSize) else {
      return refuse(.contentTooLarge, words.notChanged)
    }
    guard var fields = LocationCoding.fields(of: String(buffer: body)) else {
      return refuse(.badRequest, words.notChanged)
    }
    let token = fields.removeValue(forKey: FormToken.fieldName).flatMap { FormToken($0, key: key, now: now) }
    guard let cookie, let token, token.visitor == cookie.visitor else { return refuse(.forbidden, words.foreignForm) }
    do {
      guard let next = try await store.enter(fields, address: head.source.limitKey, place: place, visitor: visitor)
      else {
        return refuse(.methodNotAllowed, words.notChanged)
      }
      return Response(status: .seeOther, headers: [.location: next, .cacheControl: "no-store"])
    } catch {
      store.metrics.count(.refusedPages)
      return HostPage(error).response
    }
  }
}

extension Request {
  /// True for what HTML's forms send by default.
  fileprivate var isForm: Bool {
    headers[.contentType]?.split(separator: ";").first?.lowercased() == "application/x-www-form-urlencoded"
  }
}
