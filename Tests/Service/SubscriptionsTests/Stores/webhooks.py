"""Signs a webhook as a store does, and prints the header fields of the signature as one JSON object.

webhooks.py SCHEME SECRET BODY [SECONDS]

The store's own library signs. If the library cannot sign, this script signs as the store's documents say, and the
library verifies the signature. The library's types also read the body. If a member is unknown or missing, the test's
body is wrong, and the script fails."""

import base64
import hashlib
import hmac
import json
import sys
import time
from datetime import datetime, timezone
from types import SimpleNamespace

import stripe_types

SCHEME, SECRET, BODY = sys.argv[1:4]
NOW = int(sys.argv[4]) if len(sys.argv) > 4 else int(time.time())
NAME = "msg_" + hashlib.sha256(BODY.encode()).hexdigest()[:16]


def code(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256)


def stripe():
    from stripe import Webhook
    from stripe._webhook import WebhookSignature

    header = WebhookSignature.generate_signature_header(BODY, SECRET, NOW)
    event = Webhook.construct_event(BODY, header, SECRET, tolerance=None)
    stripe_types.check(json.loads(BODY), "Event")
    if event.type.startswith("customer.subscription."):
        stripe_types.check(json.loads(BODY)["data"]["object"], "Subscription")
    return {"stripe-signature": header}


def paddle():
    from paddle_billing.Entities.Event import Event
    from paddle_billing.Notifications import Secret, Verifier

    header = f"ts={NOW};h1={code(SECRET.encode(), f'{NOW}:{BODY}').hexdigest()}"
    request = SimpleNamespace(body=BODY.encode(), headers={"Paddle-Signature": header})
    assert Verifier().verify(request, Secret(SECRET), verify_time_drift=False)
    told = Event.from_dict(json.loads(BODY))
    assert told.event_type.is_known() and told.data.status.is_known(), BODY
    return {"paddle-signature": header}


def standard():
    from standardwebhooks import Webhook

    moment = datetime.fromtimestamp(NOW, timezone.utc)
    return {
        "webhook-id": NAME, "webhook-timestamp": str(NOW), "webhook-signature": Webhook(SECRET).sign(NAME, moment, BODY)}


def svix():
    from svix.webhooks import Webhook

    fields = {
        "svix-id": NAME, "svix-timestamp": str(NOW),
        "svix-signature": Webhook(SECRET).sign(NAME, datetime.fromtimestamp(NOW, timezone.utc), BODY)}
    if len(sys.argv) < 5:
        Webhook(SECRET).verify(BODY, fields)
    return fields


def polar():
    from polar.v2026_10.webhooks import WebhookSubscriptionUpdatedPayload, deserialize
    from polar.webhooks import validate_event

    # Polar's library cannot sign, so this script does. The key can be the secret's text or its base64-decoded bytes,
    # and the library's verifier accepts both.
    key = SECRET.encode()
    if SECRET.startswith("whsec_"):
        key = base64.b64decode(SECRET[6:])
    signature = base64.b64encode(code(key, f"{NAME}.{NOW}.{BODY}").digest()).decode()
    fields = {"webhook-id": NAME, "webhook-timestamp": str(NOW), "webhook-signature": f"v1,{signature}"}
    # If the argument SECONDS is given, the library cannot verify the webhook, because it compares the time
    # with its own clock.
    if len(sys.argv) < 5:
        # Only one type of webhook is loaded, because loading all types takes ten seconds.
        kinds = frozenset(["subscription.updated"])
        assert validate_event(
            BODY, fields, SECRET, kinds, lambda told: deserialize(told, WebhookSubscriptionUpdatedPayload)).data.status
    return fields


def clerk():
    from clerk_backend_api.models import CommerceSubscriptionItem, CommerceSubscriptionItemStatus

    # Clerk's library has no type for webhooks. By Clerk's event catalogue, the item of a webhook is like the item of
    # the API. So the item is read with the library's type for the API.
    item = json.loads(BODY)["data"]
    unknown = set(item) - set(CommerceSubscriptionItem.model_fields)
    assert not unknown, f"Clerk has no {unknown}"
    CommerceSubscriptionItemStatus(item["status"])
    return svix()


def lemonsqueezy():
    # The field "X-Signature" is a hexadecimal HMAC-SHA256 of the body
    # (docs.lemonsqueezy.com/help/webhooks/signing-requests).
    return {"x-signature": code(SECRET.encode(), BODY).hexdigest()}


def authorization():
    return {"authorization": SECRET}


print(json.dumps(globals()[SCHEME]()))
