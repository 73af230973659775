import Foundation

@main enum RunLoopHost {
  static func main() {
    let checks = Checks()
    checks.start("RunLoop.main.run()")
    RunLoop.main.run()
  }
}
