import Foundation

/// What a command line and an environment say about where and for whom to serve.
package struct ServerArguments: Equatable, Sendable {
  /// nil where nothing is said.
  package private(set) var host: String?
  /// nil where nothing is said.
  package private(set) var port: Int?
  /// The proxies that are trusted, nil where nothing is said.
  package private(set) var trustedProxies: TrustedProxies?
  /// Where readers reach the program, the first of all.
  package private(set) var origins: [String] = []
  /// What sessions are signed with, nil where nothing is said.
  package private(set) var secret: String?
  /// nil where nothing is said.
  package private(set) var data: String?
  /// Seconds without use after which a program sleeps, nil where nothing is said.
  package private(set) var restPeriod: Double?
  /// Seconds without use after which rows of lists rest, nil where nothing is said.
  package private(set) var rowRestPeriod: Double?
  /// Programs that may be awake, nil where nothing is said.
  package private(set) var awakeSessions: Int?
  /// Seconds that a page waits for what it shows, nil where nothing is said.
  package private(set) var settleTime: Double?
  /// Worker processes; 0 is one for each core, nil where nothing is said.
  package private(set) var workers: Int?
  /// Seconds between being told to end and telling the pages, nil where nothing is said.
  package private(set) var grace: Double?
  /// One of swift-log's levels, nil where nothing is said.
  package private(set) var logLevel: String?
  /// nil where nothing is said.
  package private(set) var logFormat: LogSettings.Format?
  /// True where each answer is to be logged.
  package private(set) var logsAccess = false
  /// True where any page may ask for diagnostics.
  package private(set) var allowsDiagnostics = false
  /// True where `--help` is there.
  package private(set) var wantsHelp = false

  /// Reads a command line without the program's name, and an environment, which counts less.
  package init(_ arguments: [String], environment: [String: String]) throws(WebHostError) {
    for option in ServerOption.allCases {
      if let value = environment[option.variable], !value.isEmpty, !option.isOff(value) {
        try take(option, value, from: option.variable)
      }
    }
    if let text = environment["NEWSREEL_ORIGIN"], !text.isEmpty { origins = try Self.origins(text) }
    secret = environment["NEWSREEL_SECRET"].flatMap { $0.isEmpty ? nil : $0 }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let inline = parts.count > 1 ? parts[1] : nil
      if ["--help", "-h"].contains(argument) {
        wantsHelp = true
      } else if let option = ServerOption.allCases.first(where: { $0.flag == parts[0] }) {
        guard let value = option.isSwitch ? inline ?? "1" : inline ?? rest.popFirst(), !value.isEmpty else {
          throw .arguments("\(option.flag) needs a value.")
        }
        if !option.isOff(value) { try take(option, value, from: option.flag) }
      } else {
        throw .arguments("Unknown argument \(argument); --help tells what there is.")
      }
    }
  }

  private mutating func take(_ option: ServerOption, _ value: String, from source: String) throws(WebHostError) {
    switch option {
    case .host: host = value
    case .port: port = try Self.number(value, 0...65_535, from: source)
    case .trustProxy: trustedProxies = try TrustedProxies(value)
    case .data: data = value
    case .workers: workers = value == "auto" ? 0 : try Self.number(value, 1...256, from: source)
    case .grace: grace = Double(try Self.number(value, 0...3_600, from: source))
    case .awake: awakeSessions = try Self.number(value, 0...1_000_000, from: source)
    case .rest: restPeriod = try Self.seconds(value, from: source)
    case .restRows: rowRestPeriod = value == "0" ? 0 : try Self.seconds(value, from: source)
    case .settle: settleTime = try Self.seconds(value, from: source)
    case .logLevel: logLevel = try Self.choice(value, of: LogSettings.levels, from: source)
    case .logFormat:
      logFormat = LogSettings.Format(
        rawValue: try Self.choice(value, of: LogSettings.Format.allCases.map(\.rawValue), from: source))
    case .accessLog: logsAccess = true
    case .diagnostics: allowsDiagnostics = true
    }
  }

  /// Puts what was said in the place of what a configuration has.
  package func apply(to configuration: inout WebHostConfiguration) {
    configuration.host = host ?? configuration.host
    configuration.port = port ?? configuration.port
    configuration.dataFolder = data.map { URL(fileURLWithPath: $0) } ?? configuration.dataFolder
    configuration.trustedProxies = trustedProxies ?? configuration.trustedProxies
    configuration.secret = secret ?? configuration.secret
    configuration.restPeriod = restPeriod ?? configuration.restPeriod
    configuration.rowRestPeriod = rowRestPeriod ?? configuration.rowRestPeriod
    configuration.limits.awakeSessions = awakeSessions ?? configuration.limits.awakeSessions
    configuration.settleTime = settleTime ?? configuration.settleTime
    configuration.publicOrigin = origins.first ?? configuration.publicOrigin
    configuration.allowedOrigins.formUnion(origins)
    configuration.workers = workers ?? configuration.workers
    configuration.drainTime = grace ?? configuration.drainTime
    configuration.log.level = logLevel ?? configuration.log.level
    configuration.log.format = logFormat ?? configuration.log.format
    configuration.log.logsAccess = logsAccess || configuration.log.logsAccess
    configuration.allowsDiagnostics = allowsDiagnostics || configuration.allowsDiagnostics
  }

  private static func number(
    _ text: String, _ range: ClosedRange<Int>, from source: String
  ) throws(WebHostError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .arguments("\(source) must be a number from \(range.lowerBound) to \(range.upperBound), not \(text).")
    }
    return number
  }

  private static func seconds(_ text: String, from source: String) throws(WebHostError) -> Double {
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw .arguments("\(source) must be a number of seconds, not \(text).")
    }
    return seconds
  }

  private static func choice(_ text: String, of all: [String], from source: String) throws(WebHostError) -> String {
    guard all.contains(text) else {
      throw .arguments("\(source) must be one of \(all.joined(separator: ", ")), not \(text).")
    }
    return text
  }

  private static func origins(_ text: String) throws(WebHostError) -> [String] {
    var origins: [String] = []
    for entry in text.split(separator: ",").map({ $0.trimming() }) where !entry.isEmpty {
      let origin = entry.hasSuffix("/") ? String(entry.dropLast()) : entry
      let scheme = ["https://", "http://"].first { origin.lowercased().hasPrefix($0) }
      guard let scheme, HostName.isValid(String(origin.dropFirst(scheme.count))) else {
        throw .arguments("NEWSREEL_ORIGIN must be like https://news.example.com, not \(entry).")
      }
      origins.append(origin)
    }
    return origins
  }
}
