import SwipeTabKit

/// Reads the shapes of SVG files.
nonisolated enum SVGShape {
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  static func path(
    of element: XMLElement, _ name: String, _ transform: SVGTransform
  ) throws(XMLReader.Failure) -> SVGPath {
    var path = SVGPath(transform)
    switch name {
    case "path":
      guard let data = element.attribute("d") else { break }
      if let mistake = path.add(data.value) {
        throw XMLReader.Failure(place: data.place + mistake.place, message: mistake.message)
      }
    case "rect":
      let frame = Rect(
        x: try length("x", element), y: try length("y", element),
        width: try extent("width", element), height: try extent("height", element))
      let radii = (try radius("rx", element), try radius("ry", element))
      guard frame.width > 0, frame.height > 0 else { break }
      path.rect(frame, radii.0 ?? radii.1 ?? 0, radii.1 ?? radii.0 ?? 0)
    case "circle":
      let radius = try extent("r", element)
      guard radius > 0 else { break }
      path.ellipse(try length("cx", element), try length("cy", element), radius, radius)
    case "ellipse":
      let radii = (try radius("rx", element), try radius("ry", element))
      let (rx, ry) = (radii.0 ?? radii.1 ?? 0, radii.1 ?? radii.0 ?? 0)
      guard rx > 0, ry > 0 else { break }
      path.ellipse(try length("cx", element), try length("cy", element), rx, ry)
    case "line":
      path.move(try length("x1", element), try length("y1", element))
      path.line(try length("x2", element), try length("y2", element))
    default: try addPoints(element, isClosed: name == "polygon", to: &path)
    }
    return path
  }

  private static func addPoints(
    _ element: XMLElement, isClosed: Bool, to path: inout SVGPath
  ) throws(XMLReader.Failure) {
    guard let attribute = element.attribute("points") else { return }
    guard let numbers = SVGNumbers.list(attribute.value), numbers.count.isMultiple(of: 2),
      numbers.count <= 20_000
    else {
      throw XMLReader.Failure(
        place: attribute.place, message: "points are expected as pairs of numbers")
    }
    guard !numbers.isEmpty else { return }
    path.move(numbers[0], numbers[1])
    for index in stride(from: 2, to: numbers.count, by: 2) {
      path.line(numbers[index], numbers[index + 1])
    }
    if isClosed { path.close() }
  }

  private static func length(
    _ name: String, _ element: XMLElement
  ) throws(XMLReader.Failure) -> Double {
    guard let attribute = element.attribute(name) else { return 0 }
    guard let length = SVGNumbers.length(attribute.value) else {
      throw XMLReader.Failure(
        place: attribute.place,
        message: "\(name) is expected as a number, not '\(attribute.value.prefix(20))'")
    }
    return length
  }

  private static func extent(
    _ name: String, _ element: XMLElement
  ) throws(XMLReader.Failure) -> Double {
    let length = try length(name, element)
    guard length >= 0 else {
      throw XMLReader.Failure(
        place: element.attribute(name)?.place ?? element.place,
        message: "\(name) must be at least 0")
    }
    return length
  }

  private static func radius(
    _ name: String, _ element: XMLElement
  ) throws(XMLReader.Failure) -> Double? {
    guard let attribute = element.attribute(name), attribute.value != "auto" else { return nil }
    return try extent(name, element)
  }
}
