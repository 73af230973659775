import SwiftUI

/// Date pickers as a calendar and as wheels.
struct DatesPage: View {
  /// 14 November 2023, 22:13 in Greenwich.
  @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var end = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    ScrollView {
      VStack {
        Text(day.ISO8601Format()).accessibilityIdentifier("day")
        DatePicker("Day", selection: $day, in: day.addingTimeInterval(-86_400 * 8)...).datePickerStyle(.graphical)
        Text(end.ISO8601Format()).accessibilityIdentifier("end")
        DatePicker("End", selection: $end, displayedComponents: .date).datePickerStyle(.wheel)
          .accessibilityIdentifier("wheels")
      }
      .padding()
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
