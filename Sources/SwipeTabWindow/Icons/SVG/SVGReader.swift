import SwipeTabKit

/// Reads a drawing from an SVG file.
///
/// Read are shapes in groups, with transforms, masks, fills and strokes in plain colors. Everything else that would be
/// seen is refused by its name.
nonisolated struct SVGReader {
  /// A mistake, with its line and column counted from 1, columns in bytes.
  struct Failure: Error, Hashable, Sendable {
    var line: Int
    var column: Int
    var message: String
  }

  private static let most = 10_000
  /// The most times that shapes may paint the drawing, because a small file could stop the program for minutes.
  private static let largestArea = 100.0

  private let viewBox: Rect
  private let root: XMLElement
  private var icon: VectorIcon
  private var count = 0
  private var area = 0.0
  private var isInMask = false

  static func read(_ bytes: [UInt8]) throws(Failure) -> VectorIcon {
    do throws(XMLReader.Failure) {
      var reader = try SVGReader(try XMLReader.read(bytes))
      return try reader.drawing()
    } catch {
      let before = bytes.prefix(error.place)
      let line = before.count { $0 == 0x0A } + 1
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      throw Failure(line: line, column: before.count - start + 1, message: error.message)
    }
  }

  private init(_ root: XMLElement) throws(XMLReader.Failure) {
    self.root = root
    guard Self.name(of: root) == "svg" else {
      throw Self.failure("<svg> is expected first, not <\(root.name)>", root)
    }
    viewBox = try Self.viewBox(of: root)
    icon = VectorIcon(size: Size(width: viewBox.width, height: viewBox.height))
  }

  private static func viewBox(of root: XMLElement) throws(XMLReader.Failure) -> Rect {
    var box: Rect?
    if let attribute = root.attribute("viewBox") {
      guard let list = SVGNumbers.list(attribute.value), list.count == 4 else {
        throw failure("viewBox is expected as four numbers", attribute)
      }
      box = Rect(x: list[0], y: list[1], width: list[2], height: list[3])
    } else if let width = root.attribute("width"), let height = root.attribute("height"),
      let width = SVGNumbers.length(width.value), let height = SVGNumbers.length(height.value)
    {
      box = Rect(x: 0, y: 0, width: width, height: height)
    }
    guard let box else { throw failure("<svg> has no viewBox, nor a width and a height", root) }
    guard min(box.width, box.height) >= 0.001 else {
      throw failure("the drawing has no area", root.attribute("viewBox") ?? root.attributes[0])
    }
    return box
  }

  private mutating func drawing() throws(XMLReader.Failure) -> VectorIcon {
    let start = SVGTransform(a: 1, b: 0, c: 0, d: 1, e: -viewBox.x, f: -viewBox.y)
    let style = try style(of: root, SVGStyle(), start)
    if let style { for child in root.children { try draw(child, style, start) } }
    return icon
  }

  // MARK: Elements

  /// The elements that draw nothing by themselves.
  private static let silent: Set<String> = [
    "title", "desc", "metadata", "defs", "clipPath", "mask", "filter", "linearGradient",
    "radialGradient", "pattern", "marker", "symbol",
  ]

  private mutating func draw(
    _ element: XMLElement, _ outer: SVGStyle, _ transform: SVGTransform
  ) throws(XMLReader.Failure) {
    guard let name = Self.name(of: element), !Self.silent.contains(name) else { return }
    if name == "style" {
      guard element.hasText else { return }
      throw Self.failure(
        "<style> is not read; write colors into the elements, as in fill=\"#0A66F0\"", element)
    }
    guard name == "g" || SVGShape.names.contains(name) else {
      let hint = name == "text" ? "; make paths of texts" : ""
      throw Self.failure("<\(name)> is not read\(hint)", element)
    }
    let transform = try self.transform(of: element, in: transform)
    guard let style = try style(of: element, outer, transform) else { return }
    if name == "g" {
      for child in element.children { try draw(child, style, transform) }
    } else {
      let path = try SVGShape.path(of: element, name, transform)
      try add(path, name, style, transform, element)
    }
  }

  private func transform(
    of element: XMLElement, in outer: SVGTransform
  ) throws(XMLReader.Failure) -> SVGTransform {
    guard let attribute = element.attribute("transform") else { return outer }
    guard let own = SVGTransform(attribute.value) else {
      throw Self.failure(
        "a transform is expected as matrix, translate, scale, rotate, skewX or skewY with numbers",
        attribute)
    }
    return outer.applied(after: own)
  }

  private mutating func style(
    of element: XMLElement, _ outer: SVGStyle, _ transform: SVGTransform
  ) throws(XMLReader.Failure) -> SVGStyle? {
    var style = outer
    var isDisplayed = true
    func set(_ name: String, _ value: String, _ source: XMLAttribute) throws(XMLReader.Failure) {
      if name == "display" { isDisplayed = value != "none" }
      if name == "clip-path", clipsNothing(value, transform) { return }
      if name == "mask", style.mask == nil, let mask = try self.mask(value, transform, source) {
        style.mask = mask
        return
      }
      if let mistake = style.set(name, value) { throw Self.failure(mistake, source) }
    }
    // The color first, as others may refer to it.
    for attribute in element.attributes where attribute.name == "color" {
      try set("color", attribute.value, attribute)
    }
    for attribute in element.attributes where attribute.name != "style" && attribute.name != "color"
    {
      try set(attribute.name, attribute.value, attribute)
    }
    if let attribute = element.attribute("style") {
      for property in attribute.value.split(separator: ";") {
        let parts = property.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let name = parts[0].filter { !$0.isWhitespace }
        try set(name, String(parts[1].drop(while: \.isWhitespace)), attribute)
      }
    }
    return isDisplayed ? style : nil
  }

  /// Whether a clip path cuts off only parts outside of the drawing, which drawing programs write around everything.
  private func clipsNothing(_ value: String, _ transform: SVGTransform) -> Bool {
    guard let clip = element(value, "clipPath"), clip.children.count == 1,
      clip.children[0].name == "rect",
      let transform = try? self.transform(of: clip.children[0], in: transform)
    else { return false }
    return coversAll(clip.children[0], transform)
  }

  /// The shapes by whose brightness a mask shows others, or nil if it is not one that is read.
  private mutating func mask(
    _ value: String, _ transform: SVGTransform, _ source: XMLAttribute
  ) throws(XMLReader.Failure) -> [VectorIcon.Shape]? {
    guard !isInMask, let mask = element(value, "mask"),
      mask.attribute("width") == nil || coversAll(mask, transform)
    else { return nil }
    let shapes = icon.shapes
    (icon.shapes, isInMask) = ([], true)
    defer { (icon.shapes, isInMask) = (shapes, false) }
    if let style = try style(of: mask, SVGStyle(), transform) {
      for child in mask.children { try draw(child, style, transform) }
    }
    try addArea(1, source.place)
    return icon.shapes
  }

  private func element(_ reference: String, _ name: String) -> XMLElement? {
    guard reference.hasPrefix("url(#"), reference.hasSuffix(")") else { return nil }
    let id = String(reference.dropFirst(5).dropLast())
    let candidates = root.children + root.children.filter { $0.name == "defs" }.flatMap(\.children)
    return candidates.first { $0.attribute("id")?.value == id && $0.name == name }
  }

  private func coversAll(_ rect: XMLElement, _ transform: SVGTransform) -> Bool {
    guard transform.b == 0, transform.c == 0,
      let path = try? SVGShape.path(of: rect, "rect", transform)
    else { return false }
    let bounds = path.path.bounds
    return bounds.x <= 0.001 && bounds.y <= 0.001 && bounds.maxX >= icon.size.width - 0.001
      && bounds.maxY >= icon.size.height - 0.001
  }

  // MARK: Shapes

  private mutating func add(
    _ shape: SVGPath, _ name: String, _ style: SVGStyle, _ transform: SVGTransform,
    _ element: XMLElement
  ) throws(XMLReader.Failure) {
    if name != "line", let paint = style.color(of: style.fill, opacity: style.fillOpacity) {
      let form = shape.box.map(VectorIcon.Form.block) ?? .filled(shape.path, style.rule)
      try add(form, paint, style.mask, element)
    }
    if let paint = style.color(of: style.stroke, opacity: style.strokeOpacity) {
      var line = style.line
      line.width *= transform.scale
      line.dashPhase *= transform.scale
      line.dashes = line.dashes.map { $0 * transform.scale }
      if line.width > 0 { try add(form(of: shape, line), paint, style.mask, element) }
    }
  }

  // Strokes that the interface and the font have too are painted as there.
  private func form(of shape: SVGPath, _ line: StrokeStyle) -> VectorIcon.Form {
    let isRound = line.dashes.isEmpty && line.join == .round
    if let box = shape.box, isRound || line.dashes.isEmpty && box.radius > 0 {
      return .box(box, width: line.width)
    }
    return isRound && line.cap == .round
      ? .line(shape.path, width: line.width) : .stroked(shape.path, line)
  }

  private mutating func add(
    _ form: VectorIcon.Form, _ paint: (color: Color?, opacity: Double),
    _ mask: [VectorIcon.Shape]?, _ element: XMLElement
  ) throws(XMLReader.Failure) {
    let shape = VectorIcon.Shape(form: form, color: paint.color, opacity: paint.opacity, mask: mask)
    icon.shapes.append(shape)
    count += 1
    guard count <= Self.most else {
      throw Self.failure("more than \(Self.most) shapes", element)
    }
    try addArea(shape.paintedArea(on: icon.size), element.place)
  }

  private mutating func addArea(_ more: Double, _ place: Int) throws(XMLReader.Failure) {
    area += more
    guard area <= Self.largestArea else {
      throw XMLReader.Failure(
        place: place,
        message: "the shapes up to here paint the drawing more than \(Int(Self.largestArea)) times")
    }
  }

  // MARK: Names and mistakes

  /// The name of an element of SVG, or nil for elements of others, such as the notes of a drawing program.
  private static func name(of element: XMLElement) -> String? {
    let parts = element.name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return element.name }
    return parts[0] == "svg" ? String(parts[1]) : nil
  }

  private static func failure(_ message: String, _ element: XMLElement) -> XMLReader.Failure {
    XMLReader.Failure(place: element.place, message: message)
  }

  private static func failure(_ message: String, _ attribute: XMLAttribute) -> XMLReader.Failure {
    XMLReader.Failure(place: attribute.place, message: message)
  }
}
