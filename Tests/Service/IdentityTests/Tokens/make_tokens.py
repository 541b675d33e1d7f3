"""Makes keys of every kind, valid tokens and forged tokens. PyJWT makes the valid tokens. Forged tokens that PyJWT
refuses to make are put together by hand.

make_tokens.py NOW prints one JSON document for this Unix time.
"""

import base64
import hashlib
import hmac
import json
import sys

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa

NOW = int(sys.argv[1])
SECRET = "a shared secret of at least thirty-two bytes"
ISSUER = "https://id.example.com/"
CLAIMS = {"iss": ISSUER, "aud": "coach", "sub": "ann", "exp": NOW + 300, "iat": NOW - 1}

RSA, OTHER_RSA = (rsa.generate_private_key(65537, 2048) for _ in range(2))
WEAK_RSA = rsa.generate_private_key(65537, 1024)
EC, OTHER_EC = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
P384 = ec.generate_private_key(ec.SECP384R1())
ED, OTHER_ED = (ed25519.Ed25519PrivateKey.generate() for _ in range(2))
SIGNERS = {"RS256": (RSA, "rsa"), "ES256": (EC, "ec"), "EdDSA": (ED, "ed"), "HS256": (SECRET, None)}


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def web_key(private, kid, **more):
    public = private.public_key()
    kind = {rsa.RSAPublicKey: "RSAAlgorithm", ec.EllipticCurvePublicKey: "ECAlgorithm"}
    name = next((name for type_, name in kind.items() if isinstance(public, type_)), "OKPAlgorithm")
    key = getattr(jwt.algorithms, name).to_jwk(public, as_dict=True)
    key.pop("key_ops", None)
    return key | {"kid": kid} | more


def token(alg="RS256", claims=CLAIMS, key=None, headers=None, without=(), **more):
    """Makes a token with PyJWT. `more` has claims that replace those in `claims`."""
    default, kid = SIGNERS[alg]
    claims = {name: value for name, value in (claims | more).items() if name not in without}
    headers = {"kid": kid} if headers is None and kid else headers or {}
    return jwt.encode(claims, key or default, alg, headers=headers)


def raw(header, payload, sign=None):
    """Makes a token from arbitrary bytes. `sign` computes the signature of the first two parts."""
    parts = [part if isinstance(part, bytes) else json.dumps(part).encode() for part in (header, payload)]
    message = ".".join(b64(part) for part in parts)
    return message + "." + (b64(sign(message.encode())) if sign else "")


def hs(secret):
    return lambda message: hmac.new(secret, message, hashlib.sha256).digest()


def rs(message):
    return jwt.algorithms.RSAAlgorithm(jwt.algorithms.RSAAlgorithm.SHA256).sign(message, RSA)


def ed(message):
    return ED.sign(message)


def changed(text, part, change):
    parts = text.split(".")
    parts[part] = change(parts[part])
    return ".".join(parts)


def flipped(text):
    return ("B" if text[0] == "A" else "A") + text[1:]


HEADER = {"alg": "RS256", "kid": "rsa", "typ": "JWT"}
PAYLOAD = json.dumps(CLAIMS)
PEM = RSA.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
DER = RSA.public_key().public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
PRE = PAYLOAD[:-1]

valid = {
    "RS256": token(),
    "ES256": token("ES256"),
    "EdDSA": token("EdDSA"),
    "HS256": token("HS256"),
    "HS256 with a key's name": token("HS256", headers={"kid": "any"}),
    "HS256 for both": token("HS256", aud=["pages", "coach"]),
    "no key named, one of the kind": token("ES256", headers={}),
    "several audiences": token(aud=["pages", "coach"]),
    "no issued-at": token(without=["iat"]),
    "begun": token(nbf=NOW - 5),
    "ended within the leeway": token(exp=NOW - 29),
    "begins within the leeway": token(nbf=NOW + 29),
    "times with fractions": raw(HEADER, CLAIMS | {"exp": NOW + 300.75, "nbf": NOW - 5.5, "iat": NOW - 1.25}, rs),
    "times with exponents": raw(HEADER, (PRE + ',"nbf":1.5e9}').replace(str(NOW + 300), f"{NOW + 300}.0e0").encode(), rs),
    "ended within the leeway, with a fraction": raw(HEADER, CLAIMS | {"exp": NOW - 28.5}, rs),
    "begins within the leeway, with a fraction": raw(HEADER, CLAIMS | {"nbf": NOW + 29.5}, rs),
    "an access token": token(headers={"kid": "rsa", "typ": "at+jwt"}),
    "no type": token(headers={"kid": "rsa", "typ": None}),
    "key addresses are ignored": token(
        headers={"kid": "rsa", "jku": "https://evil.example/keys", "x5u": "https://evil.example/c",
                 "jwk": web_key(OTHER_RSA, "rsa")}),
    "a plan": token(app_metadata={"plan": "premium"}),
    "no plan, but its place": token(app_metadata={"other": 1}),
    "a number for a user": raw(HEADER, CLAIMS | {"sub": 7}, rs),
    "a user in any script": token(sub="Ännchen 🦊"),
}

forged = {
    # The algorithm is wrong.
    "alg none": (raw({"alg": "none"}, CLAIMS), "algorithm"),
    "alg none, a key's name": (raw({"alg": "none", "kid": "rsa"}, CLAIMS), "algorithm"),
    "alg None": (raw({"alg": "None"}, CLAIMS, rs), "algorithm"),
    "alg nOnE with a good signature": (raw({"alg": "nOnE", "kid": "rsa"}, CLAIMS, rs), "algorithm"),
    "alg empty": (raw({"alg": ""}, CLAIMS, rs), "algorithm"),
    "alg rs256": (raw(HEADER | {"alg": "rs256"}, CLAIMS, rs), "algorithm"),
    "alg missing": (raw({"kid": "rsa"}, CLAIMS, rs), "malformed"),
    "alg null": (raw(HEADER | {"alg": None}, CLAIMS, rs), "malformed"),
    "alg a list": (raw(HEADER | {"alg": ["RS256"]}, CLAIMS, rs), "malformed"),
    "alg twice": (raw(b'{"alg":"RS256","alg":"HS256","kid":"rsa"}', CLAIMS, rs), "malformed"),
    "RS512, good but not allowed": (jwt.encode(CLAIMS, RSA, "RS512", headers={"kid": "rsa"}), "algorithm"),
    "PS256, good but not allowed": (jwt.encode(CLAIMS, RSA, "PS256", headers={"kid": "rsa"}), "algorithm"),
    "ES384, good but not allowed": (jwt.encode(CLAIMS, P384, "ES384", headers={"kid": "p384"}), "algorithm"),
    # The key has the wrong type.
    "HS256 with the RSA key's PEM": (raw(HEADER | {"alg": "HS256"}, CLAIMS, hs(PEM)), "signature"),
    "HS256 with the RSA key's PEM, stripped": (raw(HEADER | {"alg": "HS256"}, CLAIMS, hs(PEM.strip())), "signature"),
    "HS256 with the RSA key's DER": (raw(HEADER | {"alg": "HS256"}, CLAIMS, hs(DER)), "signature"),
    "HS256 with an empty secret": (raw(HEADER | {"alg": "HS256"}, CLAIMS, hs(b"")), "signature"),
    "HS256 with the key's name": (raw(HEADER | {"alg": "HS256"}, CLAIMS, hs(b"rsa")), "signature"),
    "RS256 that names the EC key": (token(headers={"kid": "ec"}), "unknownKey"),
    "RS256, in truth an HMAC": (raw(HEADER, CLAIMS, hs(SECRET.encode())), "signature"),
    "a weak key of the set": (jwt.encode(CLAIMS, WEAK_RSA, "RS256", headers={"kid": "weak"}), "unknownKey"),
    "a key for encryption": (jwt.encode(CLAIMS, OTHER_RSA, "RS256", headers={"kid": "enc"}), "unknownKey"),
    "a key of another algorithm": (jwt.encode(CLAIMS, OTHER_RSA, "RS256", headers={"kid": "rs512"}), "unknownKey"),
    # The key's name is wrong.
    "kid unknown": (token(headers={"kid": "rsb"}), "unknownKey"),
    "kid in capitals": (token(headers={"kid": "RSA"}), "unknownKey"),
    "kid with a blank": (token(headers={"kid": "rsa "}), "unknownKey"),
    "kid a prefix": (token(headers={"kid": "rs"}), "unknownKey"),
    "kid a path": (token(headers={"kid": "../../dev/null"}), "unknownKey"),
    "kid empty": (token(headers={"kid": ""}), "unknownKey"),
    "kid a number": (raw(HEADER | {"kid": 1}, CLAIMS, rs), "malformed"),
    "kid twice": (raw(b'{"alg":"RS256","kid":"rsa","kid":"ec"}', CLAIMS, rs), "malformed"),
    "kid missing among several keys": (token(headers={}), "unknownKey"),
    "kid endless": (token(headers={"kid": "k" * 300}), "malformed"),
    # The signature is wrong.
    "another RSA key": (token(key=OTHER_RSA), "signature"),
    "another EC key": (token("ES256", key=OTHER_EC), "signature"),
    "another Ed25519 key": (token("EdDSA", key=OTHER_ED), "signature"),
    "another secret": (token("HS256", key=SECRET + "!"), "signature"),
    "no signature": (changed(token(), 2, lambda _: ""), "malformed"),
    "half a signature": (changed(token(), 2, lambda s: s[: len(s) // 8 * 4]), "signature"),
    "a longer signature": (changed(token(), 2, lambda s: b64(base64.urlsafe_b64decode(s + "==") + b"\0")), "signature"),
    "a changed signature": (changed(token(), 2, flipped), "signature"),
    "another token's signature": (changed(token(sub="bob"), 2, lambda _: token().split(".")[2]), "signature"),
    "a changed payload": (
        changed(token(), 1, lambda _: b64(json.dumps(CLAIMS | {"sub": "bob"}).encode())), "signature"),
    "a changed header": (changed(token(), 0, lambda _: b64(json.dumps(HEADER | {"x": 1}).encode())), "signature"),
    "ES256 of zeros": (changed(token("ES256"), 2, lambda _: b64(bytes(64))), "signature"),
    "ES256 in DER": (
        raw({"alg": "ES256", "kid": "ec"}, CLAIMS, lambda m: EC.sign(m, ec.ECDSA(jwt.algorithms.hashes.SHA256()))),
        "signature"),
    "EdDSA of zeros": (changed(token("EdDSA"), 2, lambda _: b64(bytes(64))), "signature"),
    "EdDSA, in truth RSA": (raw({"alg": "EdDSA", "kid": "ed"}, CLAIMS, rs), "signature"),
    # The token has extensions.
    "crit": (token(headers={"kid": "rsa", "crit": ["exp"]}), "extensions"),
    "crit empty": (token(headers={"kid": "rsa", "crit": []}), "extensions"),
    "crit b64": (raw(HEADER | {"crit": ["b64"], "b64": False}, CLAIMS, rs), "extensions"),
    "b64 alone": (raw(HEADER | {"b64": False}, CLAIMS, rs), "extensions"),
    "compressed": (raw(HEADER | {"zip": "DEF"}, CLAIMS, rs), "extensions"),
    "a logout token": (token(headers={"kid": "rsa", "typ": "logout+jwt"}), "extensions"),
    "a type that is no text": (raw(HEADER | {"typ": 1}, CLAIMS, rs), "malformed"),
    # The times are wrong.
    "expired": (token(exp=NOW - 31), "expired"),
    "expired just now": (token(exp=NOW - 30), "expired"),
    "never expires": (token(without=["exp"]), "endless"),
    "exp 0": (raw(HEADER, CLAIMS | {"exp": 0}, rs), "expired"),
    "exp negative": (raw(HEADER, CLAIMS | {"exp": -1}, rs), "malformed"),
    "exp a text": (raw(HEADER, CLAIMS | {"exp": str(NOW + 300)}, rs), "malformed"),
    "exp null": (raw(HEADER, CLAIMS | {"exp": None}, rs), "malformed"),
    "exp beyond all numbers": (raw(HEADER, (PRE + ',"exp2":1}').replace(str(NOW + 300), "1e400").encode(), rs),
                               "malformed"),
    "exp 2^63-1": (raw(HEADER, CLAIMS | {"exp": 2**63 - 1}, rs), "malformed"),
    "exp 2^64": (raw(HEADER, CLAIMS | {"exp": 2**64}, rs), "malformed"),
    "exp twice": (raw(HEADER, (PRE + f',"exp":{NOW + 9999}}}').encode(), rs), "malformed"),
    "expired half a second ago": (raw(HEADER, CLAIMS | {"exp": NOW - 30.5}, rs), "expired"),
    "expired within this second": (raw(HEADER, CLAIMS | {"exp": NOW - 29.5}, rs), "expired"),
    "nbf half a second too early": (raw(HEADER, CLAIMS | {"nbf": NOW + 30.5}, rs), "early"),
    "iat half a second too early": (raw(HEADER, CLAIMS | {"iat": NOW + 30.5}, rs), "early"),
    "exp 1e308": (raw(HEADER, CLAIMS | {"exp": 1e308}, rs), "malformed"),
    "exp -0.5": (raw(HEADER, CLAIMS | {"exp": -0.5}, rs), "malformed"),
    "nbf in the future": (token(nbf=NOW + 31), "early"),
    "nbf a text": (raw(HEADER, CLAIMS | {"nbf": "0"}, rs), "malformed"),
    "iat in the future": (token(iat=NOW + 31), "early"),
    # The issuer or the audience is wrong.
    "iss missing": (token(without=["iss"]), "issuer"),
    "iss another": (token(iss="https://id.example.com"), "issuer"),
    "iss a list": (raw(HEADER, CLAIMS | {"iss": [ISSUER]}, rs), "malformed"),
    "iss twice": (raw(HEADER, (PRE + ',"iss":"x"}').encode(), rs), "malformed"),
    "aud missing": (token(without=["aud"]), "audience"),
    "aud another": (token(aud="pages"), "audience"),
    "aud in capitals": (token(aud="Coach"), "audience"),
    "aud an empty list": (token(aud=[]), "audience"),
    "aud a list without us": (token(aud=["pages", "coach2"]), "audience"),
    "aud a list of numbers": (raw(HEADER, CLAIMS | {"aud": [1]}, rs), "malformed"),
    "aud an object": (raw(HEADER, CLAIMS | {"aud": {"coach": 1}}, rs), "malformed"),
    "aud twice": (raw(HEADER, (PRE + ',"aud":"coach"}').encode(), rs), "malformed"),
    "aud of a thousand": (raw(HEADER, CLAIMS | {"aud": ["x"] * 1000 + ["coach"]}, rs), "malformed"),
    # The user's id is wrong.
    "sub missing": (token(without=["sub"]), "user"),
    "sub empty": (token(sub=""), "user"),
    "sub endless": (token(sub="u" * 513), "user"),
    "sub null": (raw(HEADER, CLAIMS | {"sub": None}, rs), "user"),
    "sub a list": (raw(HEADER, CLAIMS | {"sub": ["ann"]}, rs), "malformed"),
    "sub twice": (raw(HEADER, (PRE + ',"sub":"bob"}').encode(), rs), "malformed"),
    "sub twice, once escaped": (raw(HEADER, (PRE + ',"su\\u0062":"bob"}').encode(), rs), "malformed"),
    "plan a list": (raw(HEADER, CLAIMS | {"app_metadata": {"plan": ["premium"]}}, rs), "malformed"),
    "plan twice": (raw(HEADER, (PRE + ',"app_metadata":{"plan":"a","plan":"b"}}').encode(), rs), "malformed"),
    # The form of the token is wrong.
    "empty": ("", "malformed"),
    "dots only": ("..", "malformed"),
    "one part": ("a", "malformed"),
    "two parts": (".".join(token().split(".")[:2]), "malformed"),
    "four parts": (token() + ".AAAA", "malformed"),
    "five parts, as if encrypted": ("a.b.c.d.e", "malformed"),
    "a blank before it": (" " + token(), "malformed"),
    "a blank behind it": (token() + " ", "malformed"),
    "padding": (changed(token(), 2, lambda s: s + "=="), "malformed"),
    "not base64url: +": (changed(token(), 2, lambda s: "+" + s[1:]), "malformed"),
    "not base64url: a NUL": (changed(token(), 2, lambda s: "\0" + s[1:]), "malformed"),
    "stray bits behind the last byte": (changed(token("EdDSA"), 2, lambda s: s[:-1] + chr(ord(s[-1]) + 1)), "malformed"),
    "a length that no bytes have": (changed(token(), 2, lambda s: s + "A" * (5 - len(s) % 4)), "malformed"),
    "header no JSON": (raw(b"alg", CLAIMS, rs), "malformed"),
    "header a list": (raw(b'["RS256"]', CLAIMS, rs), "malformed"),
    "header with something behind it": (raw(json.dumps(HEADER).encode() + b"{}", CLAIMS, rs), "malformed"),
    "header not UTF-8": (raw(b'{"alg":"RS256","kid":"rsa","x":"\xff"}', CLAIMS, rs), "malformed"),
    "payload no JSON": (raw(HEADER, b"ann", rs), "malformed"),
    "payload a list": (raw(HEADER, b"[]", rs), "malformed"),
    "payload a number": (raw(HEADER, b"1", rs), "malformed"),
    "payload empty": (raw(HEADER, b"", rs), "malformed"),
    "payload not UTF-8": (raw(HEADER, PRE.encode() + b',"x":"\xff"}', rs), "malformed"),
    "payload nested deep": (raw(HEADER, (PRE + ',"x":' + "[" * 40 + "]" * 40 + "}").encode(), rs), "malformed"),
    "huge": (raw(HEADER, CLAIMS | {"x": "x" * 8000}, rs), "malformed"),
    "huge header": (raw(HEADER | {"x": "x" * 9000}, CLAIMS, rs), "malformed"),
}
# The last base64url character of an Ed25519 signature has 4 significant bits and 2 bits that must be 0. Only
# a signature of this length has such bits, and the forged token above differs only in them.
assert len(forged["stray bits behind the last byte"][0].split(".")[2]) % 4 == 2

keys = [
    web_key(RSA, "rsa", alg="RS256", use="sig"),
    web_key(EC, "ec"),
    web_key(ED, "ed", use="sig", key_ops=["verify"]),
    web_key(WEAK_RSA, "weak"),
    web_key(OTHER_RSA, "enc", use="enc"),
    web_key(OTHER_RSA, "rs512", alg="RS512"),
    web_key(OTHER_RSA, "signs", key_ops=["sign"]),
    web_key(P384, "p384"),
    {"kty": "oct", "kid": "oct", "k": b64(SECRET.encode())},
    {"kty": "RSA", "kid": "broken", "n": "AQAB", "e": "AQAB"},
    {"kty": "EC", "kid": "off the curve", "crv": "P-256", "x": b64(bytes(32)), "y": b64(b"\1" * 32)},
    {"kty": "unheard of"},
    1,
]
# This is a second key for RS256. A token without a key id is therefore ambiguous and must be refused.
keys.append(web_key(rsa.generate_private_key(65537, 2048), "rsa-next", alg="RS256"))

rotated = [key for key in keys if key != 1 and key.get("kid") != "rsa"]
json.dump(
    {"now": NOW, "secret": SECRET, "issuer": ISSUER, "valid": valid,
     "keys": json.dumps({"keys": keys}), "rotatedKeys": json.dumps({"keys": rotated}),
     "forged": [{"name": name, "token": text, "fault": fault} for name, (text, fault) in forged.items()]},
    sys.stdout)
