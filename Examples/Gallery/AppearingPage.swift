import SwiftUI

/// Rows that tell when they are seen, in every container that builds as the reader comes near.
struct AppearingPage: View {
  @StateObject private var sightings = Sightings()
  @State private var kind = Kind.list

  private enum Kind: String, CaseIterable {
    case list, stack, across, grid, pages, pushed, endless
  }

  var body: some View {
    VStack(spacing: 8) {
      Picker("Container", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      SightingsView(sightings: sightings)
      container
    }
    .environmentObject(sightings)
  }

  @ViewBuilder private var container: some View {
    switch kind {
    case .list: List(0..<60) { SeenRow(number: $0) }
    case .stack: ScrollView { LazyVStack { ForEach(0..<60) { SeenRow(number: $0) } } }
    case .across:
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<60) { SeenRow(number: $0).frame(width: 150) } } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<120) { SeenRow(number: $0).frame(height: 60) } }
      }
    case .pages:
      TabView { ForEach(0..<4) { SeenRow(number: $0) } }
        .tabViewStyle(.page)
    case .pushed:
      NavigationStack {
        NavigationLink("Further") { SeenRow(number: 1) }
          .background { SeenRow(number: 0) }
      }
    case .endless: EndlessList()
    }
  }
}

/// What was seen, and what runs.
final class Sightings: ObservableObject {
  /// How often each row is in sight, and how often its task runs: a row of the container before may go after another has come.
  @Published private(set) var inSight: [Int: Int] = [:]
  @Published private(set) var running: [Int: Int] = [:]
  @Published private(set) var appearances = 0

  func see(_ number: Int, _ isSeen: Bool) {
    inSight[number, default: 0] += isSeen ? 1 : -1
    if isSeen, number == 0 { appearances += 1 }
  }

  func run(_ number: Int, _ runs: Bool) {
    running[number, default: 0] += runs ? 1 : -1
  }
}

private struct SightingsView: View {
  @ObservedObject var sightings: Sightings

  var body: some View {
    VStack {
      Text(words(sightings.inSight)).accessibilityIdentifier("seen")
      Text(words(sightings.running)).accessibilityIdentifier("running")
      Text("\(sightings.appearances)").accessibilityIdentifier("appearances")
    }
    .font(.caption)
    .lineLimit(1)
  }

  private func words(_ counts: [Int: Int]) -> String {
    counts.filter { $0.value > 0 }.keys.sorted().map(String.init).joined(separator: " ")
  }
}

private struct SeenRow: View {
  let number: Int
  @EnvironmentObject private var sightings: Sightings

  var body: some View {
    Text("Row \(number)")
      .padding()
      .onAppear { sightings.see(number, true) }
      .onDisappear { sightings.see(number, false) }
      .task {
        sightings.run(number, true)
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
        sightings.run(number, false)
      }
  }
}

/// Loads again whenever its last row is seen.
private struct EndlessList: View {
  @State private var count = 20

  var body: some View {
    List {
      ForEach(0..<count, id: \.self) { Text("Line \($0)") }
      if count < 100 {
        Text("loading")
          .onAppear { load() }
      } else {
        Text("That is all.")
      }
    }
  }

  private func load() {
    DispatchQueue.main.async { count += 20 }
  }
}
