import Foundation

/// What files that use Core Data say differently here.
enum ManagedSource {
  private static let word = #"(?:public|open|internal|private|fileprivate|dynamic|final|weak|nonisolated|override)"#

  /// `@NSManaged var name: String?` is a property that asks the object; methods that the runtime would add are there.
  @Sendable static func properties(_ text: String) -> String {
    let modifiers = #"((?:"# + word + #"(?:\(set\))?[ \t]+)*)"#
    let pattern =
      modifiers + #"@NSManaged\s+"# + modifiers + #"var[ \t]+(`?\w+`?)[ \t]*:[ \t]*([^\n={/;]*[^\n={/; \t])"#
    guard let variable = try? Regex(pattern, as: (Substring, Substring, Substring, Substring, Substring).self) else {
      return text
    }
    let changed = text.replacing(variable) { match in
      let name = match.output.3.filter { $0 != "`" }
      // The lines below stay where they are.
      let lines = String(repeating: "\n", count: match.output.0.count { $0.isNewline })
      return "\(match.output.1)\(match.output.2)\(lines)var \(match.output.3): \(match.output.4) "
        + "{ get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
    }
    let call = modifiers + #"@NSManaged\s+"# + modifiers + #"func[ \t]+(\w+)\(([^)\n]*)\)"#
    guard let method = try? Regex(call, as: (Substring, Substring, Substring, Substring, Substring).self) else {
      return changed
    }
    return changed.replacing(method) { match in
      let parameters = String(match.output.4)
      guard let body = body(of: String(match.output.3), parameters) else { return String(match.output.0) }
      let lines = String(repeating: "\n", count: match.output.0.count { $0.isNewline })
      return "\(match.output.1)\(match.output.2)\(lines)func \(match.output.3)(\(parameters)) { \(body) }"
    }
  }

  /// What a method does that Xcode has written for a relationship to many.
  private static func body(of name: String, _ parameters: String) -> String? {
    let given = parameters.split(separator: ",").map { parameter in
      parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init)
    }
    guard let first = given.first?.last else { return nil }
    let second = given.dropFirst().first?.last
    let isAt = given.first?.first == "at"
    func title(_ prefix: String) -> String? {
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }
    if let title = title("addTo") { return "_addManaged(\(first), \"\(title)\")" }
    if let title = title("insertInto"), let second { return "_addManaged(\(first), \"\(title)\", at: \(second))" }
    if let title = title("removeFrom") {
      return isAt ? "_removeManaged(\"\(title)\", at: \(first))" : "_removeManaged(\(first), \"\(title)\")"
    }
    if let title = title("replace"), let second {
      return "_replaceManaged(\"\(title)\", at: \(first), with: \(second))"
    }
    return nil
  }

  /// The initializer that makes objects is one that all classes have; others go through it.
  @Sendable static func initializers(_ text: String) -> String {
    text.replacing(
      #/(?m)^([ \t]*)((?:(?:public|open|internal|private|fileprivate|override)[ \t]+)*)init\((\s*entity(?:[ \t]+\w+)?[ \t]*:\s*NSEntityDescription\s*,\s*insertInto)/#
    ) { match in
      guard match.2.contains("override") else { return String(match.0) }
      let access = match.2.contains("open") || match.2.contains("public") ? "public " : ""
      return "\(match.1)\(access)required init(\(match.3)"
    }.replacing(
      #/(?m)^([ \t]*)((?:(?:public|internal|private|fileprivate)[ \t]+)*)(init\((?!\s*entity)[^)]*\)[^{\n]*\{(?:(?!\binit\b|\n[ \t]*func)[\s\S])*?)super(\.init\(\s*entity:)/#
    ) { "\($0.1)\($0.2)convenience \($0.3)self\($0.4)" }
  }

  /// `#keyPath(Item.name)` is the text that it stands for.
  @Sendable static func keyPaths(_ text: String) -> String {
    text.replacing(#/#keyPath\(\s*([\w.]+)\s*\)/#) { match in
      let names = match.1.split(separator: ".").drop { $0.first?.isUppercase ?? false || $0 == "self" }
      return "\"\(names.joined(separator: "."))\""
    }
  }

  /// A request for objects of a class is taken for one of anything.
  @Sendable static func requests(_ text: String) -> String {
    text.replacing(#/(\w+)\.fetchRequest\(\)[ \t]+as![ \t]+(NSFetchRequest<[\w ]+>)/#) {
      "\($0.2)(entityName: \($0.1).entity().name ?? \"\")"
    }.replacing(#/(\w+)[ \t]+as![ \t]+NSFetchRequest<(?:any[ \t]+)?NSFetchRequestResult>/#) { "\($0.1)._ofAnyResult" }
  }

  /// Comparisons of texts are known by their names.
  @Sendable static func comparisons(_ text: String) -> String {
    text.replacing(#/#selector\(\s*NSString\.(\w*[cC]ompare)(?:\(_:\))?\s*\)/#) { "Selector(\"\($0.1):\")" }
  }

  /// Conditions take values of any type.
  @Sendable static func arguments(_ text: String) -> String {
    text.replacing(#/NSPredicate\(\s*format:(?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/#) { match in
      match.0.replacing(#/\s+as!?\s+(?:any\s+)?CVarArg\b/#, with: "")
    }
  }
}
