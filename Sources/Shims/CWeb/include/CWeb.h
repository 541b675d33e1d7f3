#pragma once

#include <stddef.h>

/// A file of web/ that is embedded in the program.
struct usher_web_file {
    /// The path at which the file is served, such as "/openapi.json".
    const char *path;
    /// The file's media type.
    const char *type;
    const unsigned char *bytes;
    size_t length;
};

/// The file with an index below `usher_web_count()`.
const struct usher_web_file *usher_web_file(size_t place);
size_t usher_web_count(void);
