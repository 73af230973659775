import Foundation

/// What a file is to a build.
enum FileKind: Equatable {
  case source
  case resource
  /// A model of Core Data: classes and a resource are made of it.
  case model
  /// A file that Xcode would build and that is left out here, and what it is.
  case leftOut(String)
  /// A file that is no part of the product.
  case ignored

  init(_ url: URL) {
    switch url.pathExtension.lowercased() {
    case "swift": self = .source
    case "storyboard", "xib": self = .leftOut("storyboards: what they show is to be written in Swift")
    case "m", "mm": self = .leftOut("Objective-C: there is no runtime for it on Linux")
    case "c", "cc", "cpp", "cxx", "s": self = .leftOut("C sources: move them into a package, as a target of their own")
    case "metal": self = .leftOut("Metal shaders: browsers cannot run them")
    case "xcdatamodeld", "xcdatamodel": self = .model
    case "xcmappingmodel":
      self = .leftOut("what maps one Core Data model to the next: what both have of a name is kept by itself")
    case "intentdefinition", "mlmodel", "mlpackage", "rcproject", "reality":
      self = .leftOut("files that Apple's tools compile")
    case "h", "hh", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "storekit", "docc",
      "xcodeproj", "xcworkspace", "playground", "gitignore", "framework", "xcframework", "a", "dylib", "tbd",
      "xcprivacy", "modulemap~":
      self = .ignored
    default: self = .resource
    }
  }

  /// Folders that are one thing.
  static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "framework", "xcframework", "playground", "docc", "scnassets", "xcodeproj",
    "xcworkspace", "icon", "mlpackage", "rtfd", "swiftpm",
  ]

  /// The folder of a file's language: `de.lproj`.
  static func language(of url: URL) -> String? {
    let folder = url.deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }
}
