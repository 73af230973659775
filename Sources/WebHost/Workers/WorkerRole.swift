import Foundation

/// What a worker knows of its place: its number, and what it shares with the others.
struct WorkerRole: Sendable {
  /// How a supervisor tells a worker its place.
  static let variable = "NEWSREEL_WORKER"
  /// Where the descriptors are that a worker is started with.
  static let linkDescriptor: Int32 = 3
  static let memoryDescriptor: Int32 = 4

  let number: Int
  let memory: SharedMemory
  let link: DescriptorLink
  /// What to sign with where nothing else is said: the same for all workers.
  let secret: String?

  /// The place of this process; nil where it is no worker.
  static let current = WorkerRole(ProcessInfo.processInfo.environment)

  private init?(_ environment: [String: String]) {
    let parts = environment[Self.variable]?.split(separator: "/").compactMap { Int($0) } ?? []
    guard parts.count == 2, (0..<parts[1]).contains(parts[0]),
      let memory = SharedMemory(Self.memoryDescriptor, workers: parts[1])
    else { return nil }
    number = parts[0]
    self.memory = memory
    secret = environment["NEWSREEL_SECRET"]
    link = DescriptorLink(descriptor: Self.linkDescriptor)
    // What the program starts is no worker of its.
    unsetenv(Self.variable)
    for descriptor in [Self.linkDescriptor, Self.memoryDescriptor] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// A new visitor who belongs to this worker: the connections that come with their cookie will be its too.
  func newVisitor() -> VisitorID {
    while true {
      let visitor = VisitorID()
      if WorkerChoice.worker(for: visitor.bytes, among: 0..<memory.workers) == number { return visitor }
    }
  }
}
