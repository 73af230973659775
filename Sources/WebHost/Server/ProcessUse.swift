import Foundation

/// What this process uses of the machine.
enum ProcessUse {
  /// Bytes of memory that are in use (`/proc/self/statm`); 0 where the system does not say.
  static var memory: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// Milliseconds that all processors have worked for the process.
  static var processorMilliseconds: Int {
    var use = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use) == 0 else { return 0 }
    return [use.ru_utime, use.ru_stime].reduce(0) { $0 + Int($1.tv_sec) * 1000 + Int($1.tv_usec) / 1000 }
  }
}
