// Who imports it has SwiftUI too, as on Apple's platforms.
@_exported import SwiftUI
