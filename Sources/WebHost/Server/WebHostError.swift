import Foundation
import NIOCore

/// Why a program cannot be served; the description is a sentence for whoever started it.
public enum WebHostError: Error, Equatable, CustomStringConvertible {
  /// Another program listens there.
  case portInUse(host: String, port: Int)
  /// The port may be listened at by privileged users only.
  case portForbidden(port: Int)
  /// The host is not an address of this machine.
  case noSuchAddress(host: String)
  /// There is no memory, or no temporary file, for what workers share.
  case noMemory
  /// The command line cannot be understood.
  case arguments(String)

  init?(_ error: any Error, host: String, port: Int) {
    if error is SocketAddressError || error is SocketAddressError.UnknownHost {
      self = .noSuchAddress(host: host)
      return
    }
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portInUse(host: host, port: port)
    case EACCES: self = .portForbidden(port: port)
    case EADDRNOTAVAIL: self = .noSuchAddress(host: host)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) at \(host) is in use by another program; choose another one with --port."
    case .portForbidden(let port):
      "Port \(port) needs privileges that this user does not have; choose one above 1023 with --port."
    case .noSuchAddress(let host):
      "\(host) is not an address of this machine; choose another one with --host."
    case .noMemory:
      "There is no memory for what workers share; see to the folder for temporary files."
    case .arguments(let sentence):
      sentence
    }
  }
}
