import Foundation
import Logging

extension Supervisor {
  /// Takes what a worker says; it says nothing more where it has ended.
  func hear(_ index: Int) {
    guard let link = workers[index].link else { return }
    guard let (message, descriptor) = link.receive() else { return bury(index) }
    if let descriptor { close(descriptor) }
    workers[index].lastPong = Self.now
    guard message == .ready else { return }
    workers[index].isReady = true
    if !hasServed, workers.allSatisfy(\.isReady) {
      hasServed = true
      WebHost.announce(configuration, port: port, workers: workers.count)
    }
  }

  /// Ends a worker whose main thread shows no life.
  func hangs(_ index: Int, at now: Double) {
    guard let process = workers[index].process else { return }
    HostLog.web.error(
      "A worker shows no sign of life and is ended; its readers go on elsewhere.", metadata: fields(index))
    kill(process, SIGKILL)
    workers[index].lastPong = now
  }

  /// Says why a worker has ended, and sees to it that there is another.
  private func bury(_ index: Int) {
    guard let process = workers[index].process else { return }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let wasReady = workers[index].isReady
    let signal = status & 0x7F
    let fields = fields(index).merging([
      "process": "\(process)", "signal": "\(signal)", "status": "\(status >> 8 & 0xFF)",
    ]) { $1 }
    workers[index].ended(at: Self.now)
    let note = memory.note(of: index)
    defer { note.clear() }
    if [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE].contains(signal) {
      memory.cells.add(1, to: .traps, of: index)
      if let content = note.content {
        memory.traps.add(content.page.bytes)
        memory.traps.add(content.origin)
      }
      HostLog.web.error("The program has trapped; the worker's readers go on elsewhere.", metadata: fields)
    } else if isEnding {
      HostLog.web.debug("A worker has ended.", metadata: fields)
    } else {
      HostLog.web.warning("A worker has ended; its readers go on elsewhere.", metadata: fields)
    }
    // What cannot even start is not started for ever: the worker has said why.
    if !hasServed, !wasReady, signal == 0 {
      exitStatus = status >> 8 & 0xFF
      beginEnd()
    }
  }

  private func fields(_ index: Int) -> Logger.Metadata {
    var fields: Logger.Metadata = ["worker": "\(index)"]
    guard let content = memory.note(of: index).content else { return fields }
    fields[content.isUnderWay ? "during" : "after"] = "\(content.text)"
    return fields
  }

  /// Tells the workers to end; connections are handed on as long as one of them takes any.
  func beginEnd() {
    endDeadline = min(endDeadline, Self.now + configuration.drainTime + 3)
    isEnding = true
    for worker in workers { if let process = worker.process { kill(process, SIGTERM) } }
  }

  /// The end: those who have not ended by themselves are ended.
  func finish() -> Int32 {
    for worker in workers { if let process = worker.process { kill(process, SIGKILL) } }
    HostLog.web.info("Ended.")
    return exitStatus
  }
}
