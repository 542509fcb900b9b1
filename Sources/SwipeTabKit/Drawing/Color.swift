/// An sRGB color with straight (not premultiplied) alpha, 8 bits per channel.
public struct Color: Sendable, Hashable, Codable {
  /// The red channel, in `0...255`.
  public var red: UInt8
  /// The green channel, in `0...255`.
  public var green: UInt8
  /// The blue channel, in `0...255`.
  public var blue: UInt8
  /// The opacity, in `0...255`.
  ///
  /// 255 is opaque.
  public var alpha: UInt8

  /// Makes a color.
  ///
  /// By default it is opaque.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque color from 24 bits, written `0xRRGGBB`.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Returns this color with its opacity multiplied by `share`, clamped to `0...1`.
  public func opacity(_ share: Double) -> Color {
    var color = self
    color.alpha = UInt8(saturating: (Double(alpha) * share.clamped(to: 0...1)).rounded())
    return color
  }

  /// Returns the color interpolated to `other` channel by channel.
  ///
  /// `share` is clamped to `0...1`.
  public func mixed(with other: Color, share: Double) -> Color {
    let t = share.clamped(to: 0...1)
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(saturating: mix(Double(a), Double(b), t).rounded())
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: channel(alpha, other.alpha))
  }

  /// This color as it looks on another, which is opaque.
  package func over(_ other: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return other.mixed(with: opaque, share: Double(alpha) / 255)
  }

  /// Fully transparent.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = Color(rgb: 0x000000)
  /// White.
  public static let white = Color(rgb: 0xFFFFFF)
  /// A strong red that white text is legible on.
  public static let red = Color(rgb: 0xE0302B)
  /// A strong blue that white text is legible on.
  public static let blue = Color(rgb: 0x0A66F0)
  /// A warm yellow that dark text is legible on.
  public static let yellow = Color(rgb: 0xFFCB05)
  /// A middle gray.
  public static let gray = Color(rgb: 0x8E8E93)
}
