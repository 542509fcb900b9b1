import Glibc
import Testing

@testable import SwipeTabFiles
@testable import TestSupport

@Suite("Files") struct FileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("bytes that find no room are reported")
  func full() {
    let full = File.Failure(path: "/dev/full", reason: "No space left on device")
    #expect(throws: full) { try File.write([1], to: "/dev/full") }
    #expect(throws: full) { try File.replace("/dev/full", with: [1], as: .any) }
  }

  @Test("a pipe that nobody reads is reported, and does not end the program")
  func closedPipe() async {
    await #expect(processExitsWith: .success) {
      Output.prepare()
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      close(ends[0])
      #expect(throws: File.Failure(path: "output", reason: "Broken pipe")) {
        try File.send([1], to: ends[1], named: "output")
      }
    }
  }

  @Test("a stream that is closed fails, and no file that is opened later takes its place")
  func closedStream() async {
    await #expect(processExitsWith: .success) {
      close(STDOUT_FILENO)
      Output.prepare()
      let isTaken = fcntl(STDOUT_FILENO, F_GETFD) >= 0
      expect(isTaken)
      #expect(throws: File.Failure.self) { try Output.write("x") }
    }
  }

  @Test("a file is replaced whole, and keeps its mode and the links to it")
  func replaced() throws {
    let (path, link) = (folder.file("a"), folder.file("link"))
    try File.replace(path, with: [1, 2], as: .any, mode: 0o600)
    expectEqual(mode(of: path), 0o600)
    chmod(path, 0o640)
    symlink("a", link)
    try File.replace(link, with: [3], as: .any)
    try expectEqual(File.read(path), [3])
    expectEqual(mode(of: path), 0o640)
    expectEqual(folder.names().sorted(), ["a", "link"])
    symlink("b", folder.file("ahead"))
    try File.replace(folder.file("ahead"), with: [4], as: .any)
    try expectEqual(File.read(folder.file("b")), [4])
  }

  @Test("a file whose replacement finds no room stays as it was, and nothing is left beside it")
  func unchanged() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let path = folder.file("a")
      try File.write([1, 2, 3], to: path)
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 10, rlim_max: 10)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #expect(throws: File.Failure(path: path, reason: "File too large")) {
        try File.replace(path, with: [UInt8](repeating: 7, count: 20), as: .any)
      }
      try expectEqual(File.read(path), [1, 2, 3])
      expectEqual(folder.names(), ["a"])
    }
  }

  @Test("what another program writes for the same file is left alone")
  func noRace() throws {
    let (path, other) = (folder.file("a"), folder.file(".swipetab-\(getpid())-0"))
    let process = try folder.write([9], to: ".swipetab-1-0")
    // Locked, as by a program in another container whose number is the same.
    let descriptor = open(try folder.write([9], to: ".swipetab-\(getpid())-0"), O_RDONLY)
    try #require(flock(descriptor, LOCK_EX) == 0)
    defer { close(descriptor) }
    try File.replace(path, with: [1], as: .any)
    try expectEqual(File.read(path), [1])
    try expectEqual(File.read(other), [9])
    try expectEqual(File.read(process), [9])
    expectEqual(folder.names().count, 3)
  }

  @Test("what a run that was killed has left beside a file is removed by the next")
  func leftovers() throws {
    // The number of a process that has ended is not given again so soon.
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/true", nil, nil, [strdup("true"), nil], nil) == 0)
    try #require(waitpid(process, nil, 0) == process && kill(process, 0) != 0)
    let others = [".swipetab-x-0", ".swipetab-\(process)", ".swipetab-\(process)-0.png", "a"]
    for name in [".swipetab-\(process)-0", ".swipetab-\(process)-7"] + others {
      try folder.write([9], to: name)
    }
    symlink("a", folder.file(".swipetab-\(process)-8"))
    try File.replace(folder.file("b"), with: [1], as: .any)
    expectEqual(folder.names().sorted(), (others + ["b", ".swipetab-\(process)-8"]).sorted())
  }

  @Test("only a file of the same kind is replaced, and an empty one")
  func kinds() throws {
    let kind = FileKind("number", beginning: [1, 2])
    let other = try folder.write([1, 3], to: "other")
    let failure = File.Failure(
      path: other,
      reason: "is no number, and is not written over; remove it, or choose another name")
    #expect(throws: failure) { try File.replace(other, with: [1, 2], as: kind) }
    #expect(throws: failure) { try File.create(other, as: kind) }
    try expectEqual(File.read(other), [1, 3])
    for bytes in [[], [1, 2], [1, 2, 3]] as [[UInt8]] {
      let file = try folder.write(bytes, to: "same")
      try File.replace(file, with: [1, 2, 4], as: kind)
      try expectEqual(File.read(file), [1, 2, 4])
    }
    let short = try folder.write([1], to: "short")
    #expect(throws: File.Failure.self) { try kind.check(short) }
  }

  @Test("a file that is made can be for its owner alone")
  func createdMode() throws {
    close(try File.create(folder.file("secret"), as: .any, mode: 0o600))
    expectEqual(mode(of: folder.file("secret")), 0o600)
  }

  @Test("what lies below a folder is known once links are followed, also before it exists")
  func below() throws {
    let other = try TemporaryFolder()
    try folder.write([1], to: "a")
    symlink(other.path, folder.file("out"))
    symlink(other.file("none"), folder.file("ahead"))
    symlink("a", folder.file("in"))
    symlink(folder.path, other.file("back"))
    func isBelow(_ name: String) -> Bool { File.isBelow(folder.path, folder.file(name)) }
    for name in ["a", "in", "new", "none/new", "./a", "out/back/a"] {
      expect(isBelow(name), "\(name)")
    }
    for name in ["", ".", "out", "out/new", "ahead", "../x", "none/../../x", "a\u{0}"] {
      expect(!isBelow(name), "\(name)")
    }
    expect(!File.isBelow("/none", "/none/a"))
    expect(File.isBelow("/", "/x"))
  }

  @Test("named pipes are refused without waiting for their other end")
  func namedPipe() throws {
    let path = folder.file("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let refused = File.Failure(path: path, reason: "is a named pipe and no regular file")
    #expect(throws: refused) { try File.read(path) }
    #expect(throws: File.Failure(path: path, reason: "No such device or address")) {
      try File.write([1], to: path)
    }
    #expect(throws: File.Failure.self) { try File.replace(path, with: [1], as: .any) }
    expect(!File.isReadable(path))
  }

  @Test("a name with a NUL in it is refused, not cut there")
  func nul() throws {
    try File.write([1], to: folder.file("a"))
    let path = folder.file("a\u{0}b")
    #expect(throws: File.Failure.self) { try File.read(path) }
    #expect(throws: File.Failure.self) { try File.replace(path, with: [2], as: .any) }
    try expectEqual(File.read(folder.file("a")), [1])
    expect(!File.isReadable(path))
  }

  @Test("a folder that cannot be made is the one that is named")
  func folders() throws {
    let failure = File.Failure(path: "/dev/null/x", reason: "Not a directory")
    #expect(throws: failure) { try File.makeFolder(of: "/dev/null/x/y/state.json") }
    try File.makeFolder(of: folder.path + "/file")
  }

  @Test("names with characters that a terminal obeys are escaped")
  func legibleNames() {
    expectEqual("\(File.Failure(path: "a\u{1B}[2J\n", reason: "gone"))", "aU+001B[2J\\n: gone")
  }
}

extension FileKind {
  /// A kind that replaces every other.
  fileprivate static let any = FileKind("file") { _ in true }
}
