// Times are FoundationAdditions': CACurrentMediaTime, CFTimeInterval. Layers are not there: browsers draw.
@_exported import CoreGraphics
@_exported import FoundationAdditions
