extension TabItem {
  /// The sizes and insets of an item's image and title.
  ///
  /// With nil, a value is the bar's value.
  ///
  /// An image that is too large for its item is drawn smaller. Items of different lengths grow with their looks.
  public struct Look: Sendable, Hashable {
    /// The sizes that titles can have, in points.
    public static let titleSizes = 4.0...64.0
    /// The sizes that images can have, in points.
    public static let imageSizes = 4.0...128.0

    /// The size of the title's em square, in points, clamped to `titleSizes`.
    ///
    /// With nil, the default, it is 11 below an image, 14 beside an image and 15 without an image.
    public var titleSize: Double? { didSet { titleSize = titleSize?.clamped(to: Self.titleSizes) } }
    /// The weight of the title.
    ///
    /// The default is regular.
    public var titleWeight: TextStyle.Weight
    /// The width and height of the image, in points, clamped to `imageSizes`.
    ///
    /// With nil, the default, it is 24, or 26 without a title, or 20 on the tab of a browser.
    public var imageSize: Double? { didSet { imageSize = imageSize?.clamped(to: Self.imageSizes) } }
    /// The insets of the image in its place, in points.
    ///
    /// Negative insets extend beyond an edge. The default is 0.
    ///
    /// A distance at the top and its opposite at the bottom move the image down, as in UIKit.
    public var imageInsets: EdgeInsets
    /// The insets of the title in its place, in points.
    ///
    /// Negative insets extend beyond an edge. The default is 0.
    public var titleInsets: EdgeInsets

    /// Makes a look.
    ///
    /// By default it is the bar's look.
    public init(
      titleSize: Double? = nil, titleWeight: TextStyle.Weight = .regular, imageSize: Double? = nil,
      imageInsets: EdgeInsets = .zero, titleInsets: EdgeInsets = .zero
    ) {
      self.titleSize = titleSize?.clamped(to: Self.titleSizes)
      self.titleWeight = titleWeight
      self.imageSize = imageSize?.clamped(to: Self.imageSizes)
      (self.imageInsets, self.titleInsets) = (imageInsets, titleInsets)
    }
  }
}
