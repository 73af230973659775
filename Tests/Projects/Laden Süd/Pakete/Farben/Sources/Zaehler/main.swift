import Foundation

try Data("enum Gezaehlt { static let zahl = 41 + 1 }\n".utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
