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
  /// The lines of a field of several; empty in a field of one, which has the values above.
  var lines: [Line] = []
  /// The selection, or the composition, on lines.
  var marks: [Rect] = []
  /// The caret on a line, or nil without the focus, or while something is selected.
  var caretOnLine: Rect?

  /// A line in a field of several.
  struct Line {
    /// The text that it shows.
    var text: String
    /// Its rectangle on the container, in points.
    var frame: Rect
    var isRightToLeft: Bool
  }
}
