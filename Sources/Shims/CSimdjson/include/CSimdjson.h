#pragma once
// A JSON parser with a C interface. A document is parsed and validated as a whole, and is then an array of
// nodes. simdjson parses the numbers and checks UTF-8.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct usher_json_parser usher_json_parser;

typedef enum {
    usher_json_array = '[',
    usher_json_object = '{',
    usher_json_int64 = 'l',
    usher_json_uint64 = 'u',
    usher_json_double = 'd',
    usher_json_string = '"',
    usher_json_bool = 't',
    usher_json_null = 'n',
} usher_json_kind;

/// A value of the last document, or a member's name, which precedes its value. It is invalid after the next
/// parse. The nodes in an array or object follow its own node.
typedef struct {
    union {
        /// The bytes of a string, unescaped and in valid UTF-8.
        const uint8_t *bytes;
        /// The value of an int64 or a bool.
        int64_t number;
        /// The value of a uint64 or a double.
        double real;
    };
    /// The length of a string in bytes, or the number of nodes of an array or object, including its own.
    uint32_t count;
    uint8_t kind;
} usher_json_node;

typedef enum {
    usher_json_ok = 0,
    usher_json_malformed = 1,
    usher_json_not_utf8 = 2,
    usher_json_too_deep = 3,
    usher_json_too_long = 4,
    usher_json_empty = 5,
    usher_json_no_memory = 6,
    usher_json_too_many = 7,
} usher_json_error;

/// The largest number of values and names in one document. The densest document of 16 MiB, `[1,1,…]`, has
/// this many. A document with more is refused, so that its nodes (16 bytes each) never take more than 128
/// MiB.
static const size_t usher_json_most_nodes = (8 << 20) + 1024;

/// Makes a parser that refuses documents beyond these bounds. Returns null if there is no memory.
usher_json_parser *usher_json_parser_new(size_t max_bytes, size_t max_depth);
void usher_json_parser_free(usher_json_parser *parser);

/// Frees the memory of a document of more than 256 KiB. Its values are then invalid.
void usher_json_parser_give_back(usher_json_parser *parser);

/// Parses a copy of the bytes in the parser's own padded memory. This memory grows as needed, and shrinks
/// after a large document.
usher_json_error usher_json_parse(
    usher_json_parser *parser, const uint8_t *bytes, size_t count, const usher_json_node **root);

/// Returns the offset of the error in the last document, or the document's length if the offset is unknown.
size_t usher_json_error_offset(const usher_json_parser *parser);

/// The node that follows a value and all nodes within the value.
static inline const usher_json_node *usher_json_behind(const usher_json_node *node) {
    return node->kind == usher_json_array || node->kind == usher_json_object ? node + node->count : node + 1;
}

#ifdef __cplusplus
}
#endif
