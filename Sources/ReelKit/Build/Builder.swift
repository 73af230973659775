import Foundation

/// Builds the program at a path.
package struct Builder {
  package let sdk: SDK
  package var options: BuildOptions
  /// Told what is worth saying.
  package var say: (String) -> Void
  /// Told each line of the compiler's.
  package var echo: ((String) -> Void)?

  package init(
    sdk: SDK, options: BuildOptions, say: @escaping (String) -> Void, echo: ((String) -> Void)? = nil
  ) {
    self.sdk = sdk
    self.options = options
    self.say = say
    self.echo = echo
  }

  /// What was built.
  package struct Product {
    package let executable: URL
    /// What people call the program.
    package let name: String
    /// nil where a package says itself what its resources are.
    package let program: Program?
  }

  /// Builds the program that a path leads to.
  package func build(_ path: String) throws -> Product {
    let source = try ProgramSource(path)
    try checkCompiler()
    guard var program = try read(source) else {
      if !options.bases.isEmpty {
        throw ReelError("--base is for projects and folders: a package's files stay as they are.")
      }
      return try PackageBuild(self).build(source)
    }
    program.leaveOut(options.without)
    if !options.showsPreviews, !program.hasEntry {
      guard program.previews() != nil else {
        throw ReelError("\(program.name) has no application: no type in its files is marked with @main.")
      }
      say("\(program.name) has no application, which would be marked with @main: its previews are shown.")
      return try showingPreviews.build(path)
    }
    if options.showsPreviews {
      guard let previews = program.previews() else { throw ReelError("\(program.name) has no previews.") }
      program = previews
    }
    try program.send(options.bases)
    for note in program.notes { say(note) }
    let folder = options.folder(for: source.url)
    let package = try write(program, in: folder)
    try swift(
      ["build", "--product", program.module], package: folder, originals: package.originals, root: program.root)
    let products = try self.products(of: folder)
    try ProgramBundle(program).write(beside: products)
    try PackageModels.compile(in: products)
    return Product(executable: products.appendingPathComponent(program.module), name: program.name, program: program)
  }

  /// The program; nil where a package is run, which says itself how it is built.
  private func read(_ source: ProgramSource) throws -> Program? {
    if options.showsPreviews, case .package(let folder) = source {
      return try Program(previewsOf: folder, target: options.target)
    }
    return try Program.read(source, target: options.target, configuration: options.configuration)
  }

  /// The same for the previews.
  private var showingPreviews: Builder {
    var builder = self
    builder.options.showsPreviews = true
    return builder
  }

  /// Runs the tests of the program that a path leads to.
  package func test(_ path: String, filter: [String] = []) throws {
    let source = try ProgramSource(path)
    try checkCompiler()
    let filters = filter.flatMap { ["--filter", $0] }
    guard let program = try Program.read(source, target: options.target, configuration: options.configuration) else {
      return try PackageBuild(self).test(source, filters)
    }
    guard !program.tests.isEmpty else { throw ReelError("\(program.name) has no target with unit tests.") }
    let folder = options.folder(for: source.url)
    let package = try write(program, in: folder)
    let (originals, root) = (package.originals, program.root)
    try swift(["build", "--build-tests"], package: folder, originals: originals, root: root)
    let executable = "\(program.module)PackageTests.xctest"
    try ProgramBundle(program).write(beside: try products(of: folder), executable: executable)
    try reporting.swift(["test", "--skip-build"] + filters, package: folder, originals: originals, root: root)
  }

  /// The same, telling what is said of tests.
  var reporting: Builder {
    guard echo == nil else { return self }
    var builder = self
    builder.echo = { [say] line in
      if line.contains(#/^(?:✔|✘|↳|◇|Test Case|\/.*error: )/#) { say(line) }
    }
    return builder
  }

  private func write(_ program: Program, in folder: URL) throws -> GeneratedPackage {
    let package = try GeneratedPackage(
      program, in: folder, link: sdk.linkerFlags(isDeployed: options.isDeployed), emptyModules: options.without,
      reserved: NameTable(sdk).paints)
    for (change, count) in package.changes.sorted(by: { $0.key < $1.key }) {
      say("In a copy of \(count == 1 ? "one file" : "\(count) files"): \(change).")
    }
    return package
  }

  private func checkCompiler() throws {
    let version = try Command("swiftc", ["--version"]).output().split(separator: "\n").first { $0.contains("version") }
    try sdk.check(compiler: String(version ?? "an unknown compiler"))
  }

  /// The folder that a package's products are in.
  func products(of package: URL) throws -> URL {
    let name = options.isRelease ? "release" : "debug"
    return package.appendingPathComponent(".build/\(name)").resolvingSymlinksInPath()
  }

  /// Runs SwiftPM with what everything is compiled with, and says in short why it failed.
  func swift(_ words: [String], package: URL, originals: [String: String] = [:], root: URL) throws {
    let flags = sdk.compilerFlags.flatMap { ["-Xswiftc", $0] }
    let place = ["--package-path", package.path, "-c", options.isRelease ? "release" : "debug"]
    let toolchain = try CompilerFolder(in: package.appendingPathComponent(".toolchain"), sdk: sdk)
    let command = try Command(
      "swift", [words[0]] + place + flags + words.dropFirst(), environment: toolchain.environment)
    var lines: [String] = []
    let status = try command.run { line in
      lines.append(line)
      echo?(Self.naming(originals, in: line))
    }
    let log = package.appendingPathComponent("build.log")
    try? lines.map { Self.naming(originals, in: $0) }.joined(separator: "\n").write(
      to: log, atomically: true, encoding: .utf8)
    guard status != 0 else { return }
    if words[0] == "test" { throw ReelError("Tests failed.") }
    let failure = BuildFailure(lines, originals: originals, root: root)
    throw BuildProblem(failure: failure, log: log)
  }

  /// Names the project's file where the compiler names a link or a copy.
  private static func naming(_ originals: [String: String], in line: String) -> String {
    guard let match = line.firstMatch(of: #/^(/.*?):\d+:\d+: /#), let original = originals[String(match.1)] else {
      return line
    }
    return original + line.dropFirst(match.1.count)
  }
}
