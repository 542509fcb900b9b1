public import SwipeTabKit

/// A view of the app's own, which draws, takes gestures and can be read aloud.
///
/// ```swift
/// CustomElement("dial", height: 120) { Dial() }
/// ```
nonisolated public struct CustomElement: PageElement {
  private var view: ScreenBody.View
  private var make: @MainActor () -> any CustomView

  /// Makes a place for a view.
  ///
  /// - Parameters:
  ///   - id: The identifier. The view is kept as long as a view with this identifier is declared. If two views on a
  ///     page have the same, the later one is numbered.
  ///   - height: The height in points. With nil, the default, the view's own height is used.
  ///   - isEdgeToEdge: Whether it is as wide as the page. The default is false.
  ///   - isFocusable: Whether it can have the keyboard focus. The default is false.
  ///   - make: Makes the view, once for each page that is pushed.
  public init(
    _ id: ViewID, height: Double? = nil, isEdgeToEdge: Bool = false, isFocusable: Bool = false,
    make: @escaping @MainActor () -> any CustomView
  ) {
    view = ScreenBody.View(
      id, height: height, isEdgeToEdge: isEdgeToEdge, isFocusable: isFocusable)
    self.make = make
  }

  /// Adds the view to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(view, make: make) }
}

/// A drawing.
///
/// ```swift
/// Figure(height: 8) { drawing, context in
///   drawing.fill(Rect(x: 0, y: 0, width: context.size.width * model.share, height: 8), .blue)
/// }
/// ```
///
/// It is drawn again when the page is built again, and when observable state that it reads changes.
nonisolated public struct Figure: PageElement {
  private var height: Double?
  private var isEdgeToEdge: Bool
  private var draw: @MainActor (inout Drawing, ViewContext) -> Void

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - height: The height in points. With nil, the default, it gets a part of the height that is left on the page.
  ///   - isEdgeToEdge: Whether it is as wide as the page. The default is false.
  ///   - draw: Paints it, in points from its top left corner. It should not allocate memory.
  public init(
    height: Double? = nil, isEdgeToEdge: Bool = false,
    draw: @escaping @MainActor (inout Drawing, ViewContext) -> Void
  ) {
    (self.height, self.isEdgeToEdge, self.draw) = (height, isEdgeToEdge, draw)
  }

  /// Adds the drawing to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    content.append(height: height, isEdgeToEdge: isEdgeToEdge, draw: draw)
  }
}

/// Shows the current drawing of a figure.
final class FigureView: CustomView {
  private weak var screen: BuiltScreen?
  private let id: ViewID

  init(screen: BuiltScreen, id: ViewID) { (self.screen, self.id) = (screen, id) }

  func draw(in drawing: inout Drawing, context: ViewContext) {
    screen?.content.figures[id]?(&drawing, context)
  }
}
