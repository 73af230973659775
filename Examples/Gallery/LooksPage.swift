import SwiftUI

/// Looks and measures of what programs draw themselves, that were shown wrongly once.
struct LooksPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack {
          Button("Enabled") {}.buttonStyle(FilledStyle())
          Button("Off") {}.buttonStyle(FilledStyle()).accessibilityIdentifier("own style")
          Button("Plain") {}.accessibilityIdentifier("plain")
        }
        .disabled(true)
        HStack(spacing: -12) {
          ForEach(0..<5) { Circle().fill(.red).frame(width: 44, height: 44).zIndex(Double(-$0)) }
        }
        .padding(10)
        .background(.yellow)
        .accessibilityIdentifier("overlapping")
        Circle()
          .fill(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
          .frame(width: 100, height: 100)
          .accessibilityIdentifier("angular")
        Gauge(value: 0.5) { Text("Gauge") }
          .gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.green, .red]))
          .accessibilityIdentifier("gauge")
        VStack {
          Image(systemName: "person.circle.fill").resizable().frame(width: 60, height: 60)
            .accessibilityIdentifier("redacted")
          Text("Redacted")
        }
        .redacted(reason: .placeholder)
        Circle().fill(.orange).padding(-10).frame(width: 40, height: 40).padding(20)
          .background(.gray)
          .accessibilityIdentifier("larger")
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "shippingbox").accessibilityIdentifier("symbol")
          Text("Orders").accessibilityIdentifier("beside symbol")
        }
        ForEach(1..<4) { ChipsRow(number: $0) }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))]) {
          ZStack {
            Color.green
            Text("Cell")
          }
          .frame(minWidth: 130, maxWidth: 400, maxHeight: 500)
          .aspectRatio(1, contentMode: .fit)
          .accessibilityIdentifier("cell")
          Color.clear.frame(height: 10)
        }
        BeyondRow()
        HStack(spacing: 20) {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red).accessibilityIdentifier("palette")
          Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
            .accessibilityIdentifier("hierarchical")
        }
        .font(.system(size: 60))
        .frame(maxWidth: .infinity)
        .background(.black)
        EqualRow()
      }
    }
  }
}

private struct FilledStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().foregroundColor(.white).background(Color.blue)
  }
}

/// What scrolls beside a text in a row or a column of a row.
private struct ChipsRow: View {
  let number: Int

  var body: some View {
    HStack {
      Color.blue.frame(width: 20, height: 20)
      switch number {
      case 1: chips
      case 2:
        HStack {
          Text("Chips")
          chips
        }
      default:
        VStack(alignment: .leading) {
          Text("Chips")
          chips
        }
      }
    }
  }

  private var chips: some View {
    ScrollView(.horizontal) {
      HStack { ForEach(0..<30) { Text("chip \($0)") } }
    }
    .accessibilityIdentifier("chips \(number)")
  }
}
