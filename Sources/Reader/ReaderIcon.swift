import Foundation

/// The picture that stands for the reader in tabs and on home screens.
public enum ReaderIcon {
  /// The bytes of a PNG of 512 pixels, all of it drawn: devices cut it into their shape. nil where the file is not there.
  public static var png: [UInt8]? {
    let file = Bundle.module.url(forResource: "icon", withExtension: "png")
    let data = try? Data(contentsOf: file ?? Bundle.module.bundleURL.appending(path: "icon.png"))
    return data.map(Array.init)
  }
}
