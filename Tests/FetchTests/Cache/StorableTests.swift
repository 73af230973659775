import Foundation
import Testing

@testable import Fetch

struct StorableTests {
  private func isStorable(
    _ headers: HeaderFields, status: Int = 200, request: FetchRequest = FetchRequest(url: .service)
  ) -> Bool {
    CacheEntry.isStorable(.text("", status: status, headers: headers), to: request)
  }

  @Test(arguments: ["max-age=1", "s-maxage=1", "public, max-age=1", "no-cache, max-age=1"])
  func stored(_ control: String) {
    #expect(isStorable(["Cache-Control": control]))
  }

  @Test(arguments: ["no-store", "private", "private, max-age=60", "no-store, max-age=60", "public"])
  func notStored(_ control: String) {
    #expect(!isStorable(["Cache-Control": control]))
  }

  @Test func aValidatorIsEnough() {
    #expect(isStorable(["ETag": "a"]))
    #expect(isStorable(["Last-Modified": "a"]))
    #expect(!isStorable([:]))
  }

  @Test func varyingByEverythingIsNotStored() {
    #expect(!isStorable(["Cache-Control": "max-age=1", "Vary": "*"]))
  }

  @Test(arguments: [(404, true), (410, true), (301, true), (500, false), (401, false), (429, false), (206, false)])
  func otherStatuses(_ status: Int, _ stored: Bool) {
    #expect(isStorable(["Cache-Control": "max-age=1"], status: status) == stored)
    #expect(!isStorable(["ETag": "a"], status: status))
  }

  @Test func aDeclaredTimeStoresSuccessesOnly() {
    let request = FetchRequest(url: .service, freshness: DeclaredFreshness(maxAge: 60))
    #expect(isStorable(["Cache-Control": "no-cache"], request: request))
    #expect(isStorable([:], request: request))
    #expect(!isStorable([:], status: 404, request: request))
    #expect(!isStorable(["Cache-Control": "no-store"], request: request))
    #expect(!isStorable(["Cache-Control": "private"], request: request))
  }

  @Test func authorizedAnswersNeedPermission() {
    let request = FetchRequest(url: .service, headers: ["Authorization": "x"])
    #expect(!isStorable(["Cache-Control": "max-age=1"], request: request))
    #expect(isStorable(["Cache-Control": "max-age=1, public"], request: request))
    #expect(isStorable(["Cache-Control": "s-maxage=1"], request: request))
  }

  @Test func onlyPlainGets() {
    let headers: HeaderFields = ["Cache-Control": "max-age=1"]
    #expect(!isStorable(headers, request: FetchRequest(url: .service, method: "POST")))
    #expect(!isStorable(headers, request: FetchRequest(url: .service, headers: ["Range": "bytes=0-1"])))
    #expect(!isStorable(headers, request: FetchRequest(url: .service, headers: ["Cache-Control": "no-store"])))
  }
}
