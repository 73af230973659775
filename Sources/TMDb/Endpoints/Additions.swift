/// What an answer about a movie can hold besides, which saves requests.
public enum MovieAddition: String, Sendable, Hashable, CaseIterable {
  case credits, videos, images, recommendations, similar
}

/// What an answer about a person can hold besides, which saves requests.
public enum PersonAddition: String, Sendable, Hashable, CaseIterable {
  case movieCredits = "movie_credits"
  case combinedCredits = "combined_credits"
  case images
}
