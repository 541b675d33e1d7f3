"""The 161 scored cases of Http11Probe (github.com/MDA2AV/Http11Probe) by their names, 111 of them at the level MUST; for
scripts/conformance. Http11Probe is written in C# and is not run here. This file has its requests, and the answers that it
counts as passed.
"""

import re

# The outcomes that pass. A status must be the first answer's ("2xx" is any of 200 to 299). A pattern must occur in the
# answers. "close" is the end of the connection without an answer. "wait" is no answer. "shut" is the end of the connection
# after any one answer. Http11Probe calls some other answers a warning, which does not count as passed.
POST, NEXT = "POST / HTTP/1.1", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
REFUSED, CLOSED, WAITS = "400 close", "400 shut", "400 close wait"
LONG, HELLO = 100_000, "5\r\nhello\r\n0\r\n\r\n"
UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: ")
NO_UPGRADE = rb"^HTTP/1\.1 (?!101)"


def get(*fields, line="GET / HTTP/1.1", host="Host: a"):
    return "\r\n".join([line, *([host] if host else []), *fields, "", ""])


def post(*fields, body="hello", line=POST):
    return get(*fields, line=line) + body


def chunked(body):
    return post("Transfer-Encoding: chunked", body=body)


def coded(coding, more="Content-Length: 5", **rest):
    return post("Transfer-Encoding: " + coding, more, **rest)


def echoed(body):
    return rb"^HTTP/1\.1 2\d\d .*\r\n\r\n" + body + rb"$"


def lines():
    """The cases for request lines, fields and Host."""
    yield "N COMP-BASELINE", "2xx", get()
    yield "Y RFC9112-2.2-BARE-LF-REQUEST-LINE", REFUSED, get().replace("1.1\r", "1.1")
    yield "Y RFC9112-2.2-BARE-LF-HEADER", REFUSED, get("X-Test: value").replace("a\r", "a")
    yield "M RFC9112-5.1-OBS-FOLD", "400", get("X-Test: value\r\n continued")
    yield "M RFC9110-5.6.2-SP-BEFORE-COLON", "400", get("X-Test : value")
    yield "S RFC9112-3-MULTI-SP-REQUEST-LINE", "400", get(line="GET  / HTTP/1.1")
    yield "M RFC9112-7.1-MISSING-HOST", "400", get(host="")
    yield "S RFC9112-2.3-INVALID-VERSION", "400 505", get(line="GET / HTTP/9.9")
    yield "M RFC9112-5-EMPTY-HEADER-NAME", REFUSED, get(": empty-name")
    yield "M RFC9112-3-CR-ONLY-LINE-ENDING", "400", get().replace("1.1\r\n", "1.1\r")
    yield "M RFC9112-3-MISSING-TARGET", "400", get(line="GET HTTP/1.1")
    yield "S RFC9112-3.2-FRAGMENT-IN-TARGET", "400", get(line="GET /path#frag HTTP/1.1")
    yield "S RFC9112-2.3-HTTP09-REQUEST", WAITS, "GET /\r\n"
    yield "M RFC9112-5-INVALID-HEADER-NAME", REFUSED, get("Bad[Name: value")
    yield "M RFC9112-5-HEADER-NO-COLON", REFUSED, get("NoColonHere")
    yield "M RFC9110-5.4-DUPLICATE-HOST", "400", get("Host: other.example.com")
    yield "M COMP-WHITESPACE-BEFORE-HEADERS", REFUSED, get(host=" \r\nHost: a")
    yield "M COMP-DUPLICATE-HOST-SAME", "400", get("Host: a")
    yield "M COMP-HOST-WITH-USERINFO", REFUSED, get(host="Host: user@a")
    yield "M COMP-HOST-WITH-PATH", REFUSED, get(host="Host: a/path")
    yield "M COMP-HOST-EMPTY-VALUE", REFUSED, get(host="Host: ")
    yield "M SMUG-MULTIPLE-HOST-COMMA", REFUSED, get(host="Host: a, other.example.com")
    yield "M COMP-ASTERISK-WITH-GET", "400", get(line="GET * HTTP/1.1")
    yield "M COMP-OPTIONS-STAR", "2xx 405", get(line="OPTIONS * HTTP/1.1")
    yield "S COMP-LEADING-CRLF", "400", "\r\n\r\n" + get()
    yield "S COMP-REQUEST-LINE-TAB", REFUSED, get(line="GET\t/ HTTP/1.1")
    yield "M COMP-VERSION-MISSING-MINOR", REFUSED, get(line="GET / HTTP/1")
    yield "M COMP-VERSION-LEADING-ZEROS", REFUSED, get(line="GET / HTTP/01.01")
    yield "M COMP-VERSION-WHITESPACE", REFUSED, get(line="GET / HTTP/ 1.1")
    yield "M COMP-VERSION-CASE", "400", get(line="GET / http/1.1")
    yield "M COMP-SPACE-IN-TARGET", "400", get(line="GET /pa th HTTP/1.1")
    yield "S COMP-LONG-URL-OK", rb"^HTTP/1\.1 (?!414)", get(line=f"GET /{'a' * 7900} HTTP/1.1")
    yield "M NORM-TAB-IN-NAME", rb"^HTTP/1\.1 [45]", post("Content-Length: 5", "Content\tLength: 99", line="POST /echo HTTP/1.1")
    yield "M NORM-SP-BEFORE-COLON-CL", rb"^HTTP/1\.1 [45]", post("Content-Length: 5", "Content-Length : 1", line="POST /echo HTTP/1.1")
    # For /echo the upstream answers with the fields that it received.
    yield "N NORM-UNDERSCORE-CL", rb"^HTTP/1\.1 ([45]|2(?!.*: 99))", post(
        "Content-Length: 5", "Content_Length: 99", line="POST /echo HTTP/1.1")
    yield "N NORM-UNDERSCORE-TE", rb"^HTTP/1\.1 ([45]|2(?!.*: chunked))", post(
        "Transfer_Encoding: chunked", body=HELLO, line="POST /echo HTTP/1.1")


def malformed():
    """The cases for requests that are too long, or are not HTTP."""
    yield "S MAL-BINARY-GARBAGE", WAITS, bytes(range(255, -1, -1)).decode("latin1")
    yield "S MAL-LONG-URL", "400 414 431 close", get(line=f"GET /{'A' * LONG} HTTP/1.1")
    yield "S MAL-LONG-HEADER-VALUE", "400 431 close", get("X-Big: " + "B" * LONG)
    yield "N MAL-MANY-HEADERS", "400 431 close", get(*(f"X-H-{number}: value" for number in range(10_000)))
    yield "S MAL-LONG-HEADER-NAME", "400 431 close", get("A" * LONG + ": val")
    yield "S MAL-LONG-METHOD", REFUSED, get(line="A" * LONG + " / HTTP/1.1")
    yield "M MAL-NUL-IN-URL", REFUSED, get(line="GET /\0test HTTP/1.1")
    yield "M MAL-CONTROL-CHARS-HEADER", REFUSED, get("X-Test: abc\x07\x08\x0bdef")
    yield "N MAL-INCOMPLETE-REQUEST", WAITS, get("X-Test: value")[:-4]
    yield "N MAL-EMPTY-REQUEST", WAITS, ""
    yield "M MAL-NON-ASCII-HEADER-NAME", REFUSED, get("X-T\xc3\xabst: value")
    yield "M MAL-NON-ASCII-URL", REFUSED, get(line="GET /caf\xc3\xa9 HTTP/1.1")
    yield "M MAL-CL-OVERFLOW", REFUSED, post("Content-Length: " + "9" * 20, body="")
    yield "N MAL-WHITESPACE-ONLY-LINE", WAITS, "   \r\n\r\n"
    yield "M MAL-NUL-IN-HEADER-VALUE", REFUSED, get("X-Test: val\0ue")
    yield "M MAL-CHUNK-SIZE-OVERFLOW", REFUSED, chunked("FFFFFFFFFFFFFFFF0\r\nhello\r\n0\r\n\r\n")
    yield "N MAL-H2-PREFACE", "400 505 close wait", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    yield "M MAL-CL-EMPTY", REFUSED, post("Content-Length: ", body="")
    yield "Y MAL-CL-TAB-BEFORE-VALUE", REFUSED, post("Content-Length:\t5")
    yield "S MAL-URL-BACKSLASH", REFUSED, get(line="GET /path\\file HTTP/1.1")
    yield "M MAL-URL-OVERLONG-UTF8", REFUSED, get(line="GET /\xc0\xaf HTTP/1.1")
    yield "N MAL-URL-PERCENT-NULL", REFUSED, get(line="GET /path%00.html HTTP/1.1")
    yield "N MAL-URL-PERCENT-CRLF", REFUSED, get(line="GET /path%0d%0aX-Injected:%20true HTTP/1.1")
    yield "N MAL-CHUNK-EXT-64K", "400 431 close", chunked(f"5;ext={'a' * 65_536}\r\nhello\r\n0\r\n\r\n")
    yield "M MAL-POST-CL-HUGE-NO-BODY", "400 413 close wait", post("Content-Length: 999999999", body="")


def semantics():
    """The cases for bodies, methods, answers and upgrades."""
    yield "M COMP-UNKNOWN-TE-501", "400 501 close", post("Transfer-Encoding: gzip", body="")
    yield "S COMP-METHOD-CASE", "400 405 501", get(line="get / HTTP/1.1")
    yield "S COMP-METHOD-CONNECT", "400 405 501 close", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n"
    yield "S COMP-UNKNOWN-METHOD", "400 405 501 close", get(line="FOOBAR / HTTP/1.1")
    yield "M COMP-POST-CL-BODY", echoed(b"hello"), post("Content-Length: 5")
    yield "M COMP-POST-CL-ZERO", "2xx close", post("Content-Length: 0", body="")
    yield "M COMP-POST-NO-CL-NO-TE", "2xx close", post(body="")
    yield "M COMP-POST-CL-UNDERSEND", WAITS, post("Content-Length: 10")
    yield "M COMP-CHUNKED-BODY", echoed(b"hello"), chunked(HELLO)
    yield "M COMP-CHUNKED-MULTI", echoed(b"hello world"), chunked("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n")
    yield "M COMP-CHUNKED-EMPTY", "2xx close", chunked("0\r\n\r\n")
    yield "M COMP-CHUNKED-NO-FINAL", WAITS, chunked("5\r\nhello\r\n")
    yield "M COMP-CHUNKED-EXTENSION", echoed(b"hello"), chunked("5;ext=value\r\nhello\r\n0\r\n\r\n")
    yield "M COMP-CHUNKED-TRAILER-VALID", echoed(b"hello"), chunked("5\r\nhello\r\n0\r\nX-Checksum: abc\r\n\r\n")
    yield "M COMP-CHUNKED-HEX-UPPERCASE", echoed(b"helloworld"), chunked("A\r\nhelloworld\r\n0\r\n\r\n")
    yield "Y COMP-EXPECT-UNKNOWN", "417 close", get("Expect: 200-ok")
    yield "S COMP-DUPLICATE-CT", REFUSED, post("Content-Length: 5", "Content-Type: text/plain", "Content-Type: text/html")
    yield "M COMP-RANGE-POST", rb"^HTTP/1\.1 2(?!06)", post("Content-Length: 5", "Range: bytes=0-10")
    yield "M COMP-CONNECTION-CLOSE", "2xx+shut", get("Connection: close")
    yield "S COMP-HTTP10-DEFAULT-CLOSE", "2xx+shut", get(line="GET / HTTP/1.0")
    yield "M COMP-HEAD-NO-BODY", rb"^HTTP/1\.1 2\d\d .*\r\n\r\n$", get(line="HEAD / HTTP/1.1")
    yield "M COMP-405-ALLOW", rb"^HTTP/1\.1 405 .*\r\nAllow: ", get(line="DELETE / HTTP/1.1")
    yield "M COMP-DATE-HEADER", rb"^HTTP/1\.1 2\d\d .*\r\nDate: ", get()
    yield "M COMP-NO-1XX-HTTP10", rb"^HTTP/1\.1 [2-5]", post("Expect: 100-continue", "Content-Length: 5", line="POST / HTTP/1.0")
    yield "M COMP-NO-CL-IN-204", rb"^HTTP/1\.1 (405|204(?!.*Content-Length))", get(line="OPTIONS / HTTP/1.1")
    yield "S COMP-OPTIONS-ALLOW", rb"^HTTP/1\.1 (405|2\d\d .*\r\nAllow: )", get(line="OPTIONS / HTTP/1.1")
    yield "S COMP-CONTENT-TYPE", rb"^HTTP/1\.1 2\d\d .*\r\nContent-Type: ", get()
    yield "M WS-UPGRADE-POST", NO_UPGRADE, post(*UPGRADE[:-1], UPGRADE[-1] + "13", body="")
    yield "M WS-UPGRADE-MISSING-CONN", NO_UPGRADE, get(*UPGRADE[1:-1], UPGRADE[-1] + "13")
    yield "M WS-UPGRADE-UNKNOWN", NO_UPGRADE, get("Connection: Upgrade", "Upgrade: totally-made-up/1.0")
    yield "M WS-UPGRADE-INVALID-VER", rb"^HTTP/1\.1 [345]", get(*UPGRADE[:-1], UPGRADE[-1] + "99")
    yield "M WS-UPGRADE-HTTP10", NO_UPGRADE, get(*UPGRADE[:-1], UPGRADE[-1] + "13", line="GET / HTTP/1.0")


def lengths():
    """The cases for Content-Length and chunks."""
    yield "M RFC9112-6.1-CL-NON-NUMERIC", REFUSED, post("Content-Length: abc", body="")
    yield "M RFC9112-6.1-CL-PLUS-SIGN", REFUSED, post("Content-Length: +5")
    yield "M SMUG-DUPLICATE-CL", REFUSED, post("Content-Length: 5", "Content-Length: 10", body="helloworld")
    yield "S SMUG-CL-LEADING-ZEROS", REFUSED, post("Content-Length: 005")
    yield "S SMUG-CL-DOUBLE-ZERO", REFUSED, post("Content-Length: 00", body="")
    yield "S SMUG-CL-LEADING-ZEROS-OCTAL", REFUSED, post("Content-Length: 0200", body="A" * 200)
    yield "M SMUG-CL-NEGATIVE", REFUSED, post("Content-Length: -1", body="")
    yield "M SMUG-CL-NEGATIVE-ZERO", REFUSED, post("Content-Length: -0", body="")
    yield "S SMUG-CL-TRAILING-SPACE", REFUSED, post("Content-Length: 5 ")
    yield "S SMUG-CL-EXTRA-LEADING-SP", REFUSED, post("Content-Length:  5")
    yield "M SMUG-CL-COMMA-DIFFERENT", REFUSED, post("Content-Length: 5, 10")
    yield "M SMUG-CL-OCTAL", REFUSED, post("Content-Length: 0o5")
    yield "M SMUG-CL-HEX-PREFIX", REFUSED, post("Content-Length: 0x5")
    yield "M SMUG-CL-INTERNAL-SPACE", REFUSED, post("Content-Length: 1 0", body="hello12345")
    yield "M SMUG-CL-UNDERSCORE", REFUSED, post("Content-Length: 1_0", body="helloworld")
    yield "M SMUG-BARE-CR-HEADER-VALUE", REFUSED, post("Content-Length: 5", "X-Test: val\rue")
    for name, size in (("M BARE-SEMICOLON", "5;"), ("M EXT-INVALID-TOKEN", "5;bad[=x"), ("M HEX-PREFIX", "0x5"), ("M SIZE-PLUS", "+5"),
                       ("M SIZE-TRAILING-OWS", "5 "), ("M LEADING-SP", " 5"), ("M EXT-CTRL", "5;\0ext"), ("M EXT-CR", "5;a\rX"),
                       ("M NEGATIVE", "-1")):
        yield name.replace(" ", " SMUG-CHUNK-"), REFUSED, chunked(size + "\r\nhello\r\n0\r\n\r\n")
    yield "M SMUG-CHUNK-UNDERSCORE", REFUSED, chunked("1_0\r\nhello world!!!!!\r\n0\r\n\r\n")
    yield "M SMUG-CHUNK-MISSING-TRAILING-CRLF", REFUSED, chunked("5\r\nhello0\r\n\r\n")
    yield "M SMUG-CHUNK-SPILL", REFUSED, chunked("5\r\nhello!!\r\n0\r\n\r\n")
    yield "M SMUG-CHUNK-BARE-CR-TERM", REFUSED, chunked("5\rhello\r\n0\r\n\r\n")
    yield "Y SMUG-CHUNK-EXT-LF", REFUSED, chunked("5;\nhello\r\n0\r\n\r\n")
    yield "Y SMUG-CHUNK-LF-TERM", REFUSED, chunked("5\r\nhello\n0\r\n\r\n")
    yield "Y SMUG-CHUNK-LF-TRAILER", REFUSED, chunked("5\r\nhello\r\n0\r\n\n")
    yield "M SMUG-CHUNK-INVALID-SIZE-DESYNC", CLOSED, chunked("+0\r\n\r\nX")


def codings():
    """The cases for Transfer-Encoding, with and without a Content-Length."""
    yield "M SMUG-TE-XCHUNKED", "400 501 close", coded("xchunked")
    yield "M SMUG-TE-IDENTITY", "400 501 close", coded("identity")
    yield "M SMUG-TE-TRAILING-SPACE", "400 501 close", coded("chunked ")
    yield "M SMUG-TE-SP-BEFORE-COLON", REFUSED, post("Transfer-Encoding : chunked", "Content-Length: 5")
    yield "M SMUG-TE-NOT-FINAL-CHUNKED", REFUSED, post("Transfer-Encoding: chunked, gzip", body="0\r\n\r\n")
    yield "M SMUG-TE-HTTP10", REFUSED, coded("chunked", line="POST / HTTP/1.0")
    for name, coding in (("S DOUBLE-CHUNKED", "chunked, chunked"), ("S CASE-MISMATCH", "Chunked"), ("M EMPTY-VALUE", ""),
                         ("S LEADING-COMMA", ", chunked"), ("S TRAILING-COMMA", "chunked,"), ("M VTAB", "\x0bchunked"),
                         ("M FORMFEED", "\x0cchunked"), ("M NULL", "chunked\0"), ("M OBS-FOLD", "\r\n chunked"),
                         ("M DUPLICATE-HEADERS", "chunked\r\nTransfer-Encoding: identity")):
        yield name.replace(" ", " SMUG-TE-"), REFUSED, coded(coding)
    yield "M SMUG-OPTIONS-TE-OBS-FOLD", CLOSED, coded("\r\n chunked", line="OPTIONS / HTTP/1.1")
    body = "D\r\nhello-bananas\r\n0\r\n\r\n"
    yield "O SMUG-CL-TE-BOTH", REFUSED, post(f"Content-Length: {len(body)}", "Transfer-Encoding: chunked", body=body)
    for name, first, length, body in (("Y CLTE-PIPELINE", "L", 4, ""), ("Y TECL-PIPELINE", "E", 30, ""), ("M CLTE-CONN-CLOSE", "L", 5, ""),
                                      ("M TECL-CONN-CLOSE", "E", 5, ""), ("M CLTE-DESYNC", "L", 6, "X"), ("M TECL-DESYNC", "E", 30, "X")):
        fields = [f"Content-Length: {length}", "Transfer-Encoding: chunked"]
        yield name.replace(" ", " SMUG-"), CLOSED, post(*(fields if first == "L" else fields[::-1]), body="0\r\n\r\n" + body)
    length = 5 + len(NEXT)
    for name, size, coding in (("", length, "chunked"), ("-CL-PLUS", f"+{length}", "chunked"), ("-CL-NON-NUMERIC", f"{length}x", "chunked"),
                               ("-TE-OBS-FOLD", length, "\r\n chunked"), ("-TE-TRAILING-SPACE", length, "chunked "),
                               ("-TE-LEADING-COMMA", length, ", chunked"), ("-TE-CASE-MISMATCH", length, "Chunked")):
        yield "M SMUG-CLTE-SMUGGLED-GET" + name, CLOSED, coded(coding, f"Content-Length: {size}", body="0\r\n\r\n" + NEXT)
    yield "M SMUG-CLTE-SMUGGLED-HEAD", CLOSED, coded("chunked", f"Content-Length: {length + 1}", body="0\r\n\r\n" + get(line="HEAD / HTTP/1.1"))
    yield "M SMUG-TE-DUPLICATE-HEADERS-SMUGGLED-GET", CLOSED, coded(
        "chunked\r\nTransfer-Encoding: identity", f"Content-Length: {length}", body="0\r\n\r\n" + NEXT)
    inner = get("Content-Length: 7")
    yield "M SMUG-TECL-SMUGGLED-GET", CLOSED, coded("chunked", "Content-Length: 4", body=f"{len(inner):x}\r\n{inner}\r\n0\r\n\r\n")
    yield "M SMUG-DUPLICATE-CL-SMUGGLED-GET", CLOSED, post(
        "Content-Length: 4", f"Content-Length: {4 + len(NEXT)}", body="PING" + NEXT)


def cases():
    """Yields the level (M is MUST, S SHOULD, Y MAY, O "ought to", N none), the name, the outcome that passes, and the request."""
    for group in (lines, malformed, semantics, lengths, codings):
        for case, passes, request in group():
            level, name = case.split(" ")
            yield level, name, passes, request


def has_passed(passes, statuses, is_closed, answers):
    if isinstance(passes, bytes):
        return bool(re.search(passes, answers, re.S))
    words = passes.split(" ")
    if not statuses:
        return "wait" in words or is_closed and ("close" in words or "shut" in words)
    if "shut" in words and (len(statuses) > 1 or is_closed):
        return len(statuses) == 1
    kind = "2xx" if 200 <= statuses[0] < 300 else ""
    return str(statuses[0]) in words or kind in words or is_closed and kind + "+shut" in words
