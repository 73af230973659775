// The geometry of Core Graphics is Foundation's on Linux. What draws, such as CGContext, is not there: browsers draw.
@_exported import Foundation
@_exported import FoundationAdditions
