import Testing
import WebHost

struct ServerArgumentsTests {
  @Test func theCommandLineCountsMoreThanTheEnvironment() throws {
    let environment = ["HOST": "10.0.0.1", "PORT": "1"]
    let some = try ServerArguments(["--port", "9000"], environment: environment)
    #expect(some.host == "10.0.0.1")
    #expect(some.port == 9000)
    let all = try ServerArguments(["--port=9001", "--host=0.0.0.0"], environment: environment)
    #expect(all.host == "0.0.0.0")
    #expect(all.port == 9001)
    #expect(try ServerArguments([], environment: [:]).port == nil)
    #expect(try ServerArguments(["--help"], environment: [:]).wantsHelp)
  }

  @Test(arguments: [
    (["--port"], "--port needs a value."),
    (["--port", "many"], "--port must be a number from 0 to 65535, not many."),
    (["--port=70000"], "--port must be a number from 0 to 65535, not 70000."),
    (["--host="], "--host needs a value."),
    (["--prot", "1"], "Unknown argument --prot; --help tells what there is."),
  ])
  func mistakesAreNamed(arguments: [String], sentence: String) {
    #expect(throws: WebHostError.arguments(sentence)) { try ServerArguments(arguments, environment: [:]) }
  }

  @Test func theEnvironmentIsCheckedToo() {
    #expect(throws: WebHostError.arguments("PORT must be a number from 0 to 65535, not x.")) {
      try ServerArguments([], environment: ["PORT": "x"])
    }
  }
}
