// The area of a whole body, which takes the taps that hit nothing else in it.
package struct TapArea: Sendable, Hashable {
  let label: String
  let action: ScreenAction
  package let isEdgeToEdge: Bool
  // The space for the focus ring, which is not cut off on the view above the toolbar.
  static let margin = AccessoryMetrics.trim
}

extension ScreenBody {
  /// This body with an action of taps beside its elements, which assistive technology reads as a button.
  package func tapped(_ label: String, _ action: ScreenAction) -> ScreenBody {
    let area = TapArea(
      label: label, action: action, isEdgeToEdge: elements.last?.base.isEdgeToEdge ?? false)
    return ScreenBody(elements + [Element(area)], backdrop: backdrop)
  }

  var tapArea: Int? { leaves.last?.base is TapArea ? leaves.count - 1 : nil }
}

extension TapArea: BodyElement {
  package static var name: String { "tapArea" }
  package var spacing: ElementSpacing { .none }
  package func label(ofPart part: Int) -> String? { label }
  package func tap(onPart part: Int) -> ElementTap? { .perform(action) }
  // The frame is set when all other elements have their places.
  package func layout(in room: ElementRoom) -> ElementHeight { ElementHeight(0) }
  package func paint(
    _ layout: ElementHeight, with painter: ElementPainter, in drawing: inout Drawing
  ) {
    painter.paintTouch(
      painter.frame.inset(by: -Self.margin), radius: 0, painter.ink.opacity(0.06), in: &drawing)
  }
  package func nodes(_ layout: ElementHeight, for reader: ElementReader) -> [AccessibilityNode] {
    reader.node(.button, label, isPressable: true).map { [$0] } ?? []
  }
}
