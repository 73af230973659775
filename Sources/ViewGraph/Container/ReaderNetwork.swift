import Foundation
import FoundationNetworking
import Synchronization

/// What URL loading keeps for one reader: cookies, answers, and the session that uses both. Made when a program first asks, and
/// as lasting as the pages of the reader.
final class ReaderNetwork: Sendable {
  private struct State: @unchecked Sendable {
    var cookies: HTTPCookieStorage?
    var cache: URLCache?
    var session: URLSession?
  }

  private let state = Mutex(State())

  init() {}

  deinit {
    state.withLock(\.session)?.finishTasksAndInvalidate()
  }

  /// The reader's cookies.
  var cookies: HTTPCookieStorage? {
    state.withLock { state in
      if state.cookies == nil { state.cookies = URLSessionConfiguration.ephemeral.httpCookieStorage }
      return state.cookies
    }
  }

  /// The answers that are kept for the reader, in memory.
  var cache: URLCache {
    get {
      state.withLock { state in
        if let cache = state.cache { return cache }
        let made = URLCache(memoryCapacity: 1024 * 1024, diskCapacity: 0, diskPath: nil)
        state.cache = made
        return made
      }
    }
    set {
      state.withLock { $0.cache = newValue }
    }
  }

  /// The session that programs share.
  func session(_ configuration: () -> URLSessionConfiguration) -> URLSession {
    if let known = state.withLock(\.session) { return known }
    let made = URLSession(configuration: configuration())
    return state.withLock { state in
      if let known = state.session { return known }
      state.session = made
      return made
    }
  }
}

// What CInterposition puts in the place of Foundation's. Code that runs for no reader has those of the process.

extension HTTPCookieStorage {
  @_silgen_name("newsreel_cookies")
  public class func _shared() -> HTTPCookieStorage { ReaderContainer.current?.network.cookies ?? originalShared() }

  @_silgen_name("newsreel_original_cookies")
  private class func originalShared() -> HTTPCookieStorage
}

extension URLCache {
  @_silgen_name("newsreel_cache")
  public class func _shared() -> URLCache { ReaderContainer.current?.network.cache ?? originalShared() }

  @_silgen_name("newsreel_original_cache")
  private class func originalShared() -> URLCache

  @_silgen_name("newsreel_set_cache")
  public class func _setShared(_ cache: __owned URLCache) {
    guard let network = ReaderContainer.current?.network else { return originalSetShared(cache) }
    network.cache = cache
  }

  @_silgen_name("newsreel_original_set_cache")
  private class func originalSetShared(_ cache: __owned URLCache)
}

extension URLSessionConfiguration {
  @_silgen_name("newsreel_session_configuration")
  public class func _default() -> URLSessionConfiguration {
    let configuration = originalDefault()
    if let network = ReaderContainer.current?.network {
      configuration.httpCookieStorage = network.cookies
      configuration.urlCache = network.cache
    }
    return configuration
  }

  @_silgen_name("newsreel_original_session_configuration")
  private class func originalDefault() -> URLSessionConfiguration
}

extension URLSession {
  @_silgen_name("newsreel_session")
  public class func _shared() -> URLSession {
    ReaderContainer.current?.network.session { .default } ?? originalShared()
  }

  @_silgen_name("newsreel_original_session")
  private class func originalShared() -> URLSession
}
