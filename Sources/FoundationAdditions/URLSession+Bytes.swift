import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of an answer as they come.
  ///
  /// What has come and was not read yet is held, 4 MB of it; then the transfer waits. Letting go of it ends the transfer.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// The transfer that the bytes come from.
    public var task: URLSessionDataTask { hold.task }
    private let hold: Hold

    init(_ task: URLSessionDataTask, _ transfer: ByteTransfer) {
      hold = Hold(task, transfer)
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(hold) }

    /// Ends the transfer with the last who could read of it: the session would go on with it.
    fileprivate final class Hold: Sendable {
      let task: URLSessionDataTask
      let transfer: ByteTransfer

      init(_ task: URLSessionDataTask, _ transfer: ByteTransfer) {
        self.task = task
        self.transfer = transfer
      }

      deinit {
        task.cancel()
      }
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let hold: Hold
      private var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var chunk = Data()
      private var place = 0

      fileprivate init(_ hold: Hold) {
        self.hold = hold
        chunks = hold.transfer.chunks.makeAsyncIterator()
      }

      /// The next byte; nil at the end. Throws what ended the transfer before, or that the task was cancelled.
      public mutating func next() async throws -> UInt8? {
        while place == chunk.count {
          guard let next = try await chunks.next() else {
            try Task.checkCancellation()
            return nil
          }
          hold.transfer.didRead(next.count)
          (chunk, place) = (next, 0)
        }
        defer { place += 1 }
        return chunk[chunk.startIndex + place]
      }
    }
  }

  /// Asks for an address and gives its answer once the head has come; the bytes follow.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Makes a request and gives its answer once the head has come; the bytes follow.
  ///
  /// - Parameter delegate: Asked about redirections and credentials; nil asks the session's.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let transfer = ByteTransfer(asking: delegate ?? self.delegate as? any URLSessionTaskDelegate)
    let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let response = try await withTaskCancellationHandler {
      try await transfer.begin(task)
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task, transfer), response)
  }
}
