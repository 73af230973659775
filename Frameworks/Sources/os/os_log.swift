import Foundation

/// Writes a line of a format with values: `%{public}@`, `%d`. Texts and objects may not be read unless the format says so.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(type.level) { OSLogFormat("\(message)").text(args) }
}

/// Writes a line of a format with values; the newer order of parameters.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type.level) { OSLogFormat("\(message)").text(args) }
}

/// Writes a line.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.notice) { message.text }
}

/// Writes a line that matters as its type says.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type.level) { message.text }
}

/// A format of `os_log`: that of `printf`, with what may be read in braces.
struct OSLogFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  /// The line with its values. What a value is comes from the format: `%@` and `%s` are texts.
  func text(_ arguments: [any CVarArg]) -> String {
    var rest = arguments[...]
    let pattern = #/%(?:\{([^}]*)\})?([-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?)([@a-zA-Z%])/#
    return format.replacing(pattern) { match in
      let kind = String(match.3)
      if kind == "%" { return "%" }
      guard let argument = rest.popFirst() else { return String(match.0) }
      let said = (match.1 ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let privacy: OSLogPrivacy =
        said.contains("public")
        ? .public
        : said.contains("sensitive")
          ? .sensitive
          : said.contains("private") ? .private : .auto
      let isText = kind == "@" || kind == "s"
      let value = isText ? "\(argument)" : String(format: "%\(match.2)\(kind)", argument)
      return privacy.shown(value, isNumber: !isText)
    }
  }
}
