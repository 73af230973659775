import Foundation
import Testing

@testable import ViewGraph
@testable import WebHost

@Suite("The names of operations")
struct OperationNameTests {
  /// One of each.
  private var message: ServerMessage {
    let id = ElementID(DisplayNode.ID(1))
    let html = HTMLFragment(bytes: Array("<p id=n1></p>".utf8))
    let patches: [Patch] = [
      .text(id, ""), .attribute(id, name: "title", value: nil), .insert(parent: id, before: nil, html), .remove(id),
      .move(parent: id, id, before: nil), .replace(id, html), .styles(""), .value(id, ""), .focus(id, true),
      .scroll(id, anchor: nil), .scrollTo(id, ScrollOffset(x: nil, y: 0)),
      .motion(AnimationSpec(duration: 1, curve: .init(0, 0, 1, 1))),
    ]
    let operations: [ServerMessage.Operation] = [
      .location(place: "/", title: "", step: .none, hidden: ""), .notice(""), .token(""), .colorScheme(nil),
      .open("/"), .vibrate([1]), .copy(""), .ask(topic: "", text: ""), .endEditing, .still, .fresh,
    ]
    return ServerMessage(revision: 1, acknowledged: 0, patches: patches, operations: operations)
  }

  @Test("Each has a name of its own, and the script does each of them once")
  func names() throws {
    let parts = try #require(JSONSerialization.jsonObject(with: Data(message.bytes)) as? [Any])
    let names = try #require(parts[2] as? [[Any]]).compactMap { $0[0] as? String }
    #expect(names.count == Set(names).count, "\(names)")
    let script = String(decoding: PackageResources.patches_js, as: UTF8.self)
    let handlers = try #require(script.split(separator: "const handlers = {").last?.split(separator: "\n}").first)
    let handled = handlers.split(separator: "\n").compactMap { line in
      try? /^  ([a-z])[(:]/.firstMatch(in: line).map { String($0.1) }
    }
    #expect(handled.sorted() == names.sorted())
  }
}
