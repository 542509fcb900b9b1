import SwipeTabKit

/// Renders texts into masks, and caches those used recently, which are found without allocating.
nonisolated package final class TextRenderer {
  package let font: any LineRasterizer
  let capacity: Int

  private var blocks: [Key: Entry] = [:]
  /// Entries of `blocks` used last, by `place(of:width:)`, where most texts of a frame are found without reading them.
  private var recent = [Entry?](repeating: nil, count: recentCount)
  private var clock = 0

  // A power of two.
  private static let recentCount = 64

  /// The capacity must be more than 0.
  package init(font: any LineRasterizer, capacity: Int = 256) {
    precondition(capacity > 0, "\(capacity)")
    self.font = font
    self.capacity = capacity
    blocks.reserveCapacity(capacity + 1)
  }

  /// Drops all blocks, because the font draws otherwise from now on.
  func forget() {
    blocks.removeAll(keepingCapacity: true)
    recent = [Entry?](repeating: nil, count: Self.recentCount)
  }

  package var count: Int { blocks.count }

  /// Everything that a block depends on, which excludes its color and the height of its frame.
  private struct Key: Hashable {
    let string: String
    let style: TextStyle
    let alignment: DrawCommand.Text.Alignment
    let lines: Int
    let width: Int
    let scale: Double
    let isRightToLeft: Bool?

    /// Hashes the properties that usually distinguish texts, because each frame looks up all of its texts.
    func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(width)
    }
  }

  /// A class, so that noting a use changes no dictionary.
  private final class Entry {
    let key: Key
    let block: TextBlock
    /// The whole text that was requested last, of which the key may have only the beginning.
    var text: String
    var lastUse: Int

    init(_ key: Key, _ block: TextBlock, lastUse: Int) {
      (self.key, self.block, self.text, self.lastUse) = (key, block, key.string, lastUse)
    }

    func isOf(_ text: DrawCommand.Text, width: Int, scale: Double) -> Bool {
      key.width == width && key.scale == scale && key.style == text.style
        && key.alignment == text.alignment && key.lines == max(1, text.lines)
        && key.isRightToLeft == text.isRightToLeft && self.text == text.string
    }
  }

  func block(for text: DrawCommand.Text, scale: Double) -> TextBlock {
    let width = max(0, PixelGrid(scale: scale).snapped(text.frame.width))
    clock += 1
    let place = Self.place(of: text, width: width)
    if let entry = recent[place], entry.isOf(text, width: width, scale: scale) {
      entry.lastUse = clock
      return entry.block
    }
    let key = Key(
      string: visiblePart(of: text, width: width, scale: scale), style: text.style,
      alignment: text.alignment,
      lines: max(1, text.lines), width: width, scale: scale, isRightToLeft: text.isRightToLeft)
    let entry = entry(for: key)
    (entry.lastUse, entry.text) = (clock, text.string)
    // It is outside of the property, so that the many reads in a frame need not check for a simultaneous write.
    var entries: [Entry?] = []
    swap(&entries, &recent)
    entries[place] = entry
    swap(&entries, &recent)
    return entry.block
  }

  /// Renders a text for later use, unless this would discard other texts.
  func prepare(_ text: DrawCommand.Text, scale: Double) {
    if blocks.count < capacity { _ = block(for: text, scale: scale) }
  }

  private static func place(of text: DrawCommand.Text, width: Int) -> Int {
    // Titles in a row often differ in their last character alone.
    let (bytes, size) = (text.string.utf8, Int(saturating: text.style.size))
    let ends = 31 &* Int(bytes.first ?? 0) &+ 11 &* Int(bytes.last ?? 0)
    return (width &+ 7 &* bytes.count &+ ends &+ 13 &* size) & (recentCount - 1)
  }

  private func entry(for key: Key) -> Entry {
    if let known = blocks[key] { return known }
    if blocks.count >= capacity { forgetOldest() }
    let entry = Entry(key, makeBlock(key), lastUse: clock)
    blocks[key] = entry
    return entry
  }

  /// Returns the text, or for a very long text a prefix that is longer than its visible lines.
  ///
  /// A cache lookup reads the whole text, in each frame. On average, characters are wider than a
  /// sixteenth of their height.
  private func visiblePart(of text: DrawCommand.Text, width: Int, scale: Double) -> String {
    let size = max(1, text.style.size * scale)
    let room = Double(max(1, text.lines)) * Double(width) / size
    let most = 256 + Int(saturating: min(16 * room, 1e6))
    return text.string.limited(to: most)
  }

  /// Removes the less recently used half, so that this seldom happens.
  private func forgetOldest() {
    let uses = blocks.values.map(\.lastUse).sorted()
    let median = uses[uses.count / 2]
    blocks = blocks.filter { $0.value.lastUse > median }
    blocks.reserveCapacity(capacity + 1)
    recent = Array(repeating: nil, count: Self.recentCount)
  }

  private func makeBlock(_ key: Key) -> TextBlock {
    // Half a pixel of tolerance: the frame's width was rounded, and the text's may have been.
    let breaker = LineBreaker(
      measurer: font, style: key.style, width: (Double(key.width) + 0.5) / key.scale)
    let lines = breaker.lines(of: key.string, limit: key.lines).map { line in
      font.mask(
        of: line.text, style: key.style, scale: key.scale,
        isRightToLeft: key.isRightToLeft ?? line.isRightToLeft)
    }
    let metrics = font.metrics(of: key.style, scale: key.scale)
    let starts = lines.map { line in
      switch key.alignment {
      case .left: 0
      case .center: (key.width - line.advance) >> 1
      case .right: key.width - line.advance
      }
    }
    return Self.joined(lines, starts, metrics)
  }

  private static func joined(_ lines: [LineMask], _ starts: [Int], _ metrics: LineMetrics)
    -> TextBlock
  {
    let places = lines.indices.map { index in
      let line = lines[index]
      return PixelRect(
        x: starts[index] + line.left, y: index * metrics.height + line.top,
        width: line.mask.width, height: line.mask.height)
    }
    let bounds = places.reduce(PixelRect.empty) { $0.union($1) }
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    for (line, place) in zip(lines, places) where !place.isEmpty {
      for y in 0..<place.height {
        var target = (place.top - bounds.top + y) * bounds.width + place.left - bounds.left
        for source in y * place.width..<(y + 1) * place.width {
          bytes[target] = max(bytes[target], line.mask.bytes[source])
          target += 1
        }
      }
    }
    let pictures = zip(places, lines).compactMap { place, line in
      line.colors.map { (area: place, picture: $0) }
    }
    return TextBlock(
      mask: Mask(width: bounds.width, height: bounds.height, bytes: bytes),
      colors: Picture.joined(pictures, in: bounds),
      left: bounds.left, top: bounds.top, height: lines.count * metrics.height)
  }
}
