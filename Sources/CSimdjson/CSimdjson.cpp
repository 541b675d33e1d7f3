#include "CSimdjson.h"

// Every error is a value here: nothing may be thrown through the C functions.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

using namespace simdjson;

namespace {

constexpr size_t smallest = 16 << 10;
// Above this, memory is given back when documents are small again.
constexpr size_t keepable = 256 << 10;

size_t rounded_up(size_t count) {
    size_t size = smallest;
    while (size < count) size *= 2;
    return size;
}

// simdjson's element and iterators are a document and an index; they cross the boundary as exactly these.
template <typename T> usher_json packed(const T &value) {
    static_assert(sizeof(T) == sizeof(usher_json) && std::is_trivially_copyable_v<T>);
    usher_json plain;
    std::memcpy(&plain, &value, sizeof plain);
    return plain;
}

template <typename T> T unpacked(usher_json plain) {
    static_assert(sizeof(T) == sizeof(usher_json) && std::is_trivially_copyable_v<T>);
    alignas(T) unsigned char bytes[sizeof(T)];
    std::memcpy(bytes, &plain, sizeof plain);
    return *std::launder(reinterpret_cast<T *>(bytes));
}

dom::element element_of(usher_json value) { return unpacked<dom::element>(value); }

usher_json_text text_of(std::string_view text) {
    return {reinterpret_cast<const uint8_t *>(text.data()), text.size()};
}

error_code walk(ondemand::value value) {
    ondemand::json_type type;
    if (auto error = value.type().get(type)) return error;
    switch (type) {
    case ondemand::json_type::array: {
        ondemand::array array;
        if (auto error = value.get_array().get(array)) return error;
        for (auto item : array) {
            ondemand::value element;
            if (auto error = item.get(element)) return error;
            if (auto error = walk(element)) return error;
        }
        return SUCCESS;
    }
    case ondemand::json_type::object: {
        ondemand::object object;
        if (auto error = value.get_object().get(object)) return error;
        for (auto item : object) {
            ondemand::field field;
            if (auto error = std::move(item).get(field)) return error;
            std::string_view name;
            if (auto error = field.unescaped_key().get(name)) return error;
            if (auto error = walk(field.value())) return error;
        }
        return SUCCESS;
    }
    case ondemand::json_type::number: {
        double number;
        return value.get_double().get(number);
    }
    case ondemand::json_type::string: {
        std::string_view text;
        return value.get_string().get(text);
    }
    case ondemand::json_type::boolean: {
        bool flag;
        return value.get_bool().get(flag);
    }
    default: {
        bool null = false;
        if (auto error = value.is_null().get(null)) return error;
        return null ? SUCCESS : N_ATOM_ERROR;
    }
    }
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
    std::unique_ptr<dom::parser> parser;
    std::unique_ptr<uint8_t[]> padded;
    size_t capacity = 0;

    error_code make_room(size_t count) {
        if (count > max_bytes) return CAPACITY;
        bool fits = capacity > 0 && count <= capacity;
        if (fits && (capacity <= keepable || count > capacity / 8)) return SUCCESS;
        size_t size = rounded_up(count);
        padded.reset();
        parser.reset(new (std::nothrow) dom::parser(max_bytes));
        capacity = 0;
        if (!parser) return MEMALLOC;
        if (auto error = parser->allocate(size, max_depth)) return error;
        if (auto error = parser->doc.allocate(size)) return error;
        padded.reset(new (std::nothrow) uint8_t[size + SIMDJSON_PADDING]);
        if (!padded) return MEMALLOC;
        capacity = size;
        return SUCCESS;
    }
};

usher_json_parser *usher_json_parser_new(size_t max_bytes, size_t max_depth) {
    return new (std::nothrow) usher_json_parser{max_bytes, max_depth, nullptr, nullptr};
}

void usher_json_parser_free(usher_json_parser *parser) { delete parser; }

usher_json_error usher_json_parse(
    usher_json_parser *parser, const uint8_t *bytes, size_t count, usher_json *root) {
    if (auto error = parser->make_room(count)) return translated(error);
    if (count > 0) std::memcpy(parser->padded.get(), bytes, count);
    std::memset(parser->padded.get() + count, ' ', SIMDJSON_PADDING);
    dom::element element;
    auto document = parser->parser->parse(parser->padded.get(), count, false);
    if (auto error = document.get(element)) return translated(error);
    *root = packed(element);
    return usher_json_ok;
}

size_t usher_json_error_offset(usher_json_parser *parser, size_t count) {
    ondemand::parser walker(parser->max_bytes);
    if (count > parser->capacity || walker.allocate(count, parser->max_depth)) return count;
    ondemand::document document;
    const uint8_t *start = parser->padded.get();
    if (walker.iterate(start, count, count + SIMDJSON_PADDING).get(document)) return count;
    ondemand::value root;
    if (!document.get_value().get(root)) (void)walk(root);
    const char *place;
    if (document.current_location().get(place)) return count;
    auto offset = reinterpret_cast<const uint8_t *>(place) - start;
    return offset >= 0 && static_cast<size_t>(offset) < count ? static_cast<size_t>(offset) : count;
}

usher_json_kind usher_json_kind_of(usher_json value) {
    return static_cast<usher_json_kind>(static_cast<char>(element_of(value).type()));
}

int64_t usher_json_int64_of(usher_json value) {
    int64_t number = 0;
    (void)element_of(value).get_int64().get(number);
    return number;
}

bool usher_json_bool_of(usher_json value) {
    bool flag = false;
    (void)element_of(value).get_bool().get(flag);
    return flag;
}

usher_json_text usher_json_text_of(usher_json value) {
    std::string_view text;
    (void)element_of(value).get_string().get(text);
    return text_of(text);
}

usher_json_cursor usher_json_members(usher_json object) {
    dom::object members;
    if (element_of(object).get_object().get(members)) return {object, object.index};
    return {packed(members.begin()), packed(members.end()).index};
}

bool usher_json_next_member(usher_json_cursor *cursor, usher_json_text *name, usher_json *value) {
    if (cursor->next.index == cursor->end) return false;
    auto member = unpacked<dom::object::iterator>(cursor->next);
    *name = text_of(member.key());
    *value = packed(member.value());
    ++member;
    cursor->next = packed(member);
    return true;
}

bool usher_json_find_member(usher_json object, const uint8_t *name, size_t count, usher_json *value) {
    dom::object members;
    if (element_of(object).get_object().get(members)) return false;
    dom::element found;
    if (members.at_key({reinterpret_cast<const char *>(name), count}).get(found)) return false;
    *value = packed(found);
    return true;
}

usher_json_cursor usher_json_elements(usher_json array) {
    dom::array elements;
    if (element_of(array).get_array().get(elements)) return {array, array.index};
    return {packed(elements.begin()), packed(elements.end()).index};
}

bool usher_json_next_element(usher_json_cursor *cursor, usher_json *value) {
    if (cursor->next.index == cursor->end) return false;
    auto element = unpacked<dom::array::iterator>(cursor->next);
    *value = packed(*element);
    ++element;
    cursor->next = packed(element);
    return true;
}
