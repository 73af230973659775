import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import ServiceLifecycle
import ViewGraph

/// One program, served to any number of visitors: each has a graph of its own.
///
/// Views live on the main thread, which must be running its queue (an asynchronous `main`, `dispatchMain()` or
/// `RunLoop.main.run()`); everything else happens on other threads.
public struct WebApplication: Sendable {
  /// How the program is served.
  public var configuration: WebHostConfiguration
  private let remoteImages: (any RemoteImageLoader)?
  private let factory: ProgramFactory
  private let time: ServerTime

  /// Makes an application.
  ///
  /// - Parameters:
  ///   - configuration: How the program is served.
  ///   - remoteImages: Who fetches pictures from elsewhere; with nil, such pictures are not shown.
  ///   - program: Makes the graph of one page of a visitor.
  public init(
    configuration: WebHostConfiguration = WebHostConfiguration(),
    remoteImages: (any RemoteImageLoader)? = nil,
    program: @escaping @MainActor @Sendable (Visitor) -> Graph
  ) {
    let languages = configuration.languages
    self.init(configuration: configuration, remoteImages: remoteImages, time: .system) {
      GraphProgram(for: $0, $1, languages: languages, program)
    }
  }

  package init(
    configuration: WebHostConfiguration, remoteImages: (any RemoteImageLoader)? = nil, time: ServerTime,
    factory: @escaping ProgramFactory
  ) {
    self.configuration = configuration
    self.remoteImages = remoteImages
    self.time = time
    self.factory = factory
  }

  /// Serves until the process is told to end (SIGTERM, SIGINT) or the task is cancelled.
  ///
  /// Throws `WebHostError` where the address cannot be listened at.
  public func run() async throws {
    try await run { _, _ in }
  }

  /// Serves, and tells once when it does: the port, and the sessions.
  package func run(onRunning: @escaping @Sendable (_ port: Int, _ store: SessionStore) async -> Void) async throws {
    let data = configuration.dataFolder.flatMap(DataFolder.open)
    data?.forgetReaders(absentSince: Date(timeIntervalSince1970: time.sinceEpoch() - Double(VisitorCookie.lifetime)))
    let storage = configuration.visitorStorage ?? data.map { FolderVisitorStorage($0) } ?? MemoryVisitorStorage()
    let role = configuration.workers == 1 ? nil : WorkerRole.current
    let key = SigningKey(secret: configuration.secret ?? data?.secret ?? role?.secret)
    let remotePaths = RemoteImagePaths(key: key)
    let showsRemote = remoteImages != nil
    let metrics = role.map { Metrics($0.memory.cells, worker: $0.number) } ?? Metrics()
    let store = SessionStore(
      factory: factory, configuration: configuration, time: time,
      images: ImageStore(maxSize: configuration.limits.imageBytes),
      imagePaths: ImagePaths { showsRemote ? remotePaths.path(for: $0, width: $1) : nil },
      metrics: metrics, key: key, storage: storage, data: data, role: role)
    let limits = ConnectionLimits(configuration.limits, descriptors: DescriptorLimit.raise())
    let connections = Connections(limits: limits, trusting: configuration.trustedProxies, metrics: metrics)
    let draining = Draining(seconds: configuration.drainTime)
    let routes = WebRoutes(
      store: store, key: key, connections: connections, remoteImages: remoteImages, draining: draining)
    let gate = LiveGate(store: store, key: key)
    let port = configuration.port
    let application = Application(
      router: routes.router(),
      server: HTTPServerBuilder { LiveChannel(responder: $0, gate: gate, connections: connections) },
      configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: port), backlog: 1024),
      onServerRunning: { channel in
        try? await channel.eventLoop.submit {
          try channel.pipeline.syncOperations.addHandler(AcceptHandler(connections: connections), position: .first)
        }.get()
        await onRunning(channel.localAddress?.port ?? port, store)
      },
      logger: Self.logger
    )
    let server: any Service =
      role.map {
        HandedServer(
          role: $0, connections: connections, gate: gate, routes: routes, logger: Self.logger,
          onRunning: { await onRunning(port, store) })
      } ?? application
    defer { store.close() }
    do {
      try await Self.sweeping(store, connections) {
        try await ServiceGroup(
          configuration: .init(
            services: [server, draining], gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.logger)
        ).run()
      }
    } catch {
      await storage.finish()
      throw WebHostError(error, host: configuration.host, port: port) ?? error
    }
    await storage.finish()
  }

  /// Ends sessions whose time is over, once a second, for as long as `body` runs.
  private static func sweeping(
    _ store: SessionStore, _ connections: Connections, _ body: () async throws -> Void
  ) async throws {
    let sweeper = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(1))
        store.advance()
        store.metrics.noteUse(sessions: store.count, connections: connections.count)
      }
    }
    defer { sweeper.cancel() }
    try await body()
  }

  private static var logger: Logger {
    var logger = Logger(label: "web")
    logger.logLevel = .critical
    return logger
  }
}
