import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
struct DevelopmentReportTests {
  @Test func problemsAreShownAndGo() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let json = #"{ "problems": [{ "message": "There is no x here", "place": "A.swift:3" }] }"#
    try Data(json.utf8).write(to: file)
    let report = DevelopmentReport(file)
    for await problems in report.$problems.values where !problems.isEmpty { break }
    let screen = TestScreen(DevelopmentProblems(report: report))
    #expect(screen.texts.suffix(2) == ["There is no x here", "A.swift:3"])
    try Data(#"{ "problems": [] }"#.utf8).write(to: file, options: .atomic)
    for await problems in report.$problems.values where problems.isEmpty { break }
    screen.flush()
    #expect(screen.texts == [])
  }
}
