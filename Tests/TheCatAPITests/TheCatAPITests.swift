import TheCatAPI
import Testing
