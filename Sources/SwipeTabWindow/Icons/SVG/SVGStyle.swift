import SwipeTabKit

/// The style in which the shapes of an SVG file are painted, which groups pass on.
nonisolated struct SVGStyle: Sendable {
  enum Paint: Hashable, Sendable {
    case none
    /// The color of the text around the icon.
    case current
    case color(Color)
  }

  var fill = Paint.color(.black)
  var stroke = Paint.none
  var (fillOpacity, strokeOpacity, opacity) = (1.0, 1.0, 1.0)
  var rule = FillRule.nonZero
  var line = StrokeStyle(width: 1)
  var isVisible = true
  var mask: [VectorIcon.Shape]?
  /// The paint that `currentColor` means.
  var current = Paint.current

  /// The properties that only tune how shapes are drawn, or that have no effect in a file without texts.
  private static let ignored: Set<String> = [
    "stroke-miterlimit", "clip-rule", "shape-rendering", "color-rendering", "image-rendering",
    "text-rendering",
    "color-interpolation", "color-interpolation-filters", "enable-background", "isolation",
    "overflow", "vector-effect",
  ]

  /// The properties of drawings that are not read, unless they have one of these values.
  private static let refused: [String: Set<String>] = [
    "filter": ["none"], "mask": ["none"], "clip-path": ["none"], "marker": ["none"],
    "marker-start": ["none"], "marker-mid": ["none"], "marker-end": ["none"],
    "mix-blend-mode": ["normal"], "paint-order": ["normal"], "mask-type": ["luminance"],
    "maskContentUnits": ["userSpaceOnUse"],
  ]

  /// Sets a known property, or returns a message if its value is wrong.
  mutating func set(_ name: String, _ text: String) -> String? {
    let value = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if value == "inherit" || Self.ignored.contains(name) { return nil }
    if let allowed = Self.refused[name] {
      return allowed.contains(value) ? nil : "\(name) is not read"
    }
    switch name {
    case "fill": return set(&fill, name, value)
    case "stroke": return set(&stroke, name, value)
    case "color":
      var color = Paint.current
      if let mistake = set(&color, name, value) { return mistake }
      current = color
    case "fill-opacity": return set(&fillOpacity, name, value)
    case "stroke-opacity": return set(&strokeOpacity, name, value)
    case "opacity":
      var own = 1.0
      if let mistake = set(&own, name, value) { return mistake }
      opacity *= own
    case "stroke-width", "stroke-dashoffset":
      guard let length = SVGNumbers.length(value), name != "stroke-width" || length >= 0 else {
        return "\(name) is expected as a number, not '\(value)'"
      }
      if name == "stroke-width" { line.width = length } else { line.dashPhase = length }
    case "stroke-dasharray":
      guard let list = value == "none" ? [] : SVGNumbers.list(value), list.allSatisfy({ $0 >= 0 })
      else { return "stroke-dasharray is expected as numbers, not '\(value)'" }
      line.dashes = list.contains { $0 > 0 } ? list : []
    case "stroke-linecap":
      return choose(&line.cap, ["butt": .butt, "round": .round, "square": .square], name, value)
    case "stroke-linejoin":
      return choose(
        &line.join,
        ["miter": .miter, "miter-clip": .miter, "arcs": .miter, "round": .round, "bevel": .bevel],
        name, value)
    case "fill-rule": return choose(&rule, ["nonzero": .nonZero, "evenodd": .evenOdd], name, value)
    case "visibility":
      return choose(
        &isVisible, ["visible": true, "hidden": false, "collapse": false], name, value)
    default: break
    }
    return nil
  }

  /// The color of a paint, where a nil color is the color of the text around the icon.
  func color(of paint: Paint, opacity share: Double) -> (color: Color?, opacity: Double)? {
    let opacity = opacity * share
    guard isVisible, opacity > 0 else { return nil }
    switch paint {
    case .none: return nil
    case .current: return (nil, opacity)
    case .color(var color):
      color.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
      return color.alpha > 0 ? (color, 1) : nil
    }
  }

  private func set(_ paint: inout Paint, _ name: String, _ value: String) -> String? {
    switch value {
    case "none", "transparent": paint = .none
    case "currentColor", "currentcolor", "context-fill", "context-stroke": paint = current
    default:
      guard let color = SVGColor.read(value) else {
        return value.hasPrefix("url(")
          ? "\(name) by \(value) is not read, as gradients and patterns are not"
          : "\(name) is expected as none, currentColor, #RRGGBB or a basic color, not '\(value)'"
      }
      paint = .color(color)
    }
    return nil
  }

  private func set(_ share: inout Double, _ name: String, _ value: String) -> String? {
    let isPercent = value.hasSuffix("%")
    guard let number = SVGNumbers.length(isPercent ? String(value.dropLast()) : value) else {
      return "\(name) is expected as a number from 0 to 1, not '\(value)'"
    }
    share = (isPercent ? number / 100 : number).clamped(to: 0...1)
    return nil
  }

  private func choose<Value>(
    _ property: inout Value, _ values: [String: Value], _ name: String, _ value: String
  ) -> String? {
    guard let found = values[value] else {
      return
        "\(name) is expected as \(values.keys.sorted().joined(separator: ", ")), not '\(value)'"
    }
    property = found
    return nil
  }
}

/// Reads the colors of SVG files.
nonisolated enum SVGColor {
  /// The color of a text such as `#f80`, `#FF8800`, `rgb(255, 136, 0)` or `orange`.
  static func read(_ text: String) -> Color? {
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")"), text.hasPrefix("rgb") {
      return rgb(text[text.index(after: open)...].dropLast())
    }
    return names[text.lowercased()].map { Color(rgb: $0) }
  }

  private static func hex(_ digits: Substring) -> Color? {
    let isShort = digits.utf8.count == 3 || digits.utf8.count == 4
    let full = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard full.utf8.count == 6 || full.utf8.count == 8, full.allSatisfy(\.isHexDigit),
      let value = UInt32(full, radix: 16)
    else { return nil }
    guard full.utf8.count == 8 else { return Color(rgb: value) }
    var color = Color(rgb: value >> 8)
    color.alpha = UInt8(truncatingIfNeeded: value)
    return color
  }

  private static func rgb(_ list: Substring) -> Color? {
    let parts = list.split { $0 == "," || $0 == " " || $0 == "/" }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      let isPercent = part.hasSuffix("%")
      guard let number = SVGNumbers.length(String(isPercent ? part.dropLast() : part)) else {
        return nil
      }
      let full = isPercent ? number * 2.55 : index == 3 ? number * 255 : number
      bytes.append(UInt8(saturating: full.clamped(to: 0...255).rounded()))
    }
    var color = Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    if bytes.count == 4 { color.alpha = bytes[3] }
    return color
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
  ]
}
