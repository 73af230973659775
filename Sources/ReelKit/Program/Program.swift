import Foundation

/// What is to be built, whatever kind of project it was read from.
package struct Program {
  /// What people call it.
  package var name: String
  /// The module that has the app; the first of `modules`.
  package var module: String { modules[0].name }
  /// The folder that paths are told from.
  package var root: URL
  /// The app and the frameworks of the project that it uses, the app first.
  package var modules: [Module]
  /// The tests of the app, which see it as a module; empty where there are none.
  package var tests: [Module] = []
  package var packages: [PackageReference] = []
  package var resources: [Resource] = []
  /// What `Bundle.main.infoDictionary` has.
  package var info: [String: Any] = [:]
  /// Which versions of packages the project was last built with: a `Package.resolved`.
  package var pins: URL?
  /// Whether the files are a package's, of which those for a device alone are compiled as for one.
  package var isPackage = false
  /// Texts in the place of files, by their paths.
  var replacements: [String: String] = [:]
  /// Files that the app has besides, by their names; those of other modules by `Module/Name.swift`.
  var generated: [String: String] = [:]
  /// Types that are declared by what was left out.
  var foreign = ForeignNames()
  /// What was left out, in sentences.
  package var notes: [String] = []

  package init(name: String, root: URL, modules: [Module]) {
    self.name = name
    self.root = root
    self.modules = modules
  }
}

/// Sources that are compiled together.
package struct Module {
  package var name: String
  package var sources: [URL]
  package var settings = ModuleSettings()
  /// Models of Core Data, of which classes are made.
  package var models: [URL] = []
  /// Other modules of the program that this one imports.
  package var dependencies: [String] = []
  /// Products of packages that this one imports.
  package var products: [ProductReference] = []

  package init(name: String, sources: [URL]) {
    self.name = name
    self.sources = sources
  }
}

/// How a module is compiled.
package struct ModuleSettings: Equatable {
  /// The language mode: 5 or 6.
  package var languageMode = "5"
  /// What `#if` finds true.
  package var conditions: [String] = []
  /// Features of later language modes that are on. Without other word `/…/` is a regular expression.
  package var features = [Self.regularExpressions]
  /// Whether what says nothing else belongs to the main actor.
  package var isMainActorByDefault = false
  /// Further options for the compiler.
  package var flags: [String] = []

  /// The feature by which `/…/` is a regular expression; part of language mode 6.
  package static let regularExpressions = "BareSlashRegexLiterals"

  package init() {}
}

/// A file or folder of the program's bundle.
package struct Resource: Equatable {
  package var source: URL
  /// Where it lies in the bundle.
  package var destination: String
}

/// A package that a program depends on.
package struct PackageReference: Equatable {
  /// Where a package comes from.
  package enum Location: Equatable {
    case folder(URL)
    /// An address, and which versions will do as a manifest says it: `from: "1.2.0"`.
    case repository(String, requirement: String)
  }

  package var location: Location

  /// What a manifest calls the package.
  package var identity: String {
    switch location {
    case .folder(let url): url.lastPathComponent
    case .repository(let address, _):
      (address as NSString).lastPathComponent.replacing(#/\.git$/#, with: "")
    }
  }
}

/// A product of a package that a module imports; without a package where the project does not say which.
package struct ProductReference: Equatable {
  package var name: String
  package var package: String?
}
