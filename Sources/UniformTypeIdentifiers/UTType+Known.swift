// The kinds that the system declares, under the identifiers that Apple gives them.

extension UTType {
  /// Anything in a file system.
  public static let item = UTType(known: "public.item")
  /// Anything that people look at, listen to or read.
  public static let content = UTType(known: "public.content")
  /// Any bytes.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Any text, with or without marks.
  public static let text = UTType(known: "public.text")
  /// Text without any marks.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without any marks, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Tables as text, with commas between the columns.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Any image.
  public static let image = UTType(known: "public.image")
  /// An image in PNG.
  public static let png = UTType(known: "public.png")
  /// An image in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An image in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// An image in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An image in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// An image in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// Anything with pictures that move, or sound.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures that move, without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAVE.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An archive in ZIP.
  public static let zip = UTType(known: "public.zip-archive")

  /// What is known of a kind of file.
  struct Entry {
    let type: UTType
    let extensions: [String]
    let mime: String
    let parents: [UTType]
  }

  /// The kinds of files, each with its extensions, the usual one first.
  static let table = [
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
