import Combine
import Foundation

// What CInterposition puts in the place of the methods of UserDefaults that the others are built on. Whatever object a program
// holds, each call is for the reader for whom the code runs, so that one in a `static let` is right for everybody. Code that
// runs for no reader has Foundation's own store, which belongs to the process.

extension UserDefaults {
  /// The settings of the reader for whom the code runs.
  var readerDomain: SettingsDomain? { ReaderContainer.current.map(domain(in:)) }

  /// The settings of a reader.
  func domain(in container: ReaderContainer) -> SettingsDomain { container.domain(suite: ownSuite) }

  @_silgen_name("newsreel_defaults_object")
  public func _object(forKey key: String) -> Any? {
    guard let readerDomain else { return originalObject(forKey: key) }
    return readerDomain.pageObject(forKey: key)
  }

  @_silgen_name("newsreel_original_defaults_object")
  private func originalObject(forKey key: String) -> Any?

  @_silgen_name("newsreel_defaults_set")
  public func _set(_ value: Any?, forKey key: String) {
    guard let readerDomain else { return originalSet(value, forKey: key) }
    readerDomain.setPageObject(value, forKey: key)
  }

  @_silgen_name("newsreel_original_defaults_set")
  private func originalSet(_ value: Any?, forKey key: String)

  @_silgen_name("newsreel_defaults_remove")
  public func _removeObject(forKey key: String) {
    guard let readerDomain else { return originalRemoveObject(forKey: key) }
    readerDomain.setPageObject(nil, forKey: key)
  }

  @_silgen_name("newsreel_original_defaults_remove")
  private func originalRemoveObject(forKey key: String)

  @_silgen_name("newsreel_defaults_url")
  public func _url(forKey key: String) -> URL? {
    guard readerDomain != nil else { return originalURL(forKey: key) }
    guard let text = object(forKey: key) as? String else { return nil }
    if let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
  }

  @_silgen_name("newsreel_original_defaults_url")
  private func originalURL(forKey key: String) -> URL?

  /// An address as `@AppStorage` keeps it; Foundation on Linux would keep its path alone.
  @_silgen_name("newsreel_defaults_set_url")
  public func _set(_ url: URL?, forKey key: String) {
    guard readerDomain != nil else { return originalSet(url, forKey: key) }
    set(url?.absoluteString as Any?, forKey: key)
  }

  @_silgen_name("newsreel_original_defaults_set_url")
  private func originalSet(_ url: URL?, forKey key: String)

  @_silgen_name("newsreel_defaults_dictionary")
  public func _dictionaryRepresentation() -> [String: Any] {
    readerDomain?.values ?? originalDictionaryRepresentation()
  }

  @_silgen_name("newsreel_original_defaults_dictionary")
  private func originalDictionaryRepresentation() -> [String: Any]

  @_silgen_name("newsreel_defaults_register")
  public func _register(defaults values: [String: Any]) {
    let data = values.compactMapValues(StoredValue.encode)
    if let readerDomain { return readerDomain.register(data) }
    ProgramDefaults.register(data)
    originalRegister(defaults: values)
  }

  @_silgen_name("newsreel_original_defaults_register")
  private func originalRegister(defaults values: [String: Any])

  @_silgen_name("newsreel_defaults_add_suite")
  public func _addSuite(named suite: String) {
    guard let readerDomain else { return originalAddSuite(named: suite) }
    readerDomain.setSearches(suite, true)
  }

  @_silgen_name("newsreel_original_defaults_add_suite")
  private func originalAddSuite(named suite: String)

  @_silgen_name("newsreel_defaults_remove_suite")
  public func _removeSuite(named suite: String) {
    guard let readerDomain else { return originalRemoveSuite(named: suite) }
    readerDomain.setSearches(suite, false)
  }

  @_silgen_name("newsreel_original_defaults_remove_suite")
  private func originalRemoveSuite(named suite: String)
}
