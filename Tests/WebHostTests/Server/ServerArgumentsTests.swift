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
    #expect(try ServerArguments([], environment: ["NEWSREEL_DATA": "there"]).data == "there")
    #expect(try ServerArguments(["--data", "here"], environment: ["NEWSREEL_DATA": "there"]).data == "here")
    #expect(try ServerArguments(["--help"], environment: [:]).wantsHelp)
  }

  @Test(arguments: [
    (["--port"], "--port needs a value."),
    (["--port", "many"], "--port must be a number from 0 to 65535, not many."),
    (["--port=70000"], "--port must be a number from 0 to 65535, not 70000."),
    (["--host="], "--host needs a value."),
    (
      ["--trust-proxy", "nginx"],
      "nginx is no address of a proxy; write 127.0.0.1 or 10.0.0.0/8, with commas between them."
    ),
    (["--trust-proxy"], "--trust-proxy needs a value."),
    (["--workers", "0"], "--workers must be a number from 1 to 256, not 0."),
    (["--log-format=xml"], "--log-format must be one of text, json, not xml."),
    (["--grace=long"], "--grace must be a number from 0 to 3600, not long."),
    (["--settle", "soon"], "--settle must be a number of seconds, not soon."),
    (["--prot", "1"], "Unknown argument --prot; --help tells what there is."),
  ])
  func mistakesAreNamed(arguments: [String], sentence: String) {
    #expect(throws: WebHostError.arguments(sentence)) { try ServerArguments(arguments, environment: [:]) }
  }

  @Test func proxiesAndNamesReachTheConfiguration() throws {
    var configuration = WebHostConfiguration()
    configuration.port = 7000
    let environment = [
      "NEWSREEL_TRUST_PROXY": "192.0.2.1", "NEWSREEL_ORIGIN": "https://news.example.com/, https://m.example.com",
      "NEWSREEL_SECRET": "hush",
    ]
    try ServerArguments([], environment: environment).apply(to: &configuration)
    #expect(try configuration.trustedProxies == TrustedProxies("192.0.2.1"))
    #expect(configuration.publicOrigin == "https://news.example.com")
    #expect(configuration.allowedOrigins == ["https://news.example.com", "https://m.example.com"])
    #expect(configuration.secret == "hush")
    #expect(configuration.port == 7000)
    try ServerArguments(["--trust-proxy=10.0.0.0/8,::1"], environment: environment).apply(to: &configuration)
    #expect(try configuration.trustedProxies == TrustedProxies("10.0.0.0/8, ::1/128"))
  }

  @Test func logsAndWorkersAreToldLikeEverythingElse() throws {
    var configuration = WebHostConfiguration()
    let environment = [
      "NEWSREEL_LOG_LEVEL": "debug", "NEWSREEL_ACCESS_LOG": "0", "NEWSREEL_WORKERS": "3", "NEWSREEL_DIAGNOSTICS": "1",
      "NEWSREEL_GRACE": "20", "NEWSREEL_REST_ROWS": "0",
    ]
    try ServerArguments(["--log-format", "json", "--workers=auto"], environment: environment).apply(to: &configuration)
    #expect(configuration.log.level == "debug" && configuration.log.format == .json && !configuration.log.logsAccess)
    #expect(configuration.workers == 0)
    #expect(configuration.allowsDiagnostics)
    #expect(configuration.drainTime == 20)
    #expect(configuration.rowRestPeriod == 0 && configuration.restPeriod == 60)
    #expect(try ServerArguments(["--access-log", "--port", "1"], environment: [:]).logsAccess)
    for option in ServerOption.allCases {
      #expect(ServerOption.usage.contains("\n  \(option.flag)".trimmingPrefix("\n ")))
    }
  }

  @Test func theEnvironmentIsCheckedToo() {
    #expect(throws: WebHostError.arguments("PORT must be a number from 0 to 65535, not x.")) {
      try ServerArguments([], environment: ["PORT": "x"])
    }
    #expect(throws: WebHostError.arguments("NEWSREEL_ORIGIN must be like https://news.example.com, not news.")) {
      try ServerArguments([], environment: ["NEWSREEL_ORIGIN": "news"])
    }
  }
}
