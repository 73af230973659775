import ArgumentParser
import ReelKit

/// Says what there is of a name of Apple's.
struct Support: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Says what there is of a name of Apple's: whole, partly and what lacks, or unavailable and why. Exits with 1 where there is nothing."
  )

  @Argument(help: "A type, a modifier, a member such as UIImage.pngData, or a module.")
  var name: String?

  func run() throws {
    let table = try SupportTable(SDK.find())
    guard let name else { return print(table.summary) }
    if let text = table.text(of: name) { return print(text) }
    print("There is no \(name) here.", ModuleAdvice.of(name) ?? "")
    let similar = table.similar(to: name)
    if !similar.isEmpty { print("There is: " + similar.joined(separator: ", ")) }
    throw ExitCode(1)
  }
}
