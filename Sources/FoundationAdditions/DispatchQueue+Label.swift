import Dispatch
import Synchronization

@_silgen_name("dispatch_queue_get_label") private func currentLabel(_ queue: OpaquePointer?) -> UnsafePointer<CChar>?

/// Labels that were asked for, kept for good: who asks keeps no more than where they are.
private let known = Mutex<[String: UInt]>([:])

/// The label of a queue as C has it, by default of the one that the caller is on.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  let label = queue?.label ?? currentLabel(nil).map { String(cString: $0) } ?? ""
  let place = known.withLock { known in
    if let place = known[label] { return place }
    let copy = label.utf8CString.withUnsafeBufferPointer { bytes in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes.baseAddress!, count: bytes.count)
      return UInt(bitPattern: copy)
    }
    known[label] = copy
    return copy
  }
  return UnsafePointer(bitPattern: place)!
}
