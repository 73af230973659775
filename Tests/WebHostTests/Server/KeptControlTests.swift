import Foundation
import Testing
import ViewGraph
import WebHost

/// Settings over HTTP: addresses do not change them, forms of the visitor's own pages do.
@Suite(.timeLimit(.minutes(20)))
struct KeptControlTests {
  struct Settings: View {
    @AppStorage("size") var size = "normal"
    @AppStorage("isLoud") var isLoud = false
    @AppStorage("welcomes") var welcomes = true
    @State var shown = "all"

    var body: some View {
      Text("Size \(size), \(isLoud ? "loud" : "quiet"), shows \(shown)")
      Picker("Text size", selection: $size) {
        ForEach(["normal", "huge"], id: \.self) { Text($0) }
      }
      Toggle("Loud", isOn: $isLoud)
      Picker("Show", selection: $shown) {
        ForEach(["all", "new"], id: \.self) { Text($0) }
      }
      Text("Home").sheet(isPresented: $welcomes) { Text("Welcome") }
    }
  }

  /// A browser without scripts: it keeps its cookie and sends the forms of its pages.
  struct Browser: Sendable {
    let port: Int
    var cookie: String?

    mutating func get(_ path: String) async throws -> RawResponse {
      let answer = try await RawClient.get(path, port: port, headers: cookie.map { [("Cookie", $0)] } ?? [])
      if let new = answer.headers["set-cookie"] { cookie = String(new.split(separator: ";")[0]) }
      return answer
    }

    func post(
      _ body: String, to path: String = "/", type: String = "application/x-www-form-urlencoded",
      headers: [(String, String)] = []
    ) async throws -> RawResponse {
      let all = [("Content-Type", type)] + (cookie.map { [("Cookie", $0)] } ?? []) + headers
      return try await RawClient.get(path, port: port, method: "POST", headers: all, body: body)
    }
  }

  private func run(_ body: @escaping @Sendable (Browser) async throws -> Void) async throws {
    var configuration = WebHostConfiguration()
    configuration.port = 0
    configuration.secret = "secret of the tests"
    let application = WebApplication(configuration: configuration) { _ in Graph(Settings()) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (started, continuation) = AsyncStream.makeStream(of: Int.self)
      group.addTask {
        defer { continuation.finish() }
        try await application.run { port, _ in continuation.yield(port) }
      }
      for await port in started {
        try await body(Browser(port: port))
        break
      }
      group.cancelAll()
      try? await group.waitForAll()
    }
  }

  /// The token of a page's forms, and the name of the control in the form that has the given part.
  private func form(_ page: RawResponse, with part: String) throws -> (token: String, name: String) {
    let forms = page.text.split(separator: "<form").map(String.init)
    let form = try #require(forms.first { $0.contains(part) && $0.contains("method=post") })
    let token = try #require(form.firstMatch(of: /name="?~token"? value="?([\w-]+)/)).1
    let name = try #require(form.firstMatch(of: /name="?((?:choice|on)[\w-]*)/)).1
    return (String(token), String(name))
  }

  @Test func anAddressFromElsewhereChangesNothing() async throws {
    try await run { browser in
      var browser = browser
      let first = try await browser.get("/")
      let name = try form(first, with: "huge").name
      for key in ["text-size", name] {
        let page = try await browser.get("/?\(key)=huge&show=new")
        #expect(page.status == 200)
        #expect(page.text.contains("Size normal, quiet, shows new"))
        let canonical = try #require(page.text.firstMatch(of: /rel="?canonical"? href="?([^">]*)/)).1
        #expect(canonical.hasSuffix("/?show=new") || canonical.hasSuffix("=new") && !canonical.contains("huge"))
      }
      #expect(try await browser.get("/").text.contains("Size normal, quiet, shows all"))
    }
  }

  @Test func aFormOfTheVisitorsOwnPageIsKept() async throws {
    try await run { browser in
      var browser = browser
      let (token, name) = try form(try await browser.get("/?show=new"), with: "huge")
      let answer = try await browser.post("~token=\(token)&\(name)=huge", to: "/?show=new")
      #expect(answer.status == 303)
      let next = try #require(answer.headers["location"])
      #expect(!next.contains("huge"))
      #expect(try await browser.get(next).text.contains("Size huge, quiet, shows new"))
      #expect(try await browser.get("/").text.contains("Size huge, quiet, shows all"))
      #expect(try await Browser(port: browser.port).post("", to: "/").status == 403)
      var stranger = Browser(port: browser.port)
      #expect(try await stranger.get("/").text.contains("Size normal"))
    }
  }

  @Test func aSwitchIsTurnedOnAndOff() async throws {
    try await run { browser in
      var browser = browser
      let (token, name) = try form(try await browser.get("/"), with: "checkbox")
      #expect(try await browser.post("~token=\(token)&\(name)=false&\(name)=true").status == 303)
      #expect(try await browser.get("/").text.contains("loud"))
      #expect(try await browser.post("~token=\(token)&\(name)=false").status == 303)
      #expect(try await browser.get("/").text.contains("quiet"))
    }
  }

  @Test func aSheetThatIsKeptIsClosedByAButton() async throws {
    try await run { browser in
      var browser = browser
      let page = try await browser.get("/")
      #expect(page.text.contains("Welcome"))
      let button = try #require(page.text.firstMatch(of: /<button[^>]*form="?kept"?[^>]*>/)).0
      let name = try #require(button.firstMatch(of: /name="?([\w-]+)/)).1
      let token = try form(page, with: "huge").token
      #expect(page.text.contains(/<form id="?kept"? method="?post/))
      #expect(try await browser.post("~token=\(token)&\(name)=").status == 303)
      #expect(try await !browser.get("/").text.contains("Welcome"))
    }
  }

  @Test func aFormOfSomebodyElseIsRefusedWithASentence() async throws {
    try await run { browser in
      var browser = browser
      var other = Browser(port: browser.port)
      let (token, name) = try form(try await browser.get("/"), with: "huge")
      let foreign = try form(try await other.get("/"), with: "huge").token
      let session = try #require(try await browser.get("/").token)
      for bad in ["", "~token=&", "~token=nonsense&", "~token=\(foreign)&", "~token=\(session)&"] {
        let answer = try await browser.post("\(bad)\(name)=huge")
        #expect(answer.status == 403)
        #expect(answer.text.contains("Nothing was changed"))
        #expect(answer.text.contains("href=\"/\""))
      }
      let noCookie = try await Browser(port: browser.port).post("~token=\(token)&\(name)=huge")
      #expect(noCookie.status == 403)
      for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let answer = try await browser.post("~token=\(token)&\(name)=huge", headers: [("Origin", origin)])
        #expect(answer.status == 403)
      }
      #expect(try await browser.get("/").text.contains("Size normal"))
      let own = [("Origin", "http://127.0.0.1:\(browser.port)")]
      #expect(try await browser.post("~token=\(token)&\(name)=huge", headers: own).status == 303)
    }
  }

  @Test func nothingElseCanBePosted() async throws {
    try await run { browser in
      var browser = browser
      let (token, name) = try form(try await browser.get("/"), with: "huge")
      let body = "~token=\(token)&\(name)=huge"
      #expect(try await browser.post(body, to: "/~/token").status == 405)
      #expect(try await browser.post(body, type: "text/plain").status == 405)
      #expect(try await browser.post(body, type: "application/json").status == 405)
      for fields in ["show=new", "\(name)=huge&show=new", "nothing=1", ""] {
        let answer = try await browser.post("~token=\(token)&\(fields)")
        #expect(answer.status == 405)
        #expect(answer.headers["allow"] == "GET, HEAD")
      }
      #expect(try await browser.post("~token=\(token)&\(name)=%FF").status == 400)
      #expect(try await browser.post(body + String(repeating: "x", count: 70_000)).status == 413)
      #expect(try await browser.get("/").text.contains("Size normal"))
    }
  }
}
