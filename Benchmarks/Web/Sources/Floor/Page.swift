import Articles

/// The page as text: what the floor knows of HTML.
enum Page {
  static let articles = page(
    """
    <select id=set>\(options)</select><input id=text type=search aria-label=Search>
    <main id=list>\(list(0, ""))</main>
    """, script: "text.oninput=set.onchange=()=>socket.send(set.value+text.value)")

  static let rows = page(
    "<button id=change>Change</button><main id=list>\(list(changed: -1))</main>",
    script: "change.onclick=()=>socket.send('r'+Math.floor(Math.random()*20))")

  static func list(_ set: Int, _ text: String) -> String {
    ArticleSets.articles(in: set, matching: text).map { article in
      """
      <article><img src=/p/\(article.picture) alt="" width=60 height=60 loading=lazy><div><h2>\(article.title)</h2>\
      <small>\(article.source) · \(article.date)</small><p>\(article.description)</p></div><button>Save</button>\
      </article>
      """
    }.joined()
  }

  static func list(changed: Int) -> String {
    (0..<10_000).map { "<div>Row \($0): \($0 == changed ? 1 : 0)</div>" }.joined()
  }

  private static let options = ArticleSets.names.enumerated()
    .map { "<option value=\($0)>\($1)</option>" }.joined()

  private static func page(_ body: String, script: String) -> String {
    """
    <!doctype html><html lang=en><meta charset=utf-8><title>Floor</title><style>\(style)</style><body>\(body)
    <script>const socket=new WebSocket("ws://"+location.host+"/live");
    socket.onmessage=e=>list.innerHTML=e.data;\(script)</script></body></html>
    """
  }

  private static let style = """
    body{font:16px/1.4 system-ui;max-width:48em;margin:auto;padding:1em}article{display:flex;gap:12px;padding:8px 0;\
    border-bottom:1px solid #ddd}article div{flex:1}h2{font-size:17px;margin:0}small{color:#666}p{margin:0}
    """
}
