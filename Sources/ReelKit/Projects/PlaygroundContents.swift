import Foundation

/// What SwiftPM says of an app's manifest (`swift package dump-package`).
struct PlaygroundContents: Decodable {
  struct Target: Decodable {
    struct Resource: Decodable {
      let path: String
      let rule: [String: [String: String]]?
    }

    /// Of a few kinds, each an object of one key.
    struct Dependency: Decodable {
      let product: [String?]?
      let byName: [String?]?
      let target: [String?]?

      private enum Keys: String, CodingKey { case product, byName, target }

      init(from decoder: any Decoder) throws {
        // The lists end with conditions, which are not read.
        func names(_ key: Keys) -> [String?]? {
          guard let all = try? decoder.container(keyedBy: Keys.self),
            var list = try? all.nestedUnkeyedContainer(forKey: key)
          else { return nil }
          return [try? list.decodeIfPresent(String.self), try? list.decodeIfPresent(String.self)].map { $0 ?? nil }
        }
        (product, byName, target) = (names(.product), names(.byName), names(.target))
      }
    }

    struct Setting: Decodable {
      struct Value: Decodable { let _0: String? }

      let kind: [String: Value]
      let tool: String
    }

    let name: String
    /// What it is: `regular`, `executable`, `test`, `macro`.
    let type: String
    let path: String?
    let exclude: [String]?
    let resources: [Resource]?
    let dependencies: [Dependency]
    let settings: [Setting]?
  }

  struct Package: Decodable {
    struct Folder: Decodable { let path: String }

    struct Repository: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable { let urlString: String }
        let remote: [Remote]?
        let local: [String]?
      }

      struct Requirement: Decodable {
        struct Range: Decodable { let lowerBound, upperBound: String }
        let range: [Range]?
        let exact, branch, revision: [String]?
      }

      let location: Location
      let requirement: Requirement
    }

    let fileSystem: [Folder]?
    let sourceControl: [Repository]?
  }

  struct Version: Decodable { let _version: String }

  let dependencies: [Package]
  let targets: [Target]
  let swiftLanguageVersions: [String]?
  let toolsVersion: Version

  /// The mode that targets have which say none.
  var languageMode: String {
    if let last = swiftLanguageVersions?.last { return last.hasPrefix("6") ? "6" : "5" }
    return toolsVersion._version.hasPrefix("6") ? "6" : "5"
  }
}

extension PlaygroundContents.Package {
  var reference: PackageReference? {
    if let path = fileSystem?.first?.path { return PackageReference(location: .folder(URL(fileURLWithPath: path))) }
    guard let repository = sourceControl?.first,
      let address = repository.location.remote?.first?.urlString ?? repository.location.local?.first
    else { return nil }
    let wanted = repository.requirement
    let requirement =
      if let exact = wanted.exact?.first { "exact: \(quoted(exact))" } else if let branch = wanted.branch?.first {
        "branch: \(quoted(branch))"
      } else if let revision = wanted.revision?.first {
        "revision: \(quoted(revision))"
      } else if let range = wanted.range?.first { "\(quoted(range.lowerBound))..<\(quoted(range.upperBound))" } else {
        "from: \"0.0.0\""
      }
    return PackageReference(location: .repository(address, requirement: requirement))
  }
}
