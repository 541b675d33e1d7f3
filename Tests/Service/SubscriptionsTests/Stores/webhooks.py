"""webhooks.py SCHEME SECRET BODY [SECONDS]: prints the header fields with which a store signs a webhook, as
one JSON object.

The store's own library signs. If it has no signer, this script signs by the store's documents and the library
verifies the result. The library's types read the body. An unknown or missing member is a mistake of the test."""

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

    # Polar's library has no signer. Its verifier accepts the secret's text as the key, and also the
    # base64-decoded bytes.
    key = SECRET.encode()
    if SECRET.startswith("whsec_"):
        key = base64.b64decode(SECRET[6:])
    signature = base64.b64encode(code(key, f"{NAME}.{NOW}.{BODY}").digest()).decode()
    fields = {"webhook-id": NAME, "webhook-timestamp": str(NOW), "webhook-signature": f"v1,{signature}"}
    # The library compares the time with its own clock.
    if len(sys.argv) < 5:
        # Only one type is loaded, because loading all of them takes ten seconds.
        kinds = frozenset(["subscription.updated"])
        assert validate_event(
            BODY, fields, SECRET, kinds, lambda told: deserialize(told, WebhookSubscriptionUpdatedPayload)).data.status
    return fields


def clerk():
    from clerk_backend_api.models import CommerceSubscriptionItem, CommerceSubscriptionItemStatus

    # The library's type is the item of the API, which is like the webhook's item (Clerk's event catalogue).
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
