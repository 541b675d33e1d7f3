"""Makes documents of the App Store with the types of Apple's own library. The keys in FOLDER sign them, and the
library's verifier checks them.

app_store.py FOLDER SECONDS ROWS

ROWS is one of these:
- a JSON list: for each row, the script prints the signed notification and the signed transaction
- a JSON object, the edge's answer to CONSUMPTION_REQUEST: the script prints the values that the library reads in it
- `kinds`: the script prints all types and subtypes of notifications that the library knows"""

import base64
import json
import pathlib
import sys

import jwt
from appstoreserverlibrary.models import (
    ConsumptionRequest, Data, JWSRenewalInfoDecodedPayload, JWSTransactionDecodedPayload, ResponseBodyV2DecodedPayload)
from appstoreserverlibrary.models.AutoRenewStatus import AutoRenewStatus
from appstoreserverlibrary.models.Environment import Environment
from appstoreserverlibrary.models.ExpirationIntent import ExpirationIntent
from appstoreserverlibrary.models.LibraryUtility import _get_cattrs_converter
from appstoreserverlibrary.models.NotificationTypeV2 import NotificationTypeV2
from appstoreserverlibrary.models.OfferDiscountType import OfferDiscountType
from appstoreserverlibrary.models.OfferType import OfferType
from appstoreserverlibrary.models.Status import Status
from appstoreserverlibrary.models.Subtype import Subtype
from appstoreserverlibrary.models.Type import Type
from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

FOLDER, SECONDS, ROWS = sys.argv[1:]
PLACE, NOW, BUNDLE = pathlib.Path(FOLDER), int(SECONDS) * 1000, "com.example.coach"
CHAIN = [place.read_bytes() for name in ("signer", "issuer", "root") if (place := PLACE / f"{name}.der").exists()]
KEY = place.read_text() if (place := PLACE / "signer.key").exists() else ""


def signed(document):
    """Signs a document. Members without a value are left out."""
    plain = _get_cattrs_converter(type(document)).unstructure(document)
    plain = {name: value for name, value in plain.items() if value is not None}
    return jwt.encode(plain, KEY, "ES256", headers={"x5c": [base64.b64encode(one).decode() for one in CHAIN]})


def made(row):
    environment = Environment.SANDBOX if row.get("sandbox") else Environment.PRODUCTION
    verifier = SignedDataVerifier([CHAIN[2]], False, environment, BUNDLE, 1234)
    transaction = signed(JWSTransactionDecodedPayload.JWSTransactionDecodedPayload(
        originalTransactionId=row.get("original", "1000"), transactionId=row.get("id", "1001"),
        bundleId=row.get("bundle", BUNDLE), productId=row.get("product", "coach_monthly"),
        subscriptionGroupIdentifier="20", purchaseDate=row["from"], originalPurchaseDate=row["from"],
        expiresDate=row.get("to"), quantity=row.get("quantity", 1), type=Type(row.get("kind", "Auto-Renewable Subscription")),
        appAccountToken=row.get("account"), signedDate=NOW, revocationDate=row.get("revoked"),
        offerType=OfferType(row["offer"]) if "offer" in row else None,
        offerDiscountType=OfferDiscountType(row["discount"]) if "discount" in row else None,
        environment=environment, storefront="USA", storefrontId="143441", price=9990, currency="USD"))
    renewal = signed(JWSRenewalInfoDecodedPayload.JWSRenewalInfoDecodedPayload(
        originalTransactionId=row.get("original", "1000"), productId=row.get("product", "coach_monthly"),
        autoRenewProductId=row.get("product", "coach_monthly"),
        autoRenewStatus=AutoRenewStatus(1 if row.get("renews", True) else 0),
        expirationIntent=ExpirationIntent(row["intent"]) if row.get("intent") else None,
        gracePeriodExpiresDate=row.get("grace"), signedDate=NOW, environment=environment, renewalPrice=9990, currency="USD"))
    isSubscription = row.get("kind", "Auto-Renewable Subscription").startswith("Auto")
    notification = signed(ResponseBodyV2DecodedPayload.ResponseBodyV2DecodedPayload(
        notificationType=NotificationTypeV2(row["type"]), subtype=Subtype(row["subtype"]) if row.get("subtype") else None,
        notificationUUID=row.get("uuid", "002e14d5-51f5-4503-b5a8-c3a1af68eb20"), version="2.0", signedDate=NOW,
        data=Data.Data(
            environment=environment, appAppleId=1234, bundleId=BUNDLE, bundleVersion="1.2.3",
            status=Status(row["status"]) if row.get("status") else None, signedTransactionInfo=transaction,
            signedRenewalInfo=renewal if isSubscription else None)))
    read = verifier.verify_and_decode_notification(notification)
    assert read.notificationType == NotificationTypeV2(row["type"]), read
    if row.get("bundle", BUNDLE) == BUNDLE:
        assert verifier.verify_and_decode_signed_transaction(transaction).productId == row.get("product", "coach_monthly")
    assert verifier.verify_and_decode_renewal_info(renewal).signedDate == NOW
    return {"notification": notification, "transaction": transaction, "renewal": renewal}


if ROWS == "kinds":
    print(json.dumps([[one.value for one in kind] for kind in (NotificationTypeV2, Subtype)]))
elif ROWS.startswith("{"):
    # ROWS is the edge's answer to CONSUMPTION_REQUEST. The library's own type must be able to read it.
    read = _get_cattrs_converter(ConsumptionRequest.ConsumptionRequest).structure(
        json.loads(ROWS), ConsumptionRequest.ConsumptionRequest)
    print(json.dumps([read.customerConsented, read.sampleContentProvided, read.deliveryStatus.value, read.consumptionPercentage]))
else:
    print(json.dumps([made(row) for row in json.loads(ROWS)]))
