import Foundation

/// Looks a program's sources over for what will not work here, and builds nothing.
package struct Doctor {
  let table: NameTable
  private let modules: Set<String>

  package init(_ sdk: SDK) throws(ReelError) {
    var table = try NameTable(sdk)
    try table.read(SupportTable(sdk))
    self.init(table: table, modules: sdk.modules)
  }

  init(table: NameTable, modules: Set<String>) {
    self.table = table
    self.modules = modules
  }

  /// Looks a program over.
  package func examine(_ program: Program) -> DoctorReport {
    let packages = PackageModules(program)
    let known = modules.union(program.modules.map(\.name)).union(packages.names)
    var texts: [(URL, SourceText)] = []
    for module in program.modules {
      let defined = Set(module.settings.conditions + ["DEBUG"])
      let files = module.sources.compactMap { source in
        (try? String(contentsOf: source, encoding: .utf8)).map { (source, $0) }
      }
      let isForDevice = SourceOverlay.isForDevice(files.map(\.1))
      for (source, text) in files {
        let conditions = Conditions(modules: known, defined: defined)
        let derived = program.isPackage ? DerivedSource(package: text, isForDevice: isForDevice) : DerivedSource(text)
        let compiled = derived?.text ?? text
        texts.append((source, SourceText(compiled, conditions: conditions)))
      }
    }
    let declared = Declarations(texts.map(\.1) + packages.texts)
    let imported = texts.flatMap { $0.1.lines.flatMap { imports($0.code, known: known) } }
    let knowsAll = packages.isComplete && !program.isPackage && imported.isEmpty
    let rules: [(String) -> [(Finding.Kind, String, String)]] = [
      { imports($0, known: known, binary: packages.binary) }, { unavailable($0, declared: declared) },
      { partly($0, declared: declared) }, { Self.foreign($0, names: program.foreign, declared: declared) },
      { missing($0, declared: declared, knowsAll: knowsAll) },
      { members($0, declared: declared, knowsAll: knowsAll) },
      { knowsAll ? arguments($0, declared: declared) : [] }, Self.language,
      { Self.shared($0, stores: declared.stores) },
    ]
    var findings: [Finding] = []
    for (file, text) in texts {
      for (number, line) in text.lines {
        for (kind, title, advice) in rules.flatMap({ $0(line) }) {
          findings.append(Finding(kind: kind, title: title, advice: advice, file: file, line: number))
        }
      }
    }
    return DoctorReport(name: program.name, root: program.root, files: texts.count, findings: findings)
  }

  private func imports(_ line: String, known: Set<String>, binary: Set<String> = []) -> [(Finding.Kind, String, String)]
  {
    let pattern =
      #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|package|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
    guard let match = line.firstMatch(of: pattern) else { return [] }
    let name = String(match.1)
    guard !known.contains(name) else { return [] }
    return [(.module, name, ModuleAdvice.on(name, isBinary: binary.contains(name)))]
  }

  private func unavailable(_ line: String, declared: Declarations) -> [(Finding.Kind, String, String)] {
    table.unavailable.compactMap { entry in
      let isUsed =
        if entry.isType {
          !declared.types.contains(entry.name) && Self.mentions(entry.name, in: line)
        } else if entry.name == "init" {
          !entry.label.isEmpty && Self.mentions("\(entry.type)(\(entry.label)", in: line)
        } else if entry.isUnique {
          !declared.members.contains(entry.name) && Self.mentions(".\(entry.name)", in: line)
        } else {
          Self.mentions("\(entry.type).\(entry.name)", in: line)
        }
      return isUsed ? (.unavailable, entry.title, entry.message) : nil
    }
  }

  /// Whether a line has some words that are not parts of longer ones.
  private static func mentions(_ words: String, in line: String) -> Bool {
    line.ranges(of: words).contains { range in
      let before = range.lowerBound == line.startIndex ? nil : line[line.index(before: range.lowerBound)]
      let after = range.upperBound == line.endIndex ? nil : line[range.upperBound]
      func isWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
      return !isWord(after) && (words.hasPrefix(".") || !isWord(before))
    }
  }

  /// Names of Apple's begin with two letters of their framework: what does is the platform's, the program's own, or missing.
  private func missing(_ line: String, declared: Declarations, knowsAll: Bool) -> [(Finding.Kind, String, String)] {
    // A word boundary of a pattern would be Unicode's, to which `UIView.self` is one word.
    let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let pattern =
      knowsAll && !table.members.isEmpty ? #/(?:UI|AV|CA|SK|NS|UN|CL|MK|WK)[A-Z][A-Za-z]+/# : #/UI[A-Z][A-Za-z]+/#
    return words.filter { $0.wholeMatch(of: pattern) != nil && !table.members.contains($0) }
      .filter { !table.types.contains($0) && !declared.types.contains($0) && !modules.contains($0) }
      .sorted()
      .map { (.name, $0, "leave it out with `#if !os(Linux)`, or say it in another way") }
  }

  /// Modifiers that begin a line, and that nobody has: neither the platform, nor Swift, nor the program. What packages from
  /// elsewhere have is not known: with them nothing is said.
  private func members(_ line: String, declared: Declarations, knowsAll: Bool) -> [(Finding.Kind, String, String)] {
    guard knowsAll, !table.members.isEmpty, let match = line.firstMatch(of: #/^\s+\.([a-z]\w*)\s*(?:[({]|$)/#) else {
      return []
    }
    let name = String(match.1)
    guard !table.members.contains(name), !declared.members.contains(name), name != "init", name != "self" else {
      return []
    }
    return [
      (
        .member, ".\(name)",
        "leave it out with `#if !os(Linux)` around a modifier of your own, or say it in another way"
      )
    ]
  }

  private static func language(_ line: String) -> [(Finding.Kind, String, String)] {
    [
      ("#selector", "use an action in a closure, such as UIAction or addAction(_:for:)"),
      ("#keyPath", "use a key path of Swift: \\Type.property"),
      ("@objc", "leave it out: nothing on Linux calls through Objective-C"),
      ("@IBOutlet", "there are no storyboards: make the view in code"),
      ("@IBAction", "there are no storyboards: use an action in a closure"),
      ("@NSManaged", "Core Data is not there"),
    ].filter { line.contains($0.0) }.map { (.language, $0.0, $0.1) }
  }

  private static func shared(_ line: String, stores: Set<String>) -> [(Finding.Kind, String, String)] {
    let pattern = #/\bstatic\s+(?:let|var)\s+(\w+)\s*(?::\s*(\w+)\s*)?(?:=\s*(?:\.init|(\w+))\s*\()/#
    guard let match = line.firstMatch(of: pattern),
      let type = (match.2 ?? match.3).map(String.init), stores.contains(type)
    else { return [] }
    let advice =
      "one object for everybody who reads: what one person does shows on all pages. Where it is a person's own, keep it in the App or in a @StateObject and hand it down with environmentObject(_:)"
    return [(.shared, "\(type).\(match.1)", advice)]
  }
}
