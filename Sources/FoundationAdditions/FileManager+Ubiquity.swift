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

  /// The folder that a group of apps shares.
  @available(*, unavailable, message: "apps share no folder here: use URL.applicationSupportDirectory")
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

/// Settings that all devices of a person share.
@available(*, unavailable, message: "readers have no iCloud here: UserDefaults.standard is each reader's own")
public final class NSUbiquitousKeyValueStore: NSObject {
  public static var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
}
