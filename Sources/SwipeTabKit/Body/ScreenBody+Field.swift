extension ScreenBody {
  /// A field for a line of text.
  ///
  /// The container stores the text as it stores the name of a choice: `TabContainer.value(of:)` reads it as
  /// `ControlValue.name`, `setValue(_:of:)` changes it, and `onValueChange` is called when a person changes it; `onSubmit` is called at Enter. The text
  /// of a secure field is in no saved state.
  public struct Field: Sendable, Hashable {
    /// The range of `limit`.
    public static let limits = 1...1000

    /// The identifier under which the container stores the text; fields with the same one show the same text.
    public var id: PageID
    /// The title for people, above the field.
    public var title: String
    /// What the empty field shows, such as an example; empty for nothing.
    public var placeholder: String
    /// The initial text.
    public var text: String
    /// Whether dots show instead of the characters, which also cannot be copied; false by default.
    public var isSecure: Bool
    /// Whether the field is its box alone, as an address line is, and only assistive technology reads its title; false by
    /// default.
    public var isCompact: Bool
    /// The most characters, in `limits`; 200 by default.
    public var limit: Int {
      didSet { limit = limit.clamped(to: Self.limits) }
    }

    /// Makes a field; empty by default.
    public init(
      _ id: PageID, title: String, placeholder: String = "", text: String = "",
      isSecure: Bool = false, isCompact: Bool = false, limit: Int = 200
    ) {
      (self.id, self.title, self.placeholder, self.text) = (id, title, placeholder, text)
      self.isSecure = isSecure
      self.isCompact = isCompact
      self.limit = limit.clamped(to: Self.limits)
    }
  }
}
