import Foundation
import HTTPTypes
import Hummingbird

/// A page of the host's own: one sentence that says why the program's page is not there.
struct HostPage {
  var status: HTTPResponse.Status
  var sentence: String
  /// The sentence's language as a BCP 47 tag.
  var language = "en"
  /// A link to go on by; nil for none.
  var link: (address: String, title: String)?

  /// The page as an answer that is never kept.
  var response: Response {
    var writer = HTMLWriter()
    writer.markup("<!doctype html>\n")
    writer.open("html", nil)
    writer.attribute("lang", language)
    writer.open("head", nil)
    writer.open("meta", nil)
    writer.attribute("charset", "utf-8")
    writer.close()
    writer.element("title", text: String(status.code))
    writer.open("meta", nil)
    writer.attribute("name", "viewport")
    writer.attribute("content", "width=device-width")
    writer.close()
    writer.close()
    writer.open("body", nil)
    writer.element("p", text: sentence)
    if let link {
      writer.open("p", nil)
      writer.open("a", nil)
      writer.attribute("href", link.address)
      writer.text(link.title)
      writer.close()
      writer.close()
    }
    writer.close()
    writer.close()
    var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
    if status == .serviceUnavailable { headers[.retryAfter] = "60" }
    if status == .methodNotAllowed { headers[.allow] = "GET, HEAD" }
    return Response(status: status, headers: headers, body: .init(writer.bytes))
  }
}

extension HostPage {
  /// What browsers show where there is no line, in place of a page that they have not kept.
  static func offline(_ language: String) -> HostPage {
    let words = HostWords(language: language)
    return HostPage(
      status: .ok, sentence: words.notSeen, language: words.language, link: ("/", words.openPage))
  }

  /// Says why a program was not mounted.
  init(_ refusal: SessionStore.Refusal) {
    switch refusal {
    case .full:
      self.init(
        status: .serviceUnavailable, sentence: "Too many readers are here right now. Please try again in a minute.")
    case .tooManyFromAddress:
      self.init(
        status: .serviceUnavailable, sentence: "Too many pages are open at your address. Please close some.")
    case .closing:
      self.init(
        status: .serviceUnavailable, sentence: "The server is restarting. Please try again in a moment.")
    case .empty:
      self.init(status: .internalServerError, sentence: "This page could not be made.")
    }
  }
}
