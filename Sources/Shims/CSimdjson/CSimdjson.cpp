#include "Scribe.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

namespace {

constexpr size_t smallest = 16 << 10;
// Memory above this size, in bytes, is freed when documents become small again.
constexpr size_t keepable = 256 << 10;

// Memory above this size, in bytes, grows in steps of 1 MiB. Doubling could leave half of it unused.
constexpr size_t large = 16 << 20;

size_t rounded_up(size_t count) {
    if (count > large) return (count + (1 << 20) - 1) >> 20 << 20;
    size_t size = smallest;
    while (size < count) size *= 2;
    return size;
}

usher_json_error translated(error_code error) {
    switch (error) {
    case SUCCESS: return usher_json_ok;
    case CAPACITY: return usher_json_too_long;
    case MEMALLOC: return usher_json_no_memory;
    case DEPTH_ERROR: return usher_json_too_deep;
    case UTF8_ERROR: return usher_json_not_utf8;
    case EMPTY: return usher_json_empty;
    default: return usher_json_malformed;
    }
}

} // namespace

struct usher_json_parser {
    const size_t max_bytes;
    const size_t max_depth;
    std::unique_ptr<uint8_t[]> padded;
    std::unique_ptr<uint8_t[]> strings;
    std::unique_ptr<usher_json_node[]> nodes;
    size_t capacity = 0;
    size_t node_capacity = 0;
    size_t error_offset = 0;

    void give_back() {
        capacity = 0;
        padded.reset();
        strings.reset();
        nodes.reset();
    }

    error_code make_room(size_t count) {
        if (count > max_bytes) return CAPACITY;
        bool fits = capacity > 0 && count <= capacity;
        if (fits && (capacity <= keepable || count > capacity / 8)) return SUCCESS;
        size_t size = rounded_up(count);
        // The densest document, `[1,1,…]`, has a value in every second byte. Unclosed containers add nodes.
        size_t most = std::min(size / 2 + max_depth + 2, usher_json_most_nodes);
        give_back();
        padded.reset(new (std::nothrow) uint8_t[size + padding]);
        // The last copied block of a string can extend beyond the string's end.
        strings.reset(new (std::nothrow) uint8_t[size + padding]);
        nodes.reset(new (std::nothrow) usher_json_node[most]);
        if (!padded || !strings || !nodes) return MEMALLOC;
        capacity = size;
        node_capacity = most;
        return SUCCESS;
    }

    error_code parse(size_t count) {
        auto end = nodes.get() + node_capacity;
        Scribe scribe(padded.get(), count, strings.get(), nodes.get(), end, max_depth);
        auto error = scribe.write_document();
        auto broken_at = scribe.broken_at ? static_cast<size_t>(scribe.broken_at - padded.get()) : count;
        error_offset = std::min(broken_at, count);
        return error;
    }
};

usher_json_parser *usher_json_parser_new(size_t max_bytes, size_t max_depth) {
    return new (std::nothrow) usher_json_parser{max_bytes, max_depth, nullptr, nullptr, nullptr};
}

void usher_json_parser_free(usher_json_parser *parser) { delete parser; }

void usher_json_parser_give_back(usher_json_parser *parser) {
    if (parser->capacity > keepable) parser->give_back();
}

usher_json_error usher_json_parse(
    usher_json_parser *parser, const uint8_t *bytes, size_t count, const usher_json_node **root) {
    if (auto error = parser->make_room(count)) return translated(error);
    if (count > 0) std::memcpy(parser->padded.get(), bytes, count);
    std::memset(parser->padded.get() + count, 0, padding);
    parser->padded[count] = sentinel;
    auto error = parser->parse(count);
    // The document's length was checked before. The error therefore means that it has too many nodes.
    if (error == CAPACITY) return usher_json_too_many;
    if (error) return translated(error);
    *root = parser->nodes.get();
    return usher_json_ok;
}

size_t usher_json_error_offset(const usher_json_parser *parser) { return parser->error_offset; }
