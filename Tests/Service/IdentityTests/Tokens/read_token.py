"""read_token.py KEY ALGORITHM TOKEN: prints the token's header and claims as one JSON document, after PyJWT
has verified it."""

import json
import sys

import jwt
from cryptography.hazmat.primitives.serialization import load_pem_private_key

PEM, ALGORITHM, TOKEN = sys.argv[1:]
KEY = load_pem_private_key(PEM.encode(), None).public_key()
claims = jwt.decode(TOKEN, KEY, algorithms=[ALGORITHM])
print(json.dumps(jwt.get_unverified_header(TOKEN) | claims))
