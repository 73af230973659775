import Testing

@testable import ReelKit

struct DeploymentTextsTests {
  @Test(arguments: [
    ("ID=debian\nVERSION_ID=\"12\"\n", "debian:12-slim"), ("NAME=x\nID=ubuntu\nVERSION_ID=\"24.04\"", "ubuntu:24.04"),
    ("ID=void\n", "debian:stable-slim"),
  ])
  func containersAreOfTheSystemThatTheProgramWasBuiltOn(release: String, image: String) {
    #expect(DeploymentTexts.systemImage(release) == image)
    let texts = DeploymentTexts(name: "App", title: "App", image: image)
    #expect(texts.files["Dockerfile"]?.hasPrefix("FROM \(image)\n") == true)
  }

  @Test func theUnitKeepsReadersDataWhereTheProgramMayWrite() {
    let unit = DeploymentTexts(name: "App", title: "My App").files["app.service"] ?? ""
    #expect(unit.contains("StateDirectory=app\n"))
    #expect(unit.contains("NEWSREEL_DATA=/var/lib/app\n"))
    #expect(unit.contains("ExecStart=/opt/app/run.sh --host 127.0.0.1"))
  }
}
