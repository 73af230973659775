import Combine
import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct CurrentValuesTests {
  private var russian: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "ru_RU")
    environment.calendar = environment.locale.calendar
    environment.timeZone = TimeZone(identifier: "Asia/Vladivostok") ?? .gmt
    environment.preferredLanguages = ["ru", "en"]
    return environment
  }

  /// The text with every kind of space as an ordinary one.
  private func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test func codeThatKnowsNoEnvironmentSeesTheReaders() {
    struct Screen: View {
      var body: some View {
        Text(verbatim: Locale.current.identifier)
        Text(verbatim: Locale.current.region?.identifier ?? "none")
        Text(verbatim: Locale.preferredLanguages.joined(separator: ","))
        Text(verbatim: TimeZone.current.identifier)
        Text(verbatim: Calendar.current.timeZone.identifier)
        Text(verbatim: 1234.5.formatted())
        Text(verbatim: Date(timeIntervalSince1970: 0).formatted(date: .long, time: .shortened))
      }
    }
    let host = TestHost(Screen(), environment: russian)
    #expect(
      host.texts.map(plain) == [
        "ru_RU", "RU", "ru,en", "Asia/Vladivostok", "Asia/Vladivostok", "1 234,5",
        "1 января 1970 г. в 10:00",
      ])
  }

  @Test func formattersFollowTheReader() {
    struct Screen: View {
      var body: some View {
        Text(verbatim: string)
      }

      private var string: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: Date(timeIntervalSince1970: 0))
      }
    }
    #expect(TestHost(Screen(), environment: russian).texts.map(plain) == ["1 января 1970 г."])
  }

  @Test func outsideOfAnyProgramItIsTheMachines() {
    #expect(Locale.current.region?.identifier != "001")
    #expect(Locale.current == Locale.autoupdatingCurrent)
  }

  @Test(
    arguments: [
      (["LANG": "C.UTF-8"], "en_US"),
      (["LANG": "de_AT.UTF-8"], "de_AT"),
      (["LANG": "ru"], "ru_RU"),
      (["LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8@euro"], "fr_FR"),
      (["LANG": "POSIX"], "en_US"),
      (["LANG": "1/2"], "en_US"),
      ([:], "en_US"),
    ] as [([String: String], String)])
  func theMachinesLocaleIsWhatItsEnvironmentSays(environment: [String: String], expected: String) {
    #expect(MachineLocale.locale(in: environment).identifier == expected)
  }

  @Test func theMachinesZoneIsWhatItsEnvironmentSays() {
    #expect(MachineLocale.timeZone(in: ["TZ": "Europe/Moscow"]).identifier == "Europe/Moscow")
    #expect(MachineLocale.timeZone(in: ["TZ": ":Asia/Tokyo"]).identifier == "Asia/Tokyo")
  }
}
