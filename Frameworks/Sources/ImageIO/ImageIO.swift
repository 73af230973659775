// Pictures are decoded by browsers: what ImageIO does with their dots is not there. Kind and size of a picture are told.
@_exported import CoreGraphics
