import Foundation

/// A film or a sound, before it is played.
/// - Partly: the address alone: browsers decode, so tracks and metadata are not known.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL
  /// How long it is: not known.
  open var duration: CMTime { .invalid }

  /// Makes one of an address.
  public init(url: URL) {
    self.url = url
  }
}

/// A film or a sound at an address.
/// - Partly: the address alone: browsers decode, so tracks and metadata are not known.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Makes one of an address.
  /// - Partly: `options` are not used.
  public init(url: URL, options: [String: Any]? = nil) {
    super.init(url: url)
  }
}

extension AVPlayerItem {
  /// The film of an asset.
  public convenience init(asset: AVAsset) { self.init(url: asset.url) }

  /// What is played.
  public var asset: AVAsset { AVURLAsset(url: url) }
}

/// Plays one thing after the other.
/// - Partly: the next one begins where a sound ends; of films the reader's browser does not tell the end.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []
  private var watch: (any NSObjectProtocol)?

  /// Plays things in their order.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    for item in items { insert(item, after: nil) }
  }

  /// What is played and what comes.
  open func items() -> [AVPlayerItem] { queue }

  /// Adds something after something else, nil for the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
    guard watch == nil else { return }
    watch = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { [weak self] news in
      if let self, let ended = news.object as? AVPlayerItem, ended === currentItem { advanceToNextItem() }
    }
  }

  /// Plays what comes next.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
    if queue.first != nil { play() }
  }

  /// Plays nothing more.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  deinit {
    if let watch { NotificationCenter.default.removeObserver(watch) }
  }
}

/// Plays something again and again.
/// - Partly: sounds: of films the reader's browser does not tell the end.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private weak var player: AVQueuePlayer?
  private var watch: (any NSObjectProtocol)?

  /// Lets a player play something again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    watch = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: itemToLoop, queue: nil
    ) { [weak player] _ in
      player?.insert(AVPlayerItem(url: itemToLoop.url), after: nil)
    }
  }

  /// Ends that.
  open func disableLooping() {
    if let watch { NotificationCenter.default.removeObserver(watch) }
    watch = nil
  }
}
