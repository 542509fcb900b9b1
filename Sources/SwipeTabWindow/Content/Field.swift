import SwipeTabKit

/// A field for a line of text that shows a text of the app.
///
/// ```swift
/// Field("Name", text: model.name, prompt: "Ada Lovelace") { model.name = $0 }
/// ```
///
/// The closure receives the text after each change that the user makes. The app's value decides: if the closure does not
/// store the text, the field goes back.
nonisolated public struct Field: PageElement {
  private var title: String
  private var id: ControlID?
  private var text: String
  private var prompt: String
  private var isSecure: Bool
  private var limit: Int
  private var isCompact = false
  private var isSearch = false
  private var message: String?
  private var isRequired = false
  private var lineCount = 1
  private var keyboard = ScreenBody.Field.Keyboard.text
  private var action: @MainActor (String) -> Void
  private var submit: (@MainActor (String) -> Void)?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: The title for users, above the field.
  ///   - id: Identifies it among the controls of its page, even if its title changes. The default is the title.
  ///   - text: The text that it shows.
  ///   - prompt: The text in the empty field, such as an example. The default is empty.
  ///   - isSecure: Whether dots replace the characters, which then cannot be copied. The default is false.
  ///   - limit: The largest number of characters that can be typed, in `ScreenBody.Field.limits`. The default is 10,000. A
  ///     longer text that the app sets is kept.
  ///   - action: Receives each text that the user enters.
  public init(
    _ title: String, id: ControlID? = nil, text: String, prompt: String = "",
    isSecure: Bool = false,
    limit: Int = ScreenBody.Field.usualLimit,
    action: @escaping @MainActor (String) -> Void
  ) {
    (self.title, self.id, self.text, self.prompt) = (title, id, text, prompt)
    (self.isSecure, self.limit, self.action) = (isSecure, limit, action)
  }

  /// This field with a closure that receives its text when the user presses Enter in it.
  ///
  /// `action` has received the text before.
  public func onSubmit(_ submit: @escaping @MainActor (String) -> Void) -> Field {
    var copy = self
    copy.submit = submit
    return copy
  }

  /// This field as a search field: only its box, with a picture and a clear button.
  ///
  /// Escape also clears it.
  public func search() -> Field {
    var copy = self
    (copy.isCompact, copy.isSearch) = (true, true)
    return copy
  }

  /// This field with a message about a mistake in its text, which is shown below it and read aloud.
  ///
  /// Nil shows no message.
  ///
  /// ```swift
  /// Field("Number", text: $form.number).error(form.isValid ? nil : "Ten digits are needed")
  /// ```
  public func error(_ message: String?) -> Field {
    var copy = self
    copy.message = message
    return copy
  }

  /// This field with several visible lines, from 1 to 20.
  ///
  /// A longer text scrolls.
  ///
  /// Enter then begins a line, and Ctrl+Enter has the effect of Enter.
  ///
  /// ```swift
  /// Field("Message", text: $form.message).lines(4)
  /// ```
  public func lines(_ count: Int) -> Field {
    var copy = self
    copy.lineCount = count
    return copy
  }

  /// This field as a required field.
  ///
  /// While it is empty, filled buttons of the page and Enter only show a message below it.
  ///
  /// Plain buttons, and buttons whose role is `cancel` or `destructive`, work in any case.
  public func required(_ isRequired: Bool = true) -> Field {
    var copy = self
    copy.isRequired = isRequired
    return copy
  }

  /// This field with the kind of text that is typed, for which a touch keyboard has its keys.
  ///
  /// ```swift
  /// Field("E-mail", text: $form.email).keyboard(.email)
  /// ```
  ///
  /// `TabContainer.textKeyboard` has it when ``SwipeTabApp/onTextInput`` is called. It does not limit the text.
  public func keyboard(_ keyboard: ScreenBody.Field.Keyboard) -> Field {
    var copy = self
    copy.keyboard = keyboard
    return copy
  }

  /// This field as only its box, such as a search field or an address line.
  ///
  /// Its title is read by assistive technology.
  public func compact(_ isCompact: Bool = true) -> Field {
    var copy = self
    copy.isCompact = isCompact
    return copy
  }

  /// Adds the field to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    let action = action
    let id = content.control(title, id: id, value: .text(text)) { $0.text.map(action) }
    if let submit { content.addSubmit(submit, to: id) }
    var field = ScreenBody.Field(
      id, title: title, placeholder: prompt, isSecure: isSecure, isCompact: isCompact,
      limit: limit)
    (field.isSearch, field.error) = (isSearch, message)
    (field.isRequired, field.keyboard, field.lines) = (isRequired, keyboard, lineCount)
    content.append(.field(field))
  }
}
