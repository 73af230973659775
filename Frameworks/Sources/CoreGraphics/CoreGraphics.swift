// The geometry of Core Graphics is Foundation's on Linux. What draws, such as CGContext, comes with UIKit and SwiftUI.
@_exported import Foundation
@_exported import FoundationAdditions
