import Foundation
import Testing

@testable import StandIns

@Suite struct CatPictureTests {
  private let cattery = Cattery(seed: 2020)

  private func answer(_ path: String) async -> StandInResponse? {
    await CatPictures(cattery: cattery).respond(to: StandInRequest(path: path))
  }

  @Test func everySizeOfEveryLookIsAPicture() async throws {
    for cat in cattery.cats.prefix(40) {
      let path = "/images/\(cat.id)_120.\(cat.kind)"
      let bytes = try #require(await answer(path)).bytes
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(path)")
      #expect(Array(bytes[16..<20]) == [0, 0, 0, 120], "the width of \(path)")
      #expect(bytes.count > 1_000, "something is drawn in \(path)")
    }
  }

  @Test func cutOffAndStrangeNamesAreMissing() async throws {
    let cat = try #require(cattery.cats.first)
    for path in ["/images/nobody.jpg", "/images/\(cat.id)_77.\(cat.kind)", "/images/\(cat.id).bmp", "/images/.jpg"] {
      #expect(await answer(path)?.status == 404, "\(path)")
    }
    #expect(await answer("/pictures/x.jpg") == nil)
  }

  @Test func theSameCatLooksTheSameAndOthersDiffer() throws {
    let (one, two) = (cattery.cats[0], cattery.cats[1])
    let picture = CatPainter(one).picture(width: 80, height: 60).points
    #expect(CatPainter(one).picture(width: 80, height: 60).points == picture)
    #expect(CatPainter(two).picture(width: 80, height: 60).points != picture)
  }

  @Test func tinyAndNarrowPicturesAreDrawn() {
    for (width, height) in [(1, 1), (1, 300), (300, 1), (3, 2)] {
      #expect(CatPainter(cattery.cats[0]).picture(width: width, height: height).points.count == width * height)
    }
  }

  @Test func thereAreEnoughCatsOfEveryKind() {
    #expect(cattery.cats.count >= 100)
    #expect(Set(cattery.cats.map(\.id)).count == cattery.cats.count)
    #expect(CatBreed.all.count == 67)
    for kind in CatKind.allCases { #expect(cattery.cats.contains { $0.category == kind }) }
    #expect(Set(cattery.cats.map(\.kind)) == ["jpg", "png", "gif"])
  }
}
