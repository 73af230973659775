import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import ViewGraph

/// Work that a program hands on is for its reader, wherever it runs.
@Suite struct CarryingTests {
  private let ann = HostContext()

  init() {
    ann.container = ReaderContainer()
    ann.run { UserDefaults.standard.set("Ann", forKey: "name") }
  }

  /// Whom work finds that is begun for Ann.
  private func reader(_ begin: (@escaping @Sendable () -> Void) -> Void) async -> String? {
    await withCheckedContinuation { continuation in
      ann.run { begin { continuation.resume(returning: UserDefaults.standard.string(forKey: "name")) } }
    }
  }

  @Test func queues() async {
    let queue = DispatchQueue(label: "carrying")
    #expect(await reader { queue.async(execute: $0) } == "Ann")
    #expect(await reader { queue.asyncAfter(deadline: .now(), execute: $0) } == "Ann")
    #expect(await reader { queue.asyncAfter(wallDeadline: .now(), execute: $0) } == "Ann")
    #expect(await reader { queue.async(execute: DispatchWorkItem(block: $0)) } == "Ann")
    #expect(await reader { queue.async(group: DispatchGroup(), execute: $0) } == "Ann")
    #expect(await reader { DispatchGroup().notify(queue: queue, execute: $0) } == "Ann")
    #expect(await reader { work in queue.async { DispatchQueue.main.async(execute: work) } } == "Ann")
    #expect(await reader { work in DispatchQueue.concurrentPerform(iterations: 2) { if $0 == 1 { work() } } } == "Ann")
    let other: String? = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: UserDefaults.standard.string(forKey: "name")) }
    }
    #expect(other == nil, "what is begun for nobody is for nobody")
  }

  @Test func operations() async {
    let queue = OperationQueue()
    #expect(await reader { queue.addOperation($0) } == "Ann")
    #expect(await reader { queue.addOperation(BlockOperation(block: $0)) } == "Ann")
    #expect(await reader { queue.addBarrierBlock($0) } == "Ann")
    #expect(
      await reader {
        let operation = BlockOperation()
        operation.addExecutionBlock($0)
        queue.addOperation(operation)
      } == "Ann")
  }

  @Test func threads() async {
    #expect(await reader { Thread(block: $0).start() } == "Ann")
    #expect(await reader { Thread.detachNewThread($0) } == "Ann")
  }

  /// Whom work finds that is begun for Ann on a thread with a loop, which goes on for nobody.
  private func reader(
    onLoop begin: @escaping @Sendable (RunLoop, @escaping @Sendable () -> Void) -> Void
  ) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [ann] in
        let name = Mutex<String??>(nil)
        ann.run {
          begin(.current) { name.withLock { $0 = .some(UserDefaults.standard.string(forKey: "name")) } }
        }
        while name.withLock({ $0 == nil }) { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
        continuation.resume(returning: name.withLock { $0 ?? nil })
      }
    }
  }

  @Test func timersAndLoops() async {
    #expect(
      await reader { loop, work in loop.add(Timer(timeInterval: 0, repeats: false) { _ in work() }, forMode: .default) }
        == "Ann")
    #expect(
      await reader { loop, work in
        loop.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in work() }, forMode: .default)
      } == "Ann")
    #expect(
      await reader { _, work in _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in work() } }
        == "Ann")
    /// A loop with nothing else to do would not look at what it is to perform.
    @Sendable func awake(_ loop: RunLoop) -> RunLoop {
      loop.add(Timer(timeInterval: 0, repeats: true) { _ in }, forMode: .default)
      return loop
    }
    #expect(await reader { loop, work in awake(loop).perform(work) } == "Ann")
    #expect(await reader { loop, work in awake(loop).perform(inModes: [.default], block: work) } == "Ann")
  }

  @Test func answersOfSessions() async throws {
    let session = URLSession(configuration: .ephemeral)
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    var post = URLRequest(url: url)
    post.httpMethod = "POST"
    let request = post
    func isAnns(_ task: @escaping (@escaping @Sendable () -> Void) -> URLSessionTask) async -> Bool {
      await reader { task($0).resume() } == "Ann"
    }
    #expect(await isAnns { work in session.dataTask(with: url) { _, _, _ in work() } })
    #expect(await isAnns { work in session.dataTask(with: URLRequest(url: url)) { _, _, _ in work() } })
    #expect(await isAnns { work in session.downloadTask(with: url) { _, _, _ in work() } })
    #expect(await isAnns { work in session.uploadTask(with: request, from: Data([1])) { _, _, _ in work() } })
  }

  @Test func tasks() async {
    #expect(await reader { work in Task { work() } } == "Ann")
    #expect(await reader { work in Task { @MainActor in work() } } == "Ann")
    #expect(await reader { work in Task.detached { work() } } == nil, "a detached task is for nobody, as Swift has it")
  }
}
