@testable import SwipeTabStoryboard

/// Reads arbitrary bytes as JSON and checks the guarantees of the reader, the cursors and the
/// writer.
func fuzzJSON(_ bytes: [UInt8]) {
  do throws(JSONError) {
    let document = try JSONReader.parse(bytes)
    checkWriter(document)
    checkMistakes(in: document)
  } catch {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    precondition((0...bytes.count).contains(error.place.offset), "\(error)")
    precondition((1...lines).contains(error.place.line), "\(error)")
    precondition((1...bytes.count + 1).contains(error.place.column), "\(error)")
    precondition(error.message.utf8.count < 300, "\(error)")
  }
}

/// Checks that a document reads as the same values after it was written.
private func checkWriter(_ document: JSONDocument) {
  var writer = JSONWriter()
  write(document.root, to: &writer)
  do throws(JSONError) {
    let copy = try JSONReader.parse(writer.bytes)
    var again = JSONWriter()
    write(copy.root, to: &again)
    precondition(again.bytes == writer.bytes, "written in another way")
  } catch {
    preconditionFailure("what was written is refused: \(error)")
  }
}

private func write(_ value: JSONValue, to writer: inout JSONWriter) {
  if let text = value.string {
    writer.string(text)
    precondition(value.isString(text))
  } else if let number = value.number {
    writer.number(number.value)
  } else if let boolean = value.boolean {
    writer.boolean(boolean)
  } else if let elements = value.elements {
    writer.array { writer in
      for element in elements { write(element, to: &writer) }
    }
  } else if let members = value.members {
    writer.object { writer in
      for member in members {
        writer.key(member.key.string ?? "")
        write(member.value, to: &writer)
      }
    }
  } else {
    writer.null()
  }
}

/// Checks that every value can be read in every shape, and that mistakes are in order and located
/// in their file.
private func checkMistakes(in document: JSONDocument) {
  let mistakes = JSONMistakes(in: document, file: "f")
  visit(JSONCursor(document.root, mistakes: mistakes))
  var last = (line: 1, column: 1)
  for diagnostic in mistakes.diagnostics() {
    guard let line = diagnostic.line, let column = diagnostic.column else { continue }
    precondition((line, column) >= last, "\(diagnostic)")
    precondition(diagnostic.path?.hasPrefix("$") == true, "\(diagnostic)")
    last = (line, column)
  }
}

private func visit(_ cursor: JSONCursor) {
  _ = cursor.read(.number(in: -1...1))
  _ = cursor.read(.integer(in: 0...9))
  _ = cursor.read(.string)
  _ = cursor.read(.boolean)
  _ = cursor.read(.one(of: ["top": 1, "bottom": 2]))
  if cursor.value.kind == .object {
    let object = cursor.object(keys: ["id", "title", "image"])
    _ = object?.required("id", .string)
    _ = object?.optional("title", .array(of: .string))
    for member in cursor.dictionary() ?? [] { visit(member.value) }
  }
  if cursor.value.kind == .array {
    for element in cursor.array() ?? [] { visit(element) }
  }
}
