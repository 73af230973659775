import Dispatch
import Foundation

/// Runs one shape and prints its nanoseconds for each event, or `-` where the library has no such operator.
/// Usage: bench <index of the shape> <events>; without arguments it lists the shapes.
let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
guard arguments.count == 2, Shape.allCases.indices.contains(arguments[0]) else {
  for shape in Shape.allCases { print(shape.rawValue) }
  exit(0)
}
let shape = Shape.allCases[arguments[0]]
_ = shape.run(1000)
let start = DispatchTime.now().uptimeNanoseconds
let result = shape.run(arguments[1])
let end = DispatchTime.now().uptimeNanoseconds
if let result {
  precondition(result == arguments[1], "\(shape.rawValue): \(result) of \(arguments[1]) events")
  print(Double(end - start) / Double(arguments[1]))
} else {
  print("-")
}
