#pragma once
// Parses one JSON text into nodes.
#include "CSimdjson.h"

// Errors are returned as values. No exception may leave the C functions.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <cstring>

namespace {

using namespace simdjson;
namespace builtin = SIMDJSON_BUILTIN_IMPLEMENTATION;

using Block = uint8_t __attribute__((vector_size(16)));
using Wide = uint8_t __attribute__((vector_size(32)));
using WideMask = bool __attribute__((ext_vector_type(32)));
using BlockMask = bool __attribute__((ext_vector_type(16)));

/// A bit for each byte that a JSON string cannot contain unescaped: `"`, `\` and control bytes.
template <typename Bytes> simdjson_inline auto marks_in(const Bytes &block) {
    auto marked = (block == '"') | (block == '\\') | (block < ' ');
    if constexpr (sizeof block == sizeof(Wide)) {
        return __builtin_bit_cast(uint32_t, __builtin_convertvector(marked, WideMask));
    } else {
        return __builtin_bit_cast(uint16_t, __builtin_convertvector(marked, BlockMask));
    }
}

/// Finds the first byte from `at` on that a JSON string cannot contain unescaped, 64 bytes at a time. `seen`
/// collects the bits of all bytes that were read.
simdjson_inline const uint8_t *find_marked(const uint8_t *at, Block *seen) {
    Wide all = {};
    while (true) {
        Wide first, second;
        std::memcpy(&first, at, sizeof first);
        std::memcpy(&second, at + sizeof first, sizeof second);
        all |= first | second;
        if (uint64_t marks = marks_in(first) | uint64_t(marks_in(second)) << 32) {
            Block halves[2];
            std::memcpy(halves, &all, sizeof all);
            *seen |= halves[0] | halves[1];
            return at + __builtin_ctzll(marks);
        }
        at += 2 * sizeof first;
    }
}

const uint8_t *past_plain_narrow(const uint8_t *at, Block *seen) { return find_marked(at, seen); }

#if defined(__x86_64__)
__attribute__((target("avx2"))) const uint8_t *past_plain_wide(const uint8_t *at, Block *seen) {
    return find_marked(at, seen);
}
bool has_wide_registers() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2");
}
/// With AVX2, which servers have had since 2015, the search takes 0.3 instructions a byte, else 0.7.
const auto past_plain = has_wide_registers() ? past_plain_wide : past_plain_narrow;
#else
const auto past_plain = past_plain_narrow;
#endif

/// Each text is followed by a colon and zeros. The colon ends a number, and is invalid wherever a text can
/// end. Zeros begin no value, and end an unclosed string. The parser therefore never checks for the end.
constexpr uint8_t sentinel = ':';
/// The number of bytes after each text. The widest read, of 64 bytes, can begin at the first zero.
constexpr size_t padding = 4 * sizeof(Block) + 2;

/// Parses a document in one pass over its bytes and appends its values as nodes.
///
/// A request of 900 bytes takes 1,350 instructions. With simdjson's index of tokens and a second pass it took
/// 3,000. simdjson still parses the numbers and checks UTF-8. A string without escapes is not copied.
///
/// Each function returns the position after what it has parsed, or null for an error.
class Scribe {
public:
    error_code error = SUCCESS;
    /// The position of the error; null if there is none.
    const uint8_t *broken_at = nullptr;

    Scribe(const uint8_t *text, size_t count, uint8_t *strings, usher_json_node *nodes,
           const usher_json_node *end, size_t max_depth)
        : text(text), text_end(text + count), strings(strings), next(nodes), end(end), max_depth(max_depth) {}

    error_code write_document() {
        const uint8_t *at = past_blanks(text);
        if (at == text_end) return EMPTY;
        at = write(at, 0);
        if (at) at = past_blanks(at);
        if (at && at != text_end) fail(TRAILING_CONTENT, at);
        if (!error && is_ascii()) return SUCCESS;
        // Invalid UTF-8 is reported before any other error.
        auto characters = reinterpret_cast<const char *>(text);
        return validate_utf8(characters, static_cast<size_t>(text_end - text)) ? error : UTF8_ERROR;
    }

private:
    const uint8_t *text;
    const uint8_t *text_end;
    /// Where the next string with an escape is copied to.
    uint8_t *strings;
    usher_json_node *next;
    const usher_json_node *end;
    size_t max_depth;
    /// The combined bits of all blocks that were read in strings. `is_ascii` is computed from them.
    Block seen = {};

    bool is_ascii() const {
        uint64_t halves[2];
        std::memcpy(halves, &seen, sizeof seen);
        return ((halves[0] | halves[1]) & 0x8080808080808080) == 0;
    }

    simdjson_never_inline const uint8_t *fail(error_code error, const uint8_t *at) {
        this->error = error;
        broken_at = at;
        return nullptr;
    }

    static simdjson_inline bool is_blank(uint8_t byte) {
        return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
    }

    static simdjson_inline const uint8_t *past_blanks(const uint8_t *at) {
        while (simdjson_unlikely(*at <= ' ') && is_blank(*at)) ++at;
        return at;
    }

    // This function is inlined, so that only arrays and objects cost a call.
    simdjson_inline const uint8_t *write(const uint8_t *at, size_t depth) {
        if (next == end) return fail(CAPACITY, at);
        usher_json_node *node = next++;
        switch (*at) {
        case '"': return write_text(at, node);
        case '{': return write_members(at, node, depth + 1);
        case '[': return write_elements(at, node, depth + 1);
        case 't': return write_bool(at, node, true, builtin::atomparsing::is_valid_true_atom(at));
        case 'f': return write_bool(at, node, false, builtin::atomparsing::is_valid_false_atom(at));
        case 'n':
            node->kind = usher_json_null;
            return builtin::atomparsing::is_valid_null_atom(at) ? at + 4 : fail(N_ATOM_ERROR, at);
        default: return write_number(at, node);
        }
    }

    simdjson_never_inline const uint8_t *write_members(
        const uint8_t *at, usher_json_node *node, size_t depth) {
        if (depth >= max_depth) return fail(DEPTH_ERROR, at);
        node->kind = usher_json_object;
        at = past_blanks(at + 1);
        uint8_t separator = *at;
        if (separator == '}') ++at;
        while (separator != '}') {
            if (*at != '"') return fail(TAPE_ERROR, at);
            if (next == end) return fail(CAPACITY, at);
            if (!(at = write_text(at, next++))) return nullptr;
            at = past_blanks(at);
            if (*at != ':') return fail(TAPE_ERROR, at);
            if (!(at = write(past_blanks(at + 1), depth))) return nullptr;
            at = past_blanks(at);
            separator = *at;
            if (separator != ',' && separator != '}') return fail(TAPE_ERROR, at);
            ++at;
            if (separator == ',') at = past_blanks(at);
        }
        node->count = static_cast<uint32_t>(next - node);
        return at;
    }

    simdjson_never_inline const uint8_t *write_elements(
        const uint8_t *at, usher_json_node *node, size_t depth) {
        if (depth >= max_depth) return fail(DEPTH_ERROR, at);
        node->kind = usher_json_array;
        at = past_blanks(at + 1);
        uint8_t separator = *at;
        if (separator == ']') ++at;
        while (separator != ']') {
            if (!(at = write(at, depth))) return nullptr;
            at = past_blanks(at);
            separator = *at;
            if (separator != ',' && separator != ']') return fail(TAPE_ERROR, at);
            ++at;
            if (separator == ',') at = past_blanks(at);
        }
        node->count = static_cast<uint32_t>(next - node);
        return at;
    }

    simdjson_inline const uint8_t *write_text(const uint8_t *at, usher_json_node *node) {
        const uint8_t *begin = ++at;
        Block block;
        std::memcpy(&block, at, sizeof block);
        seen |= block;
        uint32_t marks = marks_in(block);
        at = simdjson_likely(marks) ? at + __builtin_ctz(marks) : past_plain(at + sizeof block, &seen);
        node->kind = usher_json_string;
        node->bytes = begin;
        node->count = static_cast<uint32_t>(at - begin);
        return simdjson_likely(*at == '"') ? at + 1 : unescape(at, node);
    }

    /// Copies a string without its escapes, after an escape or an invalid byte was found at `at`.
    simdjson_never_inline const uint8_t *unescape(const uint8_t *at, usher_json_node *node) {
        uint8_t *to = strings;
        std::memcpy(to, node->bytes, node->count);
        to += node->count;
        while (*at != '"') {
            if (*at != '\\') return fail(UNESCAPED_CHARS, at);
            const uint8_t *escape = at;
            if (!(at = unescape_one(at, to))) return fail(STRING_ERROR, escape);
            uint32_t marks = 0;
            while (!marks) {
                Block block;
                std::memcpy(&block, at, sizeof block);
                std::memcpy(to, &block, sizeof block);
                seen |= block;
                marks = marks_in(block);
                size_t count = marks ? __builtin_ctz(marks) : sizeof block;
                at += count;
                to += count;
            }
        }
        node->bytes = strings;
        node->count = static_cast<uint32_t>(to - strings);
        strings = to;
        return at + 1;
    }

    /// Decodes one escape. The result is null if the escape is invalid (RFC 8259, section 7).
    static simdjson_inline const uint8_t *unescape_one(const uint8_t *at, uint8_t *&to) {
        switch (at[1]) {
        case 'n': *to++ = '\n'; break;
        case 't': *to++ = '\t'; break;
        case 'r': *to++ = '\r'; break;
        case 'b': *to++ = '\b'; break;
        case 'f': *to++ = '\f'; break;
        case '"': case '\\': case '/': *to++ = at[1]; break;
        case 'u': return unescape_unicode(at, to);
        default: return nullptr;
        }
        return at + 2;
    }

    /// Decodes `\uXXXX`. Two of them that are surrogates form one character.
    static const uint8_t *unescape_unicode(const uint8_t *at, uint8_t *&to) {
        uint32_t character = builtin::jsoncharutils::hex_to_u32_nocheck(at + 2);
        size_t count = 6;
        if (character >= 0xd800 && character < 0xe000) {
            if (character >= 0xdc00 || at[6] != '\\' || at[7] != 'u') return nullptr;
            uint32_t low = builtin::jsoncharutils::hex_to_u32_nocheck(at + 8) - 0xdc00;
            if (low >= 0x400) return nullptr;
            character = 0x10000 + ((character - 0xd800) << 10 | low);
            count = 12;
        }
        size_t bytes = builtin::jsoncharutils::codepoint_to_utf8(character, to);
        to += bytes;
        return bytes ? at + count : nullptr;
    }

    const uint8_t *write_bool(const uint8_t *at, usher_json_node *node, bool flag, bool is_valid) {
        node->kind = usher_json_bool;
        node->number = flag;
        if (!is_valid) return fail(flag ? T_ATOM_ERROR : F_ATOM_ERROR, at);
        return at + (flag ? 4 : 5);
    }

    simdjson_inline const uint8_t *write_number(const uint8_t *at, usher_json_node *node) {
        int64_t integer;
        if (builtin::numberparsing::parse_integer(at).get(integer)) return write_other_number(at, node);
        node->kind = usher_json_int64;
        node->number = integer;
        return past_number(at);
    }

    simdjson_never_inline const uint8_t *write_other_number(const uint8_t *at, usher_json_node *node) {
        ondemand::number number;
        if (auto error = builtin::numberparsing::parse_number(at, number)) return fail(error, at);
        node->kind = number.is_uint64() ? usher_json_uint64 : usher_json_double;
        node->real = number.as_double();
        return past_number(at);
    }

    static simdjson_inline const uint8_t *past_number(const uint8_t *at) {
        while (builtin::jsoncharutils::is_not_structural_or_whitespace(*at)) ++at;
        return at;
    }
};

} // namespace
