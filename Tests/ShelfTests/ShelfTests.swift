import Shelf
import Testing
