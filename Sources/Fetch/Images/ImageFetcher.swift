import Combine
import Foundation

/// Fetches pictures on behalf of readers: from public addresses only, once for all, and only what really is a picture.
///
/// Safe to use from any thread. Pictures are kept in a memory of their own, so that they never push out other answers.
public final class ImageFetcher: Sendable {
  /// The fetcher that programs normally use.
  public static let shared = ImageFetcher()

  private let fetcher: Fetcher
  private let addresses: AddressPolicy
  private let sizeLimit: Int
  private let timeout: TimeInterval

  /// Creates a fetcher.
  /// - Parameters:
  ///   - fetcher: What fetches and keeps the bytes; one of its own with 128 MB by default.
  ///   - exceptions: Servers that may have private addresses, such as stand-ins on loopback; none by default.
  ///   - sizeLimit: The greatest picture in bytes; 10 MB by default.
  ///   - timeout: Seconds that a picture may take; 20 by default.
  public init(
    fetcher: Fetcher = Fetcher(cacheCapacity: 128 << 20),
    exceptions: Set<Origin> = [],
    sizeLimit: Int = 10 << 20,
    timeout: TimeInterval = 20
  ) {
    self.fetcher = fetcher
    self.addresses = .publicOnly(except: exceptions)
    self.sizeLimit = sizeLimit
    self.timeout = timeout
  }

  /// Fetches a picture. Equal requests in flight are one; cancelling ends the request when nobody else waits for it.
  public func image(at url: URL?) async -> ImageOutcome {
    guard let url else { return .none }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return .failure(.url(url.absoluteString)) }
    do {
      let response = try await fetcher.load(request(for: url))
      return outcome(response)
    } catch {
      return .failure(error)
    }
  }

  /// Publishes what became of a picture. No page waits for it. Delivered off the main thread: use `receive(on:)` for views.
  public func imagePublisher(at url: URL?) -> AnyPublisher<ImageOutcome, Never> {
    FetchPublisher(isAwaited: false) { () async -> ImageOutcome in
      await self.image(at: url)
    }.eraseToAnyPublisher()
  }

  private func request(for url: URL) -> FetchRequest {
    FetchRequest(
      url: url,
      headers: ["Accept": "image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.9"],
      timeout: timeout,
      sizeLimit: sizeLimit,
      redirectLimit: 5,
      addresses: addresses,
      freshness: DeclaredFreshness(maxAge: 86_400, staleWhileRevalidate: 86_400, staleIfError: 7 * 86_400),
      retry: RetryPolicy(maximumAttempts: 2))
  }

  private func outcome(_ response: FetchResponse) -> ImageOutcome {
    if [204, 404, 410].contains(response.status) || (response.isSuccess && response.body.isEmpty) { return .none }
    if let failure = response.failure(now: fetcher.now) { return .failure(failure) }
    guard let format = ImageFormat(response.body), let size = ImageSize(of: response.body, format: format) else {
      let detail = "Content-Type \(response.headers["Content-Type"] ?? "missing"), \(response.body.count) bytes"
      return .failure(.decoding(DecodingFailure(reason: .corrupted, type: "Image", detail: detail)))
    }
    return .image(FetchedImage(data: response.body, format: format, size: size, url: response.url))
  }
}
