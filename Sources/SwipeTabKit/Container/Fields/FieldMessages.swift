/// The messages below fields that are empty or not valid, and below a field whose text was cut.
@MainActor struct FieldMessages {
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
    _ body: ScreenBody, _ texts: Texts, _ memory: SharedMemory
  ) -> ScreenBody {
    var messages: [ControlID: String] = [:]
    for field in body.leaves.compactMap(\.field) {
      if field.id == cut {
        messages[field.id] = texts.cut
      } else if demandsTexts, field.valid != nil || field.error == nil {
        messages[field.id] = memory.lack(of: field, texts)
      }
    }
    if let marked, original === body, self.messages == messages { return marked }
    let changed =
      messages.isEmpty
      ? body
      : body.mapping { element in
        guard var field = element.field, let message = messages[field.id] else { return nil }
        (field.error, field.isMarked) = (message, true)
        return field
      }
    (original, self.messages, marked) = (body, messages, changed)
    return changed
  }
}

extension ScreenBody.Element {
  var field: ScreenBody.Field? { isEnabled ? self.as(ScreenBody.Field.self) : nil }
}

extension SharedMemory {
  /// Why the user cannot continue with the text of a field, or nil.
  func lack(of field: ScreenBody.Field, _ texts: Texts) -> String? {
    let text = text(of: field)
    if field.isRequired, text.isBlank { return texts.required }
    let isValid = field.valid?.holds { $0 == field.id ? .text(text) : value(of: $0) } ?? true
    return isValid ? nil : field.error ?? texts.required
  }
}
