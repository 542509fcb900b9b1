/// The messages below required fields that are empty, and below a field whose text was cut.
struct FieldMessages {
  let screen: PageID
  /// Whether the user wanted to go on.
  var demandsTexts = false
  var cut: ControlID?
  private var original: ScreenBody?
  private var messages: [ControlID: String] = [:]
  private var marked: ScreenBody?

  init(on screen: PageID) { self.screen = screen }

  /// The result is the same object as long as the body and the messages are the same.
  mutating func marking(
    _ body: ScreenBody, _ texts: Texts, isEmpty: (ScreenBody.Field) -> Bool
  ) -> ScreenBody {
    var messages: [ControlID: String] = [:]
    for field in body.leaves.compactMap(\.field) {
      if field.id == cut {
        messages[field.id] = texts.cut
      } else if demandsTexts, field.error == nil, field.isRequired, isEmpty(field) {
        messages[field.id] = texts.required
      }
    }
    if let marked, original === body, self.messages == messages { return marked }
    let changed =
      messages.isEmpty
      ? body
      : body.mapping { element in
        guard var field = element.field, let message = messages[field.id] else { return nil }
        field.error = message
        return field
      }
    (original, self.messages, marked) = (body, messages, changed)
    return changed
  }
}

extension ScreenBody.Element {
  fileprivate var field: ScreenBody.Field? { isEnabled ? self.as(ScreenBody.Field.self) : nil }
  var requiredField: ScreenBody.Field? { field.flatMap { $0.isRequired ? $0 : nil } }
}
