import Foundation

// Foundation on Linux has only the home directory and the temporary one. Each is the reader's.

extension URL {
  /// The Documents directory.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// The Library directory.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// The directory for what supports the app, which is not there before it is made.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// The directory for what can be made again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// The Desktop directory.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The Downloads directory.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The Movies directory.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The Music directory.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// The Pictures directory.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// The directory for what is shared with other users.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
