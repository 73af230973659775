import SwiftData
import SwiftUI

struct TripPage: View {
  @Environment(\.modelContext) private var context
  @Bindable var trip: Trip
  @Query(sort: \Companion.name) private var companions: [Companion]
  @State private var stop = ""
  @State private var person = ""

  private var stops: [Stop] { trip.stops.sorted { $0.order < $1.order } }

  var body: some View {
    Form {
      Section("Trip") {
        TextField("Name", text: $trip.name)
        TextField("Destination", text: $trip.destination)
        Stepper("\(trip.days) days", value: $trip.days, in: 1...30)
        Picker("Mood", selection: $trip.mood) {
          ForEach(Mood.allCases) { Text($0.rawValue.capitalized) }
        }
      }
      Section("Stops") {
        ForEach(stops) { stop in
          Toggle(stop.title, isOn: Bindable(stop).isDone)
        }
        .onDelete { places in
          for place in places { context.delete(stops[place]) }
        }
        HStack {
          TextField("New stop", text: $stop)
          Button("Add stop") {
            trip.stops.append(Stop(title: stop, order: trip.stops.count))
            stop = ""
          }
          .disabled(stop.isEmpty)
        }
      }
      Section("With") {
        ForEach(companions) { companion in
          Button {
            toggle(companion)
          } label: {
            HStack {
              Text(companion.name)
              Spacer()
              Text("\(companion.trips.count)")
              if trip.companions.contains(companion) { Image(systemName: "checkmark") }
            }
          }
        }
        HStack {
          TextField("New companion", text: $person)
          Button("Add companion") {
            trip.companions.append(Companion(name: person))
            person = ""
          }
          .disabled(person.isEmpty)
        }
      }
    }
    .navigationTitle(trip.name)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func toggle(_ companion: Companion) {
    if let place = trip.companions.firstIndex(of: companion) {
      trip.companions.remove(at: place)
    } else {
      trip.companions.append(companion)
    }
  }
}

#Preview {
  NavigationStack { TripPage(trip: Trip(name: "Sea", destination: "Rügen")) }
    .modelContainer(for: Trip.self, inMemory: true)
}
