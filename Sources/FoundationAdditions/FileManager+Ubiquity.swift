import Foundation

// On a server nobody is logged in to iCloud: programs are answered what they are told on a device without an account.

extension FileManager {
  /// The folder of a container in iCloud: always nil.
  /// - Partly: nobody is logged in to iCloud: nil, or false.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is logged in to iCloud: always nil.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is in iCloud: never.
  /// - Partly: nobody is logged in to iCloud: nil, or false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fetches a file from iCloud: throws `CocoaError.ubiquitousFileUnavailable`.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
  }

  /// The folder that a group of apps shares: one of the reader's own, beside those of the program.
  /// - Partly: no other app is there to share it with. A name is what the folder is called; empty names have none.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "-")
    guard !name.isEmpty, name != ".", name != "..",
      let library = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = library.appendingPathComponent("Groups").appendingPathComponent(name)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
