#include "CSimdjson.h"

// Every error is a value here: nothing may be thrown through the C functions.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <utility>

using namespace simdjson;

namespace {

constexpr size_t smallest = 16 << 10;
// Above this, memory is given back when documents are small again.
constexpr size_t keepable = 256 << 10;

// Above this, memory grows in steps of 1 MiB: doubling would leave up to half of it unused.
constexpr size_t large = 16 << 20;

size_t rounded_up(size_t count) {
    if (count > large) return (count + (1 << 20) - 1) >> 20 << 20;
    size_t size = smallest;
    while (size < count) size *= 2;
    return size;
}

namespace builtin = SIMDJSON_BUILTIN_IMPLEMENTATION;

/// Writes a document down, value by value, as simdjson's iterator steps through the tokens of all of it.
///
/// A string without an escape is left where it stands: stage 1 has checked its UTF-8 and its control bytes.
class Scribe {
public:
    Scribe(ondemand::json_iterator tokens, const uint8_t *text, size_t count, usher_json_node *nodes,
           const usher_json_node *end, size_t max_depth)
        : tokens(std::move(tokens)), text(text), text_end(text + count), next_escape(escape_from(text)),
          next(nodes), end(end), max_depth(max_depth) {}

    error_code write_document() {
        if (auto error = write(0)) return error;
        return tokens.at_end() ? SUCCESS : TRAILING_CONTENT;
    }

    /// Where the token that was taken last stands.
    size_t offset() const { return static_cast<size_t>(tokens.peek(-1) - text); }

private:
    ondemand::json_iterator tokens;
    const uint8_t *text;
    const uint8_t *text_end;
    /// The first escape that no string was read beyond.
    const uint8_t *next_escape;
    usher_json_node *next;
    const usher_json_node *end;
    size_t max_depth;

    const uint8_t *escape_from(const uint8_t *place) const {
        auto found = std::memchr(place, '\\', static_cast<size_t>(text_end - place));
        return found ? static_cast<const uint8_t *>(found) : text_end;
    }

    // Inlined, so that only containers pay for a call.
    simdjson_inline error_code write(size_t depth) {
        if (next == end) return CAPACITY;
        usher_json_node *node = next++;
        node->kind = usher_json_null;
        const uint8_t *token = tokens.return_current_and_advance();
        switch (*token) {
        case '"': return write_text(node, token, tokens.peek());
        case '{': return write_members(node, depth + 1);
        case '[': return write_elements(node, depth + 1);
        case 't': return write_bool(node, true, builtin::atomparsing::is_valid_true_atom(token));
        case 'f': return write_bool(node, false, builtin::atomparsing::is_valid_false_atom(token));
        case 'n': return builtin::atomparsing::is_valid_null_atom(token) ? SUCCESS : N_ATOM_ERROR;
        default: return write_number(node, token);
        }
    }

    simdjson_never_inline error_code write_members(usher_json_node *node, size_t depth) {
        if (depth >= max_depth) return DEPTH_ERROR;
        node->kind = usher_json_object;
        uint8_t separator = *tokens.peek();
        if (separator == '}') tokens.return_current_and_advance();
        while (separator != '}') {
            const uint8_t *name = tokens.return_current_and_advance();
            const uint8_t *colon = tokens.return_current_and_advance();
            if (*name != '"' || *colon != ':') return TAPE_ERROR;
            if (next == end) return CAPACITY;
            if (auto error = write_text(next++, name, colon)) return error;
            if (auto error = write(depth)) return error;
            separator = *tokens.return_current_and_advance();
            if (separator != ',' && separator != '}') return TAPE_ERROR;
        }
        node->count = static_cast<uint32_t>(next - node);
        return SUCCESS;
    }

    simdjson_never_inline error_code write_elements(usher_json_node *node, size_t depth) {
        if (depth >= max_depth) return DEPTH_ERROR;
        node->kind = usher_json_array;
        uint8_t separator = *tokens.peek();
        if (separator == ']') tokens.return_current_and_advance();
        while (separator != ']') {
            if (auto error = write(depth)) return error;
            separator = *tokens.return_current_and_advance();
            if (separator != ',' && separator != ']') return TAPE_ERROR;
        }
        node->count = static_cast<uint32_t>(next - node);
        return SUCCESS;
    }

    /// Only blanks stand between a string and the token behind it.
    simdjson_inline error_code write_text(usher_json_node *node, const uint8_t *token, const uint8_t *after) {
        const uint8_t *close = after - 1;
        while (*close != '"') --close;
        node->kind = usher_json_string;
        node->bytes = token + 1;
        node->count = static_cast<uint32_t>(close - token - 1);
        return next_escape < close ? unescape(node) : SUCCESS;
    }

    simdjson_never_inline error_code unescape(usher_json_node *node) {
        std::string_view unescaped;
        if (auto error = tokens.unescape(ondemand::raw_json_string(node->bytes)).get(unescaped)) return error;
        node->bytes = reinterpret_cast<const uint8_t *>(unescaped.data());
        node->count = static_cast<uint32_t>(unescaped.size());
        return SUCCESS;
    }

    static error_code write_bool(usher_json_node *node, bool flag, bool is_valid) {
        node->kind = usher_json_bool;
        node->number = flag;
        return is_valid ? SUCCESS : flag ? T_ATOM_ERROR : F_ATOM_ERROR;
    }

    simdjson_inline static error_code write_number(usher_json_node *node, const uint8_t *token) {
        int64_t integer;
        if (builtin::numberparsing::parse_integer(token).get(integer)) return write_other_number(node, token);
        node->kind = usher_json_int64;
        node->number = integer;
        return SUCCESS;
    }

    simdjson_never_inline static error_code write_other_number(usher_json_node *node, const uint8_t *token) {
        ondemand::number number;
        if (auto error = builtin::numberparsing::parse_number(token, number)) return error;
        node->kind = number.is_uint64() ? usher_json_uint64 : usher_json_double;
        node->real = number.as_double();
        return SUCCESS;
    }
};

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
    std::unique_ptr<ondemand::parser> parser;
    std::unique_ptr<uint8_t[]> padded;
    std::unique_ptr<usher_json_node[]> nodes;
    size_t capacity = 0;
    size_t node_capacity = 0;
    size_t error_offset = 0;

    void give_back() {
        capacity = 0;
        padded.reset();
        nodes.reset();
        parser.reset();
    }

    error_code make_room(size_t count) {
        if (count > max_bytes) return CAPACITY;
        bool fits = capacity > 0 && count <= capacity;
        if (fits && (capacity <= keepable || count > capacity / 8)) return SUCCESS;
        size_t size = rounded_up(count);
        // The densest document, `[1,1,…]`, has a value in every other byte; containers may be left open.
        size_t most = std::min(size / 2 + max_depth + 2, usher_json_most_nodes);
        give_back();
        parser.reset(new (std::nothrow) ondemand::parser(size));
        if (!parser) return MEMALLOC;
        if (auto error = parser->allocate(size, max_depth)) return error;
        padded.reset(new (std::nothrow) uint8_t[size + SIMDJSON_PADDING]);
        nodes.reset(new (std::nothrow) usher_json_node[most]);
        if (!padded || !nodes) return MEMALLOC;
        capacity = size;
        node_capacity = most;
        return SUCCESS;
    }

    error_code parse(size_t count) {
        const uint8_t *text = padded.get();
        error_offset = count;
        ondemand::json_iterator tokens;
        auto view = padded_string_view(text, count, count + SIMDJSON_PADDING);
        if (auto error = parser->iterate_raw(view).get(tokens)) return error;
        Scribe scribe(std::move(tokens), text, count, nodes.get(), nodes.get() + node_capacity, max_depth);
        auto error = scribe.write_document();
        if (error) error_offset = std::min(scribe.offset(), count);
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
    std::memset(parser->padded.get() + count, ' ', SIMDJSON_PADDING);
    auto error = parser->parse(count);
    // The document has room, so that it is its nodes that have none.
    if (error == CAPACITY) return usher_json_too_many;
    if (error) return translated(error);
    *root = parser->nodes.get();
    return usher_json_ok;
}

size_t usher_json_error_offset(const usher_json_parser *parser) { return parser->error_offset; }
