import Dispatch
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// Serves the connections that a supervisor hands over, until it is told to end or the supervisor is gone.
struct HandedServer: Service {
  let role: WorkerRole
  let connections: Connections
  let gate: LiveGate
  let routes: WebRoutes
  let logger: Logger
  let onRunning: @Sendable () async -> Void

  func run() async throws {
    let (descriptors, continuation) = AsyncStream.makeStream(of: CInt.self)
    listen(continuation)
    let channel = LiveChannel(responder: responder, gate: gate, connections: connections)
    _ = role.link.send(.ready)
    await onRunning()
    await withGracefulShutdownHandler {
      await withDiscardingTaskGroup { group in
        for await descriptor in descriptors {
          let logger = logger
          group.addTask {
            do {
              let value = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .channelOption(.allowRemoteHalfClosure, value: true)
                .withConnectedSocket(descriptor) { channel.setup(channel: $0, logger: logger) }
              await channel.handle(value: value, logger: logger)
            } catch {
              logger.debug("A connection was gone before it was served.", metadata: ["error": "\(error)"])
            }
          }
        }
      }
    } onGracefulShutdown: {
      continuation.finish()
      connections.quiesce()
    }
  }

  /// Takes what the supervisor sends, on a thread of its own.
  private func listen(_ continuation: AsyncStream<CInt>.Continuation) {
    let link = role.link
    Thread.detachNewThread {
      while let (message, descriptor) = link.receive() {
        if let descriptor, message != .connection {
          close(descriptor)
        } else if let descriptor, case .terminated = continuation.yield(descriptor) {
          close(descriptor)
        }
        if message == .ping { DispatchQueue.main.async { _ = link.send(.pong) } }
      }
      // Nobody hands over connections any more.
      kill(getpid(), SIGTERM)
    }
  }

  /// Answers as Hummingbird's own server does.
  private var responder: HTTPChannelHandler.Responder {
    let responder = routes.router().buildResponder()
    return { [logger] request, writer, channel in
      let context = LiveRequestContext(source: ApplicationRequestContextSource(channel: channel, logger: logger))
      var response: Response
      do {
        response = try await responder.respond(to: request, context: context)
      } catch {
        response = Response(status: .internalServerError)
      }
      response.headers[.date] = Self.date(Date())
      try await writer.write(response: response.head, body: response.body)
    }
  }

  /// A date as HTTP writes it (RFC 9110, 5.6.7).
  static func date(_ date: Date) -> String {
    date.formatted(
      .verbatim(
        "\(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .extended(minimumLength: 4)) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT",
        locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
  }
}
