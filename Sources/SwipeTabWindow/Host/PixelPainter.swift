public import SwipeTabKit

/// Paints display lists into pixels in memory, for a front end of one's own and for pictures.
///
/// ```swift
/// let painter = try PixelPainter()
/// let container = try TabContainer(pages: pages, size: size, measurer: painter.measurer)
/// let png = painter.picture(of: container)
/// ```
///
/// It needs no window and no display. The results are the same bits on every machine if `font` is
/// `builtIn`.
public final class PixelPainter {
  /// The font of texts.
  public enum Font: Sendable, Hashable {
    /// The best font of the system, with fallbacks for all scripts.
    case system
    /// A font file, with the system's fallbacks.
    case file(AssetPath)
    /// The small font of the library, the same on every machine.
    ///
    /// It has only Latin letters.
    case builtIn
  }

  /// A rectangle of whole pixels.
  public struct PixelRectangle: Sendable, Hashable {
    /// The column of the left edge.
    public var x: Int
    /// The row of the top edge.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Makes a rectangle from its top left pixel and its size, in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Measures texts in the font in which they are painted.
  ///
  /// Use it for `TabContainer.measurer`.
  public let measurer: any TextMeasuring
  let painter: DisplayListPainter
  private var damage = Damage()

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - font: The font of texts. The default is the system's font.
  ///   - iconFolders: The folders with pictures, in order, before `BuiltInIcons`. The default is empty.
  ///   - onWarning: Receives the problem with a missing or invalid picture, once for each, and with the first character that
  ///     the built-in font lacks.
  /// - Throws: `WindowError.font` if the file cannot be used.
  public init(
    font: Font = .system, iconFolders: [AssetPath] = [],
    onWarning: @escaping (String) -> Void = { _ in }
  ) throws(WindowError) {
    let rasterizer: any LineRasterizer
    switch font {
    case .system: rasterizer = try WindowFont.system(nil).rasterizer
    case .file(let path): rasterizer = try WindowFont.system(path.resolved).rasterizer
    case .builtIn: rasterizer = WindowFont.builtIn(onWarning).rasterizer
    }
    measurer = rasterizer
    painter = DisplayListPainter(
      text: TextRenderer(font: rasterizer),
      icons: IconStore(folders: iconFolders.map(\.resolved), onWarning: onWarning))
  }

  /// Paints a list into pixels of the format `0xAARRGGBB`.
  ///
  /// The rectangles then look as in a picture of the whole list, whatever they showed before.
  /// Pixels that no command paints are black, or clear if the picture is transparent.
  ///
  /// - Parameters:
  ///   - list: The commands.
  ///   - scale: Pixels per point, more than 0.
  ///   - damage: The rectangles to paint, as `damage(from:to:scale:width:height:)` finds them. With nil, the default,
  ///     everything is painted.
  ///   - pixels: The top left pixel.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - stride: The number of pixels from one row to the next, at least `width`.
  ///   - isTransparent: Whether the picture is to be laid over another, such as the scene of a game:
  ///     pixels are then premultiplied by their opacity. They are opaque by default.
  /// - Precondition: The numbers are in their ranges, and the memory has that many pixels.
  public func paint(
    _ list: DisplayList, scale: Double, damage: [PixelRectangle]? = nil,
    into pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int,
    isTransparent: Bool = false
  ) {
    precondition(scale > 0, "scale \(scale)")
    let canvas = Canvas(pixels: pixels, width: width, height: height, stride: stride)
    guard let damage else {
      return painter.paint(list, scale: scale, into: canvas, isTransparent: isTransparent)
    }
    let rects = damage.lazy.map {
      PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    painter.paint(
      list, scale: scale, inside: rects, into: canvas, isTransparent: isTransparent)
  }

  /// Finds the pixels in which the pictures of two lists may differ: at most 16 rectangles without
  /// overlaps.
  ///
  /// O(n) in the commands.
  ///
  /// - Parameters:
  ///   - old: The list that the pixels show.
  ///   - new: The list that they will show.
  ///   - scale: Pixels per point, the same for both.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Returns: The rectangles inside the picture that differ. It is empty if nothing differs.
  public func damage(
    from old: DisplayList, to new: DisplayList, scale: Double, width: Int, height: Int
  ) -> [PixelRectangle] {
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    damage.find(from: old, to: new, scale: scale, in: bounds, painter: painter)
    return damage.rects.map {
      PixelRectangle(x: $0.left, y: $0.top, width: $0.width, height: $0.height)
    }
  }

  /// A PNG picture of a container at its size and scale, or nil if it has more than 2²⁶ pixels.
  ///
  /// The container should measure with `measurer`.
  public func picture(of container: TabContainer) -> [UInt8]? {
    FramePainter(painter: painter).picture(of: container)
  }
}
