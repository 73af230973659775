import Fetch
import Foundation
import Testing

@testable import HackerNews

struct JSONTreeTests {
  private func tree(_ json: String) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    ("[1,2,3]", "/", "[4]", "[4]"),
    ("[1,2,3]", "/1", "9", "[1,9,3]"),
    ("[1,2]", "/2", "3", "[1,2,3]"),
    ("[1,2,3]", "/2", "null", "[1,2]"),
    (#"{"a":{"b":1},"c":2}"#, "/a/b", "5", #"{"a":{"b":5},"c":2}"#),
    (#"{"a":{"b":1},"c":2}"#, "/a/b", "null", #"{"c":2}"#),
    (#"{"a":1}"#, "/x/y/z", "true", #"{"a":1,"x":{"y":{"z":true}}}"#),
    ("null", "/items", "[7]", #"{"items":[7]}"#),
    (#"{"a":1}"#, "/a/b", #""deep""#, #"{"a":{"b":"deep"}}"#),
    ("[1]", "/", "null", "null"),
    ("[1]", "/", #"{"a":[],"b":{"c":null}}"#, "null"),
  ])
  func setting(_ before: String, _ path: String, _ value: String, _ after: String) throws {
    var changed = try tree(before)
    changed.set(try tree(value), at: path)
    #expect(changed == (try tree(after)))
  }

  @Test func mergingKeepsTheOthersAndTakesPathsForKeys() throws {
    var changed = try tree(#"{"a":{"b":1,"c":2},"d":3}"#)
    changed.merge(["b": .integer(9), "x/y": .bool(true)], at: "/a")
    #expect(changed == (try tree(#"{"a":{"b":9,"c":2,"x":{"y":true}},"d":3}"#)))
    var list = try tree("[10,20,30,40]")
    list.merge(["0": .integer(11), "3": .integer(44)], at: "/")
    #expect(list == (try tree("[11,20,30,44]")))
  }

  @Test func numbersThatAreNoPlacesMakeAnObject() throws {
    var list = try tree("[1,2]")
    list.set(.integer(3), at: "/-1")
    #expect(list == .object(["0": .integer(1), "1": .integer(2), "-1": .integer(3)]))
  }
}

struct TreeMirrorTests {
  private func put(_ path: String, _ data: String) -> ServerSentEvent {
    ServerSentEvent(name: "put", data: #"{"path":"\#(path)","data":\#(data)}"#)
  }

  @Test func followsPutsAndPatches() {
    var mirror = TreeMirror()
    #expect(mirror.take(put("/", "[3,2,1]")) == .changed(isFirst: true))
    #expect(mirror.value(as: [Int].self) == [3, 2, 1])
    #expect(mirror.take(put("/0", "4")) == .changed(isFirst: false))
    let patch = ServerSentEvent(name: "patch", data: #"{"path":"/","data":{"1":5,"2":6}}"#)
    #expect(mirror.take(patch) == .changed(isFirst: false))
    #expect(mirror.value(as: [Int].self) == [4, 5, 6])
    #expect(mirror.value(as: String.self) == nil)
  }

  @Test func aPartBeforeTheWholeIsNotBelieved() {
    var mirror = TreeMirror()
    #expect(mirror.take(put("/3", "1")) == .reconnect)
    #expect(mirror.take(ServerSentEvent(name: "patch", data: #"{"path":"/","data":{"1":5}}"#)) == .reconnect)
    #expect(mirror.tree == nil)
  }

  @Test func aNewConnectionBeginsAnew() {
    var mirror = TreeMirror()
    _ = mirror.take(put("/", "1"))
    mirror.reset()
    #expect(mirror.take(put("/", "null")) == .changed(isFirst: true))
    #expect(mirror.value(as: Int?.self) == .some(nil))
  }

  @Test(arguments: [
    ServerSentEvent(name: "keep-alive", data: "null"), ServerSentEvent(name: "put", data: "{"),
    ServerSentEvent(name: "patch", data: #"{"path":"/","data":[1]}"#), ServerSentEvent(name: "news", data: "{}"),
  ])
  func whatSaysNothingChangesNothing(_ event: ServerSentEvent) {
    var mirror = TreeMirror()
    _ = mirror.take(put("/", "1"))
    #expect(mirror.take(event) == .unchanged)
    #expect(mirror.value(as: Int.self) == 1)
  }

  @Test func cancelStopsAndRevokedPermissionReconnects() {
    var mirror = TreeMirror()
    guard case .stop = mirror.take(ServerSentEvent(name: "cancel", data: "null")) else {
      Issue.record("it goes on")
      return
    }
    #expect(mirror.take(ServerSentEvent(name: "auth_revoked", data: #""expired""#)) == .reconnect)
  }
}
