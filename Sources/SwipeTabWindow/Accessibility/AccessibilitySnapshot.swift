import SwipeTabKit

/// The state of a window at one moment, for assistive technology.
nonisolated struct AccessibilitySnapshot: Sendable, Hashable {
  var tree: AccessibilityNode
  var title: String
  var isActive: Bool
  /// Whether the user has just done something, which a change may answer.
  var isAnswer: Bool
  /// The top left corner of the window's content on the screen, in units of the screen.
  var origin: (x: Int, y: Int) { (originX, originY) }
  var size: Size
  /// Units of the screen per point.
  var scale: Double

  private var originX: Int
  private var originY: Int

  init(
    tree: AccessibilityNode, title: String, isActive: Bool, isAnswer: Bool = false,
    origin: (x: Int, y: Int), size: Size, scale: Double
  ) {
    (self.tree, self.title, self.size) = (tree, title, size)
    (self.isActive, self.isAnswer) = (isActive, isAnswer)
    (originX, originY, self.scale) = (origin.x, origin.y, scale)
  }
}
