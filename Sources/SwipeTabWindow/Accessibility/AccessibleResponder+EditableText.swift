import SwipeTabKit

nonisolated extension AccessibleResponder {
  /// Counts Unicode scalars, and replaces only the whole text of a secure field, because its parts are hidden.
  mutating func answerEditableText(
    _ query: AccessibleQuery, _ object: AccessibleObject
  ) throws(BusError) -> [BusValue] {
    var scalars = Array(object.text.unicodeScalars)
    func clamped(_ offset: Int) -> Int { min(max(offset, 0), scalars.count) }
    switch query.member {
    case "SetTextContents":
      return [.bool(request(.setText(try query.text(0)), of: object))]
    case "InsertText" where object.role != .passwordText:
      let new = Array(try query.text(1).unicodeScalars.prefix(max(0, try query.integer(2))))
      scalars.insert(contentsOf: new, at: clamped(try query.integer(0)))
    case "DeleteText" where object.role != .passwordText:
      let (start, end) = (clamped(try query.integer(0)), clamped(try query.integer(1)))
      scalars.removeSubrange(start..<max(start, end))
    case "InsertText", "DeleteText", "CutText", "PasteText": return [.bool(false)]
    case "CopyText": return []
    default: throw .unknownMethod(query.member)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return [.bool(request(.setText(String(text)), of: object))]
  }
}
