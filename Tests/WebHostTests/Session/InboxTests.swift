import Synchronization
import Testing
import ViewGraph

@testable import WebHost

@Suite("A session's events are worked through in order, and nobody waits in between")
struct InboxTests {
  /// Tells what it was sent once it is closed.
  private final class Socket: SessionSocket {
    let connection: SessionLifecycle.Connection = 1
    let closings: AsyncStream<[String]>
    private let continuation: AsyncStream<[String]>.Continuation
    private let sent = Mutex<[String]>([])

    init() {
      (closings, continuation) = AsyncStream.makeStream(of: [String].self)
    }

    func send(_ bytes: [UInt8]) {
      sent.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }

    func close(_ code: CloseCode) {
      continuation.yield(sent.withLock { $0 })
      continuation.finish()
    }
  }

  private func worker() -> SessionWorker {
    let root = column(1, text(2, "words"))
    var renderer = Renderer.forTests()
    _ = renderer.replacement(root)
    return SessionWorker(
      projection: Projection(renderer: renderer, commit: Commit(root: root), defaultTitle: "Test", place: "/"),
      images: ImageStore(maxSize: 0), metrics: Metrics(), configuration: WebHostConfiguration(),
      words: .english, wakeRows: {})
  }

  @Test func whatHappensBeforeTheWorkerIsThereIsNotLost() async {
    let inbox = Inbox()
    let socket = Socket()
    inbox.put(.attach(socket, Hello(token: ""), isFresh: false))
    inbox.put(.tell(.notice("first")))
    inbox.open(for: worker())
    for number in 2...100 { inbox.put(.tell(.notice("number \(number)."))) }
    inbox.put(.end(.tooLarge))
    inbox.put(.tell(.notice("too late")))
    let sent = await socket.closings.first { _ in true }?.joined() ?? ""
    let told = sent.ranges(of: /number (\d+)\./).map { String(sent[$0]) }
    #expect(told == (2...(told.count + 1)).map { "number \($0)." }, "in order")
    #expect(sent.contains("first") && !sent.contains("too late"))
  }

  @Test func theWorkerGoesWithTheLastEvent() async {
    let inbox = Inbox()
    let socket = Socket()
    weak var known: SessionWorker?
    do {
      let worker = worker()
      known = worker
      inbox.open(for: worker)
    }
    #expect(known != nil, "kept while the session lasts")
    inbox.put(.attach(socket, Hello(token: ""), isFresh: false))
    inbox.put(.end(.tooLarge))
    for await _ in socket.closings {}
    while known != nil { await Task.yield() }
  }
}
