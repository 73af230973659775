import Foundation

// What CInterposition puts in the place of Foundation's functions that tell where a user's folders are. Code that runs for no
// reader is told those of the process.

extension FileManager {
  @_silgen_name("newsreel_files_urls")
  public func _urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    guard let own = ReaderFolders.folder(for: directory, in: domains) else {
      return originalURLs(for: directory, in: domains)
    }
    return [own]
  }

  @_silgen_name("newsreel_original_files_urls")
  private func originalURLs(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL]

  @_silgen_name("newsreel_files_url")
  public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
  ) throws -> URL {
    guard let own = ReaderFolders.folder(for: directory, in: domain) else {
      return try originalURL(for: directory, in: domain, appropriateFor: url, create: create)
    }
    if create {
      try createDirectory(at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return own
  }

  @_silgen_name("newsreel_original_files_url")
  private func originalURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
  ) throws -> URL

  @_silgen_name("newsreel_files_temporary")
  public func _temporaryDirectory() -> URL {
    ReaderContainer.current?.folders.temporary ?? originalTemporaryDirectory()
  }

  @_silgen_name("newsreel_original_files_temporary")
  private func originalTemporaryDirectory() -> URL

  @_silgen_name("newsreel_files_home")
  public func _homeDirectoryForCurrentUser() -> URL {
    ReaderContainer.current?.folders.home ?? originalHomeDirectoryForCurrentUser()
  }

  @_silgen_name("newsreel_original_files_home")
  private func originalHomeDirectoryForCurrentUser() -> URL
}

extension URL {
  @_silgen_name("newsreel_url_home")
  public static func _homeDirectory() -> URL { ReaderContainer.current?.folders.home ?? originalHomeDirectory() }

  @_silgen_name("newsreel_original_url_home")
  private static func originalHomeDirectory() -> URL

  @_silgen_name("newsreel_url_temporary")
  public static func _temporaryDirectory() -> URL {
    ReaderContainer.current?.folders.temporary ?? originalTemporaryDirectory()
  }

  @_silgen_name("newsreel_original_url_temporary")
  private static func originalTemporaryDirectory() -> URL
}

@_silgen_name("newsreel_home")
public func _homeDirectoryPath() -> String {
  ReaderContainer.current?.folders.home.path ?? originalHomeDirectoryPath()
}

@_silgen_name("newsreel_original_home")
private func originalHomeDirectoryPath() -> String

/// With a slash at its end, as Foundation has it.
@_silgen_name("newsreel_temporary")
public func _temporaryDirectoryPath() -> String {
  (ReaderContainer.current?.folders.temporary.path).map { $0 + "/" } ?? originalTemporaryDirectoryPath()
}

@_silgen_name("newsreel_original_temporary")
private func originalTemporaryDirectoryPath() -> String

@_silgen_name("newsreel_search_path")
public func _searchPath(
  for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask, expandTilde: Bool
) -> [String] {
  guard let own = ReaderFolders.folder(for: directory, in: domains) else {
    return originalSearchPath(for: directory, in: domains, expandTilde: expandTilde)
  }
  return [own.path]
}

@_silgen_name("newsreel_original_search_path")
private func originalSearchPath(
  for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask, expandTilde: Bool
) -> [String]

extension ReaderFolders {
  /// The folder of the reader for whom the code runs; nil where there is none, or it is not theirs to have.
  fileprivate static func folder(
    for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
  ) -> URL? {
    guard domains.contains(.userDomainMask) else { return nil }
    return ReaderContainer.current?.folders.folder(for: directory)
  }
}

// MARK: - Writing

extension Data {
  @_silgen_name("newsreel_data_write")
  public func _write(to url: URL, options: Data.WritingOptions) throws {
    try ReaderContainer.current?.folders.makeRoom(for: count, at: url)
    try originalWrite(to: url, options: options)
  }

  @_silgen_name("newsreel_original_data_write")
  private func originalWrite(to url: URL, options: Data.WritingOptions) throws
}

extension FileManager {
  @_silgen_name("newsreel_files_create")
  public func _createFile(atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]?) -> Bool {
    let size = contents?.count ?? 0
    guard let folders = ReaderContainer.current?.folders else {
      return originalCreateFile(atPath: path, contents: contents, attributes: attributes)
    }
    guard (try? folders.makeRoom(for: size, at: URL(fileURLWithPath: path))) != nil else { return false }
    return originalCreateFile(atPath: path, contents: contents, attributes: attributes)
  }

  @_silgen_name("newsreel_original_files_create")
  private func originalCreateFile(atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]?) -> Bool
}

extension StringProtocol {
  @_silgen_name("newsreel_string_write")
  public func _write(to url: URL, atomically isAtomic: Bool, encoding: String.Encoding) throws {
    try ReaderContainer.current?.folders.makeRoom(for: utf8.count, at: url)
    try originalWrite(to: url, atomically: isAtomic, encoding: encoding)
  }

  @_silgen_name("newsreel_original_string_write")
  private func originalWrite(to url: URL, atomically isAtomic: Bool, encoding: String.Encoding) throws
}
