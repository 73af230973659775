import Foundation
import FoundationNetworking

extension URL {
  /// The bytes of a file, or of what an address of the web answers with.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let url: URL

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      private enum Source {
        case file(FileHandle.AsyncBytes.AsyncIterator)
        case web(URLSession.AsyncBytes.AsyncIterator)
      }

      private let url: URL
      private var source: Source?

      init(url: URL) {
        self.url = url
      }

      /// The next byte; nil at the end. Throws where there is no such file, or no answer.
      public mutating func next() async throws -> UInt8? {
        switch try await opened() {
        case .file(var bytes):
          defer { source = .file(bytes) }
          return try await bytes.next()
        case .web(var bytes):
          defer { source = .web(bytes) }
          return try await bytes.next()
        }
      }

      private mutating func opened() async throws -> Source {
        defer { source = nil }
        if let source { return source }
        if url.isFileURL { return .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()) }
        return .web(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
      }
    }
  }

  /// The bytes of the file or of what the address answers with; read as they are asked for.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the file or of what the address answers with; read as they are asked for. Empty lines are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of a file from where it is read next.
  public struct AsyncBytes: AsyncSequence {
    public typealias Element = UInt8

    let handle: FileHandle

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let handle: FileHandle
      private var chunk = Data()
      private var place = 0

      init(handle: FileHandle) {
        self.handle = handle
      }

      public mutating func next() async throws -> UInt8? {
        if place == chunk.count {
          try Task.checkCancellation()
          chunk = try handle.read(upToCount: 1 << 16) ?? Data()
          place = 0
          if chunk.isEmpty { return nil }
        }
        defer { place += 1 }
        return chunk[chunk.startIndex + place]
      }
    }
  }

  /// The bytes of the file; read as they are asked for.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
