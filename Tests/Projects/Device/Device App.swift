import AVFoundation
import AppIntents
import CoreLocation
import LinkPresentation
import MapKit
import Network
import PhotosUI
import SwiftUI
import UserNotifications

final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var words = "nowhere"
  private let manager = CLLocationManager()
  override init() {
    super.init()
    manager.delegate = self
  }
  func find() {
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    words = manager.authorizationStatus == .denied ? "refused" : words
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last?.coordinate else { return }
    words = String(format: "%.3f %.3f", place.latitude, place.longitude)
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { words = "failed" }
}

final class Reach: ObservableObject {
  @Published var words = ""
  @Published var times = 0
  private let monitor = NWPathMonitor()
  init() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async {
        self.words += path.status == .satisfied ? "on " : "off "
        self.times += 1
      }
    }
    monitor.start(queue: DispatchQueue(label: "net"))
  }
}

/// A sound of a third of a second.
final class Bell: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published var words = "silent"
  private var player: AVAudioPlayer?

  func ring() {
    let rate = 8000
    let samples = (0..<rate / 3).map { UInt8(128 + 60 * sin(Double($0) / 3)) }
    func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(value >> (8 * $0) & 255) } }
    let format =
      number(16, 4) + number(1, 2) + number(1, 2) + number(rate, 4) + number(rate, 4) + number(1, 2) + number(8, 2)
    let bytes =
      Array("RIFF".utf8) + number(36 + samples.count, 4) + Array("WAVEfmt ".utf8) + format + Array("data".utf8)
      + number(samples.count, 4) + samples
    player = try? AVAudioPlayer(data: Data(bytes))
    player?.delegate = self
    try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
    words = player?.play() == true ? "rings" : "broken"
  }
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    words = String(format: "rang %.1f s", player.duration)
  }
}

struct Town: Identifiable {
  let id = UUID()
  let name: String
  let coordinate: CLLocationCoordinate2D
}

struct ContentView: View {
  @StateObject private var finder = Finder()
  @StateObject private var reach = Reach()
  @StateObject private var bell = Bell()
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), latitudinalMeters: 20000,
    longitudinalMeters: 20000)
  @State private var item: PhotosPickerItem?
  @State private var picture: Image?
  @State private var note = "not asked"
  private let towns = [Town(name: "Gate", coordinate: CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777))]

  var body: some View {
    VStack {
      Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: towns) { town in
        MapAnnotation(coordinate: town.coordinate) { Text(town.name) }
      }
      Text("centre " + String(format: "%.2f", region.center.longitude))
      HStack {
        Button("Find me") { finder.find() }
        Text("place: \(finder.words)")
      }
      Text("network: \(reach.words)")
      HStack {
        Button("Notify") {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { success, error in
            let content = UNMutableNotificationContent()
            content.title = "Rain"
            UNUserNotificationCenter.current().add(
              UNNotificationRequest(identifier: "r", content: content, trigger: nil))
            DispatchQueue.main.async { note = success ? "allowed" : "refused" }
          }
        }
        Text("note: \(note)")
      }
      HStack {
        Button("Ring") { bell.ring() }
        Text("bell: \(bell.words)")
      }
      PhotosPicker("Choose", selection: $item, matching: .images)
      if let picture { picture.resizable().scaledToFit().frame(width: 60, height: 60).accessibilityLabel("chosen") }
    }
    .onChange(of: item) { newItem in
      Task { picture = try? await newItem?.loadTransferable(type: Image.self) }
    }
  }
}

@main
struct DeviceApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
