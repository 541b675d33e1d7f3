#pragma once
#include <openssl/ssl.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509v3.h>
#include <openssl/ecdsa.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>

// Calls that OpenSSL offers as macros only, which Swift cannot import.

static inline long openssl_require_tls12(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

static inline void openssl_forbid_renegotiation(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION);
}

// The certificate at index `place` of the chain, which does not contain the server's own; NULL if none.
static inline X509 *openssl_chain_certificate(SSL_CTX *context, int place) {
  STACK_OF(X509) *chain = NULL;
  SSL_CTX_get0_chain_certs(context, &chain);
  return chain && place < sk_X509_num(chain) ? sk_X509_value(chain, place) : NULL;
}

static inline void openssl_forbid_compression(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_NO_COMPRESSION);
}

static inline void openssl_set_mode(SSL_CTX *context, long mode) { SSL_CTX_set_mode(context, mode); }

static inline void openssl_read_ahead(SSL_CTX *context) { SSL_CTX_set_read_ahead(context, 1); }

static inline void openssl_set_session_cache(SSL_CTX *context, long mode) {
  SSL_CTX_set_session_cache_mode(context, mode);
}

static inline long openssl_set_server_name(SSL *connection, const char *name) {
  return SSL_set_tlsext_host_name(connection, name);
}

static inline int openssl_reason(unsigned long error) { return ERR_GET_REASON(error); }

static inline int openssl_is_file_error(unsigned long error) { return ERR_SYSTEM_ERROR(error); }

static inline void openssl_free(void *memory) { OPENSSL_free(memory); }

static inline int openssl_public_key_selection(void) { return EVP_PKEY_PUBLIC_KEY; }
