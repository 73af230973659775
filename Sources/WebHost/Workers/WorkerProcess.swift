import Foundation

/// A worker as its supervisor sees it.
struct WorkerProcess {
  let number: Int
  /// nil while none runs.
  private(set) var process: pid_t?
  private(set) var link: DescriptorLink?
  /// True from the moment it takes connections.
  var isReady = false
  /// When it was started, is to be started, and was last heard, in seconds of the supervisor's clock.
  private(set) var start = 0.0
  var restart: Double? = 0
  var lastPong = 0.0
  /// Ends in a row before it could serve.
  private(set) var failures = 0

  init(_ number: Int) {
    self.number = number
  }

  /// True where a connection is best given to it: it runs, and its main thread was heard not long ago.
  func isLively(at now: Double) -> Bool { isReady && now - lastPong < 3 }

  /// Starts this program once more, as a worker; false where the system does not let it.
  mutating func spawn(memory: SharedMemory, at now: Double) -> Bool {
    restart = nil
    guard let (near, far) = DescriptorLink.pair() else { return false }
    defer { close(far.descriptor) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // By way of high numbers, should one stand where another is to come.
    let (link, shared) = (fcntl(far.descriptor, F_DUPFD_CLOEXEC, 100), fcntl(memory.descriptor, F_DUPFD_CLOEXEC, 100))
    defer { for descriptor in [link, shared] { close(descriptor) } }
    posix_spawn_file_actions_adddup2(&actions, link, WorkerRole.linkDescriptor)
    posix_spawn_file_actions_adddup2(&actions, shared, WorkerRole.memoryDescriptor)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var environment = ProcessInfo.processInfo.environment
    // A backtrace takes seconds, in which the worker's readers would wait for nobody; who wants it says so.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    environment[WorkerRole.variable] = "\(number)/\(memory.workers)"
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, "/proc/self/exe", &actions, &attributes, arguments, variables) == 0 else {
      close(near.descriptor)
      return false
    }
    self.process = process
    self.link = near
    (isReady, start, lastPong) = (false, now, now)
    return true
  }

  /// Notes that the process has ended, and when the next is to be started: at once where it has served, otherwise after
  /// a pause that doubles up to ten seconds.
  mutating func ended(at now: Double) {
    if let link { close(link.descriptor) }
    failures = isReady ? 0 : failures + 1
    restart = now + (failures == 0 ? 0 : min(10, 0.25 * pow(2, Double(failures - 1))))
    (process, link, isReady) = (nil, nil, false)
  }
}
