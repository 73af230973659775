import Foundation
import NIOCore

/// Lets the server rest where it cannot take another connection, instead of asking the system over and over.
///
/// There are two reasons: as many connections are open as may be, closing ones included, and then it goes on as one
/// has closed; or the process has no descriptors left, and then idle connections are closed first. While `autoRead` is
/// off the system is not asked for new connections; they wait in its queue.
final class AcceptHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private let connections: Connections
  private let capacity: Int
  private var openCount = 0
  private var isFull = false
  private var isExhausted = false
  private var isResting: Bool { isFull || isExhausted }

  /// The pause before the next attempt where nothing can be closed.
  static let pause = TimeAmount.milliseconds(100)

  /// Makes a handler for the server's channel.
  init(connections: Connections) {
    self.connections = connections
    let total = connections.limits.total
    // Those that were sent away take a moment to close.
    capacity = total + max(4, total / 16)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    openCount += 1
    unwrapInboundIn(data).closeFuture.hop(to: context.eventLoop).whenComplete { _ in
      let (handler, context) = bound.value
      handler.openCount -= 1
      handler.update(context) { handler.isFull = handler.openCount >= handler.capacity }
    }
    update(context) { isFull = openCount >= capacity }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError, Self.isExhaustion(error) else { return context.fireErrorCaught(error) }
    guard !isExhausted else { return }
    update(context) { isExhausted = true }
    let closing = connections.shed(max(8, openCount / 4))
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let goOn: @Sendable () -> Void = {
      let (handler, context) = bound.value
      handler.update(context) { handler.isExhausted = false }
    }
    guard !closing.isEmpty else {
      context.eventLoop.scheduleTask(in: Self.pause, goOn)
      return
    }
    EventLoopFuture.andAllComplete(closing, on: context.eventLoop).whenComplete { _ in goOn() }
  }

  /// True where a new connection was not to be had for want of descriptors or memory.
  private static func isExhaustion(_ error: IOError) -> Bool {
    [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode)
  }

  private func update(_ context: ChannelHandlerContext, _ change: () -> Void) {
    let wasResting = isResting
    change()
    guard isResting != wasResting, context.channel.isActive else { return }
    context.channel.setOption(.autoRead, value: !isResting).whenFailure { _ in }
  }
}
