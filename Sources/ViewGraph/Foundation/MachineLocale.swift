import Foundation

/// The locale and the time zone of the machine, by POSIX.
enum MachineLocale {
  /// The locale that the environment names (`LC_ALL`, `LC_MESSAGES`, `LANG`, in this order); `en_US` where it names
  /// none, or the one of the C language.
  static func locale(in environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // Such as ru_RU.UTF-8@euro.
    let identifier = String(name.prefix { $0 != "." && $0 != "@" })
    let language = identifier.prefix { $0 != "_" && $0 != "-" }
    guard (2...3).contains(language.count), language.allSatisfy(\.isLetter) else { return Locale(identifier: "en_US") }
    guard identifier.count == language.count else { return Locale(identifier: identifier) }
    let region = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier).region
    return Locale(identifier: region.map { "\(identifier)_\($0.identifier)" } ?? identifier)
  }

  /// The time zone that `TZ` or `/etc/localtime` name; GMT where neither does.
  static func timeZone(in environment: [String: String]) -> TimeZone {
    let named = environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    let linked = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
    let file = linked.flatMap { path in path.range(of: "zoneinfo/").map { String(path[$0.upperBound...]) } }
    return [named, file].lazy.compactMap { $0 }.compactMap(TimeZone.init(identifier:)).first ?? .gmt
  }
}
