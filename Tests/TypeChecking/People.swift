import SwiftUI

struct PeopleDetail: View {
  let people: People
  let movieByYears: [String: [Int]]
  let movieScores: [Int]?
  @State var selected: String?
  @State var query = ""
  @State var isFan = false
  private func sorted() -> [String] { movieByYears.compactMap { $0.key }.sorted(by: { $0 > $1 }) }
  var body: some View {
    NavigationView {
      List {
        Section {
          HStack(alignment: .top) {
            Image(systemName: "person").resizable().scaledToFit().frame(width: 100, height: 150).cornerRadius(5)
            VStack(alignment: .leading, spacing: 8) {
              Text("Known for").titleStyle()
              Text(people.knownForDepartment ?? "For now not much...")
              Text("\(movieByYears.values.reduce(0) { $0 + $1.count }) movies since \(movieByYears.keys.min() ?? "?")")
                .font(.caption)
              if let scores = movieScores {
                (Text("Likes: ")
                  + Text("\(scores.reduce(0, +) / max(scores.count, 1))%").bold().foregroundColor(.brandGold)
                  + Text(" of ") + Text("\(scores.count)")).font(.footnote)
              }
            }.padding(.leading, 8)
          }
          if people.biography != nil { Text(people.biography!).lineLimit(isFan ? 1000 : 3) }
        }
        ForEach(sorted(), id: \.self) { year in
          Section(header: Text(year).titleFont(size: 20).foregroundColor(.brandGold).padding(.leading)) {
            ForEach(
              self.movieByYears[year]!.filter { self.query.isEmpty || "\($0)".contains(self.query) }.sorted(by: >),
              id: \.self
            ) { movie in
              HStack {
                Text("\(movie)").foregroundColor(self.selected == year ? .brandGold : Color.secondary.opacity(0.8))
                  .font(.system(size: self.selected == year ? 18 : 14, weight: .bold, design: .rounded))
                Spacer()
                ForEach(0..<5) { index in
                  Image(systemName: index < movie % 6 ? "star.fill" : "star").foregroundColor(
                    index < movie % 6 ? .yellow : .gray
                  ).imageScale(.small)
                }
                Text(movie % 2 == 0 ? "Actor" : "Director" + " & producer").font(.caption).padding(
                  EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
                ).background(Capsule().fill(movie % 2 == 0 ? Color.green : Color.blue))
              }
              .padding(.vertical, self.selected == year ? 12 : 4).frame(height: 60 + (self.selected == year ? 20 : 0))
              .contentShape(Rectangle()).onTapGesture { self.selected = self.selected == year ? nil : year }
            }
          }
        }
      }.navigationBarTitle(people.name).navigationBarItems(
        trailing: Button(action: { self.isFan.toggle() }) {
          Image(systemName: isFan ? "star.circle.fill" : "star.circle").resizable().foregroundColor(
            isFan ? .brandGold : .primary
          ).frame(width: 25, height: 25)
        })
    }
  }
}
struct MoviesGrid: View {
  let genres: [Genre]
  let movies: [[Movie]]
  @State var offsets: [Int: CGFloat] = [:]
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<movies.count, id: \.self) { row in
          HStack(spacing: 10) {
            ForEach(Array(self.movies[row].enumerated()), id: \.offset) { index, movie in
              VStack {
                Text("\(movie.title) (\(movie.id))" + (index > 0 ? " #\(index + 1)" : "")).font(.headline).padding(10)
                RoundedRectangle(cornerRadius: 10).fill(
                  LinearGradient(
                    gradient: Gradient(colors: [
                      Color(red: Double(index) / 10, green: 0.5, blue: 1 - Double(row) * 0.1), .blue,
                    ]), startPoint: .top, endPoint: .bottom)
                ).frame(
                  width: 100 + CGFloat(index) * 2, height: 100 - CGFloat(row) * 2 + (self.offsets[index] ?? 0) / 3
                )
                .offset(
                  x: CGFloat(index % 2 == 0 ? 4 : -4) * (self.offsets[row] ?? 1), y: sin(CGFloat(index) * .pi / 6) * 10
                ).rotationEffect(.degrees(Double(row * 10 + index) / 2 - 5), anchor: .topLeading)
                .shadow(color: Color.black.opacity(0.2 + Double(index) * 0.05), radius: 4, x: 0, y: 2 + CGFloat(row))
              }
            }
          }
        }
      }.padding()
    }
  }
}
