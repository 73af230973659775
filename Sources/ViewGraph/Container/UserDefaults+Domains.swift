import Foundation

// The domains of UserDefaults, as in UserDefaults+Reader.swift.

extension UserDefaults {
  @_silgen_name("newsreel_defaults_volatile_names")
  public func _volatileDomainNames() -> [String] {
    originalVolatileDomainNames() + (readerDomain?.volatileNames ?? [])
  }

  @_silgen_name("newsreel_original_defaults_volatile_names")
  private func originalVolatileDomainNames() -> [String]

  @_silgen_name("newsreel_defaults_volatile")
  public func _volatileDomain(forName name: String) -> [String: Any] {
    guard let readerDomain, name != Self.argumentDomain else { return originalVolatileDomain(forName: name) }
    return readerDomain[volatile: name]?.compactMapValues(StoredValue.decode) ?? [:]
  }

  @_silgen_name("newsreel_original_defaults_volatile")
  private func originalVolatileDomain(forName name: String) -> [String: Any]

  @_silgen_name("newsreel_defaults_set_volatile")
  public func _setVolatileDomain(_ values: [String: Any], forName name: String) {
    guard let readerDomain, name != Self.argumentDomain else {
      return originalSetVolatileDomain(values, forName: name)
    }
    readerDomain[volatile: name] = values.compactMapValues(StoredValue.encode)
  }

  @_silgen_name("newsreel_original_defaults_set_volatile")
  private func originalSetVolatileDomain(_ values: [String: Any], forName name: String)

  @_silgen_name("newsreel_defaults_remove_volatile")
  public func _removeVolatileDomain(forName name: String) {
    guard let readerDomain, name != Self.argumentDomain else { return originalRemoveVolatileDomain(forName: name) }
    readerDomain[volatile: name] = nil
  }

  @_silgen_name("newsreel_original_defaults_remove_volatile")
  private func originalRemoveVolatileDomain(forName name: String)

  @_silgen_name("newsreel_defaults_persistent")
  public func _persistentDomain(forName name: String) -> [String: Any]? {
    guard let container = ReaderContainer.current else { return originalPersistentDomain(forName: name) }
    let values = Self.persistentDomain(name, in: container).keptValues
    return values.isEmpty ? nil : values
  }

  @_silgen_name("newsreel_original_defaults_persistent")
  private func originalPersistentDomain(forName name: String) -> [String: Any]?

  @_silgen_name("newsreel_defaults_set_persistent")
  public func _setPersistentDomain(_ values: [String: Any], forName name: String) {
    guard let container = ReaderContainer.current else { return originalSetPersistentDomain(values, forName: name) }
    Self.persistentDomain(name, in: container).replace(with: values)
  }

  @_silgen_name("newsreel_original_defaults_set_persistent")
  private func originalSetPersistentDomain(_ values: [String: Any], forName name: String)

  @_silgen_name("newsreel_defaults_remove_persistent")
  public func _removePersistentDomain(forName name: String) {
    guard let container = ReaderContainer.current else { return originalRemovePersistentDomain(forName: name) }
    Self.persistentDomain(name, in: container).replace(with: [:])
  }

  @_silgen_name("newsreel_original_defaults_remove_persistent")
  private func originalRemovePersistentDomain(forName name: String)

  /// The program's own name is that of the standard suite.
  private static func persistentDomain(_ name: String, in container: ReaderContainer) -> SettingsDomain {
    let isOwn = name == Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return container.domain(suite: isOwn ? nil : name)
  }
}
