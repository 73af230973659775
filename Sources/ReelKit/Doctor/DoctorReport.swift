import Foundation

/// What was found in a program.
package struct DoctorReport {
  let name: String
  let root: URL
  /// How many files were read.
  package let files: Int
  package let findings: [Finding]

  /// How many files have nothing that keeps them from compiling.
  package var compiling: Int {
    files - Set(findings.filter(\.kind.isError).map(\.file)).count
  }

  /// Whether everything should compile.
  package var isWell: Bool { compiling == files }

  /// The report in lines: what was found, by what it is, with every place.
  package var text: String {
    let share = files == 0 ? 100 : compiling * 100 / files
    var parts = ["\(name): \(compiling) of \(files) files should compile (\(share) %)."]
    for kind in Finding.Kind.allCases {
      let found = findings.filter { $0.kind == kind }
      if found.isEmpty { continue }
      parts.append("\n\(kind.rawValue)")
      let titles = found.map(\.title).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } as [String]
      let groups = titles.map { title in found.filter { $0.title == title } }
      for group in groups.sorted(by: { $0.count > $1.count }) {
        parts.append("  \(group[0].title): \(group[0].advice)")
        parts += group.map { "    \($0.file.path(from: root)):\($0.line)" }
      }
    }
    return parts.joined(separator: "\n")
  }
}
