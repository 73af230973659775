import Foundation

extension Supervisor {
  /// Takes what has come, up to 64 connections in one go.
  func accept() {
    for _ in 0..<64 where pending.count < Self.maxPending {
      let descriptor = Foundation.accept(listener, nil, nil)
      guard descriptor >= 0 else {
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
          acceptPause = Self.now + 0.1
          for connection in pending { handOn(connection.descriptor, peeks: false) }
        }
        return
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      pending.append((descriptor, Self.now + 1))
    }
  }

  /// Gives a connection to the worker that it belongs to, or to another where that one does not take it.
  func handOn(_ descriptor: Int32, peeks: Bool) {
    guard let index = pending.firstIndex(where: { $0.descriptor == descriptor }) else { return }
    pending.remove(at: index)
    defer { close(descriptor) }
    let visitor = peeks ? peek(descriptor).flatMap(RequestPeek.visitor) : nil
    var candidates = Set(workers.filter(\.isReady).map(\.number))
    let lively = candidates.filter { workers[$0].isLively(at: Self.now) }
    if !lively.isEmpty { candidates = lively }
    while !candidates.isEmpty {
      let choice = choose(visitor, among: candidates)
      if workers[choice].link?.send(.connection, descriptor) == true { return }
      candidates.remove(choice)
    }
  }

  /// Strangers go to each in turn; they become visitors of the one that they come to.
  private func choose(_ visitor: [UInt8]?, among candidates: Set<Int>) -> Int {
    if let visitor, let worker = WorkerChoice.worker(for: visitor, among: candidates.sorted()) { return worker }
    strangers += 1
    let all = candidates.sorted()
    return all[strangers % all.count]
  }

  /// The first bytes of a connection, which stay where they are.
  private func peek(_ descriptor: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, count in
      let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, flags))
    }
    return bytes.isEmpty ? nil : bytes
  }
}
