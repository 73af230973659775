import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The floor: the page with nothing between it and the socket. No framework, no state, no differences.
@main
enum Floor {
  static func main() throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let server = try ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .childChannelInitializer(setUp)
      .bind(host: "127.0.0.1", port: 0).wait()
    print("Serving at http://127.0.0.1:\(server.localAddress?.port ?? 0)/")
    fflush(nil)
    try server.closeFuture.wait()
  }

  private static func setUp(_ channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let upgrader = NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, _ in
          channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(ListHandler()) }
        })
      let pages = NIOLoopBound(PageHandler(), eventLoop: channel.eventLoop)
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { context in
            context.pipeline.syncOperations.removeHandler(pages.value, promise: nil)
          }
        ))
      try channel.pipeline.syncOperations.addHandler(pages.value)
    }
  }
}
