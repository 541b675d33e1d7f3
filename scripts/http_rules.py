"""Rules of RFC 9110 and 9112 for HTTP/1.1 requests, with requests that keep or break them; for scripts/conformance. The
cases of http_probe.py are not repeated here."""

# The permitted outcomes. BAD is the status 400 and the end of the connection. REFUSED is any refusal, or only the end
# of the connection. GOOD is an answer from the upstream. EITHER is GOOD or REFUSED, if the RFC leaves the choice. There
# is never more than one answer.
BAD, REFUSED, GOOD, EITHER = "400", "a refusal", "200", "200 or a refusal"
NEXT = "GET /next HTTP/1.1\r\nHost: a\r\n\r\n"


def message(line="GET /x HTTP/1.1", *fields, host="Host: a", body=""):
    return "\r\n".join([line, *([host] if host else []), *fields, "", body])


def posted(*fields, body="abc", version="1.1"):
    return message(f"POST /x HTTP/{version}", *fields, body=body)


def chunked(body, *fields):
    return posted("Transfer-Encoding: chunked", *fields, body=body)


def rules():
    """Yields the section, the subject, the permitted outcome, and the requests of each rule."""
    lines = ("GET /x  HTTP/1.1", "GET\t/x\tHTTP/1.1", " GET /x HTTP/1.1", "GET /x HTTP/1.1 ", "GET  HTTP/1.1", "GET /x", "G(T /x HTTP/1.1",
             "GET x HTTP/1.1", "\x16\x03\x01\x02\x00\x01", "GET\x0b/x\x0cHTTP/1.1")
    yield "9112 3", "a request line", REFUSED, [message(line) for line in lines]
    versions = ("HTTP/2.0", "HTTP/01.1", "HTTP/1.01", "HTTP/1 .1", "HTTP/1,1", "HTTQ/1.1")
    yield "9112 2.3", "a version", REFUSED, [message(f"GET /x {version}") for version in versions]
    yield "9112 2.3", "a later minor version", GOOD, [message("GET /x HTTP/1.2")]
    yield "9112 3.2", "a form of target", REFUSED, [
        message("GET http://u@a/x HTTP/1.1"), message("CONNECT /x HTTP/1.1"), message("CONNECT a:80 HTTP/1.1")]
    yield "9112 3.2.2", "an absolute target, which holds against Host", GOOD, [
        message("GET http://a/x HTTP/1.1"), message("GET http://a/x HTTP/1.1", host="Host: b")]
    yield "9112 2.2", "a bare CR", REFUSED, ["GET /x HTTP/1.1\rHost: a\r\r", message("GET /x HTTP/1.1", "X: a\rb"), message(
        "GET /x HTTP/1.1", "X: a\r"), message("GET /x HTTP/1.1\r")]
    yield "9112 2.2", "empty lines before a request", GOOD, ["\r\n" + message(), "\r\n\r\n" + message()]
    yield "9112 2.2", "white space before the first field", REFUSED, [message("GET /x HTTP/1.1", host=" Host: a"), message(
        "GET /x HTTP/1.1", "X: 1", host="\tHost: a")]
    yield "9112 5.1", "white space before a colon", BAD, [message("GET /x HTTP/1.1", "X : 1"), message("GET /x HTTP/1.1", "X\t: 1"), posted(
        "Content-Length : 3"), posted("Transfer-Encoding : chunked", body="0\r\n\r\n")]
    yield "9112 5.2", "a folded field", BAD, [message("GET /x HTTP/1.1", "X: a\r\n b"), message("OPTIONS /x HTTP/1.1", "X: a\r\n\tb"), posted(
        "Transfer-Encoding:\r\n chunked", body="0\r\n\r\n")]
    yield "9112 5", "a field name", REFUSED, [message("GET /x HTTP/1.1", name + ": 1") for name in (
        "", "X Y", "X[Y]", "X\0", "X\xe9", "X(", "X/Y", "X\x7f")] + [message("GET /x HTTP/1.1", "NoColon")]
    yield "9110 5.5", "a field value", REFUSED, [message("GET /x HTTP/1.1", "X: a" + byte) for byte in ("\0", "\x01b", "\x7f", "\x0bb")]
    yield "9110 5.5", "a field value of any letters, or none", GOOD, [message("GET /x HTTP/1.1", "X: \xe9"), message(
        "GET /x HTTP/1.1", "X:"), message("GET /x HTTP/1.1", "X:\t1 \t")]
    hosts = ("Host: a b", "Host: a:b", "Host: [::1", "Host:", "Host: a?b", "Host: a\r\nhost: a")
    yield "9112 3.2", "a Host", BAD, [message(host=host) for host in hosts]
    yield "9112 3.2", "a request of HTTP/1.0 without Host", GOOD, [message("GET /x HTTP/1.0", host="")]
    lengths = ("3a", "3;4", "3.0", str(2**64), "\x0b3", "'3'")
    yield "9110 8.6", "a Content-Length", BAD, [posted("Content-Length: " + length) for length in lengths] + [
        posted("Content-Length: 3", "Content-Length: x")]
    yield "9110 8.6", "a Content-Length that comes twice", EITHER, [
        posted("Content-Length: 3, 3"), posted("Content-Length: 3, 3, 3"), posted("Content-Length: 3", "Content-Length: 3")]
    yield "9110 5.6.3", "white space around a value", GOOD, [posted("Content-Length:  3"), posted("Content-Length: 3 "), chunked(
        "0\r\n\r\n", "X: 1"), posted("Transfer-Encoding:\tchunked", body="0\r\n\r\n"), posted(
            "Transfer-Encoding: chunked ", body="0\r\n\r\n"), posted("Transfer-Encoding: Chunked", body="0\r\n\r\n")]
    codings = ("xchunked", "identity", "chunked, identity", "", "\x0bchunked", "\x0cchunked", "chunked\0", "chunked, chunked", "gzip",
               "chunked; a=b", "chunked\r\nTransfer-Encoding: identity", "'chunked'", "chunke d", "chunked\r\nTransfer-Encoding: chunked")
    yield "9112 6.3", "a Transfer-Encoding", REFUSED, [posted("Transfer-Encoding: " + coding, body="0\r\n\r\n") for coding in codings]
    yield "9110 5.6.1", "a list with empty members", EITHER, [posted("Transfer-Encoding: " + coding, body="0\r\n\r\n") for coding in (
        ",chunked", "chunked,")]
    yield "9112 6.3", "two framings, with a request in the body", EITHER, [
        posted(f"Content-Length: {length}", f"Transfer-Encoding: {coding}", body="0\r\n\r\n" + NEXT) for length, coding in (
            (0, "chunked"), (6, "xchunked"), (6, "identity"), (6, "chunked\r\nTransfer-Encoding: x"))]
    sizes = ("3_", "G", "", "1" + "0" * 16, "3;[", "3;a\n", "3\r", "3;a=\"", "3,")
    yield "9112 7.1", "the line of a chunk", REFUSED, [chunked(size + "\r\nabc\r\n0\r\n\r\n") for size in sizes]
    yield "9112 7.1", "the end of a chunk", REFUSED, [chunked(body) for body in (
        "3\r\nabc\rX0\r\n\r\n", "3\rabc\r0\r\r")]
    yield "9112 2.2", "a bare LF in chunks", REFUSED, [chunked(body) for body in (
        "3\nabc\r\n0\r\n\r\n", "0\n\n")]
    yield "9112 7.1", "chunks", GOOD, [chunked(body) for body in (
        "0\r\n\r\n", "3\r\nabc\r\n0\r\n\r\n", "A\r\n0123456789\r\n2\r\nab\r\n0\r\n\r\n", "003\r\nabc\r\n0\r\n\r\n",
        "3;a=b;c\r\nabc\r\n0\r\n\r\n", '3;a="b\\"c"\r\nabc\r\n0;e\r\n\r\n', "3 ; a = b\r\nabc\r\n0\r\n\r\n",
        "0\r\nX-Trailer: 1\r\n\r\n")]
    yield "9110 6.5.1", "a field of framing or credentials behind the body", EITHER, [chunked(f"0\r\n{field}\r\n\r\n") for field in (
        "Content-Length: 9", "Transfer-Encoding: chunked", "Host: b", "Authorization: Bearer x", "X-User-Id: b")]
    yield "9110 9", "a method", REFUSED, [message(f"{method} /x HTTP/1.1") for method in ("TRACE", "PROPFIND", "x" * 40)]
    yield "9110 8.6", "a body", GOOD, [posted("Content-Length: 3"), posted("Content-Length: 0", body=""), posted(body=""), message(
        "GET /x HTTP/1.1", "Content-Length: 3", body="abc"), message("DELETE /x HTTP/1.1", "Content-Length: 3", body="abc")]
    yield "9110 10.1.1", "an Expect", GOOD, [posted("Content-Length: 3", "Expect: 100-continue")]


# Section, subject and request, with a pattern that the answers must match.
ANSWERS = [
    ("9110 9.3.7", "OPTIONS with Allow", message("OPTIONS /x HTTP/1.1"), rb"^HTTP/1.1 204(?!.*Content-Length).*\r\nAllow: .*GET"),
    ("9110 9.3.7", "OPTIONS *", message("OPTIONS * HTTP/1.1"), rb"^HTTP/1.1 20[04]"),
    ("9110 15.5.6", "405 with Allow", message("PROPFIND /x HTTP/1.1"), rb"^HTTP/1.1 (501|405.*\r\nAllow: )"),
    ("9112 6.1", "501 to an unknown coding", posted("Transfer-Encoding: gzip, chunked", body="0\r\n\r\n"), rb"^HTTP/1.1 501"),
    ("9112 9.3", "two requests on a connection", message() + message(), rb"^HTTP/1.1 200.*OKHTTP/1.1 200.*OK$"),
    ("9112 9.3", "a request behind a body", posted("Content-Length: 3") + message(), rb"^HTTP/1.1 200.*OKHTTP/1.1 200.*OK$"),
    ("9112 9.3", "a request behind a body of GET", message("GET /x HTTP/1.1", "Content-Length: 3", body="abc") + message(),
     rb"^HTTP/1.1 200.*OKHTTP/1.1 200.*OK$"),
    ("9112 9.3", "the end, or a request, behind a body of OPTIONS",
     message("OPTIONS /x HTTP/1.1", "Content-Length: 3", body="abc") + message(),
     rb"^HTTP/1.1 204.*\r\n(Connection: close\r\n((?!HTTP/1.1).)*|.*HTTP/1.1 200.*OK)$"),
    ("9112 9.6", "nothing after Connection: close", message("GET /x HTTP/1.1", "Connection: close") + message(),
     rb"^HTTP/1.1 200((?!HTTP/1.1).)*OK$"),
    ("9112 9.3", "nothing after a request of HTTP/1.0", message("GET /x HTTP/1.0") + message(), rb"^HTTP/1.1 200((?!HTTP/1.1).)*OK$"),
    ("9112 2.1", "nothing to half a request", "GET /x HTTP/1.1\r\nHos", rb"^$"),
]
