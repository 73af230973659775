import HackerNews
import Testing
