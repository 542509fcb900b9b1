import CSDL2
import Glibc
import Observation

/// The scene: mountains that pass by, the farther the slower.
@MainActor @Observable
final class Flight {
  static let skies: [(name: String, top: UInt32, bottom: UInt32, light: UInt32)] = [
    ("Dawn", 0x2B3A67, 0xF7A072, 0xFFE8C2), ("Noon", 0x2E7BC4, 0xCDE9F5, 0xFFFBE0),
    ("Dusk", 0x2A1B4D, 0xF2665E, 0xFFC56E), ("Night", 0x050B1F, 0x24406B, 0xE8EEF5),
  ]
  var speed = 1.0
  var height = 1.0
  var time = "Dusk"
  private var way = 0.0
  private var now = 0.0

  func advance(to time: Double) {
    way += (time - now) * speed
    now = time
  }

  func draw(_ renderer: OpaquePointer) {
    guard let sky = Self.skies.first(where: { $0.name == time }) else { return }
    var (width, bottom) = (Int32(0), Int32(0))
    SDL_GetRendererOutputSize(renderer, &width, &bottom)
    let (w, h) = (Float(width), Float(bottom))
    strip(renderer, [(0, 0, h), (w, 0, h)], from: sky.top, to: sky.bottom)
    // The light, with a glow of fading circles.
    for (radius, opacity) in [(0.30, 0.10), (0.22, 0.16), (0.15, 0.25), (0.10, 1)] {
      let points = (0...48).map { step in
        let angle = Double(step) / 48 * .pi
        let half = Float(radius * sin(angle)) * w
        return (w * 0.62 - Float(radius * cos(angle)) * w, h * 0.36 - half, h * 0.36 + half)
      }
      strip(renderer, points, from: sky.light, to: sky.light, opacity: opacity)
    }
    for layer in 0..<5 {
      let depth = Double(layer) / 4
      let ridge = (0...120).map { step in
        let x = (Double(step) / 120 + way * (0.03 + 0.22 * depth * depth)) * (7 - 3 * depth)
        let rise = sin(x + depth * 9) + 0.45 * sin(2.3 * x + depth * 5) + 0.14 * sin(6.7 * x)
        let top = 0.46 + 0.42 * depth * 0.9 - 0.075 * height * (1.3 - 0.5 * depth) * (rise + 0.6)
        return (w * Float(step) / 120, h * Float(top), h)
      }
      let color = mix(sky.bottom, mix(sky.top, 0x05060C, 0.55), 0.28 + 0.72 * depth)
      strip(renderer, ridge, from: color, to: mix(color, sky.bottom, 0.35 * (1 - depth)))
    }
  }

  /// Fills between an upper and a lower line with a gradient.
  private func strip(
    _ renderer: OpaquePointer, _ points: [(x: Float, top: Float, bottom: Float)],
    from upper: UInt32, to lower: UInt32, opacity: Double = 1
  ) {
    func color(_ rgb: UInt32) -> SDL_Color {
      SDL_Color(
        r: UInt8(rgb >> 16 & 255), g: UInt8(rgb >> 8 & 255), b: UInt8(rgb & 255),
        a: UInt8(opacity * 255))
    }
    var vertices: [SDL_Vertex] = []
    for (x, top, bottom) in points {
      for (y, rgb) in [(top, upper), (bottom, lower)] {
        vertices.append(
          SDL_Vertex(position: SDL_FPoint(x: x, y: y), color: color(rgb), tex_coord: SDL_FPoint()))
      }
    }
    let indices = (0..<Int32(vertices.count - 2)).flatMap { [$0, $0 + 1, $0 + 2] }
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_RenderGeometry(
      renderer, nil, vertices, Int32(vertices.count), indices, Int32(indices.count))
  }

  private func mix(_ a: UInt32, _ b: UInt32, _ share: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { sum, shift in
      let (x, y) = (Double(a >> shift & 255), Double(b >> shift & 255))
      return sum | UInt32(x + (y - x) * share) << shift
    }
  }
}
