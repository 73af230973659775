import Foundation

extension URL {
  /// Asks for a file that the reader has handed over. It is the program's already.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends what was asked for. Nothing ends: the file stays among the reader's temporary files.
  public func stopAccessingSecurityScopedResource() {}
}
