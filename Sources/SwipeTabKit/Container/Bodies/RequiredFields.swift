/// The messages below the required fields of a screen which the user wanted to go on from while they were empty.
struct RequiredFields {
  /// The screen.
  let screen: PageID
  private var original: ScreenBody?
  private var message = ""
  private var empty: [ControlID] = []
  private var marked: ScreenBody?

  init(on screen: PageID) { self.screen = screen }

  /// A body of the screen with a message below each required field that is empty and has no other message.
  ///
  /// It is the same object as long as the body, the message and the empty fields are the same.
  mutating func marking(
    _ body: ScreenBody, _ message: String, isEmpty: (ScreenBody.Field) -> Bool
  ) -> ScreenBody {
    let empty = body.leaves.compactMap { leaf in
      leaf.requiredField.flatMap { isEmpty($0) ? $0.id : nil }
    }
    if let marked, original === body, self.message == message, self.empty == empty { return marked }
    (original, self.message, self.empty) = (body, message, empty)
    let changed = body.mapping { element in
      guard var field = element.requiredField, field.error == nil, empty.contains(field.id) else {
        return nil
      }
      field.error = message
      return field
    }
    marked = changed
    return changed
  }
}

extension ScreenBody.Element {
  /// The field that the element is if it must have a text, or nil for anything else.
  var requiredField: ScreenBody.Field? {
    guard isEnabled, let field = self.as(ScreenBody.Field.self), field.isRequired else {
      return nil
    }
    return field
  }
}
