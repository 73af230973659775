import Foundation

/// The pages that articles and sources link to: `/articles/<words>-<number>` and `/publishers/<id>`.
struct ArticlePages {
  let archive: NewsArchive
  let now: Date

  func respond(to request: StandInRequest) -> StandInResponse? {
    let parts = request.path.split(separator: "/")
    guard parts.count == 2, request.method == "GET" else { return nil }
    switch parts[0] {
    case "articles":
      let article = parts[1].split(separator: "-").last.flatMap { Int($0) }.flatMap { archive.article($0, at: now) }
      return article.map { .html(page(of: $0)) } ?? missing
    case "publishers":
      return Publisher.known(id: String(parts[1])).map { .html(page(of: $0)) } ?? missing
    default:
      return nil
    }
  }

  private var missing: StandInResponse {
    .html(frame("Not found", .en, "<h1>Not found</h1><p>There is no such page.</p>"), status: 404)
  }

  private func page(of article: Article) -> String {
    let parts = article.parts
    let picture = parts.picture.map { "<img src=\"\($0)\" alt=\"\">" } ?? ""
    let text = archive.writer.paragraphs(of: article).map { "<p>\(escaped($0))</p>" }.joined(separator: "\n")
    let author = parts.author.map { $0.isEmpty ? "" : escaped($0) + " · " } ?? ""
    return frame(
      parts.title, article.publisher.language,
      """
      <article>
      <p class="note"><a href="/publishers/\(article.publisher.id)">\(escaped(article.publisher.name))</a></p>
      <h1>\(escaped(parts.title))</h1>
      <p class="note">\(author)<time>\(Timestamp.plain(article.date))</time></p>
      \(picture)
      \(text)
      </article>
      """)
  }

  private func page(of publisher: Publisher) -> String {
    let latest = archive.articles(at: now).lazy.filter { $0.publisher.id == publisher.id && !$0.parts.isRemoved }
    let links = latest.prefix(20).map { "<li><a href=\"\($0.path)\">\(escaped($0.parts.title))</a></li>" }
    return frame(
      publisher.name, publisher.language,
      """
      <img class="logo" src="/pictures/logo/\(publisher.id).png" alt="">
      <h1>\(escaped(publisher.name))</h1>
      <p>\(escaped(publisher.description))</p>
      <p class="note">\(publisher.domain)</p>
      <ul>
      \(links.joined(separator: "\n"))
      </ul>
      """)
  }

  private func frame(_ title: String, _ language: NewsLanguage, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)" dir="\(language == .ar ? "rtl" : "ltr")">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title))</title>
    <style>
    body { max-width: 38em; margin: 2em auto; padding: 0 1em; font: 1.1em/1.6 Georgia, serif; color: #222; }
    h1 { line-height: 1.2; } img { width: 100%; height: auto; } img.logo { width: 4em; } .note { color: #666; font-size: .85em; }
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>
    """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
