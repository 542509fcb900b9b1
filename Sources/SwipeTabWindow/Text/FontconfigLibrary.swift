import Glibc

/// The fontconfig library, loaded on first use and never closed.
nonisolated final class FontconfigLibrary: FontConfiguration {
  static var shared: FontconfigLibrary? { opened.library }
  private static let opened = Opened(library: FontconfigLibrary())

  /// Made once and only read, by the one thread that looks for fonts.
  private struct Opened: @unchecked Sendable { let library: FontconfigLibrary? }

  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Parse = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer?) -> Void
  private typealias AddScalar = @convention(c) (OpaquePointer?, UInt32) -> Int32
  private typealias AddSet =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>, OpaquePointer?) -> Int32
  private typealias AddFlag = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Substitute = @convention(c) (OpaquePointer?, OpaquePointer?, Int32) -> Int32
  private typealias Match =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias GetString =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafePointer<UInt8>?>
    ) -> Int32
  private typealias GetNumber =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let parse: Parse
  private let destroyPattern: Free
  private let makeSet: Make
  private let destroySet: Free
  private let addScalar: AddScalar
  private let addSet: AddSet
  private let addFlag: AddFlag
  private let substitute: Substitute
  private let substituteDefaults: Free
  private let findMatch: Match
  private let getString: GetString
  private let getNumber: GetNumber

  private init?() {
    guard let library = dlopen("libfontconfig.so.1", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func load<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let parse = load("FcNameParse", as: Parse.self),
      let destroyPattern = load("FcPatternDestroy", as: Free.self),
      let makeSet = load("FcCharSetCreate", as: Make.self),
      let destroySet = load("FcCharSetDestroy", as: Free.self),
      let addScalar = load("FcCharSetAddChar", as: AddScalar.self),
      let addSet = load("FcPatternAddCharSet", as: AddSet.self),
      let addFlag = load("FcPatternAddBool", as: AddFlag.self),
      let substitute = load("FcConfigSubstitute", as: Substitute.self),
      let substituteDefaults = load("FcDefaultSubstitute", as: Free.self),
      let findMatch = load("FcFontMatch", as: Match.self),
      let getString = load("FcPatternGetString", as: GetString.self),
      let getNumber = load("FcPatternGetInteger", as: GetNumber.self)
    else { return nil }
    (self.parse, self.destroyPattern) = (parse, destroyPattern)
    (self.makeSet, self.destroySet) = (makeSet, destroySet)
    (self.addScalar, self.addSet, self.addFlag) = (addScalar, addSet, addFlag)
    (self.substitute, self.substituteDefaults) = (substitute, substituteDefaults)
    (self.findMatch, self.getString, self.getNumber) = (findMatch, getString, getNumber)
  }

  func match(_ family: String, _ scalars: [Unicode.Scalar], _ kind: FontKind) -> FontFile? {
    let name = family.reduce(into: "") { name, sign in
      if "\\-:".contains(sign) { name.append("\\") }
      name.append(sign)
    }
    guard let pattern = parse(kind == .bold ? name + ":bold" : name) else { return nil }
    defer { destroyPattern(pattern) }
    let set = makeSet()
    defer { destroySet(set) }
    for scalar in scalars { _ = addScalar(set, scalar.value) }
    _ = addSet(pattern, "charset", set)
    // Many fonts with colored glyphs have them in fixed sizes.
    if kind != .colored { _ = addFlag(pattern, "scalable", 1) }
    _ = addFlag(pattern, "color", kind == .colored ? 1 : 0)
    _ = substitute(nil, pattern, 0 /* FcMatchPattern */)
    substituteDefaults(pattern)
    var result: Int32 = 0
    guard let match = findMatch(nil, pattern, &result) else { return nil }
    defer { destroyPattern(match) }
    return file(of: match)
  }

  private func file(of pattern: OpaquePointer) -> FontFile? {
    var path: UnsafePointer<UInt8>?
    var index: Int32 = 0
    guard getString(pattern, "file", 0, &path) == 0, let path else { return nil }
    _ = getNumber(pattern, "index", 0, &index)
    // The upper half selects an instance of a variable font, which SDL_ttf does not support.
    return FontFile(path: String(cString: path), index: Int(index & 0xFFFF))
  }
}
