import SwiftUI

struct RoundedBadge: View {
  let text: String
  let color: Color
  var body: some View {
    HStack {
      Text(text.capitalized).font(.footnote).fontWeight(.bold).foregroundColor(.primary).padding(.leading, 10).padding(
        [.top, .bottom], 5)
      Image(systemName: "chevron.right").resizable().frame(width: 5, height: 10).foregroundColor(.primary).padding(
        .trailing, 10)
    }.background(Rectangle().foregroundColor(color).cornerRadius(12)).padding(.bottom, 4)
  }
}
struct BorderedButton: View {
  let text: String
  let systemImageName: String
  let color: Color
  let isOn: Bool
  let action: () -> Void
  var body: some View {
    Button(
      action: { self.action() },
      label: {
        HStack(alignment: .center, spacing: 4) {
          Image(systemName: systemImageName).foregroundColor(isOn ? .white : color)
          Text(text).foregroundColor(isOn ? .white : color)
        }
      }
    )
    .buttonStyle(BorderlessButtonStyle()).padding(6)
    .background(
      RoundedRectangle(cornerRadius: 8).stroke(color, lineWidth: isOn ? 0 : 2).background(isOn ? color : .clear)
        .cornerRadius(8))
  }
}
struct MovieDetail: ConnectedView {
  struct Props {
    let movie: Movie
    let characters: [People]?
    let credits: [People]?
    let recommended: [Movie]?
    let similar: [Movie]?
    let reviewsCount: Int?
    let isInWishlist: Bool
    let isInSeenlist: Bool
    let dispatch: DispatchFunction
  }
  let movieId: Int
  @State private var isAddSheetPresented = false
  @State private var isCreateListFormPresented = false
  @State private var selectedPoster: ImageData?
  @State private var isShown = true
  @Environment(\.colorScheme) var colorScheme
  func map(state: AppState, dispatch: @escaping DispatchFunction) -> Props {
    Props(
      movie: state.moviesState.movies[movieId] ?? sampleMovie,
      characters: state.peoplesState.peoplesMovies.filter { $0.value.contains(movieId) }.compactMap {
        state.peoplesState.peoples[$0.key]
      }.sorted { $0.name < $1.name }, credits: nil,
      recommended: state.moviesState.recommended[movieId]?.compactMap { state.moviesState.movies[$0] },
      similar: state.moviesState.similar[movieId]?.compactMap { state.moviesState.movies[$0] },
      reviewsCount: 3, isInWishlist: state.moviesState.wishlist.contains(movieId),
      isInSeenlist: state.moviesState.seenlist.contains(movieId), dispatch: dispatch)
  }
  func addActionSheet(props: Props) -> ActionSheet {
    var buttons: [Alert.Button] = []
    let wishlistButton: Alert.Button = .default(Text(props.isInWishlist ? "Remove from wishlist" : "Add to wishlist")) {
      props.dispatch(MovieActions.AddToWishlist(movie: self.movieId))
    }
    buttons.append(wishlistButton)
    buttons.append(.cancel({}))
    return ActionSheet(
      title: Text("Add or remove \(props.movie.userTitle) from your lists"), message: nil, buttons: buttons)
  }
  func body(props: Props) -> some View {
    ZStack(alignment: .bottom) {
      List {
        Section {
          ZStack(alignment: .bottomLeading) {
            Image(systemName: "film").resizable().aspectRatio(contentMode: .fill).frame(height: 250).blur(
              radius: 20, opaque: true
            ).overlay(Color.black.opacity(colorScheme == .dark ? 0.6 : 0.2))
            VStack(alignment: .leading) {
              HStack(spacing: 16) {
                MoviePosterImage(url: props.movie.posterPath).padding(.leading, 16)
                VStack(alignment: .leading, spacing: 16) {
                  Text(props.movie.releaseDate?.prefix(4) ?? "—").font(.subheadline).foregroundColor(.white)
                  Text("• \(props.movie.runtime ?? 0) minutes • \(props.movie.status ?? "Unknown")").font(.subheadline)
                    .foregroundColor(.white)
                  HStack {
                    PopularityBadge(score: Int(props.movie.voteAverage * 10), textColor: .white);
                    Text("\(props.movie.voteCount) ratings").lineLimit(1).foregroundColor(.white)
                  }
                }
              }
              ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                  ForEach(props.movie.genres ?? []) { genre in
                    NavigationLink(destination: Text(genre.name)) {
                      RoundedBadge(text: genre.name, color: .brandBackground)
                    }
                  }
                }.padding(.leading, 16)
              }
            }.padding(.bottom, 16)
          }.listRowInsets(EdgeInsets())
          HStack(alignment: .center, spacing: 8) {
            BorderedButton(
              text: props.isInWishlist ? "In wishlist" : "Wishlist", systemImageName: "heart", color: .pink,
              isOn: props.isInWishlist,
              action: {
                props.dispatch(
                  props.isInWishlist
                    ? MovieActions.RemoveFromWishlist(movie: movieId) as Action
                    : MovieActions.AddToWishlist(movie: movieId))
              })
            BorderedButton(
              text: props.isInSeenlist ? "Seen" : "Seenlist", systemImageName: "eye", color: .green,
              isOn: props.isInSeenlist, action: { props.dispatch(MovieActions.AddToSeenList(movie: self.movieId)) })
            BorderedButton(
              text: "List", systemImageName: "pin", color: .brandGold, isOn: false,
              action: { self.isAddSheetPresented.toggle() })
          }.padding(.vertical, 8)
          VStack(alignment: .leading, spacing: 8) {
            Text("Overview:").titleStyle().lineLimit(1)
            Text(props.movie.overview).font(.subheadline).foregroundColor(.secondary).lineLimit(isShown ? 4 : nil)
              .onTapGesture { withAnimation { self.isShown.toggle() } }
            Button(
              action: { withAnimation { self.isShown.toggle() } },
              label: { Text(self.isShown ? "Less" : "Read more").lineLimit(1).foregroundColor(.brandBlue) })
          }
        }
        Section {
          if props.movie.keywords != nil && props.movie.keywords?.isEmpty == false {
            VStack(alignment: .leading) {
              Text("Keywords").titleStyle().padding(.leading)
              ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                  ForEach(props.movie.keywords!) { keyword in
                    NavigationLink(destination: Text(keyword.name)) {
                      RoundedBadge(text: keyword.name, color: .brandBackground)
                    }
                  }
                }.padding(.leading)
              }
            }.listRowInsets(EdgeInsets()).padding(.vertical)
          }
          if props.characters != nil && !props.characters!.isEmpty {
            VStack(alignment: .leading) {
              HStack {
                Text("Cast").titleStyle().padding(.leading); Spacer();
                Text("See all").foregroundColor(.brandBlue).padding(.trailing)
              }
              ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                  ForEach(props.characters!.prefix(20)) { cast in
                    VStack(alignment: .center) {
                      Circle().foregroundColor(.gray).frame(width: 60, height: 60).shadow(radius: 4)
                      Text(cast.name).font(.footnote).foregroundColor(.primary).lineLimit(1)
                      Text(cast.character ?? cast.department ?? "").font(.caption).foregroundColor(.secondary)
                        .lineLimit(1)
                    }.frame(width: 100)
                  }
                }.padding(.leading)
              }
            }.listRowInsets(EdgeInsets()).padding(.vertical)
          }
          if props.similar?.isEmpty == false { MovieCrosslineRow(title: "Similar Movies", movies: props.similar ?? []) }
          if props.recommended?.isEmpty == false {
            MovieCrosslineRow(title: "Recommended Movies", movies: props.recommended ?? [])
          }
          if props.movie.posters != nil {
            VStack(alignment: .leading) {
              Text("Other posters").titleStyle().padding(.leading)
              ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 16) {
                  ForEach(props.movie.posters!.prefix(8)) { poster in
                    MoviePosterImage(url: poster.filePath).onTapGesture {
                      withAnimation { self.selectedPoster = poster }
                    }.scaleEffect(self.selectedPoster?.id == poster.id ? 1.1 : 1)
                  }
                }.padding([.leading, .trailing, .top, .bottom])
              }
            }.listRowInsets(EdgeInsets())
          }
        }
      }
      .navigationBarTitle(Text(props.movie.userTitle), displayMode: .large)
      .navigationBarItems(
        trailing: Button(
          action: { self.isAddSheetPresented.toggle() },
          label: { Image(systemName: "text.badge.plus").imageScale(.large) })
      )
      .onAppear { props.dispatch(MovieActions.FetchDetail(movie: self.movieId)) }
      .actionSheet(isPresented: $isAddSheetPresented) { addActionSheet(props: props) }
      .sheet(isPresented: $isCreateListFormPresented) { Text("form") }
      .disabled(selectedPoster != nil)
      .animation(nil)
      .blur(radius: selectedPoster != nil ? 30 : 0)
      .scaleEffect(selectedPoster != nil ? 0.8 : 1)
      if selectedPoster != nil {
        GeometryReader { proxy in
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 100) {
              ForEach(props.movie.posters ?? []) { poster in
                GeometryReader { inner in
                  MoviePosterImage(url: poster.filePath)
                    .rotation3DEffect(
                      .degrees(Double(inner.frame(in: .global).minX - 40) / -20), axis: (x: 0, y: 10, z: 0)
                    )
                    .scaleEffect(self.selectedPoster?.id == poster.id ? 1.2 : 1.0, anchor: .center)
                    .frame(
                      width: proxy.size.width - 60 < 300 ? proxy.size.width - 60 : 300,
                      height: (proxy.size.height / 2) - CGFloat(poster.height) / CGFloat(poster.width) * 10
                    )
                    .offset(x: 10 + inner.size.width / 2 - 30, y: -20)
                    .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { self.selectedPoster = nil } }
                }.frame(width: 300)
              }
            }.padding(.leading, (proxy.size.width - 300) / 2 + 10)
          }.position(x: proxy.frame(in: .local).midX, y: proxy.frame(in: .local).midY)
        }
      }
    }
  }
}
