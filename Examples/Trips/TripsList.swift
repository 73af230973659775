import SwiftData
import SwiftUI

enum TripOrder: String, CaseIterable, Identifiable {
  case name = "Name"
  case newest = "Newest"

  var id: Self { self }

  var descriptors: [SortDescriptor<Trip>] {
    switch self {
    case .name: [SortDescriptor(\Trip.name, comparator: .localizedStandard)]
    case .newest: [SortDescriptor(\Trip.start, order: .reverse)]
    }
  }
}

struct TripsList: View {
  @Environment(\.modelContext) private var context
  @Query private var trips: [Trip]
  @State private var order = TripOrder.name
  @State private var text = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      FoundTrips(text: text, order: order)
        .navigationTitle("Trips")
        .searchable(text: $text)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Picker("Order", selection: $order) {
              ForEach(TripOrder.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.menu)
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Add trip", systemImage: "plus") { isAdding = true }
          }
          ToolbarItem(placement: .bottomBar) {
            Text("\(trips.count) trips")
          }
        }
        .sheet(isPresented: $isAdding) { NewTrip() }
    }
  }
}

/// The trips of a search, in an order: a query that is made anew for each.
private struct FoundTrips: View {
  @Environment(\.modelContext) private var context
  @Query private var trips: [Trip]

  init(text: String, order: TripOrder) {
    let filter = #Predicate<Trip> { trip in
      text.isEmpty || trip.name.localizedStandardContains(text) || trip.destination.localizedStandardContains(text)
    }
    _trips = Query(filter: filter, sort: order.descriptors, animation: .default)
  }

  var body: some View {
    List {
      ForEach(trips) { trip in
        NavigationLink(value: trip) { TripRow(trip: trip) }
      }
      .onDelete { places in
        for place in places { context.delete(trips[place]) }
      }
    }
    .overlay {
      if trips.isEmpty { ContentUnavailableView("No trips", systemImage: "airplane", description: Text("Add one.")) }
    }
    .navigationDestination(for: Trip.self) { TripPage(trip: $0) }
  }
}

private struct TripRow: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading) {
      Text(trip.name).font(.headline)
      Text("\(trip.destination), \(trip.days) days").foregroundStyle(.secondary)
      if !trip.stops.isEmpty {
        Text("\(trip.stops.count { $0.isDone }) of \(trip.stops.count) stops")
          .font(.caption)
      }
    }
  }
}

private struct NewTrip: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var destination = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        TextField("Destination", text: $destination)
      }
      .navigationTitle("New trip")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            context.insert(Trip(name: name, destination: destination))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}
