import Foundation

/// A file or a folder in memory, as documents are read from and written to. Not for several threads at once.
open class FileWrapper: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Not used: contents are always read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Not used: contents are always read at once.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The file is there whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers take the names under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The name under which it was read or written last.
  open var filename: String?
  /// The name that it is to have.
  open var preferredFilename: String?
  /// The bytes; nil for folders.
  public private(set) var regularFileContents: Data?
  /// What is in a folder, by name; nil for files.
  public private(set) var fileWrappers: [String: FileWrapper]?

  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }

  /// Makes a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Reads a file, or a folder with all that is in it. Throws what `Data` and `FileManager` do.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    if (try url.resourceValues(forKeys: [.isDirectoryKey])).isDirectory == true {
      let inside = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      fileWrappers = try Dictionary(
        inside.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) }, uniquingKeysWith: { $1 })
    } else {
      regularFileContents = try Data(contentsOf: url)
    }
  }

  open var isDirectory: Bool { fileWrappers != nil }
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Never: links are read as what they lead to.
  open var isSymbolicLink: Bool { false }

  /// Puts a file or folder into this folder, under its preferred name or, where that is taken, under another. Returns the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? "Untitled"
    var name = wanted
    var number = 1
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    fileWrappers?[name] = child
    return name
  }

  /// Puts a file into this folder. Returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file or folder out of this folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }

  /// Writes the file, or the folder with all that is in it. Throws what `Data` and `FileManager` do.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let fileWrappers {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers {
        try child.write(to: url.appending(path: name), options: options, originalContentsURL: nil)
      }
    } else {
      try (regularFileContents ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
