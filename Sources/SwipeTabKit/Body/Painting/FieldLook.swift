/// The content of a text field with the focus, in coordinates of the container.
struct FieldLook {
  var text: String
  var x: Double
  var width: Double
  /// The selection, or the composition, as x coordinates.
  var marked: ClosedRange<Double>?
  var isComposition = false
  /// The caret's x coordinate, or nil without the focus, or while something is selected.
  var caret: Double?
  /// The lines of a field of several, or none in a field of one, which has the values above.
  var lines: [Line] = []
  var marks: [Rect] = []
  var caretOnLine: Rect?

  struct Line {
    var text: String
    var frame: Rect
    var isRightToLeft: Bool
  }
}
