import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("TMDb: catalogue") struct MovieCatalogueTests {
  private let catalogue = MovieCatalogue(seed: 2020)

  @Test func plentyOfMoviesAndAlwaysTheSame() {
    let movies = catalogue.edition(at: TestDate.now).movies
    #expect(movies.count > 300 && Set(movies.map(\.id)).count == movies.count)
    let again = MovieCatalogue(seed: 2020).edition(at: TestDate.now).movies
    #expect(again.map(\.title) == movies.map(\.title) && again.map(\.popularity) == movies.map(\.popularity))
    #expect(MovieCatalogue(seed: 1).edition(at: TestDate.now).movies.map(\.overview) != movies.map(\.overview))
    #expect(Set(movies.map(\.title)).count > movies.count * 8 / 10)
  }

  @Test func nothingIsLeftInBraces() {
    for movie in catalogue.edition(at: TestDate.now).movies {
      #expect(!(movie.title + movie.overview + movie.tagline).contains { "{}".contains($0) }, "\(movie.id)")
    }
    for id in Array(PeopleWriter.actors) + Array(PeopleWriter.makers) {
      let person = catalogue.people.person(id)
      #expect(person?.biography.contains { "{}".contains($0) } == false, "\(id)")
    }
  }

  @Test func timePasses() throws {
    let now = catalogue.edition(at: TestDate.now)
    let later = catalogue.edition(at: TestDate.now + 21 * 86_400)
    let soon = try #require(now.movies.first { movie in movie.day.map { (1...20).contains($0 - now.day) } ?? false })
    #expect(soon.voteCount == 0 && soon.voteAverage == 0)
    let same = try #require(later.movie(soon.id))
    #expect(same.title == soon.title && same.voteCount >= soon.voteCount && same.day == soon.day)
    #expect(later.movies.contains { now.movie($0.id) == nil })
    #expect(Set(now.movies.map(\.id)).subtracting(later.movies.map(\.id)).count == 3 * MovieWriter.perWeek)
    #expect(now.movies.filter { $0.day ?? 0 > now.day }.allSatisfy { $0.voteCount == 0 && $0.revenue == 0 })
  }

  @Test func everybodyExistsAndNobodyPlaysTwice() {
    for movie in catalogue.edition(at: TestDate.now).movies {
      #expect(Set(movie.cast.map(\.person)).count == movie.cast.count)
      #expect((movie.cast.map(\.person) + movie.crew.map(\.person)).allSatisfy { catalogue.people.person($0) != nil })
      #expect(movie.crew.contains { $0.job == "Director" })
    }
  }

  @Test func someKnowLittleOfThemselves() {
    let movies = catalogue.edition(at: TestDate.now).movies
    #expect(movies.contains { $0.posters == 0 } && movies.contains { $0.overview.isEmpty })
    #expect(movies.contains { $0.day == nil } && movies.contains { $0.genres.isEmpty })
    #expect(movies.contains { $0.originalTitle != $0.title })
  }
}
