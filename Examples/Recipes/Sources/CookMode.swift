import SwiftUI

struct CookMode: View {
  let id: Recipe.ID
  @Environment(RecipeModel.self) private var model
  @State private var step = 0
  @State private var started = Date.now
  var body: some View {
    let steps = model[id]?.steps ?? []
    VStack {
      TimelineView(.periodic(from: started, by: 1)) { context in
        Text(Duration.seconds(context.date.timeIntervalSince(started).rounded()), format: .time(pattern: .minuteSecond))
          .font(.system(size: 44, weight: .thin, design: .rounded)).monospacedDigit()
          .contentTransition(.numericText())
      }
      Gauge(value: Double(step + 1), in: 0...Double(max(steps.count, 1))) {
        Text("Progress")
      } currentValueLabel: {
        Text("\(step + 1)/\(steps.count)")
      }
      .gaugeStyle(.accessoryCircular)
      TabView(selection: $step) {
        ForEach(steps.indices, id: \.self) { i in
          Text(steps[i]).font(.title2).multilineTextAlignment(.center).padding(40).tag(i)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      HStack {
        Button("Back") { withAnimation { step -= 1 } }.disabled(step == 0)
        Spacer()
        Button(step + 1 < steps.count ? "Next" : "Finish") {
          if step + 1 < steps.count { withAnimation { step += 1 } } else { model.path.removeAll() }
        }
        .buttonStyle(.borderedProminent)
      }
      .controlSize(.large)
      .padding()
    }
    .navigationTitle("Cooking")
    .toolbarVisibility(.hidden, for: .tabBar)
  }
}
