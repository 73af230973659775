import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("NewsAPI: the developer plan", .serialized) struct DeveloperPlanTests {
  private let key = ["X-Api-Key": "developer"]

  @Test func resultsEndAtOneHundredToTheByte() async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/v2/everything?q=the&pageSize=90&page=2", headers: key)
      #expect(answer.status == 426)
      #expect(answer.bytes.count == 255)
      #expect(try answer.code == "maximumResultsReached")
      let large = try await client.get("/v2/everything?q=the&pageSize=101", headers: key)
      #expect(try large.code == "maximumResultsReached")
      let huge = try await client.get("/v2/top-headlines?q=a&page=9223372036854775807", headers: key)
      #expect(huge.status == 426)
      #expect(try await client.get("/v2/everything?q=the&pageSize=50&page=2", headers: key).status == 200)
    }
  }

  @Test func articlesComeADayLate() async throws {
    try await withServer { client async throws in
      let late = try await client.get("/v2/everything?q=the&pageSize=20", headers: key).articles
      let limit = Timestamp.plain(TestDate.now - 86400)
      #expect(late.allSatisfy { ($0["publishedAt"] as? String ?? "z") <= limit })
      let live = try await client.get("/v2/everything?q=the&pageSize=20").articles
      #expect(live.contains { ($0["publishedAt"] as? String ?? "") > limit })
    }
  }

  @Test func theArchiveReachesAMonthBack() async throws {
    try await withServer(StandInConfiguration(now: { afternoon })) { client async throws in
      let answer = try await client.get("/v2/everything?q=the&from=2026-07-01", headers: key)
      #expect(answer.status == 426)
      #expect(try answer.code == "parameterInvalid")
      #expect(answer.text.contains("2026-07-01"))
      #expect(answer.text.contains("2026-08-21"))
      #expect(try await client.get("/v2/everything?q=the&from=2026-08-30", headers: key).status == 200)
      #expect(try await client.get("/v2/everything?q=the&from=2026-07-01").status == 200)
    }
  }
}
