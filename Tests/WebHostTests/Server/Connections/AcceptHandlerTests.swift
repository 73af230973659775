import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import WebHost

struct AcceptHandlerTests {
  private let server = EmbeddedChannel()
  private let connections = Connections(
    limits: ConnectionLimits(total: 4, perAddress: 4), trusting: .none, metrics: Metrics())

  private func start() throws {
    try server.pipeline.syncOperations.addHandler(AcceptHandler(connections: connections))
    try server.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  /// Whether the server asks for connections, as it was told last.
  private var autoRead: Bool? {
    server.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value as? Bool
  }

  private func accept(_ number: Int) throws -> [EmbeddedChannel] {
    try (0..<number).map { _ in
      let child = EmbeddedChannel(loop: server.embeddedEventLoop)
      _ = connections.admit(child)
      try server.writeInbound(child as any Channel)
      return child
    }
  }

  @Test func withoutDescriptorsTheIdleGoFirst() throws {
    try start()
    let children = try accept(3)
    server.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept"))
    #expect(autoRead == false)
    server.embeddedEventLoop.run()
    #expect(children.allSatisfy { !$0.isActive })
    #expect(connections.count == 0)
    #expect(autoRead == true)
  }

  @Test func whereNobodyCanGoTheServerRests() throws {
    try start()
    server.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept"))
    server.embeddedEventLoop.advanceTime(by: .milliseconds(99))
    #expect(autoRead == false)
    server.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(autoRead == true)
  }

  @Test func asManyAsMayBeAreOpenAndNoMore() throws {
    try start()
    let children = try (0..<8).map { _ in
      let child = EmbeddedChannel(loop: server.embeddedEventLoop)
      try server.writeInbound(child as any Channel)
      return child
    }
    #expect(autoRead == false)
    try children[0].close().wait()
    server.embeddedEventLoop.run()
    #expect(autoRead == true)
  }

  @Test func otherErrorsArePassedOn() throws {
    try start()
    server.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
    #expect(autoRead == nil)
    #expect(throws: IOError.self) { try server.throwIfErrorCaught() }
  }
}
