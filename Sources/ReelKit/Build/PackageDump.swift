import Foundation

/// What SwiftPM says of a manifest.
struct PackageDump: Decodable {
  struct Product: Decodable {
    /// What kind it is: an object of one key.
    struct Kind: Decodable {
      let isExecutable: Bool

      private enum Keys: CodingKey { case executable }

      init(from decoder: any Decoder) throws {
        isExecutable = try decoder.container(keyedBy: Keys.self).contains(.executable)
      }
    }

    let name: String
    let targets: [String]
    let type: Kind
  }

  struct Target: Decodable {
    /// Another target or a product, by name: an object of one key, whose list begins with the name.
    struct Dependency: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let lists = try? value.decode([String: [Part]].self)
        name = lists?.values.first?.first?.text
      }
    }

    /// A name, or something else.
    struct Part: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    let name: String
    let type: String
    let dependencies: [Dependency]?
  }

  let products: [Product]
  let targets: [Target]

  /// The product that makes the only executable target, or the one of a name: the target's or the product's. Tools of the package's
  /// own plugins count where they are named.
  func executable(called name: String?) throws(ReelError) -> String {
    let executables = targets.filter { $0.type == "executable" }.map { target in
      let product = products.first { $0.type.isExecutable && $0.targets.contains(target.name) }
      return (target: target.name, product: product?.name ?? target.name)
    }
    let list = executables.map(\.product).joined(separator: ", ")
    if let name {
      if let named = executables.first(where: { $0.product == name || $0.target == name }) { return named.product }
      throw ReelError("The package has no executable called \(name)\(list.isEmpty ? "" : "; there is: \(list)").")
    }
    let plugins = targets.filter { $0.type == "plugin" }
    let tools = Set(plugins.flatMap { $0.dependencies ?? [] }.compactMap(\.name))
    let programs = executables.filter { !tools.contains($0.target) }
    guard let first = programs.first ?? executables.first else {
      throw ReelError("The package has no executable: `reel` runs programs, not libraries alone.")
    }
    if programs.count > 1 {
      throw ReelError("There is more than one executable: \(list). Say which: --target \(first.product).")
    }
    return first.product
  }
}
