// What Foundation has on Apple's platforms and lacks on Linux. Programs see it wherever they import Foundation: the SDK imports it for
// them (`scripts/sdk-swiftc.sh`).
@_exported import Foundation
