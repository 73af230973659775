import Foundation

/// A kind of data, by an identifier such as `public.plain-text`.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let identifier: String

  /// The kind with an identifier; nil for an empty one.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// A kind that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The kind of files with an extension; nil for one that is not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard let entry = Self.table.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    self = entry.type
  }

  /// The kind of a media type; nil for one that is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let entry = Self.table.first(where: { $0.mime == wanted }) else { return nil }
    self = entry.type
  }

  /// The usual extension of files of the kind; nil for kinds that have none.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// The media type of the kind; nil for kinds that have none.
  public var preferredMIMEType: String? { entry?.mime }

  /// The kind's name for people; nil for kinds that are not known here.
  public var localizedDescription: String? { entry.flatMap { $0.extensions.first?.uppercased() } }

  public var description: String { identifier }

  /// True where the kind is the same as another one or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains { $0.conforms(to: type) }
  }

  /// True where the kind is a special case of another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// True where another kind is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var entry: Entry? { Self.table.first { $0.type == self } }

  private var parents: [UTType] {
    if let entry { return entry.parents }
    switch self {
    case .image, .audiovisualContent, .text: return [.data, .content]
    case .movie, .audio: return [.audiovisualContent]
    case .video: return [.movie]
    case .sourceCode: return [.plainText]
    case .folder: return [.item]
    case .data: return [.item]
    case .fileURL: return [.url]
    default: return []
    }
  }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let yaml = UTType(known: "public.yaml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let svg = UTType(known: "public.svg-image")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let heic = UTType(known: "public.heic")
  public static let tiff = UTType(known: "public.tiff")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let zip = UTType(known: "public.zip-archive")

  private struct Entry {
    let type: UTType
    let extensions: [String]
    let mime: String
    let parents: [UTType]
  }

  private static let table = [
    Entry(type: .plainText, extensions: ["txt", "text"], mime: "text/plain", parents: [.text]),
    Entry(type: .utf8PlainText, extensions: ["utf8"], mime: "text/plain;charset=utf-8", parents: [.plainText]),
    Entry(type: .rtf, extensions: ["rtf"], mime: "text/rtf", parents: [.text]),
    Entry(type: .html, extensions: ["html", "htm"], mime: "text/html", parents: [.text]),
    Entry(type: .xml, extensions: ["xml"], mime: "application/xml", parents: [.text]),
    Entry(type: .json, extensions: ["json"], mime: "application/json", parents: [.text]),
    Entry(type: .yaml, extensions: ["yml", "yaml"], mime: "application/x-yaml", parents: [.text]),
    Entry(type: .commaSeparatedText, extensions: ["csv"], mime: "text/csv", parents: [.text]),
    Entry(type: .swiftSource, extensions: ["swift"], mime: "text/x-swift", parents: [.sourceCode]),
    Entry(type: .javaScript, extensions: ["js"], mime: "text/javascript", parents: [.sourceCode]),
    Entry(type: .propertyList, extensions: ["plist"], mime: "application/x-plist", parents: [.data]),
    Entry(type: .png, extensions: ["png"], mime: "image/png", parents: [.image]),
    Entry(type: .jpeg, extensions: ["jpeg", "jpg"], mime: "image/jpeg", parents: [.image]),
    Entry(type: .gif, extensions: ["gif"], mime: "image/gif", parents: [.image]),
    Entry(type: .svg, extensions: ["svg"], mime: "image/svg+xml", parents: [.image]),
    Entry(type: .webP, extensions: ["webp"], mime: "image/webp", parents: [.image]),
    Entry(type: .heic, extensions: ["heic"], mime: "image/heic", parents: [.image]),
    Entry(type: .tiff, extensions: ["tiff", "tif"], mime: "image/tiff", parents: [.image]),
    Entry(type: .mp3, extensions: ["mp3"], mime: "audio/mpeg", parents: [.audio]),
    Entry(type: .wav, extensions: ["wav"], mime: "audio/vnd.wave", parents: [.audio]),
    Entry(type: .mpeg4Movie, extensions: ["mp4"], mime: "video/mp4", parents: [.movie]),
    Entry(type: .quickTimeMovie, extensions: ["mov", "qt"], mime: "video/quicktime", parents: [.movie]),
    Entry(type: .pdf, extensions: ["pdf"], mime: "application/pdf", parents: [.data, .content]),
    Entry(type: .zip, extensions: ["zip"], mime: "application/zip", parents: [.data]),
  ]
}
