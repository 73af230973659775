import Foundation
import ViewGraph

extension Painter {
  /// A page or a film from elsewhere. Addresses that are not of the web show nothing.
  ///
  /// Pages are kept in a sandbox: they may run scripts and forms of their own, and cannot lead this page away. They never are
  /// pages of this program, which lets no page frame it (`frame-ancestors 'none'`).
  mutating func embedded(_ content: EmbeddedContent, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("em")
    switch content.source {
    case .page(let url):
      open("iframe", id, box)
      let rights = "allow-forms allow-popups allow-same-origin"
      sink.attribute("sandbox", content.runsScripts ? rights + " allow-scripts" : rights)
      if !content.scrolls { sink.attribute("scrolling", "no") }
      if let link = ExternalLink(url), link.opensWindow { sink.attribute("src", link.address) }
      sink.attribute("loading", "lazy")
      sink.attribute("allow", "fullscreen")
      if !box.hasLabel { sink.attribute("title", content.label) }
    case .markup(let text):
      open("iframe", id, box)
      sink.attribute("sandbox", "allow-popups")
      if !content.scrolls { sink.attribute("scrolling", "no") }
      sink.attribute("srcdoc", text)
      if !box.hasLabel { sink.attribute("title", content.label) }
    case .film(let url):
      open("video", id, box)
      if let link = ExternalLink(url), link.opensWindow { sink.attribute("src", link.address) }
      sink.flag("controls")
      sink.flag("playsinline")
      sink.attribute("preload", "metadata")
      if content.playsAtOnce {
        sink.flag("autoplay")
        sink.flag("muted")
      }
      if !box.hasLabel { sink.attribute("aria-label", content.label) }
    }
    sink.close()
  }
}
