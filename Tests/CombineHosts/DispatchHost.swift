import Dispatch

@main enum DispatchHost {
  static func main() {
    let checks = Checks()
    checks.start("dispatchMain()")
    dispatchMain()
  }
}
