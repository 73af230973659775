import SwiftUI

fileprivate let formatter: DateFormatter = {
  let f = DateFormatter(); f.dateStyle = .medium; return f
}()

struct PopularityBadge: View {
  let score: Int
  var textColor: Color = .primary
  @State private var isDisplayed = false
  var scoreColor: Color {
    if score < 40 { return .red } else if score < 60 { return .orange } else if score < 75 { return .yellow }
    return .green
  }
  var overlay: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
        .stroke(style: StrokeStyle(lineWidth: 2, dash: [1]))
        .foregroundColor(scoreColor)
        .animation(Animation.interpolatingSpring(stiffness: 60, damping: 10).delay(0.1))
    }
    .rotationEffect(.degrees(-90))
    .onAppear { self.isDisplayed = true }
  }
  var body: some View {
    ZStack {
      Circle().foregroundColor(Color.clear).frame(width: 40).overlay(overlay).shadow(color: scoreColor, radius: 4)
      Text("\(score)%").font(Font.system(size: 10)).fontWeight(.bold).foregroundColor(textColor)
    }
    .frame(width: 40, height: 40)
  }
}
struct MoviePosterImage: View {
  let url: String?
  @State var isImageLoaded = false
  var body: some View {
    ZStack {
      if url != nil {
        Image(systemName: "film").resizable().renderingMode(.original).frame(width: 100, height: 150).cornerRadius(5)
          .shadow(radius: 8)
          .opacity(isImageLoaded ? 1 : 0.1).animation(.easeInOut).onAppear { self.isImageLoaded = true }
      } else {
        Rectangle().foregroundColor(.gray).frame(width: 100, height: 150).cornerRadius(5).shadow(radius: 8).opacity(0.1)
      }
    }
  }
}

struct MovieRow: ConnectedView {
  struct Props { let movie: Movie }
  let movieId: Int
  var displayListImage = true
  func map(state: AppState, dispatch: @escaping DispatchFunction) -> Props {
    Props(movie: state.moviesState.movies[movieId] ?? sampleMovie)
  }
  func body(props: Props) -> some View {
    HStack {
      ZStack(alignment: .topLeading) {
        MoviePosterImage(url: props.movie.posterPath)
        if displayListImage {
          Image(systemName: props.movie.voteCount > 10 ? "heart.fill" : "eye.fill").imageScale(.small).foregroundColor(
            .white
          ).position(x: 13, y: 15).transition(.scale).animation(.interactiveSpring())
        }
      }
      .fixedSize()
      .animation(.spring())
      VStack(alignment: .leading, spacing: 8) {
        Text(props.movie.userTitle).titleStyle().foregroundColor(.brandGold).lineLimit(2)
        HStack {
          PopularityBadge(score: Int(props.movie.voteAverage * 10))
          Text(formatter.string(from: props.movie.released ?? Date())).font(.subheadline).foregroundColor(.primary)
            .lineLimit(1)
        }
        Text(props.movie.overview).foregroundColor(.secondary).lineLimit(3).truncationMode(.tail)
      }.padding(.leading, 8)
    }
    .padding(.top, 8).padding(.bottom, 8)
    .contextMenu { Text(self.movieId) }
    .redacted(if: movieId == 0)
  }
}
extension Text { init(_ n: Int) { self.init("\(n)") } }
extension View {
  @ViewBuilder func redacted(if c: @autoclosure () -> Bool) -> some View { redacted(reason: c() ? .placeholder : []) }
}

struct MovieCrosslineRow: View {
  let title: String
  let movies: [Movie]
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(title).titleStyle().padding(.leading)
        Spacer()
        NavigationLink(
          destination: List(movies) { MovieRow(movieId: $0.id) }.navigationBarTitle(Text(title), displayMode: .inline),
          label: { Text("See all").foregroundColor(.brandBlue) }
        ).padding(.trailing)
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 32) {
          ForEach(self.movies) { movie in
            NavigationLink(destination: MovieDetail(movieId: movie.id)) {
              VStack(alignment: .center) {
                MoviePosterImage(url: movie.posterPath).scaleEffect(movie.voteCount > 3 ? 1.0 : 0.9).padding(
                  .horizontal, 4)
                Text(movie.userTitle.isEmpty ? "—" : movie.userTitle).font(.footnote).foregroundColor(.primary)
                  .lineLimit(1).frame(width: 100, alignment: .leading)
                Text(
                  "\(Int(movie.voteAverage * 10))% · \(movie.voteCount) votes"
                    + (movie.runtime != nil ? ", \(movie.runtime!) min" : "")
                ).font(.caption).foregroundColor(movie.voteAverage > 7 ? .brandGold : .secondary).lineLimit(1)
                PopularityBadge(score: Int(movie.voteAverage * 10)).offset(y: -20).padding(.bottom, -20)
              }.padding(.vertical, 8).frame(width: 120, height: 240).background(Color.brandBackground.opacity(0.5))
                .cornerRadius(8).overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.brandWhite, lineWidth: 1))
            }.contextMenu { Text(movie.id) }
          }
        }.padding(.leading)
      }
    }.listRowInsets(EdgeInsets()).padding(.vertical)
  }
}
