import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import Synchronization

/// The services that the reader talks to, spoken locally over real HTTP with invented data.
///
/// Several servers can run at once, each on a port of its own. Safe to use from any thread.
public final class StandInServer: Service {
  /// How this server was set up.
  public let configuration: StandInConfiguration
  private let board = MisbehaviourBoard()
  private let running = Mutex(Running())

  private struct Running {
    var port: Int?
    var group: ServiceGroup?
    var task: Task<Void, any Error>?
  }

  /// A server that does not listen yet.
  public init(configuration: StandInConfiguration) {
    self.configuration = configuration
  }

  /// The port it listens on; nil while it does not.
  public var port: Int? { running.withLock { $0.port } }

  /// The counterpart of the real service's base address, such as `http://127.0.0.1:8123/v2` for NewsAPI.org.
  ///
  /// With port 0 in the configuration it is known after the start only.
  public func baseURL(for service: StandInService) -> URL {
    guard let url = URL(string: origin) else {
      preconditionFailure("\(origin) is not the beginning of an address")
    }
    return service.baseURL(at: url)
  }

  /// Starts to listen and returns the port, at once if it listens already. Throws when the address cannot be bound.
  @discardableResult
  public func start() async throws -> Int {
    if let port { return port }
    let (bound, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let application = application { continuation.yield($0) }
    var settings = ServiceGroupConfiguration(services: [.init(service: application)], logger: logger)
    settings.maximumGracefulShutdownDuration = .seconds(1)
    let group = ServiceGroup(configuration: settings)
    let task = Task {
      do {
        try await group.run()
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
        throw error
      }
    }
    running.withLock { running in
      running.group = group
      running.task = task
    }
    for try await port in bound { return port }
    throw CancellationError()
  }

  /// Stops what ``start()`` began; answers under way have a second to end. The port is free again on return.
  public func stop() async {
    let (group, task) = running.withLock { running in
      defer { running = Running() }
      return (running.group, running.task)
    }
    await group?.triggerGracefulShutdown()
    _ = await task?.result
  }

  /// Listens until the surrounding task is cancelled or its service group shuts down. Throws when binding fails.
  public func run() async throws {
    defer { running.withLock { $0.port = nil } }
    try await application { _ in }.run()
  }

  /// Makes the answers to come go wrong; see ``Misbehaviour``. The same can be asked for with `POST /_control`.
  public func misbehave(_ misbehaviour: Misbehaviour) {
    board.add(misbehaviour)
  }

  /// Takes back all misbehaviour.
  public func behave() {
    board.reset()
  }

  private var origin: String {
    configuration.publicOrigin ?? "http://\(configuration.host):\(port ?? configuration.port)"
  }

  private var logger: Logger {
    var logger = Logger(label: "newsreel.stand-ins")
    logger.logLevel = .warning
    return logger
  }

  private func application(onBound: @escaping @Sendable (Int) -> Void) -> some ApplicationProtocol {
    let responder = StandInResponder(
      services: [
        NewsAPIHandler(configuration), TMDbHandler(configuration), HackerNewsHandler(configuration),
        TheCatAPIHandler(configuration), PictureHandler(seed: configuration.seed),
      ],
      control: ControlHandler(board: board),
      sleep: configuration.sleep,
      origin: { self.origin }
    )
    return Application(
      responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
        try await responder.respond(to: request)
      },
      configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: configuration.port)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? self.configuration.port
        self.running.withLock { $0.port = port }
        onBound(port)
      },
      logger: logger
    )
  }
}
