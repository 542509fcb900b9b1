import Observation

/// A book that can be borrowed.
struct Book: Sendable, Hashable {
  var name: String
  var author: String
}

/// The model of the app: loaded books, and borrowed books.
@Observable @MainActor
final class Shelf {
  /// The progress of loading.
  enum Loading: Equatable {
    case running, done
    case failed(String)
  }

  private(set) var loading = Loading.running
  private(set) var books: [Book] = []
  var borrowed: [String] = []
  /// Loads the books.
  ///
  /// A test uses another closure.
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

  /// A replacement for a server.
  nonisolated static let slowly: @Sendable () async throws -> [Book] = {
    try await Task.sleep(for: .milliseconds(800))
    return [
      Book(name: "Emma", author: "Jane Austen"), Book(name: "Dracula", author: "Bram Stoker"),
      Book(name: "Middlemarch", author: "George Eliot"),
    ]
  }
}
