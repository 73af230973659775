import Foundation

/// Models of Core Data in a package's target: Xcode makes classes of them, SwiftPM on Linux does not.
struct PackageModels {
  private let models: [DataModel]

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - list: The list of the module's files, `Kit.build/sources`.
  ///   - files: The files and their texts.
  /// - Returns: nil where there are none.
  init?(list: URL, files: [(path: String, text: String)]) {
    guard files.contains(where: { $0.text.contains("import CoreData") }),
      let root = UndeclaredResources.root(list: list, files: files)
    else { return nil }
    models = UndeclaredResources.find(in: root).filter { $0.pathExtension == "xcdatamodeld" }.compactMap(DataModel.init)
    if models.isEmpty { return nil }
  }

  /// A file with the classes at its end: lines stay where they are.
  func adding(to files: [(path: String, text: String)]) -> (path: String, text: String)? {
    let made = models.compactMap { ManagedClasses($0, sources: files.map(\.text)).text }
    guard !made.isEmpty, let file = files.first(where: { $0.text.contains("import CoreData") }) else { return nil }
    return (file.path, file.text + "\n" + made.joined(separator: "\n"))
  }

  /// Makes of the models among the resources of packages what programs look for: `Model.momd`.
  static func compile(in products: URL) throws {
    for name in products.visibleNames where name.hasSuffix(".resources") {
      let bundle = products.appendingPathComponent(name)
      let module = name.dropLast(".resources".count).split(separator: "_").last.map(String.init) ?? ""
      for item in bundle.visibleNames where item.hasSuffix(".xcdatamodeld") {
        guard let model = DataModel(bundle.appendingPathComponent(item)) else { continue }
        let place = bundle.appendingPathComponent("\(model.name).momd")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appendingPathComponent("\(model.name).mom")
        try LinkedFolder.write(model.compiled(module: module), to: file)
      }
    }
  }
}
