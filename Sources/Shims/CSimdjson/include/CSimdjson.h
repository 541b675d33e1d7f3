#pragma once
// A JSON parser behind plain C: a document is parsed once, checked whole, and is then available as an array of
// nodes. simdjson reads its numbers and checks its UTF-8.
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

/// A value of the document that was parsed last, or the name of a member in front of its value; invalid
/// after the next parse. What an array or object holds follows it.
typedef struct {
    union {
        /// A string's, unescaped, in valid UTF-8.
        const uint8_t *bytes;
        /// An int64 or a bool.
        int64_t number;
        /// A uint64 or a double.
        double real;
    };
    /// A string's bytes; of an array or object the nodes, its own and all that it holds.
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

/// Values and names of one document: what the densest of 16 MiB has, `[1,1,…]`. A longer document of so many is
/// refused, so that its nodes (16 bytes each) never take more than 128 MiB.
static const size_t usher_json_most_nodes = (8 << 20) + 1024;

/// Null when there is no memory. Documents over max_bytes are refused, as are values nested max_depth deep.
usher_json_parser *usher_json_parser_new(size_t max_bytes, size_t max_depth);
void usher_json_parser_free(usher_json_parser *parser);

/// Frees the memory that a document over 256 KiB has taken; its values are invalid then.
void usher_json_parser_give_back(usher_json_parser *parser);

/// Copies the bytes into the parser's own padded memory, which grows as needed and shrinks after a large
/// document.
usher_json_error usher_json_parse(
    usher_json_parser *parser, const uint8_t *bytes, size_t count, const usher_json_node **root);

/// Returns the byte offset at which the document of the last parse breaks, or its length if that cannot be
/// told.
size_t usher_json_error_offset(const usher_json_parser *parser);

/// The node behind a value and all that it holds.
static inline const usher_json_node *usher_json_behind(const usher_json_node *node) {
    return node->kind == usher_json_array || node->kind == usher_json_object ? node + node->count : node + 1;
}

#ifdef __cplusplus
}
#endif
