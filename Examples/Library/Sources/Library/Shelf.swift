import Observation

/// A book that can be borrowed.
struct Book: Sendable, Hashable {
  var name: String
  var author: String
}

/// What the app is about: books that are loaded, and those that were borrowed.
@Observable @MainActor
final class Shelf {
  /// How far loading has come.
  enum Loading: Equatable {
    case running, done
    case failed(String)
  }

  private(set) var loading = Loading.running
  private(set) var books: [Book] = []
  var borrowed: [String] = []
  /// Where the books come from; a test gives others.
  private let source: @Sendable () async throws -> [Book]

  init(source: @escaping @Sendable () async throws -> [Book] = Shelf.slowly) {
    self.source = source
  }

  func load() async {
    loading = .running
    do {
      books = try await source()
      loading = .done
    } catch {
      loading = .failed("\(error)")
    }
  }

  func book(_ name: String) -> Book? { books.first { $0.name == name } }

  /// A stand-in for a server.
  nonisolated static let slowly: @Sendable () async throws -> [Book] = {
    try await Task.sleep(for: .milliseconds(800))
    return [
      Book(name: "Emma", author: "Jane Austen"), Book(name: "Dracula", author: "Bram Stoker"),
      Book(name: "Middlemarch", author: "George Eliot"),
    ]
  }
}
