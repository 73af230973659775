import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("Pictures", .serialized) struct PictureTests {
  private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  private let end: [UInt8] = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  @Test func fineOnesCanBeKept() async throws {
    try await withServer { client async throws in
      let picture = try await client.get("/pictures/fine/science-1.png", headers: [:], agent: nil)
      #expect(picture.status == 200)
      #expect(picture.bytes.starts(with: signature) && picture.bytes.suffix(8) == end[...])
      #expect(picture.headers.first(name: "Content-Type") == "image/png")
      #expect(picture.headers.first(name: "Cache-Control") == "public, max-age=86400")
      let tag = try #require(picture.headers.first(name: "ETag"))
      let again = try await client.get("/pictures/fine/science-1.png", headers: ["If-None-Match": tag])
      #expect(again.status == 304 && again.bytes.isEmpty)
      let other = try await client.get("/pictures/fine/science-2.png", headers: ["If-None-Match": tag])
      #expect(other.status == 200)
      #expect(try await client.get("/pictures/logo/octet.png").bytes.suffix(8) == end[...])
    }
  }

  @Test func theOthersFailInTheirWay() async throws {
    let waits = Waits()
    try await withServer(StandInConfiguration(now: { TestDate.now }, sleep: { waits.add($0) })) { client async throws in
      func ask(_ kind: PictureKind) async throws -> Answer {
        try await client.get("/pictures/\(kind.rawValue)/general-5.png")
      }
      #expect(try await ask(.missing).status == 404)
      #expect(try await ask(.forbidden).status == 403)
      let cut = try await ask(.truncated)
      #expect(cut.status == 200 && cut.bytes.starts(with: signature) && cut.bytes.suffix(8) != end[...])
      let html = try await ask(.html)
      #expect(html.headers.first(name: "Content-Type") == "image/png" && html.text.hasPrefix("<!DOCTYPE"))
      #expect(try await ask(.huge).bytes.count > 12_000_000)
      let redirect = try await ask(.redirect)
      #expect(redirect.status == 302)
      #expect(redirect.headers.first(name: "Location")?.hasPrefix("http://127.0.0.1:1/") == true)
      #expect(waits.all.isEmpty)
      #expect(try await ask(.slow).bytes.suffix(8) == end[...])
      #expect(waits.all.count == 1 && waits.all.allSatisfy { (2...4).contains($0) })
      #expect(try await client.get("/pictures/odd/general-5.png").status == 404)
      #expect(try await client.get("/pictures/fine/general-5.gif").status == 404)
    }
  }
}
