/// Files and a text that were dragged from another program and dropped on a container.
public struct Drop: Sendable, Hashable {
  /// The target of the drop.
  public enum Place: Sendable, Hashable {
    /// The item of the page in the toolbar.
    case item
    /// The page or screen itself, at a point from the top left corner of its frame, in points.
    case page(at: Point)
  }

  /// The identifier of the page or screen below the drop, or of the page whose item is below it.
  public var page: PageID
  /// The item or the page.
  public var place: Place
  /// The paths of the files, in the order in which they came.
  public var files: [String]
  /// The text, with all its lines, or nil without a text.
  public var text: String?

  /// Makes a drop on a page, or on its item in the toolbar.
  ///
  /// `files` are paths. By default there are neither files nor a text.
  public init(on page: PageID, _ place: Place, files: [String] = [], text: String? = nil) {
    (self.page, self.place, self.files, self.text) = (page, place, files, text)
  }
}
