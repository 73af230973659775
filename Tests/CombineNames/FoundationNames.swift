import Combine
import Foundation

func urlSession(url: URL, request: URLRequest) {
  _ = URLSession.shared.dataTaskPublisher(for: url)
  let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: request)
  _ = (publisher.request, publisher.session)
  _ = publisher.map(\.data).decode(type: Pair.self, decoder: JSONDecoder()).receive(on: DispatchQueue.main)
  _ = publisher.tryMap { data, response in
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    return data
  }
}

func timersAndNotifications() {
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let timer: Timer.TimerPublisher = Timer.publish(
    every: 1, tolerance: 0.1, on: .main, in: .default, options: nil)
  _ = timer.connect()
  _ = NotificationCenter.default.publisher(for: Notification.Name("n"))
  let publisher: NotificationCenter.Publisher = NotificationCenter.default.publisher(
    for: Notification.Name("n"), object: nil)
  _ = publisher.compactMap { $0.userInfo?["key"] as? Int }
}

func schedulers(queue: DispatchQueue) {
  let loop: RunLoop.SchedulerTimeType = RunLoop.main.now
  let operations: OperationQueue.SchedulerTimeType = OperationQueue.main.now
  let time: DispatchQueue.SchedulerTimeType = queue.now
  _ = (loop.date, operations.date, time.dispatchTime)
  _ = queue.schedule(after: time, interval: .seconds(1)) {}
  _ = queue.schedule(after: time.advanced(by: .milliseconds(1)), interval: 0.1, tolerance: .zero) {}
  _ = DispatchQueue.SchedulerOptions(qos: .utility, flags: [], group: nil)
  let strides: [DispatchQueue.SchedulerTimeType.Stride] = [
    .seconds(0.1), .seconds(1), .milliseconds(1), .microseconds(1), .nanoseconds(1), 1, 0.5,
    .init(.milliseconds(1)),
  ]
  _ = strides.map(\.timeInterval)
  codable(DispatchQueue.SchedulerTimeType.self)
  hashable(DispatchQueue.SchedulerTimeType.self)
  codable(DispatchQueue.SchedulerTimeType.Stride.self)
  codable(RunLoop.SchedulerTimeType.self)
  codable(OperationQueue.SchedulerTimeType.self)
}

func decoder<D: TopLevelDecoder>(_: D) where D.Input == Data {}

func decoders() {
  decoder(JSONDecoder())
  decoder(PropertyListDecoder())
}
