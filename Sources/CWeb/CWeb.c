// The files of web/, embedded by the compiler: SwiftPM's own embedding takes minutes for files of this size.

#include "CWeb.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BYTES(name) static const unsigned char name[]

FILE_BYTES(openapi) = {
#embed "../../web/openapi.json"
};

#define SERVED(path, type, name) { path, type, name, sizeof name }

static const struct usher_web_file files[] = {
    SERVED("/openapi.json", "application/json", openapi),
};

size_t usher_web_count(void) { return sizeof files / sizeof files[0]; }

const struct usher_web_file *usher_web_file(size_t place) { return &files[place]; }
