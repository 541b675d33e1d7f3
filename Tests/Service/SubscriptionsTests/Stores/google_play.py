"""Makes and checks tokens and keys of Google with google-auth.

google_play.py push AUDIENCE ACCOUNT SECONDS
    prints one JSON document with tokens such as Pub/Sub sends with its pushes, and the key set that verifies them
google_play.py account TOKEN_URI FOLDER
    prints the key file of a service account for the key in FOLDER
google_play.py assertion TOKEN_URI FOLDER ASSERTION
    verifies the assertion with which the edge requests an access token, and prints its claims"""

import base64
import json
import pathlib
import sys

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from google.auth import crypt, jwt
from google.oauth2 import service_account


def pem(key):
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()


def public(key):
    return key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()


def number(value):
    return base64.urlsafe_b64encode(value.to_bytes((value.bit_length() + 7) // 8, "big")).rstrip(b"=").decode()


def push(audience, account, seconds):
    now, key, other = int(seconds), rsa.generate_private_key(65537, 2048), rsa.generate_private_key(65537, 2048)
    claims = {
        "iss": "https://accounts.google.com", "aud": audience, "email": account, "email_verified": True, "sub": "1",
        "azp": "1", "iat": now, "exp": now + 3600}

    def token(signer=key, name="k1", **changes):
        return jwt.encode(crypt.RSASigner.from_string(pem(signer)), claims | changes, key_id=name).decode()

    good = token()
    assert jwt.decode(good, certs={"k1": public(key)}, audience=audience)["email"] == account
    numbers = key.public_key().public_numbers()
    bad = {
        "another signer": token(other), "another key": token(key, "k2"), "another audience": token(aud="https://x.example"),
        "another account": token(email="other@example.com"), "another issuer": token(iss="https://x.example"),
        "an account that is not verified": token(email_verified=False), "a token that has ended": token(exp=now - 60),
        "no account": token(email=None)}
    keys = {"keys": [{"kty": "RSA", "use": "sig", "alg": "RS256", "kid": "k1", "n": number(numbers.n), "e": number(numbers.e)}]}
    return {"good": good, "bad": bad, "keys": json.dumps(keys)}


def account(uri, folder):
    key = rsa.generate_private_key(65537, 2048)
    (pathlib.Path(folder) / "account.pub").write_text(public(key))
    info = {
        "type": "service_account", "project_id": "p", "private_key_id": "kid1", "private_key": pem(key),
        "client_email": "edge@p.iam.gserviceaccount.com", "client_id": "1", "token_uri": uri}
    assert service_account.Credentials.from_service_account_info(info).service_account_email == info["client_email"]
    return info


def assertion(uri, folder, text):
    claims = jwt.decode(text, certs={"kid1": (pathlib.Path(folder) / "account.pub").read_text()}, audience=uri)
    return {name: str(claims[name]) for name in ("iss", "aud", "scope")}


verb, *rest = sys.argv[1:]
print(json.dumps({"push": push, "account": account, "assertion": assertion}[verb](*rest)))
