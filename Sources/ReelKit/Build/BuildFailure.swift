import Foundation

/// What a compiler complained of, put together by what is the matter, so that a page of errors is a few lines.
package struct BuildFailure: Equatable {
  /// One thing that is the matter.
  package struct Cause: Equatable {
    package let text: String
    package var count: Int
    /// Where it is met first: file and line.
    package let place: String
  }

  package private(set) var causes: [Cause] = []
  package private(set) var errors = 0
  package private(set) var files: Set<String> = []
  /// The packages that files with errors belong to, but for the program itself.
  package private(set) var packages: Set<String> = []

  /// Reads the lines of a build.
  ///
  /// - Parameters:
  ///   - lines: What the build printed.
  ///   - originals: The file that each compiled one is a link to or a copy of, by their paths.
  ///   - root: The folder that places are told from.
  package init(_ lines: [String], originals: [String: String], root: URL) {
    var seen: Set<String> = []
    var others: [String] = []
    for line in lines {
      guard let match = line.wholeMatch(of: #/(/.*?):(\d+):(\d+): error: (.*)/#) else {
        if let match = line.wholeMatch(of: #/(?:<unknown>:0: )?error: (.*)/#) { others.append(String(match.1)) }
        continue
      }
      // A file may be compiled for more than one part of a build.
      guard seen.insert(line).inserted else { continue }
      let file = originals[String(match.1)] ?? String(match.1)
      errors += 1
      files.insert(file)
      if originals[String(match.1)] == nil, let package = Self.package(of: file, within: root) {
        packages.insert(package)
      }
      let place = "\(URL(fileURLWithPath: file).path(from: root)):\(match.2)"
      add(Self.cause(String(match.4)), at: place)
    }
    causes.sort { $0.count > $1.count }
    // What has no place matters where nothing else does: packages that cannot be had, the linker's words.
    if causes.isEmpty {
      for text in others where !text.hasPrefix("fatalError") && !text.hasPrefix("emit-module command failed") {
        add(text, at: "")
      }
    }
  }

  /// The folder of the package that a file lies in; nil for the program's own.
  private static func package(of file: String, within root: URL) -> String? {
    if let match = file.firstMatch(of: #/\/checkouts\/([^\/]+)\//#) { return String(match.1) }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/", folder.path != root.path {
      // What is made while building lies in a package of `reel`'s own.
      if folder.appendingPathComponent(".build").exists { return nil }
      if folder.appendingPathComponent("Package.swift").exists { return folder.lastPathComponent }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private mutating func add(_ text: String, at place: String) {
    if let known = causes.firstIndex(where: { $0.text == text }) {
      causes[known].count += 1
    } else {
      causes.append(Cause(text: text, count: 1, place: place))
    }
  }

  /// The complaint in the words of one who has no Xcode.
  private static func cause(_ message: String) -> String {
    if let match = message.firstMatch(of: #/^no such module '(.+)'/#) {
      return "There is no module \(match.1) here"
    }
    if let match = message.firstMatch(of: #/^cannot find (?:type )?'(.+)' in scope/#) {
      return "There is no \(match.1) here"
    }
    return message
  }

  /// The summary, with no more causes than a screen has room for.
  package func summary(most: Int = 20) -> String {
    if causes.isEmpty { return "The build failed, and the compiler did not say why." }
    let shown = causes.prefix(most).map { cause in
      let count = cause.count > 1 ? " (\(cause.count) times)" : ""
      return cause.place.isEmpty ? "  \(cause.text)" : "  \(cause.text)\(count)\n    first in \(cause.place)"
    }
    let more = causes.count > most ? ["  and \(causes.count - most) more"] : []
    let head =
      errors == 0
      ? "It could not be built:"
      : "\(errors) \(errors == 1 ? "error" : "errors") in \(files.count) \(files.count == 1 ? "file" : "files"):"
    let names = packages.sorted().joined(separator: ", ")
    let foreign =
      packages.isEmpty
      ? []
      : [
        "\(names) \(packages.count == 1 ? "is a package that does" : "are packages that do") not build on Linux as "
          + "\(packages.count == 1 ? "it is" : "they are"): where an empty module will do, say --without and the product's name."
      ]
    return ([head] + shown + more + foreign).joined(separator: "\n")
  }
}

/// A build that failed.
package struct BuildProblem: Error, CustomStringConvertible {
  package let failure: BuildFailure
  /// All that the compiler said.
  let log: URL

  package var description: String {
    let hint = failure.errors > 0 ? "`reel doctor` says what to do about what is missing. " : ""
    return "\(failure.summary())\n\(hint)All that the compiler said is in \(log.path)."
  }
}
