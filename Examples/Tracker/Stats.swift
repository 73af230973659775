import SwiftUI

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct StatsView: View {
  @EnvironmentObject var store: HabitStore
  @State private var labelWidth: CGFloat?
  @State private var range = 0
  @State private var now = Date()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 24) {
          Picker("Range", selection: $range) {
            Text("Week").tag(0)
            Text("Month").tag(1)
            Text("Year").tag(2)
          }
          .pickerStyle(SegmentedPickerStyle())
          Text(now, style: .time).font(.largeTitle.monospacedDigit()).bold()
          VStack(alignment: .leading, spacing: 12) {
            ForEach(store.habits) { habit in
              HStack {
                Text(habit.title)
                  .lineLimit(1)
                  .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                  .frame(width: labelWidth, alignment: .leading)
                GeometryReader { geo in
                  ZStack(alignment: .leading) {
                    Capsule().fill(Color.gray.opacity(0.2))
                    Capsule().fill(habit.color.color)
                      .frame(width: geo.size.width * habit.progress(on: Date()))
                  }
                }
                .frame(height: 12)
                Text("\(Int(habit.progress(on: Date()) * 100)) %")
                  .font(.caption.monospacedDigit())
                  .frame(width: 48, alignment: .trailing)
              }
            }
          }
          .onPreferenceChange(WidthKey.self) { labelWidth = $0 }
          .padding()
          .background(RoundedRectangle(cornerRadius: 16).fill(Color(UIColor.secondarySystemBackground)))
          RingView(progress: overall)
            .frame(width: 180, height: 180)
          Canvas { context, size in
            var path = Path()
            for x in stride(from: 0, through: size.width, by: 2) {
              let y = size.height / 2 + sin(x / 20 + CGFloat(range)) * size.height / 3
              if x == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
            }
            context.stroke(
              path,
              with: .linearGradient(
                Gradient(colors: [.purple, .pink]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)),
              lineWidth: 3)
          }
          .frame(height: 80)
        }
        .padding()
      }
      .navigationTitle("Stats")
      .onReceive(timer) { now = $0 }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  var overall: Double {
    guard !store.habits.isEmpty else { return 0 }
    return store.habits.map { $0.progress(on: Date()) }.reduce(0, +) / Double(store.habits.count)
  }
}

struct RingView: View {
  var progress: Double
  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 18).opacity(0.15).foregroundColor(.purple)
      Circle().trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.purple, .pink, .purple], center: .center),
          style: StrokeStyle(lineWidth: 18, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: 270))
        .animation(.linear, value: progress)
      VStack {
        Text(progress, format: .percent.precision(.fractionLength(0))).font(.title).bold()
        Text("today").font(.caption).foregroundColor(.secondary)
      }
    }
    .padding(9)
  }
}
