import TMDb
import Testing
