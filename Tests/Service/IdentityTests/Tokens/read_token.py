"""Verifies a token with PyJWT, and prints its header and claims as one JSON document.

read_token.py KEY ALGORITHM TOKEN"""

import json
import sys

import jwt
from cryptography.hazmat.primitives.serialization import load_pem_private_key

PEM, ALGORITHM, TOKEN = sys.argv[1:]
KEY = load_pem_private_key(PEM.encode(), None).public_key()
claims = jwt.decode(TOKEN, KEY, algorithms=[ALGORITHM])
print(json.dumps(jwt.get_unverified_header(TOKEN) | claims))
