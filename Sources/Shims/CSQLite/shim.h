#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a macro, which Swift cannot import. It makes SQLite copy the bytes at once.

static inline int sqlite_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}
