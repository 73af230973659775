import SwiftUI
import TMDb

/// Those before the camera, side by side.
struct CastRow: View {
  let cast: [CastMember]
  let context: MovieContext
  /// Names are wider than their portraits where text is large.
  @ScaledMetric(relativeTo: .caption) private var width = PictureFrame.castPortrait.width

  var body: some View {
    if !cast.isEmpty {
      PageSection("Cast", titleInset: 16) {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 12) {
            ForEach(cast) { member in
              NavigationLink(value: MovieRoute.person(member.person)) {
                VStack(alignment: .leading, spacing: 3) {
                  MoviePicture(path: member.portrait, kind: .portrait, frame: .castPortrait, context: context)
                  Text(member.name)
                    .font(.caption.bold())
                    .foregroundColor(.primary)
                    .lineLimit(2)
                  if let character = member.character {
                    Text(character)
                      .font(.caption)
                      .foregroundColor(.secondary)
                      .lineLimit(2)
                  }
                }
                .frame(width: max(width, PictureFrame.castPortrait.width), alignment: .leading)
              }
              .buttonStyle(.plain)
            }
          }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
      }
    }
  }
}

/// Those behind the camera, each once with all they did.
struct CrewGrid: View {
  let crew: [CrewMember]
  @Environment(\.locale) private var locale

  private struct Maker: Identifiable {
    var id: Person.ID
    var name: String
    var jobs: [String]
  }

  var body: some View {
    if !crew.isEmpty {
      PageSection("Crew") {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 150), alignment: .topLeading)], alignment: .leading, spacing: 12
        ) {
          ForEach(makers) { maker in
            NavigationLink(value: MovieRoute.person(maker.id)) {
              VStack(alignment: .leading, spacing: 1) {
                Text(maker.name)
                  .font(.subheadline.bold())
                  .foregroundColor(.primary)
                Text(maker.jobs.listed(in: locale))
                  .font(.caption)
                  .foregroundColor(.secondary)
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }

  private var makers: [Maker] {
    var makers: [Maker] = []
    var places: [Person.ID: Int] = [:]
    for member in crew {
      let jobs = member.job.map { [$0.translatedJob] } ?? []
      if let place = places[member.person] {
        makers[place].jobs += jobs
      } else {
        places[member.person] = makers.count
        makers.append(Maker(id: member.person, name: member.name, jobs: jobs))
      }
    }
    return makers
  }
}

/// Trailers and other videos by their stills, at the sites where they are.
struct TrailerList: View {
  let videos: [Video]
  let context: MovieContext

  var body: some View {
    let playable = videos.filter { $0.url != nil }
    if !playable.isEmpty {
      PageSection("Trailers", titleInset: 16) {
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 12) {
            ForEach(playable) { video in
              if let url = video.url {
                Link(destination: url) { still(of: video) }
                  .buttonStyle(.plain)
              }
            }
          }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
      }
    }
  }

  private func still(of video: Video) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ZStack {
        // Dark, so that the sign can be seen where there is no still.
        Rectangle()
          .fill(Color(white: 0.35))
          .framed(.still)
        if let still = context.tmdb.stillURL(of: video) {
          PictureView(still, label: "", frame: .still, cache: context.pictures)
        }
        Image(systemName: "play.circle.fill")
          .font(.largeTitle)
          .foregroundColor(.white)
          .shadow(radius: 4)
          .accessibilityHidden(true)
      }
      Text(video.name)
        .font(.caption)
        .lineLimit(2)
    }
    .frame(width: PictureFrame.still.width, alignment: .leading)
  }
}

extension PictureFrame {
  /// A trailer.
  fileprivate static let still = PictureFrame(shape: 16 / 9, width: 220)
}

/// Movies by their posters, side by side.
struct PosterRow: View {
  let title: LocalizedStringKey
  let movies: [Movie]
  let context: MovieContext

  var body: some View {
    if !movies.isEmpty {
      PageSection(title, titleInset: 16) {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top, spacing: 12) {
            ForEach(movies) { movie in
              NavigationLink(value: MovieRoute.movie(movie.id)) {
                VStack(alignment: .leading, spacing: 4) {
                  MoviePicture(path: movie.poster, kind: .poster, frame: .mediumPoster, context: context)
                  Text(movie.title)
                    .font(.caption)
                    .foregroundColor(.primary)
                    .lineLimit(2)
                }
                .frame(width: PictureFrame.mediumPoster.width, alignment: .leading)
              }
              .buttonStyle(.plain)
            }
          }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
      }
    }
  }
}
