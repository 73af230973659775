#if os(Linux)
  import Combine

  /// Work that the host of a program waits for, if it was begun in the surroundings of one.
  struct HostedWork: Sendable {
    private let context: HostContext?

    /// Work that is not awaited belongs to no host.
    init(isAwaited: Bool = true) {
      context = isAwaited ? HostContext.current : nil
    }

    func begin() { context?.begin() }

    func end() { context?.end() }

    func run(_ body: () -> Void) {
      if let context { context.run(body) } else { body() }
    }
  }
#else
  /// Apple's platforms have no such host.
  struct HostedWork: Sendable {
    init(isAwaited: Bool = true) {}
    func begin() {}
    func end() {}
    func run(_ body: () -> Void) { body() }
  }
#endif
