import Foundation
import TestSupport
import Testing

@testable import Web

@Suite struct `The files of web/` {
    private static let folder = Checkout.root.appending(path: "web").path

    private static let names: [String] = {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.split(separator: "/").last?.contains(".") == true }.sorted()
    }()

    /// The URL path of a file. An index.html is served at the path of its folder.
    private static func path(_ name: String) -> String {
        // The module events.js is served in the folder of each page.
        if name == "events.js" { return "/usage/events.js" }
        return "/" + (name.hasSuffix("/index.html") ? String(name.dropLast("/index.html".count)) : name)
    }

    private func found(at path: String) -> WebFile? {
        let bytes = Array(path.utf8)
        return WebFile.findFile(bytes.span)
    }

    @Test func `The files of web/ are all part of the program, unchanged`() throws {
        #expect(Self.names.count > 10)
        for name in Self.names {
            let file = try #require(found(at: Self.path(name)), "\(name) is not served")
            let content = try #require(FileManager.default.contents(atPath: Self.folder + "/" + name))
            let bytes = file.bytes
            var served: [UInt8] = []
            for index in bytes.indices { served.append(bytes[index]) }
            #expect(served == Array(content), "\(name) is an older one")
        }
        #expect(Set(WebFile.all.map(\.path)).count == WebFile.all.count)
        #expect(found(at: "/console/") == nil)
        #expect(found(at: "/openapi.jsonx") == nil)
    }

    @Test func `The files of web/ have a type that browsers accept, and a tag of their own`() {
        let types = [
            "/console": "text/html; charset=utf-8", "/console/console.css": "text/css; charset=utf-8",
            "/console/console.js": "text/javascript; charset=utf-8", "/console/icon.svg": "image/svg+xml",
            "/openapi.json": "application/json",
        ]
        for (path, type) in types { #expect(found(at: path)?.type == type) }
        let tags = WebFile.all.filter {
            !["icon.svg", "events.js"].contains($0.path.split(separator: "/").last)
        }.map(\.tag)
        #expect(Set(tags).count == tags.count)
        #expect(tags.allSatisfy { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.count > 4 })
    }

    /// No file may refer to what the content security policy refuses or what the edge does not serve.
    @Test func `The files of web/ have no script in markup, and refer only to what is served`() throws {
        for name in Self.names where name.hasSuffix(".html") {
            let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
            #expect(text.firstMatch(of: /<style|style=|javascript:| on[a-z]+=|<script[^>]*>[^<]/) == nil)
            for match in text.matches(of: /(?:href|src)="([^"#]+)"/) {
                let target = match.1.hasPrefix("/") ? String(match.1) : "/" + match.1
                #expect(found(at: target) != nil, "\(name) names \(target)")
            }
        }
        for name in Self.names where name.hasSuffix(".js") {
            let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
            #expect(!text.contains("innerHTML") && !text.contains("eval("), "\(name)")
            for match in text.matches(of: /from "\.\/([^"]+)"/) {
                let target = Self.path(name).split(separator: "/").dropLast().map { "/" + $0 }.joined()
                let path = "\(target)/\(match.1)"
                #expect(found(at: path) != nil, "\(name) imports \(path)")
            }
        }
    }
}
