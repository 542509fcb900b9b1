import CSDL2
import SwipeTabKit

@main struct SwipeTabDesktop {
  static func main() {}
}
