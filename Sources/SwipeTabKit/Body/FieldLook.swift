/// The content of a text field with the focus.
struct FieldLook {
  /// The text, with dots in a secure field.
  var text: String
  /// The x coordinate of its left end on the container, in points.
  var x: Double
  /// Its width in points.
  var width: Double
  /// The selection, or the composition, as x coordinates, or nil without one.
  var marked: ClosedRange<Double>?
  /// Whether the marked characters are a composition.
  var isComposition = false
  /// The caret's x coordinate, or nil without the focus, or while something is selected.
  var caret: Double?
}
