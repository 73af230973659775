import Fetch
import Foundation

/// The loaders of pictures, one for each address, so that a picture is fetched once and shows at once the next time.
@MainActor
final class PictureCache {
  private let fetcher: ImageFetcher
  private let loaders = NSCache<NSURL, PictureLoader>()

  init(fetcher: ImageFetcher) {
    self.fetcher = fetcher
    loaders.countLimit = 2_000
  }

  func loader(for url: URL) -> PictureLoader {
    if let known = loaders.object(forKey: url as NSURL) { return known }
    let loader = PictureLoader(url: url, fetcher: fetcher)
    loaders.setObject(loader, forKey: url as NSURL)
    return loader
  }
}
