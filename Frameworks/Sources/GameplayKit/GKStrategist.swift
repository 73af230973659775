import Foundation

/// One who plays.
public protocol GKGameModelPlayer: AnyObject {
  /// The player's number.
  var playerId: Int { get }
}

/// What a player can do next.
public protocol GKGameModelUpdate: AnyObject {
  /// How good it turned out to be.
  var value: Int { get set }
}

/// Where a game stands.
public protocol GKGameModel: AnyObject, NSCopying {
  /// Who plays.
  var players: [any GKGameModelPlayer]? { get }
  /// Whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes over where another game stands.
  func setGameModel(_ gameModel: any GKGameModel)
  /// What a player can do; nil where the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Does it.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// How well a player stands.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Whether a player has lost.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Finds what is best for a player to do.
public protocol GKStrategist: AnyObject {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  /// What is best for the player whose turn it is.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Finds what is best by trying everything some turns ahead, where each player does what is best for themselves.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  /// How many turns it looks ahead.
  open var maxLookAheadDepth = 0

  private static let win = 1 << 24

  /// What is best for the player whose turn it is.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// What is best for a player. Of several equally good ones chance decides where there is a `randomSource`, else the first is it.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    choice(for: player).flatMap { $0.isEmpty ? nil : $0[randomSource?.nextInt(upperBound: $0.count) ?? 0] }
  }

  /// One of the best that a player can do, by chance.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    guard let moves = judged(for: player), !moves.isEmpty else { return nil }
    let best = moves.sorted { $0.value > $1.value }.prefix(max(numMovesToConsider, 1))
    return best[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: best.count)]
  }

  private func choice(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    judged(for: player).map { moves in
      let best = moves.map(\.value).max()
      return moves.filter { $0.value == best }
    }
  }

  private func judged(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    guard let gameModel, maxLookAheadDepth > 0 else { return nil }
    let moves = gameModel.gameModelUpdates(for: player)
    for move in moves ?? [] {
      guard let next = gameModel.copy(with: nil) as? any GKGameModel else { return nil }
      next.apply(move)
      move.value = worth(next, for: player, ahead: maxLookAheadDepth - 1, -.max, .max)
    }
    return moves
  }

  private func worth(
    _ model: any GKGameModel, for player: any GKGameModelPlayer, ahead: Int, _ lowest: Int, _ highest: Int
  ) -> Int {
    // What is won sooner is better.
    if model.isWin(for: player) { return Self.win + ahead }
    if model.isLoss(for: player) { return -Self.win - ahead }
    guard ahead > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (lowest, highest) = (lowest, highest)
    for move in moves {
      guard let next = model.copy(with: nil) as? any GKGameModel else { break }
      next.apply(move)
      let value = worth(next, for: player, ahead: ahead - 1, lowest, highest)
      if isOwn { lowest = max(lowest, value) } else { highest = min(highest, value) }
      if lowest >= highest { break }
    }
    return isOwn ? lowest : highest
  }
}
