import SwipeTabKit

/// Reads pictures.
extension StoryboardDecoder {
  /// A picture of its own in a page: its name, or an object.
  var picture: JSONShape<StoryboardDocument.Picture> {
    picture(StoryboardDocument.Picture(name: ""))
  }

  /// A picture in a row of a list: a small square with round corners, which it fills.
  var rowPicture: JSONShape<StoryboardDocument.Picture> {
    picture(
      StoryboardDocument.Picture(name: "", width: 56, height: 56, mode: .fill, corners: 8))
  }

  /// A picture that is as large as its card.
  var cardPicture: JSONShape<StoryboardDocument.Picture> {
    picture(
      StoryboardDocument.Picture(name: "", mode: .fill), keys: StoryboardKeys.cardPicture)
  }

  /// A picture with defaults for what the file does not say.
  private func picture(
    _ usual: StoryboardDocument.Picture, keys: [String] = StoryboardKeys.picture
  ) -> JSONShape<StoryboardDocument.Picture> {
    JSONShape { [self] cursor in
      var picture = usual
      if cursor.value.kind == .string {
        guard let name = cursor.read(image) else { return nil }
        picture.name = name
        return picture
      }
      guard let object = cursor.object(keys: keys) else { return nil }
      let name = object.required("name", image)
      picture.name = name ?? ""
      picture.label = object.optional("label", text)
      picture.mode =
        object.optional("mode", .one(of: StoryboardDocument.Picture.Mode.self)) ?? usual.mode
      let isFramed = keys == StoryboardKeys.picture
      if isFramed { readFrame(of: &picture, object) }
      let isTemplate = isFramed ? object.optional("template", .boolean) : nil
      if isTemplate != nil {
        object["rendering"]?.report("\"rendering\" and \"template\" say the same; keep one of them")
      }
      readColors(of: &picture, object, isTemplate: isTemplate)
      if isTemplate == false {
        object["color"]?.report("\"color\" is for a template, and \"template\" is false")
      }
      return name == nil ? nil : picture
    }
  }

  /// Reads what a card decides for its picture.
  private func readFrame(of picture: inout StoryboardDocument.Picture, _ object: JSONObject) {
    readSize(of: &picture, object)
    picture.corners = object.optional("corners", .length) ?? picture.corners
    picture.background = object.optional("background", background)
  }

  private func readSize(of picture: inout StoryboardDocument.Picture, _ object: JSONObject) {
    let width = object.optional("width", Self.pictureWidth)
    let height = object.optional("height", .length)
    guard width != nil || height != nil else { return }
    (picture.width, picture.height) = (width, height)
    if width == StoryboardDocument.Picture.fullWidth, height == nil {
      picture.height = StoryboardDocument.Picture.fullHeight
    }
  }

  private func readColors(
    of picture: inout StoryboardDocument.Picture, _ object: JSONObject, isTemplate: Bool?
  ) {
    picture.color = object.optional("color", .color)
    let rendering = object.optional(
      "rendering", .one(of: StoryboardDocument.Picture.Rendering.self))
    picture.isTemplate =
      rendering.map { $0 == .template } ?? isTemplate ?? (picture.color != nil)
    if rendering == .original {
      object["color"]?.report("\"color\" is for a template, and \"rendering\" is \"original\"")
    }
  }

  /// A length, or the whole width of the page.
  private static var pictureWidth: JSONShape<Double> {
    JSONShape { cursor in
      switch cursor.value.kind {
      case .string: cursor.read(.one(of: ["full": StoryboardDocument.Picture.fullWidth]))
      case .number: cursor.read(.length)
      default: cursor.mismatch(expected: "a number of points or \"full\"")
      }
    }
  }
}
