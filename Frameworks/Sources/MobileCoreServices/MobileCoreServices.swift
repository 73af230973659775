import Foundation
@_exported import UniformTypeIdentifiers

// The names that kinds of data had before `UTType`. They are bridged as texts here, not as CFString.

/// Text.
public let kUTTypeText = UTType.text.identifier
/// Text without a look.
public let kUTTypePlainText = UTType.plainText.identifier
/// Text in UTF-8 without a look.
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
/// A web page.
public let kUTTypeHTML = UTType.html.identifier
/// A link.
public let kUTTypeURL = UTType.url.identifier
/// A link to a file.
public let kUTTypeFileURL = UTType.fileURL.identifier
/// A picture.
public let kUTTypeImage = UTType.image.identifier
/// A picture as PNG.
public let kUTTypePNG = UTType.png.identifier
/// A picture as JPEG.
public let kUTTypeJPEG = UTType.jpeg.identifier
/// A moving picture as GIF.
public let kUTTypeGIF = UTType.gif.identifier
/// A film.
public let kUTTypeMovie = UTType.movie.identifier
/// Sound.
public let kUTTypeAudio = UTType.audio.identifier
/// A document as PDF.
public let kUTTypePDF = UTType.pdf.identifier
/// Data as JSON.
public let kUTTypeJSON = UTType.json.identifier
/// Data of any kind.
public let kUTTypeData = UTType.data.identifier
/// Anything.
public let kUTTypeItem = UTType.item.identifier
/// A folder.
public let kUTTypeFolder = UTType.folder.identifier
