@main enum AsyncHost {
  static func main() async throws {
    let checks = Checks()
    checks.start("async main")
    try await Task.sleep(for: .seconds(10))
  }
}
