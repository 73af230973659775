import Foundation
import FoundationNetworking

extension URLCache {
  /// Makes a cache of answers.
  ///
  /// - Parameters:
  ///   - memoryCapacity: Bytes in memory.
  ///   - diskCapacity: Bytes in files.
  ///   - directory: Where the files are; nil is a folder of the system's choice.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
