import Combine
import Foundation
import StandIns
import TestDates
import Testing

@testable import TheCatAPI

/// The client against the stand-in, over real HTTP.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct StandInTests {
  @Test func withoutAKeyThereAreTenCatsAtMost() async throws {
    try await withCats(key: nil) { client, _ in
      let one = try await client.images()
      #expect(one.items.count == 1 && one.total == nil && !one.isLast)
      let many = try await client.images(1, CatImageQuery(limit: 50, order: .newestFirst, breeds: ["beng"]))
      #expect(many.items.count == 10)
      #expect(many.items.allSatisfy { $0.breeds.isEmpty })
    }
  }

  @Test func withAKeyAllCatsAreReachedPageByPage() async throws {
    try await withCats { client, _ in
      var pager = Pager<CatPage<CatImage>>(pageSize: 50)
      while let number = pager.nextPage {
        let page = try await client.images(number, CatImageQuery(limit: 50, order: .newestFirst))
        #expect(page.total ?? 0 >= 100)
        pager.append(page)
      }
      #expect(pager.items.count >= 100)
      let oldest = try await client.images(1, CatImageQuery(limit: 1, order: .oldestFirst))
      #expect(oldest.items.first?.id == pager.items.last?.id)
    }
  }

  @Test func filtersReachTheService() async throws {
    try await withCats { client, _ in
      let bengals = try await client.images(1, CatImageQuery(limit: 20, breeds: ["beng"]))
      #expect(!bengals.items.isEmpty && bengals.items.allSatisfy { $0.breeds.first?.id == "beng" })
      let boxes = try await client.images(1, CatImageQuery(limit: 20, category: 5))
      #expect(!boxes.items.isEmpty && boxes.items.allSatisfy { $0.categories.first?.name == "boxes" })
      let pngs = try await client.images(1, CatImageQuery(limit: 20, kinds: [.png]))
      #expect(!pngs.items.isEmpty && pngs.items.allSatisfy { $0.url.pathExtension == "png" })
      let known = try await client.images(1, CatImageQuery(limit: 100, needsBreed: true))
      #expect(known.items.allSatisfy { !$0.breeds.isEmpty })
    }
  }

  @Test func breedsCategoriesAndSingleCats() async throws {
    try await withCats { client, _ in
      let breeds = try await client.breeds()
      #expect(breeds.count == 67)
      #expect(breeds.allSatisfy { $0.weight != nil && $0.lifeSpan != nil && $0.ratings.count >= 11 })
      #expect(breeds.contains { $0.image == nil })
      let siamese = try await client.breed("siam")
      #expect(siamese.name == "Siamese" && siamese.countryCode == "TH")
      let image = try #require(siamese.image)
      #expect(try await client.image(image.id).url == image.url)
      #expect(try await client.breeds(matching: "rex").map(\.id).sorted() == ["crex", "drex", "srex"])
      #expect(try await client.breeds(matching: "dog").isEmpty)
      #expect(try await client.categories().count == 7)
    }
  }

  @Test func favouritesAreKeptForEachUser() async throws {
    try await withCats { client, _ in
      let cat = try #require(try await client.images().items.first)
      let id = try await client.addFavourite(cat.id, of: "ada")
      #expect(
        await failure { () throws(CatError) in try await client.addFavourite(cat.id, of: "ada") }?.code
          == .duplicateFavourite)
      try await client.addFavourite(cat.id, of: "bob")
      let favourites = try await client.favourites(of: "ada")
      #expect(favourites.items.map(\.imageID) == [cat.id])
      #expect(favourites.items.first?.url != nil)
      #expect(favourites.total == 1)
      try await client.removeFavourite(id)
      #expect(try await client.favourites(of: "ada").items.isEmpty)
      #expect(try await client.favourites().items.count == 1)
      #expect(await failure { () throws(CatError) in try await client.removeFavourite(id) }?.code == .invalidAccount)
    }
  }

  @Test func votesAreCastAndTakenBack() async throws {
    try await withCats { client, _ in
      let cat = try #require(try await client.images().items.first)
      let id = try await client.vote(-1, on: cat.id, of: "ada")
      #expect(try await client.votes(of: "ada").items.map(\.value) == [-1])
      try await client.removeVote(id)
      #expect(try await client.votes(of: "ada").items.isEmpty)
      #expect(await failure { () throws(CatError) in try await client.removeVote(id) }?.code == .noSuchVote)
      #expect(await failure { () throws(CatError) in try await client.vote(1, on: "") } != nil)
    }
  }

  @Test func withoutAKeyNothingIsKept() async throws {
    try await withCats(key: nil) { client, _ in
      let error = await failure { () throws(CatError) in try await client.favourites() }
      #expect(error?.isAboutKey == true)
    }
  }

  @Test func unknownCatsAndUnhappyServices() async throws {
    try await withCats { client, server in
      #expect(await failure { () throws(CatError) in try await client.image("nosuchcat") }?.code == .noSuchImage)
      server.misbehave(.quotaUsedUp())
      #expect(await failure { () throws(CatError) in try await client.images() }?.isAboutQuota == true)
      server.behave()
      server.misbehave(Misbehaviour(.wrongType("url")))
      guard case .decoding(let detail) = await failure({ () throws(CatError) in try await client.images() }) else {
        Issue.record("a wrong type is a decoding error")
        return
      }
      #expect(detail.path == "[0].url")
      server.behave()
      server.misbehave(.status(401, code: "json"))
      #expect(await failure { () throws(CatError) in try await client.images() }?.isAboutKey == true)
    }
  }

  @Test func twoPipesMakeOne() async throws {
    try await withCats(key: nil) { client, _ in
      let pictures = client.loadImageUrl().flatMap { client.loadImageData(url: $0) }
      var received: [Data] = []
      for try await data in pictures.values { received.append(data) }
      #expect(received.count == 1)
      #expect(received.first.flatMap { ImageFormat($0) } == .png)
    }
  }

  @Test func whatIsNoPictureIsBadData() async throws {
    try await withCats { client, server in
      let url = server.baseURL(for: .theCatAPI).appending(path: "breeds")
      guard case .decoding = await failure({ () throws(CatError) in try await client.imageData(url: url) }) else {
        Issue.record("JSON is no picture")
        return
      }
      guard
        case .response(404, _, _, _) = await failure({ () throws(CatError) in
          try await client.imageData(
            url: server.baseURL(for: .theCatAPI).deletingLastPathComponent().appending(path: "images/none.jpg"))
        })
      else {
        Issue.record("a missing picture is a bad response")
        return
      }
    }
  }

  @Test func cancellingEndsTheRequest() async throws {
    let fetcher = Fetcher()
    let server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    try await server.start()
    server.misbehave(Misbehaviour(latency: 60))
    let client = TheCatAPI(
      configuration: .init(baseURL: server.baseURL(for: .theCatAPI), retry: .never), fetcher: fetcher)
    let request = client.loadImageUrl().sink { _ in
    } receiveValue: { _ in
    }
    while fetcher.requestsInFlight == 0 { await Task.yield() }
    request.cancel()
    while fetcher.requestsInFlight > 0 { await Task.yield() }
    #expect(fetcher.requestsInFlight == 0)
    await server.stop()
  }
}
