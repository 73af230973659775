import Fetch
import Foundation

/// The loaders of pictures, one for each address, so that a picture is fetched once and shows at once the next time.
///
/// Keeps 2,000 loaders and 128 MB of pictures at most, besides those on somebody's screen.
@MainActor
final class PictureCache {
  private let fetcher: ImageFetcher
  private let loaders = NSCache<NSURL, PictureLoader>()

  init(fetcher: ImageFetcher) {
    self.fetcher = fetcher
    loaders.countLimit = 2_000
    loaders.totalCostLimit = 128 << 20
  }

  func loader(for url: URL) -> PictureLoader {
    if let known = loaders.object(forKey: url as NSURL) { return known }
    let loader = PictureLoader(url: url, fetcher: fetcher) { [weak self] loader, bytes in
      self?.loaders.setObject(loader, forKey: url as NSURL, cost: bytes)
    }
    loaders.setObject(loader, forKey: url as NSURL)
    return loader
  }
}
