#pragma once
// simdjson's document parser behind plain C: parse once, then walk the values. No logic beyond that.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct usher_json_parser usher_json_parser;

/// A value of the document that was parsed last; worthless after the next parse.
typedef struct {
    const void *document;
    size_t index;
} usher_json;

/// The members or elements of a value that are still to come.
typedef struct {
    usher_json next;
    size_t end;
} usher_json_cursor;

typedef struct {
    const uint8_t *bytes;
    size_t count;
} usher_json_text;

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

typedef enum {
    usher_json_ok = 0,
    usher_json_malformed = 1,
    usher_json_not_utf8 = 2,
    usher_json_too_deep = 3,
    usher_json_too_long = 4,
    usher_json_empty = 5,
    usher_json_no_memory = 6,
} usher_json_error;

/// Null when there is no memory. Documents over max_bytes are refused, as are values nested deeper than
/// max_depth.
usher_json_parser *usher_json_parser_new(size_t max_bytes, size_t max_depth);
void usher_json_parser_free(usher_json_parser *parser);

/// Copies the bytes into the parser's own padded memory, which grows as needed and shrinks after a large
/// document.
usher_json_error usher_json_parse(
    usher_json_parser *parser, const uint8_t *bytes, size_t count, usher_json *root);

/// Where the document of the last parse breaks, as a byte offset, or count if that cannot be told.
size_t usher_json_error_offset(usher_json_parser *parser, size_t count);

usher_json_kind usher_json_kind_of(usher_json value);
/// These are to be called for values of their kind only.
int64_t usher_json_int64_of(usher_json value);
bool usher_json_bool_of(usher_json value);
usher_json_text usher_json_text_of(usher_json value);

/// The members of an object.
usher_json_cursor usher_json_members(usher_json object);
bool usher_json_next_member(usher_json_cursor *cursor, usher_json_text *name, usher_json *value);
/// The first member of that name; false where there is none, or no object.
bool usher_json_find_member(usher_json object, const uint8_t *name, size_t count, usher_json *value);
/// The elements of an array.
usher_json_cursor usher_json_elements(usher_json array);
bool usher_json_next_element(usher_json_cursor *cursor, usher_json *value);

#ifdef __cplusplus
}
#endif
