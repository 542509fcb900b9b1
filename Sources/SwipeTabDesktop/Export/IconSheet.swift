import SwipeTabKit
import SwipeTabWindow

/// A picture of all icons and pictures that a storyboard can name, each with its name.
struct IconSheet {
  private let launch: Launch
  private let names: [String]

  private static let columns = 7
  private static let cell = Size(width: 116, height: 88)
  private static let margin = 16.0
  private static let icon = 40.0

  init(launch: Launch) {
    self.launch = launch
    names = IconFolders.names(in: IconFolders.beside(launch.options.storyboard))
  }

  func write(to path: String) throws(Launch.Failure) {
    let theme = Theme.named(launch.options.theme ?? .light)
    let scale = launch.options.scale ?? 2
    let icons = IconStore(folders: IconFolders.beside(launch.options.storyboard)) {
      Output.writeError("warning: \($0)")
    }
    let painter: DisplayListPainter
    do throws(WindowError) {
      let font = try WindowFont.system(launch.options.fontFile)
      painter = DisplayListPainter(text: TextRenderer(font: font.rasterizer), icons: icons)
    } catch {
      throw Launch.Failure(error)
    }
    let size = self.size
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    painter.paint(list(theme), scale: scale, into: bitmap.canvas)
    let bytes = DeviceFrame.none.picture(around: bitmap, scale: scale, painter: painter)
    do throws(File.Failure) {
      try File.replace(path, with: bytes, as: .picture)
    } catch {
      throw Launch.Failure(unwritten: error)
    }
  }

  var size: Size {
    let rows = (names.count + Self.columns - 1) / Self.columns
    return Size(
      width: Double(Self.columns) * Self.cell.width + 2 * Self.margin,
      height: Double(rows) * Self.cell.height + 2 * Self.margin)
  }

  func list(_ theme: Theme) -> DisplayList {
    let (cell, size) = (Self.cell, size)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var list = DisplayList()
    Drawing.adding(to: &list, clip: whole) { drawing in
      drawing.begin(layer: 0)
      drawing.fill(whole, theme.cell)
      for (index, name) in names.enumerated() {
        let x = Self.margin + Double(index % Self.columns) * cell.width
        let y = Self.margin + Double(index / Self.columns) * cell.height
        let frame = Rect(
          x: x + (cell.width - Self.icon) / 2, y: y + 6, width: Self.icon, height: Self.icon)
        // Drawings without their own colors would hardly be visible on a dark sheet.
        let isDrawing = theme.appearance == .dark && BuiltInIcons.names.contains(name)
        drawing.icon(name, in: frame, tint: isDrawing ? theme.text : nil)
        let text = Rect(x: x + 2, y: frame.maxY + 6, width: cell.width - 4, height: 28)
        drawing.text(name, in: text, style: TextStyle(size: 12), theme.text, lines: 2)
      }
    }
    return list
  }
}
