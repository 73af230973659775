// Programs find Foundation where they import UIKit, as on Apple's platforms.
@_exported import Foundation
@_exported import FoundationAdditions
