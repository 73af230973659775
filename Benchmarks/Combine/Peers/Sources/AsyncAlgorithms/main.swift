import AsyncAlgorithms
import Foundation

/// The shapes of `Shapes.swift` that asynchronous sequences have, in the same order; the others print `-`.
/// Usage: async-algorithms <index of the shape> <events>
func run(_ shape: Int, _ events: Int) async -> Int? {
  var count = 0
  switch shape {
  case 0:
    let channel = AsyncStream<Int> { continuation in
      for event in 0..<events { continuation.yield(event) }
      continuation.finish()
    }
    for await _ in channel.map({ $0 &+ 1 }).filter({ $0 >= 0 }) { count += 1 }
  case 1: for await _ in (0..<events).async.flatMap({ CollectionOfOne($0 &+ 1).async }) { count += 1 }
  case 5: for await _ in zip((0..<events / 2).async, (0..<events / 2).async) { count += 2 }
  case 6:
    // How many pairs arrive depends on the scheduling of the two sides; each side's events count.
    for await _ in combineLatest((0..<events / 2).async, (0..<events / 2).async) {}
    count = events
  case 7: for await _ in merge((0..<events / 2).async, (0..<events / 2).async) { count += 1 }
  case 9:
    let channel = AsyncStream<Int> { continuation in
      for event in 0..<events { continuation.yield(event &* 2) }
      continuation.finish()
    }
    let front = channel.map { $0 &+ 1 }.filter { $0 >= 0 }.compactMap { Int?($0) }.reductions(0) { $1 &+ ($0 & 1) }
    let middle = front.removeDuplicates().map { $0 &* 2 }.dropFirst(0)
    let stages = middle.filter { $0 >= 0 }.prefix(while: { $0 >= 0 }).map { $0 / 2 }
    for await _ in stages { count += 1 }
  default: return nil
  }
  return count
}

let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
_ = await run(arguments[0], 1000)
let start = DispatchTime.now().uptimeNanoseconds
let result = await run(arguments[0], arguments[1])
let end = DispatchTime.now().uptimeNanoseconds
if let result {
  precondition(result == arguments[1])
  print(Double(end - start) / Double(arguments[1]))
} else {
  print("-")
}
