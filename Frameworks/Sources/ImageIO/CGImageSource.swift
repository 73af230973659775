import Foundation
import UIKit
import UniformTypeIdentifiers

/// Encoded pictures that are read: one, since browsers decode them; one that moves, moves as a whole.
/// - Partly: one picture as it is, in its own size: browsers decode pictures and make them smaller.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: Data
  private var isWhole: Bool

  init(_ bytes: Data, isWhole: Bool = true) {
    self.bytes = bytes
    self.isWhole = isWhole
  }

  /// The picture; nil where there are not enough bytes of it.
  var picture: UIImage? { UIImage(data: lock.withLock { bytes }) }

  /// How far it is read.
  var status: CGImageSourceStatus {
    guard lock.withLock({ isWhole }) else { return .statusIncomplete }
    return picture == nil ? .statusUnknownType : .statusComplete
  }

  /// What kind of picture it is.
  var type: String? {
    switch lock.withLock({ bytes.prefix(12) }) {
    case let head where head.starts(with: [0x89, 0x50, 0x4E, 0x47]): UTType.png.identifier
    case let head where head.starts(with: [0xFF, 0xD8]): UTType.jpeg.identifier
    case let head where head.starts(with: Array("GIF".utf8)): UTType.gif.identifier
    case let head where head.starts(with: Array("RIFF".utf8)): UTType.webP.identifier
    default: nil
    }
  }

  func update(_ bytes: Data, isWhole: Bool) {
    lock.withLock { (self.bytes, self.isWhole) = (bytes, isWhole) }
  }
}

/// How far a picture is read.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// Reads a picture of bytes.
/// - Partly: `options` is not used.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

/// Reads a picture of a file; nil where there is none.
/// - Partly: `options` is not used.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// Reads a picture whose bytes come one after the other.
/// - Partly: `options` is not used.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isWhole: false)
}

/// Says the bytes that have come, from the first on, and whether these are all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isWhole: final)
}

/// How many pictures there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.picture == nil ? 0 : 1 }

/// What kind of picture it is.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// How far the picture is read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How far one of the pictures is read.
/// - Partly: `index` is not used.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }

/// The picture that is shown first.
/// - Partly: `isrc` is not used.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// A picture; nil where there is none.
/// - Partly: `options` is not used.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? isrc.picture?.cgImage : nil
}

/// A smaller picture; browsers make pictures smaller: it is the picture itself.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{ CGImageSourceCreateImageAtIndex(isrc, index, options) }

/// What is known of all pictures.
/// - Partly: `options` is not used.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.picture.map { _ in [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0] as [String: Any]] }
}

/// What is known of a picture: its size in dots.
/// - Partly: `options` is not used.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CFDictionary?
{
  guard index == 0, let picture = isrc.picture else { return nil }
  return [
    kCGImagePropertyPixelWidth: Int(picture.size.width * picture.scale),
    kCGImagePropertyPixelHeight: Int(picture.size.height * picture.scale),
    kCGImagePropertyOrientation: 1,
  ]
}
