// The names of logging, under their other name.
@_exported import Foundation
@_exported import os
